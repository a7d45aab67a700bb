"""The JSON of a card, a set and a format for the API. It is made once per data revision and kept in this process."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cache
from threading import Lock
from typing import Any, Final

from django.urls import reverse
from rest_framework.renderers import JSONRenderer

from catalog.models import Card, CardQuerySet, CardSet, CatalogState, Format, PrintedText, Standing
from sandtable.games.destiny import facts
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.text import errata_text, is_encoded, rules_text
from sandtable.games.destiny.waiting import waits_for, why_left_out
from web.api.conditional import strong_etag

_MOST_KEPT: Final = 4_000
"""Representations kept in memory: twice the catalogue, a few megabytes."""


@dataclass(frozen=True)
class Ready:
    """A representation, ready to send."""

    body: bytes
    etag: str
    last_modified: datetime


class _Kept:
    """Representations of one revision of the data; a new revision empties it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._revision: tuple[str, int] | None = None
        self._cards: dict[str, Ready] = {}

    def get(self, state: CatalogState, code: str) -> Ready | None:
        with self._lock:
            if self._revision != (state.data_version, state.revision):
                self._revision, self._cards = (state.data_version, state.revision), {}
            return self._cards.get(code)

    def put(self, state: CatalogState, code: str, ready: Ready) -> None:
        with self._lock:
            if self._revision == (state.data_version, state.revision) and len(self._cards) < _MOST_KEPT:
                self._cards[code] = ready


_KEPT = _Kept()


def ready_card(state: CatalogState, code: str) -> Ready:
    """The card as JSON bytes with its validators. Raises Card.DoesNotExist."""
    kept = _KEPT.get(state, code)
    if kept is not None:
        return kept
    card = with_everything(Card.objects.all()).get(code=code)
    data = card_data(card)
    printed = getattr(card, "printed", None)
    modified = max(card.updated_at, printed.updated_at) if printed else card.updated_at
    ready = Ready(JSONRenderer().render(data), strong_etag("card", data), modified)
    _KEPT.put(state, code, ready)
    return ready


def with_everything(cards: CardQuerySet) -> CardQuerySet:
    """Fetch everything that `card_data` reads, in a fixed number of queries."""
    related = ("card_set", "printed")
    parts = ("sides", "subtypes", "reprints", "parallel_dice_of", "standings")
    return cards.select_related(*related).prefetch_related(*parts)


def card_data(card: Card) -> dict[str, Any]:
    """The API shape of a card: the community's keys (ux.md 2.1) first, then our own."""
    data: dict[str, Any] = {
        "code": card.code,
        "name": card.name,
        "subtitle": card.subtitle,
        "label": card.full_name,
        "set_code": card.card_set_id,
        "set_name": card.card_set.name,
        "position": card.position,
        "type_code": card.type,
        "type_name": card.get_type_display(),
        "faction_code": card.color,
        "faction_name": _faction_names()[card.color],
        "affiliation_code": card.affiliation,
        "affiliation_name": card.get_affiliation_display(),
        "rarity_code": card.rarity,
        "rarity_name": card.get_rarity_display(),
        "is_unique": card.is_unique,
        "points": card.points_text or None,
        "health": card.health,
        "cost": card.cost,
        "deck_limit": card.deck_limit,
        "has_die": card.has_die,
        "has_errata": card.has_errata,
        "flip_card": card.is_flip_card,
        "subtypes": [{"code": each.code, "name": each.name} for each in card.subtypes.all()],
        "reprint_of": card.reprint_of_id,
        "reprints": [each.code for each in card.reprints.all()],
        "parallel_die": card.parallel_die_id,
        "parallel_dice_of": [each.code for each in card.parallel_dice_of.all()],
        "formats": [_standing_data(each) for each in card.standings.all()],
        "engine": "full" if is_encoded(card.code) else "none",
        "engine_waits_for": list(waits_for(card.code)),
        "engine_left_out": why_left_out(card.code),
        "rules_text": rules_text(card.code),
        "errata_text": errata_text(card.code),
        "printed": _printed_data(getattr(card, "printed", None)),
        "url": card.get_absolute_url(),
    }
    if card.has_die:
        sides = list(card.sides.all())
        data["sides"] = [str(side) for side in sides]
        data["side_details"] = [
            {
                "symbol": side.symbol,
                "value": None if side.is_x else side.value,
                "is_modifier": side.is_modifier,
                "is_x": side.is_x,
                "cost": side.cost,
                "indirect_cost": side.indirect_cost,
                "words": side.in_words,
            }
            for side in sides
        ]
    return data


@cache
def _faction_names() -> dict[str, str]:
    names: dict[str, str] = facts.read("names.json")["factions"]
    return names


def _standing_data(row: Standing) -> dict[str, Any]:
    return {"code": row.format_id, "status": row.status, "points": row.points_text or None}


def _printed_data(printed: PrintedText | None) -> dict[str, str] | None:
    if printed is None:
        return None
    return {"text": printed.text, "flavor": printed.flavor, "illustrator": printed.illustrator}


def set_data(card_set: CardSet, known: int) -> dict[str, Any]:
    return {
        "code": card_set.code,
        "name": card_set.name,
        "position": card_set.position,
        "cycle": card_set.cycle,
        "maker": card_set.maker or None,
        "available": card_set.released.isoformat(),
        "total": card_set.size,
        "known": known,
        "url": reverse("catalog:set", kwargs={"code": card_set.code}),
    }


def format_data(format: Format) -> dict[str, Any]:
    """A format with its lists, as programs need it to check a deck."""
    rows = format.standings.order_by("card")
    known = all_formats().get(format.code)
    pairs: dict[str, list[str]] = {}
    for card, other in format.restricted_pairs.order_by("card", "other").values_list("card_id", "other_id"):
        pairs.setdefault(card, []).append(other)
    return {
        **format_summary(format),
        "balance": {row.card_id: row.points_text for row in rows.filter(is_rebalanced=True)},
        "restricted": list(rows.filter(status=Standing.Status.RESTRICTED).values_list("card_id", flat=True)),
        "banned": list(rows.filter(status=Standing.Status.BANNED).values_list("card_id", flat=True)),
        "restricted_pairs": pairs,
        "errata": sorted(known.errata) if known else [],
        "source": (known.source if known else "") or None,
        "rules": known.rules.name if known else None,
        "texts": known.texts.value if known else None,
        "is_reconstructed": known.is_reconstructed if known else False,
    }


def format_summary(format: Format) -> dict[str, Any]:
    return {
        "code": format.code,
        "name": format.name,
        "community_code": format.community or None,
        "since": format.since or None,
        "until": format.until or None,
        "points": format.points,
        "size": format.size,
        "copies": format.copies,
        "has_plots": format.has_plots,
        "has_downgrades": format.has_downgrades,
        "sets": sorted(each.code for each in format.sets.all()),
    }
