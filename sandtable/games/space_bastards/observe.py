"""The view of one seat (section 15): all but other seats' planned cards and prepared tokens, and neutral cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine import observing
from sandtable.engine.dice import Dice
from sandtable.games.space_bastards.phases.planning import doubles, is_double, singles
from sandtable.games.space_bastards.phases.settling import races_in_hand
from sandtable.games.space_bastards.state import Table, replaced
from sandtable.games.space_bastards.terms import NOTHING

HIDDEN: Final = 99
"""The value in place of a hidden prepared token."""
ONE_CARD: Final = 1
TWO_CARDS: Final = 3
"""The value in place of two hidden planned cards; their number is known."""


@mypyc_attr(acyclic=True)
class Window(observing.Window):
    """The view that one seat has of a table of Space Bastards."""

    def hide(self, table: Table) -> bytes:
        """Blank out hidden parts; the options of other seats are no secret and stay."""
        for seat in hidden_plans(table, self.seat):
            cards = TWO_CARDS if is_double(table.planned[seat]) else ONE_CARD
            table.planned = replaced(table.planned, seat, cards)
        for seat in hidden_tokens(table, self.seat):
            table.prepared = replaced(table.prepared, seat, HIDDEN)
        table.neutral_cards = (0,) * len(table.neutral_cards)
        return b""

    def deal(self, table: Table, dice: Dice) -> None:
        for seat in hidden_plans(table, self.seat):
            found = doubles(table.hand[seat]) if is_double(table.planned[seat]) else singles(table.hand[seat])
            table.planned = replaced(table.planned, seat, found[dice.below(len(found))])
        for seat in hidden_tokens(table, self.seat):
            races = races_in_hand(table, seat)
            table.prepared = replaced(table.prepared, seat, races[dice.below(len(races))])
        cards = sorted(table.neutral_cards)
        dice.shuffle(cards)
        table.neutral_cards = tuple(cards)


def hidden_plans(table: Table, viewer: int) -> list[int]:
    """The seats with cards face down for the viewer (SPB-RND-05)."""
    if table.is_revealed:
        return []
    return [seat for seat in range(table.setup.seats) if seat != viewer and table.planned[seat]]


def hidden_tokens(table: Table, viewer: int) -> list[int]:
    """The seats with a prepared token hidden from the viewer (SPB-SET-08)."""
    return [seat for seat in range(table.setup.seats) if seat != viewer and table.prepared[seat] != NOTHING]
