"""Decks that hold certain cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from decks.models import Deck


def decks_with(codes: set[str]) -> list[Deck]:
    """Saved decks whose newest version holds one of these cards, by name."""
    if not codes:
        return []
    decks = Deck.objects.saved().select_related("current", "owner").order_by("name", "pk")
    return [deck for deck in decks.iterator() if codes.intersection(_codes({**deck.newest.snapshot, "format": ""}))]


def _codes(snapshot: Any) -> Iterator[str]:
    """Every text in a stored deck; one that this edition can't read has its codes too."""
    if isinstance(snapshot, str):
        yield snapshot
    elif isinstance(snapshot, dict):
        for key, value in snapshot.items():
            yield str(key)
            yield from _codes(value)
    elif isinstance(snapshot, list):
        for value in snapshot:
            yield from _codes(value)
