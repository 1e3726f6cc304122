"""Search: one page."""

from django.urls import path

from tutorial.search import views

app_name = "search"
urlpatterns = [path("", views.find, name="find")]
