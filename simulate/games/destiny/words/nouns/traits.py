"""What else a die may have to show: a value, the symbol chosen before."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.frames import Frame
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import NOTHING


class Trait:
    """Something true of some dice in pools and not of others."""

    def fits(self, table: Table, die: int, frame: Frame) -> bool:
        raise NotImplementedError

    def says(self) -> str:
        """ " showing a value of 2 or higher", after the name of the die."""
        raise NotImplementedError


class ShowsValue(Trait):
    """Values between two bounds; blanks and specials have value 0 (DST-DIE-03), modifiers their number (DST-SHW-03)."""

    def __init__(self, least: int, most: int, words: str) -> None:
        self.least = least
        self.most = most
        self.words = words

    def fits(self, table: Table, die: int, frame: Frame) -> bool:
        return self.least <= table.value(die) <= self.most

    def says(self) -> str:
        return f" showing a value of {self.words}"


class ShowsThatSymbol(Trait):
    """The symbol chosen before: the one on the die `frame.it`, which still shows it."""

    def fits(self, table: Table, die: int, frame: Frame) -> bool:
        return 1 << table.symbol(die) == chosen_symbol(table, frame)

    def says(self) -> str:
        return " showing that symbol"


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


THAT_SYMBOL: Final = ShowsThatSymbol()
