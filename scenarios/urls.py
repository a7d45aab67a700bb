"""Addresses of scenario pages."""

from __future__ import annotations

from django.urls import path

from scenarios import views

app_name = "scenarios"
urlpatterns = [path("scenarios", views.scenario_list, name="scenario-list")]
