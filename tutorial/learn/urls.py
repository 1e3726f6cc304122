"""Courses, lessons, steps."""

from django.urls import path

from tutorial.learn import views

app_name = "learn"
urlpatterns = [
    path("<slug:variant>/", views.course, name="course"),
    path("<slug:variant>/<slug:slug>/", views.lesson, name="lesson"),
    path("<slug:variant>/<slug:slug>/recap/", views.recap, name="recap"),
    path("<slug:variant>/<slug:slug>/<slug:step_id>/", views.step, name="step"),
]
