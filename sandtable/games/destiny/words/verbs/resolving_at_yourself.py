"""Dice that their own player takes the damage of, and dice that modify no other die."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import WITHOUT_MODIFIER


class ResolveAtYourself(Resolve):
    """ "Resolve this die against yourself, as if it were not showing a modifier": the opponent of its words is the
    player who resolves it (DST-IND-13).
    """

    def __init__(self, on: Target[ADie]) -> None:
        Resolve.__init__(self, on, WITHOUT_MODIFIER)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            frame.rival = NOBODY  # later words are about an opponent again
        Resolve.step(self, table, frame)

    def _resolve(self, table: Table, frame: Frame, way: int) -> None:
        Resolve._resolve(self, table, frame, way)
        table.frames[-1].rival = frame.seat

    def says(self, they: bool = False) -> str:
        return f"resolve {self.on.says(they)} against yourself, as if it were not showing a modifier"


class ModifiesNothing(Paragraph):
    """ "This die cannot modify other dice" (DST-DIE-08)."""

    def put_on(self, printed: Print) -> None:
        printed.modifies_nothing = True

    def says(self) -> str:
        return "This die cannot modify other dice."


MODIFIES_NOTHING: Final = ModifiesNothing()
