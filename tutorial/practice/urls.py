"""The practice tables."""

from django.urls import path

from tutorial.practice import views

app_name = "practice"
urlpatterns = [
    path("", views.tables, name="tables"),
    path("hand/<uuid:id>/", views.hand, name="hand"),
    path("hand/<uuid:id>/undo/", views.undo, name="undo"),
    path("hand/<uuid:id>/next/", views.next_deal, name="next"),
    path("hand/<uuid:id>/again/", views.again, name="again"),
    path("lesson/<slug:variant>/<slug:slug>/<slug:place>/", views.for_lesson, name="lesson"),
    path("<slug:variant>/", views.start, name="start"),
    path("<slug:variant>/watch/", views.watch, name="watch"),
]
