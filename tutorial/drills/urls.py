"""Drills: where one begins, each question, and how a round went."""

from django.urls import path

from tutorial.drills import views

app_name = "drills"
urlpatterns = [
    path("", views.start, name="start"),
    path("result/", views.result, name="result"),
    path("<str:variant>/<str:kind>/<str:level>/<str:seed>/", views.question, name="question"),
]
