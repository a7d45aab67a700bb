# interpreted: reads files, once each
"""The scenarios that come with the game."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from simulate.games.tide_of_iron import facts

FOLDER = files("simulate.games.tide_of_iron") / "data" / "scenarios"


@cache
def slugs() -> tuple[str, ...]:
    """Their names in addresses, in alphabetical order."""
    return tuple(sorted(each.name.removesuffix(".json") for each in FOLDER.iterdir() if each.name.endswith(".json")))


def document(slug: str) -> dict[str, Any]:
    """One scenario as its document. Raises ValueError for a name that is none."""
    if slug not in slugs():
        raise ValueError(f"no scenario is called {slug!r}; known: {', '.join(slugs())}")
    found: dict[str, Any] = json.loads((FOLDER / f"{slug}.json").read_text(encoding="utf-8"))
    return found


def cards_of(slug: str = "") -> dict[str, str]:
    """Names of strategy cards by id: those of a scenario's decks, or of every scenario's."""
    decks = {
        deck["name"]
        for each in ([slug] if slug else slugs())
        for side in document(each)["sides"].values()
        for deck in side.get("decks", ())
    }
    return {card.id: card.name for card in facts.strategy_cards().values() if card.deck in decks}
