"""Scenarios in the administration."""

from __future__ import annotations

from django.contrib import admin

from accounts.audited import Audited
from scenarios.models import Scenario


@admin.register(Scenario)
class ScenarioAdmin(Audited):
    list_display = ("title", "game", "owner", "visibility", "updated_at")
    list_filter = ("game", "visibility")
    search_fields = ("title",)
