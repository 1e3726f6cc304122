"""The tile rooms and their cards."""

from django.urls import path

from tutorial.traditions import converters, tile_views

__all__ = ["app_name", "converters", "urlpatterns"]

app_name = "tiles"
urlpatterns = [
    path("", tile_views.rooms, name="rooms"),
    path("<tradition:id>/", tile_views.room, name="room"),
    path("<tradition:id>/<design:design>/", tile_views.card, name="card"),
]
