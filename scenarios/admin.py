"""Scenarios in the administration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import admin

from scenarios.models import Scenario

if TYPE_CHECKING:  # subscripts exist for the type checker only
    ModelAdmin = admin.ModelAdmin[Scenario]
else:
    ModelAdmin = admin.ModelAdmin


@admin.register(Scenario)
class ScenarioAdmin(ModelAdmin):
    list_display = ("title", "game", "owner", "visibility", "updated_at")
    list_filter = ("game", "visibility")
    search_fields = ("title",)
