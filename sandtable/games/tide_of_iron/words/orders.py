"""Actions given by a card: a unit acts with a bonus."""

from __future__ import annotations

from sandtable.games.tide_of_iron.actions import moving
from sandtable.games.tide_of_iron.combat import direct, targets
from sandtable.games.tide_of_iron.frames import Activation, Frame
from sandtable.games.tide_of_iron.lines import TOLD_ACTION
from sandtable.games.tide_of_iron.movement import SQUAD_PENALTY
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ACTION_NAMES, ASSAULT, CONCENTRATED_FIRE, NO_CONDITION, NOTHING
from sandtable.games.tide_of_iron.words.nouns import Noun
from sandtable.games.tide_of_iron.words.word import Word, choose, finish


class Order(Word):
    """One unit takes an action, with more movement or firepower; the card is the action of the player (TOI-CRD-05)."""

    def __init__(self, on: Noun, action: int, movement: int = 0, firepower: int = 0) -> None:
        self.on = on
        self.action = action
        self.movement = movement
        """Additional movement points."""
        self.firepower = firepower
        """Additional attack dice."""

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return len(self.choices(table, seat)) > 0

    def choices(self, table: Table, seat: int) -> list[int]:
        return [unit for unit in self.on.options(table, seat) if self.may_take(table, unit)]

    def may_take(self, table: Table, unit: int) -> bool:
        """True where the action gives the unit an option even without the additional movement."""
        if table.conditions[unit] != NO_CONDITION:
            return False
        if self.action == CONCENTRATED_FIRE:
            return table.where[unit] >= 0 and targets.has_target(table, unit, False)
        return moving.is_possible(table, unit, self.action)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING:
            units = self.choices(table, frame.seat)
            if not units:
                finish(table)
                return
            if not choose(table, frame, units):
                return
        unit = frame.answer
        finish(table)
        if table.telling:
            table.tell(TOLD_ACTION, frame.seat, (unit, self.action))
        if self.action == CONCENTRATED_FIRE:
            table.activation = Activation(unit, self.action, 0)
            table.activation.bonus = self.firepower
            direct.begin(table, unit, False)
        else:
            moving.begin(table, unit, self.action, self.movement, self.firepower)

    def says(self) -> str:
        name = ACTION_NAMES[self.action].replace("_", " ").title()
        article = "an" if name[0] in "AEIOU" else "a"
        parts = []
        if self.action == ASSAULT and self.movement == SQUAD_PENALTY:
            parts.append("without the movement penalty")
        elif self.movement:
            parts.append(f"with +{self.movement} movement")
        if self.firepower:
            parts.append(f"with +{self.firepower} firepower")
        return f"{self.on.one()} takes {article} {name} action {' and '.join(parts)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return unit_place(table, option)
