"""The scorer: which table, a hand at one table, at every table, and the sheet of a home table."""

from django.urls import path

from tutorial.score import table_views, views

app_name = "score"
urlpatterns = [
    path("", views.which, name="which"),
    path("everywhere/", views.everywhere, name="everywhere"),
    path("sheet/", table_views.table, name="table"),
    path("<slug:id>/", views.score, name="score"),
]
