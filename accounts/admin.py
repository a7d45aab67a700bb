"""Tokens in the administration: to look at, and to delete. Hashes are not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest

from accounts.models import AccessToken

if TYPE_CHECKING:  # subscripts exist for the type checker only
    ModelAdmin = admin.ModelAdmin[Any]
else:
    ModelAdmin = admin.ModelAdmin


@admin.register(AccessToken)
class AccessTokenAdmin(ModelAdmin):
    list_display = ("public_id", "owner", "name", "created_at", "expires_at", "revoked_at", "last_used_at")
    exclude = ("digest", "form_key")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
