"""Detected cards: they lie open in a hand until the action phase ends (DST-DET-01 to 07)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.lines import TOLD_DETECT
from sandtable.games.destiny.state import Table, holds


def detected_by(table: Table, seat: int) -> list[int]:
    """The detected cards in the hand of a seat."""
    return [card for card in table.detected if holds(table.hands[seat], card)]


def detect(table: Table, seat: int, count: int) -> int:
    """Reveal random cards of a hand that are not detected yet, or all when there are fewer; return their number."""
    hidden = [card for card in table.hands[seat] if not holds(table.detected, card)]
    count = min(count, len(hidden))
    for _ in range(count):
        card = hidden.pop(table.dice.below(len(hidden)))
        table.detected += (card,)
        moves.show_to_all(table, card)
        if table.telling:
            table.tell(TOLD_DETECT, seat, (card,))
    return count
