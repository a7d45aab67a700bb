"""What one seat can see (section 15): all but the others' planned cards and prepared tokens, and the neutral cards."""

from __future__ import annotations

from typing import Final

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, State
from simulate.games.space_bastards.planning import doubles, is_double, singles
from simulate.games.space_bastards.settling import races_in_hand
from simulate.games.space_bastards.state import Table
from simulate.games.space_bastards.terms import NOTHING

HIDDEN: Final = 99
"""Stands for a prepared token that can't be seen."""
ONE_CARD: Final = 1
TWO_CARDS: Final = 3
"""Stand for planned cards that can't be seen: how many there are is known."""


class Window(Observation):
    """A seat's view of a table; it stays open as the game goes on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def count(self) -> int:
        return len(self.table.options)

    def key(self) -> bytes:
        """The table with the unknown blanked out. What others may choose from is no secret, so options stay."""
        copy = self.table.clone()
        assert isinstance(copy, Table)
        for seat in hidden_plans(copy, self.seat):
            copy.planned[seat] = TWO_CARDS if is_double(copy.planned[seat]) else ONE_CARD
        for seat in hidden_tokens(copy, self.seat):
            copy.prepared[seat] = HIDDEN
        copy.neutral_cards = (0,) * len(copy.neutral_cards)
        copy.dice = Dice(0, 0, 0, 0, 0, 0)
        return copy.store()

    def imagine(self, dice: Dice) -> State:
        copy = self.table.clone()
        assert isinstance(copy, Table)
        for seat in hidden_plans(copy, self.seat):
            found = doubles(copy.hand[seat]) if is_double(copy.planned[seat]) else singles(copy.hand[seat])
            copy.planned[seat] = found[dice.below(len(found))]
        for seat in hidden_tokens(copy, self.seat):
            races = races_in_hand(copy, seat)
            copy.prepared[seat] = races[dice.below(len(races))]
        cards = sorted(copy.neutral_cards)
        dice.shuffle(cards)
        copy.neutral_cards = tuple(cards)
        copy.dice = Dice(dice.next(), dice.next(), dice.next() or 1, dice.next(), dice.next(), dice.next() or 1)
        return copy


def hidden_plans(table: Table, viewer: int) -> list[int]:
    """Seats whose cards lie face down before the viewer (SPB-RND-05)."""
    if table.is_revealed:
        return []
    return [seat for seat in range(table.setup.seats) if seat != viewer and table.planned[seat]]


def hidden_tokens(table: Table, viewer: int) -> list[int]:
    """Seats whose prepared token the viewer can't see (SPB-SET-08)."""
    return [seat for seat in range(table.setup.seats) if seat != viewer and table.prepared[seat] != NOTHING]
