"""Damage that is moved, or more of it under a condition."""

from __future__ import annotations

from sandtable.games.destiny import damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.pointing import ACard, ACharacter
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.moving import MoveDamage


class MoveInstead(MoveDamage):
    """ "Move 1 damage from A to B, or 2 damage instead if ..."."""

    def __init__(
        self, count: int, then: int, condition: Condition, giver: Target[ACard], taker: Target[ACharacter]
    ) -> None:
        MoveDamage.__init__(self, count, giver, taker)
        self.instead = then
        self.condition = condition

    def settle_count(self, table: Table, frame: Frame, most: int) -> None:
        count = self.instead if self.condition.holds(table, frame) else self.count
        frame.answer = min(count, damage.damage_on(table, frame.it))

    def says(self, they: bool = False) -> str:
        said = MoveDamage.says(self, they).removesuffix(" (this ignores shields)")
        return f"{said}, or {self.instead} damage instead if {self.condition.says()} (this ignores shields)"
