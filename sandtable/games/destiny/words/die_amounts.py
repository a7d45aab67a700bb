"""Amounts read from the die of an earlier step: its value, half of it, its cost."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.damage_costs import die_costs
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Amount, ThatValue
from sandtable.games.destiny.words.pointing import A_DIE, need


class DieValue(ThatValue):
    """The value that the die shows now, or showed when it was removed or resolved."""

    is_behind = True

    def value(self, table: Table, frame: Frame) -> int:
        return table.value(frame.it) if is_shown(table, frame.it) else frame.worth

    def reads(self, it: int, this: int) -> None:
        need(self.equal, it, A_DIE)


class HalfDieValue(DieValue):
    """Half of it, rounded up (DST-VAL-07)."""

    def value(self, table: Table, frame: Frame) -> int:
        return (DieValue.value(self, table, frame) + 1) // 2


class HalfResolvedValue(DieValue):
    """Half of the value that a die was just resolved for, rounded up."""

    def value(self, table: Table, frame: Frame) -> int:
        return (frame.many + 1) // 2


class ResolvedCost(Amount):
    """The cost on the die that is being resolved, in resources and in damage (D-560)."""

    def value(self, table: Table, frame: Frame) -> int:
        return die_costs(table, frame.picked[0])

    def says(self) -> str:
        return "the cost showing on it"


def is_shown(table: Table, die: int) -> bool:
    """True for a die that is in a pool."""
    return die != NOTHING and table.face[die] >= 0


def die_value(words: str) -> Amount:
    """The value of that die, in these words: "the value showing on that die"."""
    return DieValue(words)


def half_die_value(words: str) -> Amount:
    return HalfDieValue(words)


def half_resolved_value(words: str) -> Amount:
    return HalfResolvedValue(words)


VALUE_ON_IT: Final = DieValue("the value showing on that die")
ITS_OWN_VALUE: Final = DieValue("its value")
COST_ON_IT: Final = ResolvedCost()
