"""Dice that are rolled into the pool of another player than that of their card (D-335)."""

from __future__ import annotations

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_CARD, KEPT, need


class ChooseOpponent(Phrase):
    """ "Choose an opponent": later words are about that one (DST-MUL-10)."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            table.done(True, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        return "choose an opponent"


class RollIntoOwnPool(Phrase):
    """ "Roll that support's die into their pool": the die of an earlier step's card, rolled by the acting player."""

    hands = KEPT

    def __init__(self, whose: str, behind: str = "") -> None:
        self.whose = whose
        self.behind = behind
        """A sentence about the die, such as where it goes afterwards."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def step(self, table: Table, frame: Frame) -> None:
        dice = self._dice(table, frame.it)
        dice_moves.roll_for(table, frame.seat, dice)
        table.done(len(dice) > 0, len(dice), frame.it)

    def _dice(self, table: Table, card: int) -> tuple[int, ...]:
        """The first die of the card that is in no pool."""
        if card == NOTHING:
            return ()
        return tuple([die for die in dice_moves.dice_brought(table, card) if table.face[die] < 0])[:1]

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._dice(table, frame.it)) > 0

    def says(self, they: bool = False) -> str:
        return f"roll {self.whose} die into {'their' if they else 'your'} pool{self.behind}"


def choose_opponent() -> Phrase:
    return ChooseOpponent()


def roll_into_own_pool(whose: str, behind: str = "") -> Phrase:
    """The die of a card that earlier words point at, in these words: "that support's", "its"."""
    return RollIntoOwnPool(whose, behind)
