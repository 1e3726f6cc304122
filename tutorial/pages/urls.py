"""Home and about."""

from django.urls import path

from tutorial.pages import views

app_name = "pages"
urlpatterns = [
    path("", views.home, name="home"),
    path("about/", views.about, name="about"),
]
