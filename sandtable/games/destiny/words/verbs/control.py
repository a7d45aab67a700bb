"""Control of the battlefield by effect: nothing is claimed (DST-BFX-02, 09)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_CONTROL
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_CONTROLLED
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT


def take_control(table: Table, seat: int) -> bool:
    """Let a seat control the battlefield; False where it does so already."""
    if table.holder == seat or table.battlefield < 0:
        return False
    table.holder = seat
    if table.telling:
        table.tell(TOLD_CONTROL, seat, (table.battlefield,))
    happened(table, AFTER_CONTROLLED, seat, seat)
    return True


class TakeControl(Phrase):
    """ "Take control of the battlefield"."""

    hands = KEPT

    def __init__(self, word: str = "the battlefield") -> None:
        self.word = word
        """ "it" where earlier words have named the battlefield."""

    def step(self, table: Table, frame: Frame) -> None:
        table.done(take_control(table, frame.seat), 1, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.holder != frame.seat

    def says(self, they: bool = False) -> str:
        return f"take control of {self.word}"


class GiveControl(Phrase):
    """ "Give control of the battlefield to an opponent": only its controller can."""

    hands = KEPT

    def __init__(self, words: str = "the battlefield") -> None:
        self.words = words

    def step(self, table: Table, frame: Frame) -> None:
        if not self.possible(table, frame):
            table.done(False, 0, frame.it)
        elif table.faces(frame):
            table.done(take_control(table, table.rival(frame)), 1, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.holder == frame.seat

    def says(self, they: bool = False) -> str:
        return f"give control of {self.words} to an opponent"
