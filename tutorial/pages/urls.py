"""Home, its question to try, and about."""

from django.urls import path

from tutorial.pages import views

app_name = "pages"
urlpatterns = [
    path("", views.home, name="home"),
    path("try/", views.try_it, name="try"),
    path("about/", views.about, name="about"),
]
