"""Addresses of the kind."""

from __future__ import annotations

from django.urls import path

from simulate.study.best_card import views

urlpatterns = [
    path("studies/best-card/new", views.new, name="best-card-new"),
    path("studies/best-card/<batch:public_id>/version", views.open_version, name="best-card-version"),
]
