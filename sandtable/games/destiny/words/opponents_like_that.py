"""Words about an opponent who is in a certain state: "an opponent that has 3 or more resources" (DST-MUL-10)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS
from sandtable.games.destiny.words.pointing import KEPT, Handed

HARMLESS: Final = "an exhausted character and no dice showing damage"


def is_harmless(table: Table, seat: int) -> bool:
    """True for a player with an exhausted character and without a die that shows damage."""
    if any([(DAMAGE_SYMBOLS >> table.symbol(die)) & 1 == 1 for die in table.pools[seat]]):
        return False
    return any([table.exhausted[character] for character in table.teams[seat]])


class EachIsHarmless(Condition):
    """ "Each of your opponents has an exhausted character and no dice showing damage"."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return all([is_harmless(table, other) for other in table.opponents(frame.seat)])

    def says(self) -> str:
        return f"each of your opponents has {HARMLESS}"


class IfOneIsHarmless(Phrase):
    """ "If an opponent has an exhausted character and no dice showing damage, ...": the words are about that one."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(it, this)
        return Handed(done.full | it, done.short | it)

    def _found(self, table: Table, frame: Frame) -> list[int]:
        return [other for other in table.opponents(frame.seat) if is_harmless(table, other)]

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0:
            table.done(frame.full, frame.many, frame.it, frame.worth)
            return
        found = self._found(table, frame)
        if not found:
            table.done(True, 0, frame.it)
        elif frame.rival >= 0 or table.face_one_of(frame, found):
            frame.step = 1
            table.push(self.phrase, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._found(table, frame)) > 0 and self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"if an opponent has {HARMLESS}, {self.phrase.says(they)}"


class TakeFromRich(Phrase):
    """ "Take 1 resource from an opponent that has 3 or more resources" (DST-TOK-13)."""

    hands = KEPT

    def __init__(self, count: int, least: int) -> None:
        self.count = count
        self.least = least

    def _found(self, table: Table, frame: Frame) -> list[int]:
        return [other for other in table.opponents(frame.seat) if table.resources[other] >= self.least]

    def step(self, table: Table, frame: Frame) -> None:
        found = self._found(table, frame)
        if not found:
            table.done(False, 0, frame.it)
        elif frame.rival >= 0 or table.face_one_of(frame, found):
            taken = moves.take_resources(table, frame.seat, frame.rival, self.count)
            table.done(taken == self.count, taken, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._found(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return f"take {counted(str(self.count), 'resource')} from an opponent that has {self.least} or more resources"


def if_one_is_harmless(phrase: Phrase) -> Phrase:
    """The phrase about an opponent with an exhausted character and without dice showing damage."""
    return IfOneIsHarmless(phrase)


EACH_IS_HARMLESS: Final = EachIsHarmless()
