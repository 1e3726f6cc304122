"""The Charleston room of a tradition that passes tiles."""

from django.urls import path

from tutorial.charleston import views

app_name = "charleston"
urlpatterns = [path("<slug:variant>/charleston/", views.room, name="room")]
