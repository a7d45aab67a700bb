"""A Power Action that other abilities wait for: they enter the queue when it has been carried out."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_POWER_ACTION
from sandtable.games.destiny.triggers import happened


class UsingPower(Node):
    """Carries out one of the actions of `card`; `numbers` holds its place among them."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.start(table.setup.prints[frame.card].actions[frame.numbers[0]], frame.seat, frame.card)
        else:
            happened(table, AFTER_POWER_ACTION, frame.card, frame.seat)
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        return "use a Power Action"


USING_POWER: Final = UsingPower()
