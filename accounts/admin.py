"""Tokens and second factors in the administration: to look at, and to delete. Hashes and secrets are not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.mfa.models import Authenticator
from django.contrib import admin
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group, User
from django.http import HttpRequest

from accounts.audited import Audited
from accounts.models import AccessToken, Change

if TYPE_CHECKING:  # subscripts exist for the type checker only
    ModelAdmin = admin.ModelAdmin[Any]
    PeopleAdmin = UserAdmin[User]
else:
    ModelAdmin = admin.ModelAdmin
    PeopleAdmin = UserAdmin


class OnlyDeleted(Audited):
    """Rows that nobody makes or changes by hand."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(AccessToken)
class AccessTokenAdmin(OnlyDeleted):
    list_display = ("public_id", "owner", "name", "created_at", "expires_at", "revoked_at", "last_used_at")
    exclude = ("digest", "form_key")


admin.site.unregister(User)


@admin.register(User)
class PersonAdmin(Audited, PeopleAdmin):
    """Accounts. What staff changes of them is written down."""


admin.site.unregister(Group)


@admin.register(Group)
class RightsAdmin(Audited, GroupAdmin):
    """Groups of rights."""


@admin.register(Change)
class ChangeAdmin(ModelAdmin):
    """The log of changes, to look at. The dispatcher deletes what is old."""

    list_display = ("at", "actor", "what", "kind", "key", "owner", "before", "after", "request")
    list_filter = ("what", "kind")
    list_select_related = ("actor", "owner")
    search_fields = ("key", "request", "actor__username", "owner__username")
    show_full_result_count = False

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """With the account that they are about alone, which takes them along."""
        match = request.resolver_match
        is_of_account = match is not None and match.view_name == "admin:auth_user_delete"
        return is_of_account and super().has_delete_permission(request, obj)


admin.site.unregister(Authenticator)  # allauth's shows the secrets


@admin.register(Authenticator)
class SecondFactorAdmin(OnlyDeleted):
    """Deleted for people who have lost their app and their recovery codes."""

    list_display = ("user", "type", "created_at", "last_used_at")
    exclude = ("data",)
