"""Activating a character through a card."""

from __future__ import annotations

from simulate.games.destiny.actions.activate import ACTIVATE_CARD, may_activate
from simulate.games.destiny.state import Frame, Table
from simulate.games.destiny.terms import NOTHING
from simulate.games.destiny.words.joints import Verb


class Activate(Verb):
    """Activate a ready character (DST-ACTV-01, 07); the whole activation, before-abilities included."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > ACTIVATING:
            table.done(frame.full, frame.many, frame.it)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked or not may_activate(table, frame.picked[0]):
            table.done(False, 0, NOTHING)
            return
        frame.step = ACTIVATING + 1
        table.start(ACTIVATE_CARD, frame.seat, frame.picked[0])

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.on.exists(table, frame) and not table.exhausted[frame.card]

    def says(self, they: bool = False) -> str:
        return f"activate {self.on.says(they)}"


ACTIVATING = 2
