"""The practice tables."""

from django.urls import path

from tutorial.practice import opening_views, views, watching_views

app_name = "practice"
urlpatterns = [
    path("", opening_views.tables, name="tables"),
    path("hand/<uuid:id>/", views.hand, name="hand"),
    path("hand/<uuid:id>/undo/", views.undo, name="undo"),
    path("hand/<uuid:id>/next/", views.next_deal, name="next"),
    path("hand/<uuid:id>/again/", views.again, name="again"),
    path("lesson/<slug:variant>/<slug:slug>/<slug:place>/", opening_views.for_lesson, name="lesson"),
    path("<slug:variant>/", opening_views.start, name="start"),
    path("<slug:variant>/watch/", watching_views.watch, name="watch"),
]
