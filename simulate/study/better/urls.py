"""Addresses of pages that ask whether B is better than A."""

from __future__ import annotations

from django.urls import path

from simulate.study.better import views

urlpatterns = [
    path("studies/calculator", views.calculator, name="study-calculator"),
    path("studies/better/new", views.better_new, name="better-new"),
    path("studies/better/scenario/new", views.better_scenario_new, name="better-scenario-new"),
    path("studies/better/estimate", views.better_estimate, name="better-estimate"),
]
