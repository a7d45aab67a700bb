"""Facts of the strategy and operations cards, everything printed on them but their text (TOI-CRD-01)."""

# interpreted: reads data files, once a process

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from sandtable.games.tide_of_iron.facts import by_id, read
from sandtable.games.tide_of_iron.terms import TIMING_NAMES


@dataclass(frozen=True, slots=True)
class Card:
    """The facts printed on a strategy or operations card, except its text (TOI-CRD-01)."""

    id: str
    name: str
    deck: str
    """The deck of a strategy card; "" for an operations card."""
    cost: int
    """The cost in command (TOI-CRD-03)."""
    timing: int
    """IN_ACTION_PHASE or IN_COMMAND_PHASE."""
    has_plus: bool
    """One more card may be drawn after it (TOI-STA-02)."""
    number: int
    """The number printed on an operations card; 0: unknown."""
    source: str
    inferred: bool
    inferred_fields: tuple[str, ...]
    is_designed: bool
    """A card of our own, in place of one whose text is not public."""


@cache
def strategy_cards() -> dict[str, Card]:
    """The strategy cards by id, deck by deck."""
    return by_id(_card(entry) for entry in read("strategy_cards")["cards"])


@cache
def operations_cards() -> dict[str, Card]:
    """The operations cards by id."""
    return by_id(_card(entry) for entry in read("operations_cards")["cards"])


def current_id(code: str) -> str:
    """The id of an operations card that a document names, perhaps by an id that it had before; else `code` itself."""
    return _newer_ids().get(code, code)


@cache
def _newer_ids() -> dict[str, str]:
    """The ids of operations cards by those that they had before."""
    return {older: entry["id"] for entry in read("operations_cards")["cards"] for older in entry.get("older_ids", ())}


@cache
def decks() -> tuple[str, ...]:
    """Names of the strategy decks."""
    return tuple(deck["name"] for deck in read("strategy_cards")["decks"])


def _card(entry: dict[str, Any]) -> Card:
    return Card(
        id=entry["id"],
        name=entry["name"],
        deck=entry.get("deck", ""),
        cost=entry.get("command_cost", 0),
        timing=TIMING_NAMES.index(entry.get("timing", "action")),
        has_plus=entry.get("plus_symbol", False),
        number=entry.get("number") or 0,
        source=entry.get("source", ""),
        inferred=entry.get("inferred", False),
        inferred_fields=tuple(entry.get("inferred_fields", ())),
        is_designed=entry.get("designed", False),
    )
