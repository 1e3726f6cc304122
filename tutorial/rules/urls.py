"""The rules: all of them, side by side, one tradition's, and the sheet to agree on."""

from django.urls import path

from tutorial.rules import compare_views, views

app_name = "rules"
urlpatterns = [
    path("", views.index, name="index"),
    path("compare/", compare_views.compare, name="compare"),
    path("<slug:id>/", views.rules, name="rules"),
    path("<slug:id>/sheet/", views.sheet, name="sheet"),
]
