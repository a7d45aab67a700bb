"""A character gains a subtype of the player's choice for a while (DST-SBT-05, DST-SBT-08, DST-LAS-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import lasting
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SUBTYPE
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.subtypes import spelled
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter
from sandtable.games.destiny.words.targets.target import CHOSEN, Target

NAMING: Final = CHOSEN + 1


class GainChosenSubtype(Verb[ACharacter]):
    """ "Choose a unique character and a character subtype. That character gains the chosen subtype until the end of the
    action phase."
    """

    takes = A_CHARACTER

    def __init__(self, on: Target[ACharacter]) -> None:
        self.on = on

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == NAMING:
            self._gain(table, frame, frame.picked[0], frame.answer)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        frame.step = NAMING
        table.put(frame.seat, list(range(len(lasting.CHARACTER_SUBTYPES))))

    def _gain(self, table: Table, frame: Frame, character: int, number: int) -> None:
        lasting.last(table, lasting.GAINED_SUBTYPE, character, number, lasting.ACTION_PHASE_LONG)
        if table.telling:
            table.tell(TOLD_SUBTYPE, frame.seat, (character, number))
        table.done(True, 1, character)

    def says(self, they: bool = False) -> str:
        return (
            f"choose {self.on.says(they)} and a character subtype. That character gains the chosen subtype until the "
            "end of the action phase"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return (
            f"{own_name(table, frame.picked[0])} gains which subtype?" if frame.step == NAMING else "Which character?"
        )

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == NAMING:
            return spelled(lasting.CHARACTER_SUBTYPES[option])
        return self.on.name(table, option)
