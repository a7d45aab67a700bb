"""Dice kept on a card of which they are no part."""

from __future__ import annotations

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.lying_dice import is_lying
from sandtable.games.destiny.words.pointing import A_DIE, need


class PlaceHere(Phrase):
    """Put the die removed by an earlier step on this card; it is not rolled until this card leaves play (D-113)."""

    hands = A_DIE

    def step(self, table: Table, frame: Frame) -> None:
        die = frame.it
        is_free = die != NOTHING and is_lying(table, die) and table.is_in_play(frame.card)
        if is_free:
            dice_moves.keep_die(table, die, frame.card)
        table.done(is_free, 1 if is_free else 0, die)

    def reads(self, it: int, this: int) -> None:
        need("place it here", it, A_DIE)

    def possible(self, table: Table, frame: Frame) -> bool:
        return False  # the phrase needs a die that was just removed

    def says(self, they: bool = False) -> str:
        return (
            "place it here. It is not rolled by any character and does not return to its character "
            "unless this upgrade leaves play"
        )


class PlaceHereForNow(PlaceHere):
    """The same on a support; the die returns to its own card when the support leaves play."""

    def says(self, they: bool = False) -> str:
        return "place it here. Return that die to its matching card if this support leaves play"
