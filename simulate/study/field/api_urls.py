"""Addresses of the API of fields."""

from __future__ import annotations

from django.urls import path

from simulate.study.field import api

urlpatterns = [
    path("studies/<playtest:public_id>/members", api.JoinFieldView.as_view(), name="field-members"),
    path("studies/<playtest:public_id>/matrix.csv", api.MatrixFile.as_view(), name="field-matrix"),
]
