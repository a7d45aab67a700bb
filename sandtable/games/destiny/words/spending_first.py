"""Resources that are spent before the words which count them: "increasing its value by the number you just spent"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.chosen_first import ChosenFirst
from sandtable.games.destiny.words.joints import Phrase


class SpendFirst(ChosenFirst):
    """ "Spend any number of resources. Then ...": also none (DST-CHT-07); `numbers` holds the number."""

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return list(range(table.resources[frame.seat] + 1))

    def step(self, table: Table, frame: Frame) -> None:
        spent = frame.answer if frame.step == 1 else 0
        if spent > 0:
            moves.spend(table, frame.seat, spent)
        ChosenFirst.step(self, table, frame)

    def keep(self, frame: Frame) -> None:
        frame.numbers = (frame.answer,)

    def says(self, they: bool = False) -> str:
        return f"spend any number of resources. Then {self.phrase.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Spend how many resources?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)


class JustSpent(Amount):
    """ "the number of resources you just spent"."""

    def value(self, table: Table, frame: Frame) -> int:
        for at in range(len(table.frames) - 1, 0, -1):
            if isinstance(table.frames[at].node, SpendFirst):
                return table.frames[at].numbers[0]
        return 0

    def says(self) -> str:
        return "the number of resources you just spent"


def spend_then(phrase: Phrase) -> Phrase:
    return SpendFirst(phrase)


JUST_SPENT: Final = JustSpent()
