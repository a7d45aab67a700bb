"""What else a thing has to be: a die by its value, a card by its cost; also what a verb could not act on otherwise.

A trait that belongs to the words of a card says itself. One that only keeps a verb from targets it could do nothing to
is silent: the words stay what they are (DST-CHT-03, 04).
"""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.frames import Frame
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import NOTHING
from simulate.games.destiny.words.amounts import Amount


class Trait:
    """Something true of some things and not of others."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        raise NotImplementedError

    def says(self) -> str:
        """ " showing a value of 2 or higher", after the name of the thing; empty for the silent ones."""
        return ""


class ShowsValue(Trait):
    """Values between two bounds; blanks and specials have value 0 (DST-DIE-03), modifiers their number (DST-SHW-03)."""

    def __init__(self, least: int, most: int, words: str) -> None:
        self.least = least
        self.most = most
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return self.least <= table.value(thing) <= self.most

    def says(self) -> str:
        return f" showing a value of {self.words}"


class ShowsThatSymbol(Trait):
    """The symbol chosen before: the one on the die `frame.it`, which still shows it."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return 1 << table.symbol(thing) == chosen_symbol(table, frame)

    def says(self) -> str:
        return " showing that symbol"


class CostsAtMost(Trait):
    """A card in play that costs at most so much, as printed (D-118)."""

    def __init__(self, most: Amount) -> None:
        self.most = most

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.setup.prints[thing].cost <= self.most.value(table, frame)

    def says(self) -> str:
        return f" from play that costs equal to or less than {self.most.equal_to()}"


class Lacks(Trait):
    """A card in play that no upgrade of some subtype is attached to (D-132)."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        prints = table.setup.prints
        attached = [card for card in range(len(prints)) if table.host[card] == thing]
        return not any(self.subtype in prints[card].subtypes for card in attached)

    def says(self) -> str:
        return f" that has no {self.subtype}s"


class IsExhausted(Trait):
    """Silent: a ready card cannot be readied, an exhausted one neither exhausted nor activated (DST-RDY-02, 08)."""

    def __init__(self, exhausted: bool) -> None:
        self.exhausted = exhausted

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.exhausted[thing] == self.exhausted


def chosen_symbol(table: Table, frame: Frame) -> int:
    """The symbol an earlier step chose, as a bit; 0 when none was."""
    die = frame.it
    return 1 << table.symbol(die) if die != NOTHING and table.face[die] >= 0 else 0


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
