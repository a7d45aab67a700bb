"""Tokens and second factors in the administration: to look at, and to delete. Hashes and secrets are not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.mfa.models import Authenticator
from django.contrib import admin
from django.http import HttpRequest

from accounts.models import AccessToken

if TYPE_CHECKING:  # subscripts exist for the type checker only
    ModelAdmin = admin.ModelAdmin[Any]
else:
    ModelAdmin = admin.ModelAdmin


class OnlyDeleted(ModelAdmin):
    """Rows that nobody makes or changes by hand."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(AccessToken)
class AccessTokenAdmin(OnlyDeleted):
    list_display = ("public_id", "owner", "name", "created_at", "expires_at", "revoked_at", "last_used_at")
    exclude = ("digest", "form_key")


admin.site.unregister(Authenticator)  # allauth's shows the secrets


@admin.register(Authenticator)
class SecondFactorAdmin(OnlyDeleted):
    """Deleted for people who have lost their app and their recovery codes."""

    list_display = ("user", "type", "created_at", "last_used_at")
    exclude = ("data",)
