"""Pages of the administration that write what staff changes into the log of changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.contrib import admin
from django.contrib.auth import get_user_model
from django.db.models import Model
from django.http import HttpRequest

from accounts.audit import note
from accounts.models import What

if TYPE_CHECKING:  # subscripts exist for the type checker only
    ModelAdmin = admin.ModelAdmin[Any]
else:
    ModelAdmin = admin.ModelAdmin

SECRET: Final = ("password", "digest", "secret", "key", "token", "data", "email")
"""Fields with one of these words in their name are named without their values."""


class Audited(ModelAdmin):
    """Each change is a line, written in its transaction."""

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: Any) -> None:
        super().save_model(request, obj, form, change)
        if change:
            before = {name: form.initial.get(name) for name in form.changed_data}
            after = {name: form.cleaned_data.get(name) for name in form.changed_data}
            obj.told = (_words(before), _words(after))

    def log_addition(self, request: HttpRequest, obj: Any, message: Any) -> Any:
        _note(request, What.MADE, obj)
        return super().log_addition(request, obj, message)

    def log_change(self, request: HttpRequest, obj: Any, message: Any) -> Any:
        before, after = getattr(obj, "told", ("", _fields(message)))
        _note(request, What.CHANGED, obj, before, after)
        return super().log_change(request, obj, message)

    def log_deletions(self, request: HttpRequest, queryset: Any) -> Any:
        for obj in queryset:
            _note(request, What.DELETED, obj)
        return super().log_deletions(request, queryset)


def _note(request: HttpRequest, what: What, obj: Any, before: str = "", after: str = "") -> None:
    key = getattr(obj, "public_id", obj.pk)
    owner = None if what == What.DELETED and isinstance(obj, get_user_model()) else _owner_of(obj)
    note(what, owner=owner, kind=obj._meta.model_name, key=key, before=before, after=after, by=request.user.pk)


def _owner_of(obj: Model) -> int | None:
    """The account that a row belongs to. An account that is deleted takes the lines about it along."""
    if isinstance(obj, get_user_model()):
        return int(obj.pk)
    return getattr(obj, "owner_id", None) or getattr(obj, "user_id", None)


def _words(values: dict[str, object]) -> str:
    return "; ".join(f"{name}: {_word(name, value)}" for name, value in values.items())


def _word(name: str, value: object) -> str:
    if any(word in name for word in SECRET):
        return "…"
    if hasattr(value, "__iter__") and not isinstance(value, str):
        return ", ".join(sorted(map(str, value)))
    return str(value)


def _fields(message: Any) -> str:
    """The names of changed fields, where a page of its own changed them: a password."""
    parts = message if isinstance(message, list) else []
    return "; ".join(", ".join(part.get("changed", {}).get("fields", ())) for part in parts)
