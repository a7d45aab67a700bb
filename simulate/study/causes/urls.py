"""Addresses of the kind."""

from __future__ import annotations

from django.urls import path

from simulate.study.causes import views

urlpatterns = [
    path("studies/causes/new", views.of_deck, name="causes-of-deck"),
    path("studies/causes/new/<batch:public_id>", views.new, name="causes-new"),
    path("studies/causes/<batch:public_id>/effects.csv", views.effects, name="causes-csv"),
]
