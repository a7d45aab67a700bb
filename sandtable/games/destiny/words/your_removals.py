"""Dice of an opponent that a player removed in the own last turn: "the number of dice you removed" (DST-MEM-05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import DIE_REMOVED, last_turn, robbed
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY, NOTHING
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import May
from sandtable.games.destiny.words.lying_dice import can_come_back
from sandtable.games.destiny.words.nouns.noun import OPPOSING, Noun
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.players import Another
from sandtable.games.destiny.words.pointing import A_DIE, ADie, need, recall
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.verbs.rolling import Roll


def removed_by_you(table: Table, frame: Frame) -> list[int]:
    """The dice of the opponent of these words that the player removed in the own last turn, each once."""
    rival = table.rival(frame)
    found: list[int] = []
    for note in last_turn(table, frame.seat):
        kind, by, die, _ = note
        if kind == DIE_REMOVED and by == frame.seat and robbed(table, note) == rival and die not in found:
            found.append(die)
    return found


class NumberRemoved(Amount):
    """ "the number of an opponent's dice you removed during your last turn this round"."""

    def reads(self, it: int, this: int) -> None:
        recall(DIE_REMOVED)

    def value(self, table: Table, frame: Frame) -> int:
        return len(removed_by_you(table, frame))

    def is_opposing(self) -> bool:
        return True

    def says(self) -> str:
        return "the number of an opponent's dice you removed during your last turn this round"

    def equal_to(self) -> str:
        return self.says()


class OneOfTheRemoved(SomeDice):
    """ "one of those removed dice that is not in the pool"."""

    whose = OPPOSING

    def reads(self, it: int, this: int) -> None:
        recall(DIE_REMOVED)

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [die for die in removed_by_you(table, frame) if can_come_back(table, die)]

    def singular(self, they: bool) -> str:
        return "one of those removed dice that is not in the pool"

    def plural(self, they: bool) -> str:
        return "those removed dice that are not in the pool"


class LyingDie(SomeDice):
    """A die of any player that can come back from where it has gone."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [die for die in range(len(table.face)) if can_come_back(table, die)]


class OwnerMayRollBack(Another):
    """ "Its owner may roll that die back into their pool": the die of earlier words."""

    def __init__(self) -> None:
        Another.__init__(self, May(Roll(It("that die", LyingDie()))))

    def reads(self, it: int, this: int) -> None:
        need("its owner", it, A_DIE)

    def who(self, table: Table, frame: Frame) -> int:
        return table.die_seat(frame.it) if frame.it != NOTHING else NOBODY

    def says(self, they: bool = False) -> str:
        return "its owner may roll that die back into their pool"


REMOVED_BY_YOU: Final = NumberRemoved()
ONE_YOU_REMOVED: Final[Noun[ADie]] = OneOfTheRemoved()
