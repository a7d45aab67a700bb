"""Playtests in the administration: to look at, not to change. The books are kept by the protocol alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from simulate.models import Batch, Chunk, NotableGame, Quota, Series, Study
from simulate.overview.views import now
from web.staff import StaffPage

if TYPE_CHECKING:  # subscripts exist for the type checker only
    ModelAdmin = admin.ModelAdmin[Any]
else:
    ModelAdmin = admin.ModelAdmin


admin.site.pages.append(StaffPage("now", _("How it runs"), now))  # type: ignore[attr-defined]  # it is a StaffSite


class ReadOnly(ModelAdmin):
    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Batch)
class BatchAdmin(ReadOnly):
    list_display = ("public_id", "game", "owner", "state", "n_games", "games_done", "created_at", "fault")
    list_filter = ("state", "game", ("set_aside", admin.EmptyFieldListFilter))


@admin.register(Series)
class SeriesAdmin(ReadOnly):
    list_display = ("public_id", "owner", "created_at")


@admin.register(Study)
class StudyAdmin(ReadOnly):
    list_display = ("public_id", "kind", "title", "owner", "state", "created_at")
    list_filter = ("state", "kind")


@admin.register(Chunk)
class ChunkAdmin(ReadOnly):
    list_display = ("batch", "first_game", "size", "state", "attempt", "last_error")
    list_filter = ("state",)
    exclude = ("games",)


@admin.register(NotableGame)
class NotableGameAdmin(ReadOnly):
    list_display = ("batch", "number", "outcome", "detail")
    list_filter = ("outcome",)


@admin.register(Quota)
class QuotaAdmin(ReadOnly):
    list_display = ("owner", "open_batches", "queued_games")
