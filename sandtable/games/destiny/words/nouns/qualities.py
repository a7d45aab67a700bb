"""Qualities of cards for `CHARACTER.having(...)` and `CARD.having(...)`: subtype, side, title, health, damage, cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.subtype_bits import bits_of
from sandtable.games.destiny.terms import (
    AFFILIATION_NAMES,
    CHARACTER_CARD,
    COLOR_NAMES,
    GUARDIAN_BIT,
    HERO,
    NEUTRAL,
    VILLAIN,
)
from sandtable.games.destiny.triggers import has_keyword
from sandtable.games.destiny.uniqueness import is_unique
from sandtable.games.destiny.words.nouns.subtypes import any_of_them, has_one_of, has_subtype, lacks, spelled
from sandtable.games.destiny.words.nouns.trait import Quality, suit


class Subtyped(Quality):
    """ "trooper character", "a Blue weapon upgrade" (DST-SBT-01)."""

    def __init__(self, subtypes: tuple[str, ...]) -> None:
        self.subtypes = subtypes
        self.bits: i64 = bits_of(subtypes)

    def suits(self, table: Table, card: int) -> bool:
        return not lacks(table, card, self.bits) and has_one_of(table, card, self.subtypes)

    def before(self) -> str:
        return any_of_them(self.subtypes)

    def is_behind_color(self) -> bool:
        return True


class NotSubtyped(Quality):
    """ "a non-Jedi character"."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def suits(self, table: Table, card: int) -> bool:
        return not has_subtype(table, card, self.subtype)

    def before(self) -> str:
        return f"non-{spelled(self.subtype)}"


class Sided(Quality):
    """ "a hero character", "a non-villain character"."""

    def __init__(self, affiliation: int, is_excluded: bool = False) -> None:
        self.affiliation = affiliation
        self.is_excluded = is_excluded

    def suits(self, table: Table, card: int) -> bool:
        return (table.setup.prints[card].affiliation == self.affiliation) != self.is_excluded

    def before(self) -> str:
        return f"{'non-' if self.is_excluded else ''}{AFFILIATION_NAMES[self.affiliation]}"


class Unique(Quality):
    """ "a unique die", "a non-unique character die"."""

    def __init__(self, is_unique: bool) -> None:
        self.is_unique = is_unique

    def suits(self, table: Table, card: int) -> bool:
        return is_unique(table, card) == self.is_unique

    def before(self) -> str:
        return "unique" if self.is_unique else "non-unique"


class NotColored(Quality):
    """ "a non-Blue character"."""

    def __init__(self, color: int) -> None:
        self.color = color

    def suits(self, table: Table, card: int) -> bool:
        return not has_color(table, card, self.color)

    def before(self) -> str:
        return f"non-{COLOR_NAMES[self.color].capitalize()}"


class Elite(Quality):
    """ "one of your elite characters": a character brought with two dice, or for the price of them (DST-ELT-01)."""

    def suits(self, table: Table, card: int) -> bool:
        return is_elite(table, card)

    def before(self) -> str:
        return "elite"


class HealthAtLeast(Quality):
    """ "that has 10 or more health": the full health with ongoing abilities, without regard to damage (DST-DFX-03)."""

    def __init__(self, least: int, words: str) -> None:
        self.least = least
        self.words = words

    def suits(self, table: Table, card: int) -> bool:
        return health_of(table, card) >= self.least

    def says(self) -> str:
        return f" {self.words} {self.least} or more health"


class PointsAtLeast(Quality):
    """ "that is 17 or more points": the points of the list, without Team Up (D-249)."""

    def __init__(self, least: int) -> None:
        self.least = least

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.points[card] >= self.least

    def says(self) -> str:
        return f" that is {self.least} or more points"


class HasGuardian(Quality):
    """ "that has Guardian", printed or given."""

    def suits(self, table: Table, card: int) -> bool:
        return has_keyword(table, card, GUARDIAN_BIT)

    def says(self) -> str:
        return " that has Guardian"


class Worded(Quality):
    """A quality in other words: "with Guardian" in place of "that has Guardian"."""

    def __init__(self, quality: Quality, words: str) -> None:
        self.quality = quality
        self.words = words

    def suits(self, table: Table, card: int) -> bool:
        return self.quality.suits(table, card)

    def says(self) -> str:
        return f" {self.words}"


class Damaged(Quality):
    """ "a damaged character"."""

    def suits(self, table: Table, card: int) -> bool:
        return table.damage[card] > 0

    def before(self) -> str:
        return "damaged"


class DamageAtLeast(Quality):
    """ "that has 6 or more damage on it"."""

    def __init__(self, least: int) -> None:
        self.least = least

    def suits(self, table: Table, card: int) -> bool:
        return table.damage[card] >= self.least

    def says(self) -> str:
        return f" that has {self.least} or more damage on it"


class ShieldsAtLeast(Quality):
    """ "that has 3 or more shields"."""

    def __init__(self, least: int) -> None:
        self.least = least

    def suits(self, table: Table, card: int) -> bool:
        return table.shields[card] >= self.least

    def says(self) -> str:
        return f" that has {self.least} or more shields"


