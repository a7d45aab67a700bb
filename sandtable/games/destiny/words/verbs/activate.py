"""Activating characters through a card."""

from __future__ import annotations

from sandtable.games.destiny.actions.activate import ACTIVATE_CARD, ACTIVATE_TOGETHER
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import BEGUN, Undertaking
from sandtable.games.destiny.words.nouns.traits import IS_READY
from sandtable.games.destiny.words.pointing import A_CHARACTER, NOTHING_YET, ACharacter
from sandtable.games.destiny.words.targets.target import Target


class Activate(Undertaking[ACharacter]):
    """Activate a ready character (DST-ACTV-01, 07); the whole activation, before-abilities included."""

    takes = A_CHARACTER

    def __init__(self, on: Target[ACharacter]) -> None:
        self.on = on.narrowed(IS_READY)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked or table.exhausted[frame.picked[0]]:
            table.done(False, 0, NOTHING)
            return
        frame.step = BEGUN
        table.start(ACTIVATE_CARD, frame.seat, frame.picked[0])

    def says(self, they: bool = False) -> str:
        return f"activate {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Activate which character?"


class ActivateAtOnce(Activate):
    """Activate several characters together: no die is rolled before all are activated."""

    hands = NOTHING_YET

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(self.on.full(table, frame), 0, NOTHING)
            return
        frame.step = BEGUN
        table.start(ACTIVATE_TOGETHER, frame.seat, NOTHING).picked = frame.picked

    def says(self, they: bool = False) -> str:
        return f"activate {self.on.says(they)} at once"
