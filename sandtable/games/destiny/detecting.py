"""Detected cards: they lie open in a hand until the action phase ends (DST-DET-01 to 07)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.lines import TOLD_DETECT
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import AFTER_REVEALED
from sandtable.games.destiny.triggers import happened


def detected_by(table: Table, seat: int) -> list[int]:
    """The detected cards in the hand of a seat."""
    return [card for card in table.detected if holds(table.hands[seat], card)]


def pick_hidden(table: Table, seat: int, count: int) -> tuple[int, ...]:
    """Random cards of a hand that are not detected yet, or all when there are fewer (DST-DET-05)."""
    hidden = [card for card in table.hands[seat] if not holds(table.detected, card)]
    return tuple([hidden.pop(table.dice.below(len(hidden))) for _ in range(min(count, len(hidden)))])


def detect(table: Table, seat: int, cards: tuple[int, ...], by: int) -> None:
    """Let a player reveal these cards of a hand; they are detected (DST-DET-01)."""
    stay_revealed(table, seat, cards)
    if cards:
        happened(table, AFTER_REVEALED, seat, by)


def stay_revealed(table: Table, seat: int, cards: tuple[int, ...]) -> None:
    """Let cards of a hand that a player has revealed be detected (DST-DET-06)."""
    for card in cards:
        table.detected += (card,)
        moves.show_to_all(table, card)
        if table.telling:
            table.tell(TOLD_DETECT, seat, (card,))
