"""Every address of the site. What a person reads lies under a language; what a machine reads does not."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from tutorial.pages import health, sitemap
from tutorial.practice.games import TABLES

urlpatterns = [
    path("healthz", health.alive),
    path("readyz", health.ready),
    path("robots.txt", health.robots),
    path("sitemap.xml", sitemap.sitemap, name="sitemap"),
    path("favicon.ico", health.icon),
    *i18n_patterns(
        path("", include("tutorial.pages.urls")),
        path("learn/", include("tutorial.learn.urls")),
        path("practice/", include("tutorial.practice.urls")),
        path("drills/", include("tutorial.drills.urls")),
        path("rules/", include("tutorial.rules.urls")),
        path("score/", include("tutorial.score.urls")),
        path("settings/", include("tutorial.learners.urls")),
        path("glossary/", include("tutorial.glossary.urls")),
        path("search/", include("tutorial.search.urls")),
        path("", include("tutorial.faq.urls")),
        path("tiles/", include("tutorial.traditions.tile_urls")),
        path("", include("tutorial.charleston.urls"), {"tables": TABLES}),
        path("", include("tutorial.traditions.urls")),
        prefix_default_language=True,
    ),
]

handler400 = "tutorial.errors.bad_request"
handler403 = "tutorial.errors.forbidden"
handler404 = "tutorial.errors.not_found"
handler500 = "tutorial.errors.failed"
