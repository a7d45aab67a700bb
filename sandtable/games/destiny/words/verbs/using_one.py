"""The base of words that carry out one of several abilities as part of another ability."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import ANYTHING

CHOOSING: Final = 0
CHOSEN: Final = 1
DOING: Final = 2


class UseOne(Phrase):
    """Choose one of the abilities that are open, and carry it out; without any the words are not carried out."""

    hands = ANYTHING

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOOSING:
            found = self.open(table, frame)
            if not found:
                table.done(False, 0, frame.it)
                return
            frame.step = CHOSEN
            if not table.choose(frame, frame.seat, found):
                return
        if frame.step == CHOSEN:
            frame.step = DOING
            self.begin(table, frame)
        else:
            table.done(frame.full, frame.many, frame.it)

    def open(self, table: Table, frame: Frame) -> list[int]:
        """The abilities to choose from, as options."""
        raise NotImplementedError

    def begin(self, table: Table, frame: Frame) -> None:
        """Start the one that was chosen, which is the answer of the frame."""
        raise NotImplementedError

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self.open(table, frame)) > 0
