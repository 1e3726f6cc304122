"""The glossary: all words, and a page for each."""

from django.urls import path

from tutorial.glossary import views

app_name = "glossary"
urlpatterns = [
    path("", views.index, name="index"),
    path("<str:id>/", views.entry, name="entry"),
]
