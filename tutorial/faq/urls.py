"""The questions and the corrections: a page each."""

from django.urls import path

from tutorial.faq import views

app_name = "faq"
urlpatterns = [
    path("faq/", views.questions, name="questions"),
    path("corrections/", views.corrections, name="corrections"),
]
