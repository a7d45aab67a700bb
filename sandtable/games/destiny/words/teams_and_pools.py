"""Conditions about all characters of a team, the upgrades of attached character, and the dice in pools."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import bearer, being_resolved
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES, NOTHING, UPGRADE_CARD
from sandtable.games.destiny.words.english import NUMBER_WORDS
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.pointing import A_DIE, need, stand_on
from sandtable.games.destiny.words.situations import DiceInPool, MoreThanYou, Spotting
from sandtable.games.destiny.words.two_conditions import EitherOf


class AllOfColor(Condition):
    """ "all your characters are Red"."""

    def __init__(self, color: int) -> None:
        self.color = color

    def holds(self, table: Table, frame: Frame) -> bool:
        return all([has_color(table, card, self.color) for card in table.teams[frame.seat]])

    def says(self) -> str:
        return f"all your characters are {COLOR_NAMES[self.color].capitalize()}"


class AllYoursAre(AllOfColor):
    """ "all of your characters in play are Blue"."""

    def says(self) -> str:
        return f"all of your characters in play are {COLOR_NAMES[self.color].capitalize()}"


class AttachedCarries(Condition):
    """ "attached character has 2 or more weapons on it", "... has exactly two weapon upgrades on it"."""

    def __init__(self, subtype: str, count: int, is_exact: bool) -> None:
        self.subtype = subtype
        self.count = count
        self.is_exact = is_exact

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (UPGRADE_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        host = bearer(table, frame.card)
        if not table.is_character(host):
            return False
        count = sum([1 for upgrade in table.upgrades[host] if has_subtype(table, upgrade, self.subtype)])
        return count == self.count if self.is_exact else count >= self.count

    def says(self) -> str:
        if self.is_exact:
            return f"attached character has exactly {NUMBER_WORDS[self.count]} {self.subtype} upgrades on it"
        return f"attached character has {self.count} or more {spelled(self.subtype, True)} on it"


class HaveDie(Condition):
    """ "you have a trooper character die in your pool"."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([self.noun.fits(table, die, frame) for die in table.pools[frame.seat]])

    def says(self) -> str:
        return f"you have a {self.noun.bare(False)} in your pool"


class TheyHaveDie(Condition):
    """ "an opponent has a die showing a blank"."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun.opposing

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self) -> str:
        return f"an opponent has a {self.noun.bare(False)}"


class TheyHaveDice(TheyHaveDie):
    """ "an opponent has one or more dice showing a blank"."""

    def says(self) -> str:
        return f"an opponent has one or more {self.noun.bare(True)}"


class MoreDice(MoreThanYou):
    """ "you have more dice in your pool than an opponent has in theirs"."""

    def says(self) -> str:
        return "you have more dice in your pool than an opponent has in theirs"


class FewerDice(MoreThanYou):
    """ "you have fewer dice in your pool than an opponent"."""

    def says(self) -> str:
        return "you have fewer dice in your pool than an opponent"


class Modifies(Condition):
    """ "it modifies a trooper die": the die of the occasion is added to such a base die."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        need("it", it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        resolving = being_resolved(table, frame.it) if frame.it != NOTHING else None
        if resolving is None or resolving.picked[0] == frame.it:
            return False
        return self.noun.fits_card(table, resolving.picked[0], frame)

    def says(self) -> str:
        return f"it modifies {self.noun.singular(False)}"


class CanSpot(Spotting):
    """ "you can spot Enfys Nest"."""

    def says(self) -> str:
        return f"you can {Spotting.says(self).removeprefix('you ')}"


def all_yours_are(color: int) -> Condition:
    return AllYoursAre(color)


def can_spot(noun: Noun[Any]) -> Condition:
    return CanSpot(noun)


def either_of(first: Condition, second: Condition) -> Condition:
    return EitherOf(first, second)


def all_your_characters_are(color: int) -> Condition:
    return AllOfColor(color)


def attached_carries(subtype: str, count: int) -> Condition:
    """ "Attached character has 2 or more weapons on it"."""
    return AttachedCarries(subtype, count, False)


def attached_carries_exactly(subtype: str, count: int) -> Condition:
    return AttachedCarries(subtype, count, True)


def die_in_your_pool(noun: DieNoun) -> Condition:
    return HaveDie(noun)


def they_have_a_die(noun: DieNoun) -> Condition:
    return TheyHaveDie(noun)


def they_have_dice(noun: DieNoun) -> Condition:
    return TheyHaveDice(noun)


def it_modifies(noun: DieNoun) -> Condition:
    return Modifies(noun)


YOU_HAVE_FEWER_DICE: Final = FewerDice(DiceInPool())
YOU_HAVE_MORE_DICE: Final = MoreDice(DiceInPool(), False)
