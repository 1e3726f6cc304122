"""Courses, lessons, steps, and the questions for those who know a lesson already."""

from django.urls import path

from tutorial.learn import known_views, views

app_name = "learn"
urlpatterns = [
    path("<slug:variant>/", views.course, name="course"),
    path("<slug:variant>/<slug:slug>/", views.lesson, name="lesson"),
    path("<slug:variant>/<slug:slug>/recap/", views.recap, name="recap"),
    path("<slug:variant>/<slug:slug>/known/", known_views.known, name="known"),
    path("<slug:variant>/<slug:slug>/known/<slug:step_id>/", known_views.question, name="known-step"),
    path("<slug:variant>/<slug:slug>/<slug:step_id>/", views.step, name="step"),
]
