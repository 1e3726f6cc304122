"""Settings, and forgetting what was done."""

from django.urls import path

from tutorial.learners import views

app_name = "learners"
urlpatterns = [
    path("", views.settings, name="settings"),
    path("reset/", views.reset, name="reset"),
]
