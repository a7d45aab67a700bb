"""Addresses of the pages of fields."""

from __future__ import annotations

from django.urls import path

from simulate.study.field import views

urlpatterns = [
    path("studies/field/new", views.field_new, name="field-new"),
    path("studies/field/estimate", views.field_estimate, name="field-estimate"),
    path("studies/field/scenario/new", views.scenario_field_new, name="field-scenario-new"),
    path("studies/<batch:public_id>/join", views.field_join, name="field-join"),
    path("studies/<batch:public_id>/pairings", views.field_pairings, name="field-pairings"),
    path("studies/<batch:public_id>/matrix.csv", views.field_csv, name="field-csv"),
]
