"""A release of the community's card data, as its files say it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

NAME_FILES: Final = ("affiliations", "factions", "rarities", "subtypes", "cycles")
"""Files that hold codes with their names."""


@dataclass(frozen=True)
class Release:
    """The documents of a release, read and not yet changed."""

    date: str
    """The day, month or year of the data: "2026-07-14", "2026-07" or "2021"."""
    source: str
    """The project that published the data."""
    sets: list[dict[str, Any]]
    cards: dict[str, list[dict[str, Any]]]
    """Records by code of their set."""
    formats: list[dict[str, Any]]
    names: dict[str, dict[str, str]]
    """Names by code, for each of NAME_FILES."""

    def with_records(self, sets: list[dict[str, Any]], cards: dict[str, list[dict[str, Any]]]) -> Release:
        return replace(self, sets=sets, cards=cards)
