"""Addresses of the kind."""

from __future__ import annotations

from django.urls import path

from simulate.study.balance import views

urlpatterns = [
    path("studies/balance/new/<batch:version>", views.new, name="balance-new"),
    path("studies/balance/<batch:public_id>/version", views.open_version, name="balance-version"),
]
