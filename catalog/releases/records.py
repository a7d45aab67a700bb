"""One record of the community as facts: names, numbers and die sides, never its text."""

from __future__ import annotations

import re
from typing import Any, Final

_BLANKS: Final = re.compile(r"\s+")


def fact_entry(record: dict[str, Any]) -> dict[str, Any]:
    """One card in our shape; keys with nothing to say are left out, blanks around and doubled in texts too."""
    full = {
        "code": record["code"],
        "position": record["position"],
        "name": tidy(record["name"]),
        "subtitle": tidy(record.get("subtitle") or ""),
        "type": record["type_code"],
        "color": record["faction_code"],
        "affiliation": record["affiliation_code"],
        "rarity": record["rarity_code"],
        "unique": record["is_unique"],
        "points": _points(record.get("points")),
        "health": record.get("health"),
        "cost": record.get("cost"),
        "sides": [tidy(side) for side in record.get("sides") or ()],
        "subtypes": [tidy(subtype) for subtype in record.get("subtypes") or ()],
        "deck_limit": record["deck_limit"],
        "errata": record["has_errata"],
        "reprint_of": record.get("reprint_of"),
        "parallel_die": record.get("parallel_die"),
        "flip": record.get("flip_card", False),
    }
    return {key: value for key, value in full.items() if value not in (None, [], "") and value is not False}


def set_entry(record: dict[str, Any]) -> dict[str, Any]:
    """One set in our shape; `maker` is the fan project that made it, and is left out for the publisher's own sets."""
    maker = tidy(record.get("project_name") or "")
    return {
        "code": record["code"],
        "name": tidy(record["name"]),
        "position": record["position"],
        "cycle": record["cycle_code"],
        "released": record["date_release"],
        "size": record["size"],
        **({"maker": maker} if maker else {}),
    }


def tidy(text: str) -> str:
    """The text without blanks around it, and with single blanks inside."""
    return _BLANKS.sub(" ", text).strip()


def _points(text: str | None) -> list[int]:
    return [int(part) for part in text.split("/")] if text else []
