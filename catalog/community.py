"""The community's card files: the schema of one card, and the check of its numbers against ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from catalog.models import CODE, Card
from catalog.releases.records import tidy

SHOWN_TEXT: Final = ("text", "flavor", "illustrator")
"""The fields that an import stores; all other fields are only compared."""

_TEXT: Final = {"type": "string", "minLength": 1, "maxLength": 8_000}
_SHORT: Final = {"type": "string", "minLength": 1, "maxLength": 120}
_CODE: Final = {"type": "string", "pattern": CODE}
_COUNT: Final = {"type": ["integer", "null"], "minimum": 0}
_SIDE: Final = r"^(-|\+?([0-9]+|X)?(MD|RD|ID|F|Fr|Dr|Dc|Sh|R|Sp|Re|\*)(i[0-9]+)?[0-9]*)$"

CARD_SCHEMA: Final[dict[str, Any]] = {
    "type": "object",
    "additionalProperties": False,
    "required": [
        "affiliation_code",
        "code",
        "deck_limit",
        "faction_code",
        "has_die",
        "has_errata",
        "is_unique",
        "name",
        "position",
        "set_code",
        "type_code",
    ],
    "properties": {
        "affiliation_code": _SHORT,
        "code": _CODE,
        "cost": _COUNT,
        "deck_limit": _COUNT,
        "faction_code": _SHORT,
        "flavor": _TEXT,
        "flip_card": {"type": "boolean"},
        "has_die": {"type": "boolean"},
        "has_errata": {"type": "boolean"},
        "health": {"type": "integer", "minimum": 1},
        "illustrator": _SHORT,
        "is_unique": {"type": "boolean"},
        "name": _SHORT,
        "parallel_die": _CODE,
        "points": {"type": "string", "pattern": r"^(-?[0-9]+(/[0-9]+){0,2})?$"},
        "position": {"type": "integer", "minimum": 1},
        "rarity_code": {"enum": ["S", "C", "U", "R", "L"]},
        "reprint_of": _CODE,
        "set_code": {"type": "string", "minLength": 2, "maxLength": 5},
        "sides": {"type": "array", "minItems": 6, "maxItems": 6, "items": {"type": "string", "pattern": _SIDE}},
        "subtitle": _SHORT,
        "subtypes": {"type": "array", "maxItems": 20, "items": _SHORT},
        "text": _TEXT,
        "ttscardid": {"type": "string", "pattern": r"^([0-9]{3,6})?$"},
        "type_code": _SHORT,
    },
}
"""One card (ux.md 2.1). Ours, and stricter than the community's own in lengths; unknown keys are errors."""


def facts_disagreeing(card: Card, entry: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield (field, message) for every field in which a well-formed entry differs from the loaded card."""
    for field, ours in _ours(card).items():
        theirs = _plain(field, entry.get(field))
        if theirs != ours:
            yield field, f"is {theirs!r} here and {ours!r} in the catalogue"


def _ours(card: Card) -> dict[str, Any]:
    return {
        "set_code": card.card_set_id,
        "position": card.position,
        "name": card.name,
        "type_code": card.type,
        "faction_code": card.color,
        "affiliation_code": card.affiliation,
        "is_unique": card.is_unique,
        "has_die": card.has_die,
        "health": card.health,
        "cost": card.cost,
        "points": card.points_text or None,
        "sides": [str(side) for side in card.side_facts] or None,
    }


def _plain(field: str, value: Any) -> Any:
    """Convert a value to our spelling: `*` alone is an older spelling of `Sp`, and empty points become None."""
    if field == "sides" and value is not None:
        return ["Sp" if side == "*" else side for side in value]
    if field == "name":
        return tidy(value)
    return None if value == "" else value
