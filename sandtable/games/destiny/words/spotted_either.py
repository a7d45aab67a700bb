"""One of two things that is spotted, and a second thing: "spot 2 Red characters or Finn", "spot another Twi'lek"."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import KEPT
from sandtable.games.destiny.words.verbs.cards import Spot


class SpotEither(Phrase):
    """Done where one of the two can be spotted; nothing is chosen."""

    hands = KEPT

    def __init__(self, first: Spot, second: Spot) -> None:
        self.first = first
        self.second = second

    def reads(self, it: int, this: int) -> None:
        self.first.reads(it, this)
        self.second.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        table.done(self.possible(table, frame), 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.first.possible(table, frame) or self.second.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)} or {self.second.says(they).removeprefix('spot ')}"


class SpotSecond(Spot):
    """ "Spot another Twi'lek", behind words that have spotted one: it takes two of them."""

    def __init__(self, noun: Noun[Any]) -> None:
        Spot.__init__(self, noun, 2)

    def says(self, they: bool = False) -> str:
        return f"spot another {self.noun.bare(False)}"
