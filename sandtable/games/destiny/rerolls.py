"""The value of a reroll from that of another one: they differ by nothing but the card that is discarded."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.phases.turns import TURNS
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_SPAN, REROLL

LONGEST: Final = 64
"""More decisions than a reroll takes."""


def reroll_value(table: Table, index: int, values: list[int]) -> int | None:
    """The value of a reroll in a turn, from that of the first reroll among the options before it (`values`).

    Both roll the same dice and leave as many cards in hand. A discard is no occurrence that abilities wait for as
    long as a card is left, nor is a roll, and the turn ends behind it. None for other options.
    """
    option = table.options[index]
    if option // ACTION_SPAN != REROLL or table.frames[-1].node is not TURNS:
        return None
    if table.steps + LONGEST > table.budget:  # a game that is capped on the way has another value
        return None
    for earlier in range(index):
        other = table.options[earlier]
        if other // ACTION_SPAN == REROLL:
            seat = table.asker
            return values[earlier] + card_points(table, seat, other) - card_points(table, seat, option)
    return None


def card_points(table: Table, seat: int, option: int) -> int:
    """The points of the card that a reroll discards, besides those of any card in hand."""
    weights = table.weights
    if not weights.weighs_hand:
        return 0
    return weights.in_hand(option % ACTION_SPAN, table.resources[seat])
