"""Taking shields away (DST-SHD-01 to 04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.triggers import at_one_moment, waiting_now
from sandtable.games.destiny.words.joints import BEGUN, Verb
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, ACharacter
from sandtable.games.destiny.words.targets.target import Target


class RemoveShields(Verb[ACharacter]):
    """Remove all shields; a character may have none (D-800)."""

    takes = A_CHARACTER

    def deed(self, table: Table, frame: Frame) -> None:
        removed = 0
        mark = waiting_now(table)
        for character in frame.picked:
            removed += damage.remove_shields(table, character, table.shields[character])
        at_one_moment(table, mark)
        table.done(self.on.full(table, frame), removed, frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"remove all shields from {self.on.says(they)}"


class HasShields(Trait):
    """Silent: a character with a shield."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.shields[thing] > 0


class RemoveShield(Verb[ACharacter]):
    """Remove one shield as a requirement, so the character needs one (D-53)."""

    takes = A_CHARACTER
    hands = KEPT

    def __init__(self, on: Target[ACharacter]) -> None:
        self.on = on.narrowed(HasShields())

    def deed(self, table: Table, frame: Frame) -> None:
        removed = 0
        for character in frame.picked:
            removed += damage.remove_shields(table, character, 1)
        table.done(removed > 0, removed, frame.it)

    def says(self, they: bool = False) -> str:
        return f"remove 1 of {POSSESSIVES.get(self.on.says(they), 'their')} shields"


class HasAtLeast(Trait):
    """Silent: a character with at least this number of shields."""

    def __init__(self, least: int) -> None:
        self.least = least

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.shields[thing] >= self.least


class RemoveShieldsFrom(Verb[ACharacter]):
    """ "Remove 2 shields from him" as a requirement: the character needs that many (D-53)."""

    takes = A_CHARACTER
    hands = KEPT

    def __init__(self, count: int, on: Target[ACharacter]) -> None:
        self.count = count
        self.on = on.narrowed(HasAtLeast(count))

    def deed(self, table: Table, frame: Frame) -> None:
        removed = 0
        for character in frame.picked:
            if table.shields[character] >= self.count:
                removed += damage.remove_shields(table, character, self.count)
        table.done(removed > 0, removed, frame.it)

    def says(self, they: bool = False) -> str:
        return f"remove {self.count} shields from {self.on.says(they)}"


POSSESSIVES: Final = {"him": "his", "this character": "its"}


class RemoveAnyShields(Verb[ACharacter]):
    """Remove any number of shields of one character, also none (DST-CHT-07, D-92)."""

    takes = A_CHARACTER

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            self._remove(table, frame, frame.answer)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        most = table.shields[frame.picked[0]] if frame.picked else 0
        frame.step = BEGUN
        if most:
            table.put(frame.seat, list(range(most + 1)))
        else:
            self._remove(table, frame, 0)

    def _remove(self, table: Table, frame: Frame, count: int) -> None:
        character = frame.picked[0] if frame.picked else NOTHING
        if count:
            damage.remove_shields(table, character, count)
        table.done(character != NOTHING, count, character)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step == BEGUN and option == 0

    def says(self, they: bool = False) -> str:
        return f"remove any number of shields from {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Remove how many shields?" if frame.step == BEGUN else "Remove shields from"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option) if frame.step == BEGUN else self.on.name(table, option)
