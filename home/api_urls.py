"""Addresses of calls that several apps answer together, below /api/v1/."""

from __future__ import annotations

from django.urls import path

from accounts.allowances_api import Allowances
from home.checking import Validate

app_name = "home-api"
urlpatterns = [
    path("validate", Validate.as_view(), name="validate"),
    path("allowances", Allowances.as_view(), name="allowances"),
]
