"""Traits of things: the value of a die, the cost of a card, and the conditions under which a verb can act.

A trait that belongs to the words of a card says itself. A trait that only excludes targets on which a verb has no
effect is silent: the card's words don't change (DST-CHT-03, 04).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, WILDCARD
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.nouns.trait import Trait as Trait
from sandtable.games.destiny.words.pointing import A_DIE, need


class ShowsValue(Trait):
    """True for values between two bounds; blanks and specials have value 0 (DST-DIE-03), modifiers their number
    (DST-SHW-03).
    """

    def __init__(self, least: int, most: int, words: str) -> None:
        self.least = least
        self.most = most
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return self.least <= table.value(thing) <= self.most

    def says(self) -> str:
        return f" showing a value of {self.words}"


class ShowsThatSymbol(Trait):
    """True for dice with the chosen symbol, which the die `frame.it` still shows."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return 1 << table.symbol(thing) == chosen_symbol(table, frame)

    def says(self) -> str:
        return " showing that symbol"

    def reads(self, it: int, this: int) -> None:
        need("that symbol", it, A_DIE)


class CostsAtMost(Trait):
    """True for a card in play with a printed cost up to a limit (D-118)."""

    def __init__(self, most: Amount) -> None:
        self.most = most

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return full_cost(table, thing) <= self.most.value(table, frame)

    def says(self) -> str:
        return f" from play that costs equal to or less than {self.most.equal_to()}"


class Lacks(Trait):
    """True for a card in play without an attached upgrade of a subtype (D-132), printed or not (DST-TYP-06)."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        attached = [card for card in range(len(table.setup.prints)) if table.host[card] == thing]
        return not any([has_subtype(table, card, self.subtype) for card in attached])

    def says(self) -> str:
        return f" that has no {self.subtype}s"


class IsExhausted(Trait):
    """Silent: a ready card cannot be readied, an exhausted one neither exhausted nor activated (DST-RDY-02, 08)."""

    def __init__(self, exhausted: bool) -> None:
        self.exhausted = exhausted

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.exhausted[thing] == self.exhausted


def chosen_symbol(table: Table, frame: Frame) -> int:
    """The symbol chosen by an earlier step, as a bit; 0 without one."""
    die = frame.it
    if die == NOTHING or table.face[die] < 0 or table.symbol(die) == WILDCARD:
        return 0
    return 1 << table.symbol(die)


VERY_HIGH: Final = 1_000_000


def at_least(value: int) -> Trait:
    """ "Showing a value of 2 or higher"."""
    return ShowsValue(value, VERY_HIGH, f"{value} or higher")


def at_most(value: int) -> Trait:
    """ "Showing a value of 2 or lower"."""
    return ShowsValue(0, value, f"{value} or lower")


IS_READY: Final = IsExhausted(False)
IS_EXHAUSTED: Final = IsExhausted(True)
THAT_SYMBOL: Final = ShowsThatSymbol()
