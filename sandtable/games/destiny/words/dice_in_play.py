"""Conditions about the dice of all players: "there are no dice showing shields in play"."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import NUMBER_WORDS
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DieNoun


class NoneInPlay(Condition):
    """ "There are no dice showing shields in play": in no pool."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        return not self.noun.find(table, frame)

    def says(self) -> str:
        return f"there are no {self.noun.bare(True)} in play"


class SomeoneHasExactly(Condition):
    """ "A player has exactly one die in their pool": any player, the one who asks among them (DST-OPD-03)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([len(pool) == self.count for pool in table.pools])

    def says(self) -> str:
        return f"a player has exactly {NUMBER_WORDS[self.count]} {'die' if self.count == 1 else 'dice'} in their pool"


def none_in_play(noun: DieNoun) -> Condition:
    return NoneInPlay(noun)


def someone_has_exactly(count: int) -> Condition:
    """The condition that the pool of some player holds exactly this number of dice."""
    return SomeoneHasExactly(count)