class UpgradesAtLeast(Quality):
    """ "That has 3 or more Blue upgrades", or "Blue upgrades with dice"."""

    def __init__(self, least: int, color: int, with_dice: bool) -> None:
        self.least = least
        self.color = color
        self.with_dice = with_dice

    def suits(self, table: Table, card: int) -> bool:
        upgrades = [
            upgrade
            for upgrade in table.upgrades[card]
            if has_color(table, upgrade, self.color) and (not self.with_dice or len(table.setup.dice_of[upgrade]) > 0)
        ]
        return len(upgrades) >= self.least

    def says(self) -> str:
        dice = " with dice" if self.with_dice else ""
        return f" that has {self.least} or more {COLOR_NAMES[self.color].capitalize()} upgrades{dice}"


class AllOf(Quality):
    """ "That has 3 or more shields and 3 or more Blue upgrades": several demands, of which the first says the verb."""

    def __init__(self, qualities: tuple[Quality, ...]) -> None:
        self.qualities = qualities

    def suits(self, table: Table, card: int) -> bool:
        return suit(self.qualities, table, card)

    def says(self) -> str:
        first, *others = [quality.says() for quality in self.qualities]
        return " and ".join([first, *[other.removeprefix(" that has ") for other in others]])


class Spent(Quality):
    """ "an exhausted upgrade"."""

    def suits(self, table: Table, card: int) -> bool:
        return table.exhausted[card]

    def before(self) -> str:
        return "exhausted"


class TitleHas(Quality):
    """ "an upgrade with "Lightsaber" in its title": the title of the card, without its subtitle."""

    def __init__(self, word: str) -> None:
        self.word = word

    def suits(self, table: Table, card: int) -> bool:
        return self.word.casefold() in table.setup.prints[card].title.casefold()

    def says(self) -> str:
        return f' with "{self.word}" in its title'


class CostExactly(Quality):
    """ "a support that costs 0": the printed cost (D-118)."""

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def suits(self, table: Table, card: int) -> bool:
        return full_cost(table, card) == self.cost

    def says(self) -> str:
        return f" that costs {self.cost}"


class EvenCost(Quality):
    """ "With an even cost": the printed cost, and 0 is even."""

    def suits(self, table: Table, card: int) -> bool:
        return full_cost(table, card) % 2 == 0

    def says(self) -> str:
        return " with an even cost"


class CostAtMost(Quality):
    """ "a support that costs 3 or less": the printed cost (D-118)."""

    def __init__(self, most: int, words: str) -> None:
        self.most = most
        self.words = words

    def suits(self, table: Table, card: int) -> bool:
        return full_cost(table, card) <= self.most

    def says(self) -> str:
        return f" {self.words.format(self.most)}"


class NoCharacter(Quality):
    """ "non-character droids"."""

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.prints[card].kind != CHARACTER_CARD

    def before(self) -> str:
        return "non-character"


class HasDie(Quality):
    """ "a Red support with a matching die"."""

    def suits(self, table: Table, card: int) -> bool:
        return len(table.setup.prints[card].symbols) > 0

    def says(self) -> str:
        return " with a matching die"


def being(*subtypes: str) -> Quality:
    """Cards with one of these subtypes, the subtype before the noun: "trooper character"."""
    return Subtyped(subtypes)


def health_at_least(least: int, words: str = "that has") -> Quality:
    return HealthAtLeast(least, words)


class RemainingHealth(Quality):
    """Health less damage, at most a number; shields don't count (DST-DFX-03)."""

    def __init__(self, most: int) -> None:
        self.most = most

    def suits(self, table: Table, card: int) -> bool:
        return health_of(table, card) - table.damage[card] <= self.most

    def says(self) -> str:
        return f" with {self.most} or less remaining health"


def remaining_at_most(most: int) -> Quality:
    """ "A character with 2 or less remaining health"."""
    return RemainingHealth(most)


def damage_at_least(least: int) -> Quality:
    return DamageAtLeast(least)


def shields_at_least(least: int) -> Quality:
    return ShieldsAtLeast(least)


def cost_at_most(most: int, words: str = "that costs {} or less") -> Quality:
    return CostAtMost(most, words)


def cost_exactly(cost: int) -> Quality:
    return CostExactly(cost)


def upgrades_at_least(least: int, color: int, *, with_dice: bool = False) -> Quality:
    return UpgradesAtLeast(least, color, with_dice)


def all_at_once(*qualities: Quality) -> Quality:
    """All of these demands: "that has 3 or more shields and 2 or more upgrades"."""
    return AllOf(qualities)


def title_has(word: str) -> Quality:
    return TitleHas(word)


def not_being(subtype: str) -> Quality:
    """ "non-Jedi", before the noun."""
    return NotSubtyped(subtype)


def not_colored(color: int) -> Quality:
    return NotColored(color)


def worded(quality: Quality, words: str) -> Quality:
    """The quality, said in these words behind the noun."""
    return Worded(quality, words)


def points_at_least(least: int) -> Quality:
    return PointsAtLeast(least)


DAMAGED: Final = Damaged()
EVEN_COST: Final = EvenCost()
EXHAUSTED: Final = Spent()
HAS_GUARDIAN: Final = HasGuardian()
IS_HERO: Final = Sided(HERO)
IS_VILLAIN: Final = Sided(VILLAIN)
IS_NEUTRAL: Final = Sided(NEUTRAL)
NOT_HERO: Final = Sided(HERO, True)
NOT_VILLAIN: Final = Sided(VILLAIN, True)
ELITE: Final = Elite()
UNIQUE: Final = Unique(True)
NON_UNIQUE: Final = Unique(False)
WITH_A_DIE: Final = HasDie()
NO_CHARACTER: Final = NoCharacter()
