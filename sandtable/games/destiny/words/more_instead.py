"""Conditions that change a number or the kind of damage: "if that character is Rey", "if an opponent has a die ..."."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.pointing import ACharacter
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.tokens import Deal


class TargetIs(Condition):
    """ "That character is Rey": the target of the words that this stands in."""

    def __init__(self, title: str) -> None:
        self.title = title

    def holds(self, table: Table, frame: Frame) -> bool:
        return any(table.setup.prints[character].title == self.title for character in frame.picked)

    def says(self) -> str:
        return f"that character is {self.title}"


class TargetHasNoDice(Condition):
    """ "None of that character's character dice are in any pool": the target of the words that this stands in."""

    def holds(self, table: Table, frame: Frame) -> bool:
        dice = [die for character in frame.picked for die in dice_of(table, character)]
        return all([table.face[die] < 0 for die in dice])

    def says(self) -> str:
        return "none of that character's character dice are in any pool"


class OpponentShows(Condition):
    """ "An opponent has a die showing damage in their pool"."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.opposing.find(table, frame)) > 0

    def says(self) -> str:
        return f"an opponent has a {self.noun.bare(False)} in their pool"


class DealUnblockableIf(Deal):
    """ "Deal 2 damage to a character, or 2 unblockable damage instead if ..."."""

    def __init__(self, amount_: int, on: Target[ACharacter], condition: Condition) -> None:
        Deal.__init__(self, amount_, on)
        self.condition = condition

    def reads(self, it: int, this: int) -> None:
        self.condition.reads(it, this)
        Deal.reads(self, it, this)

    def pierces(self, table: Table, frame: Frame) -> bool:
        return self.condition.holds(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{Deal.says(self, they)}, or {self.amount.says()} unblockable damage instead if {self.condition.says()}"


def target_is(title: str) -> Condition:
    return TargetIs(title)


def opponent_shows(noun: DieNoun) -> Condition:
    return OpponentShows(noun)


TARGET_HAS_NO_DICE: Final = TargetHasNoDice()
