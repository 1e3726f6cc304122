"""The chooser and the front pages. Their ids stand at the root, so these come last."""

from django.urls import path

from tutorial.traditions import card_views, converters, views

__all__ = ["app_name", "converters", "urlpatterns"]

app_name = "traditions"
urlpatterns = [
    path("which-table/", views.which_table, name="which_table"),
    path("<tradition:id>/", views.front, name="front"),
    path("<tradition:id>/card/", card_views.card, name="card"),
]
