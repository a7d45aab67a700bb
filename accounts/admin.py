"""Tokens and second factors in the administration: to look at, and to delete. Hashes and secrets are not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.mfa.models import Authenticator
from django.contrib import admin, messages
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group, User
from django.http import HttpRequest
from django.utils.translation import gettext as _

from accounts import leaving, own_data
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
    """Accounts. What staff changes of them is written down.

    One that staff deletes ends as one whose person asks for it: it is closed, and goes with all it owns when its games
    are over. So no rights to each kind of thing are asked for.
    """

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nobody deletes themselves, and accounts with all rights are deleted by one of them."""
        return super().has_delete_permission(request, obj) and (obj is None or _may_end(request, obj))

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> Any:
        """The things that the page of the question names, their number, and the obstacles."""
        told = [
            _("%(name)s, with everything it owns: closed at once, deleted %(minutes)d minutes later")
            % {"name": each, "minutes": leaving.GRACE.seconds // 60}
            for each in objs
        ]
        forbidden = {str(each) for each in objs if not _may_end(request, each)}
        return told, {self.opts.verbose_name_plural: len(told)}, forbidden, []

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        words = _("%(name)s is closed. In %(minutes)d minutes it is deleted with everything it owns (%(things)s).")
        told = {"minutes": leaving.GRACE.seconds // 60, "things": own_data.things(obj) or _("nothing so far")}
        leaving.ask_to_leave(obj, by=request.user.pk)
        messages.success(request, words % (told | {"name": obj}))

    def delete_queryset(self, request: HttpRequest, queryset: Any) -> None:
        for each in queryset:
            self.delete_model(request, each)

    def message_user(self, request: HttpRequest, message: Any, level: int | str = messages.INFO, *given: Any) -> None:
        """Not what Django says after a deletion: it calls the account deleted, and names nothing that goes with it."""
        if not (level == messages.SUCCESS and _deletes(request)):
            super().message_user(request, message, level, *given)

    def log_deletions(self, request: HttpRequest, queryset: Any) -> Any:
        """In Django's own list alone: the service writes into the log of changes."""
        return super(Audited, self).log_deletions(request, queryset)


def _deletes(request: HttpRequest) -> bool:
    """Whether this is the page on which one account is deleted, or the action of the list that deletes several."""
    at = request.resolver_match
    return bool(at and at.url_name == "auth_user_delete") or request.POST.get("action") == "delete_selected"


def _may_end(request: HttpRequest, account: Any) -> bool:
    staff = request.user
    return bool(account.pk != staff.pk and (staff.is_superuser or not account.is_superuser))


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
        return False


admin.site.unregister(Authenticator)  # allauth's shows the secrets


@admin.register(Authenticator)
class SecondFactorAdmin(OnlyDeleted):
    """Deleted for people who have lost their app and their recovery codes."""

    list_display = ("user", "type", "created_at", "last_used_at")
    exclude = ("data",)
