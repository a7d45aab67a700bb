"""Words of an upgrade about the character to which something has happened."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.wrapped import Wrapped


class StillAttached(Wrapped):
    """Silent: nothing is done once the upgrade is on another character than the one that met the condition (D-876)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and self.possible(table, frame):
            frame.step = 1
            table.push(self.phrase, frame)
        else:
            is_done = frame.step == 1 and frame.full
            table.done(is_done, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return bearer(table, frame.card) == frame.it and self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


def still_attached(phrase: Phrase) -> Phrase:
    return StillAttached(phrase)
