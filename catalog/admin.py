"""The catalogue for staff: facts are looked at, never typed; they come from `load_catalog`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest

from accounts.audited import Audited
from catalog.models import Card, CardSet, CatalogState, DieSide, Format, PrintedText, Standing, Subtype

if TYPE_CHECKING:
    AnyAdmin = admin.ModelAdmin[Any]
    AnyInline = admin.TabularInline[Any, Any]
else:
    AnyAdmin, AnyInline = admin.ModelAdmin, admin.TabularInline


class ReadOnly:
    """Nobody adds, changes or deletes facts by hand: the next load would undo it."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class SideInline(ReadOnly, AnyInline):
    model = DieSide
    extra = 0


class StandingInline(ReadOnly, AnyInline):
    model = Standing
    extra = 0


@admin.register(Card)
class CardAdmin(ReadOnly, AnyAdmin):
    list_display = ("code", "name", "subtitle", "type", "color", "affiliation", "card_set", "points_text", "cost")
    list_filter = ("type", "color", "affiliation", "rarity", "has_die", "has_errata", "card_set")
    list_select_related = ("card_set",)
    search_fields = ("code", "search_name", "search_subtitle")
    inlines = (SideInline, StandingInline)


@admin.register(CardSet)
class CardSetAdmin(ReadOnly, AnyAdmin):
    list_display = ("code", "name", "position", "cycle", "released", "size")


@admin.register(Format)
class FormatAdmin(ReadOnly, AnyAdmin):
    list_display = ("code", "name", "points", "size", "copies", "has_plots", "has_downgrades")


@admin.register(Subtype)
class SubtypeAdmin(ReadOnly, AnyAdmin):
    list_display = ("code", "name")
    search_fields = ("name",)


@admin.register(CatalogState)
class CatalogStateAdmin(ReadOnly, AnyAdmin):
    list_display = ("data_version", "revision", "loaded_at")


@admin.register(PrintedText)
class PrintedTextAdmin(Audited, AnyAdmin):
    """Texts are the user's own: staff may delete them, and import them anew."""

    list_display = ("card", "illustrator", "updated_at")
    search_fields = ("card__code", "card__search_name", "search_text")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
