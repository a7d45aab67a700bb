"""Conditions about the dice that the words around have just rerolled, and about the other dice of a pool."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Discount, Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WILDCARD
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.held import those_dice
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS


class SameValues(Condition):
    """ "Those dice are showing the same value" (DST-CPR-01)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return len({table.value(die) for die in those_dice(table)}) == 1

    def says(self) -> str:
        return "those dice are showing the same value"


def symbols_of_those(table: Table) -> list[int]:
    """The symbols that those dice show; none of dice among which a wildcard has no symbol to compare (DST-WLD-02)."""
    symbols = [table.symbol(die) for die in those_dice(table)]
    return [] if WILDCARD in symbols else symbols


class SameSymbols(Condition):
    """ "They are also showing the same symbol"; blanks are alike as well (DST-CPR-01)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(set(symbols_of_those(table))) == 1

    def says(self) -> str:
        return "they are also showing the same symbol"


class DifferentSymbols(Condition):
    """ "Those dice are showing different symbols"; a blank is one like all others (DST-CPR-01)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        symbols = symbols_of_those(table)
        return len(symbols) > 0 and len(set(symbols)) == len(symbols)

    def says(self) -> str:
        return "those dice are showing different symbols"


class IfAlone(Amount):
    """ "1, or by 2 instead if you have no other dice in your pool"; `frame.picked` is the die that is resolved."""

    def __init__(self, usual: int, then: int) -> None:
        self.usual = usual
        self.then = then

    def value(self, table: Table, frame: Frame) -> int:
        is_alone = all(die in frame.picked for die in table.pools[frame.seat])
        return self.then if is_alone else self.usual

    def says(self) -> str:
        return f"{self.usual}, or by {self.then} instead if you have no other dice in your pool"


def damage_symbols_of(table: Table, seat: int) -> int:
    """The number of kinds of damage that a player's dice show."""
    shown = {table.symbol(die) for die in table.pools[seat]}
    return sum([1 for symbol in shown if (DAMAGE_SYMBOLS >> symbol) & 1])


class DamageSymbols(Amount):
    """ "The number of different damage symbols showing on your dice"."""

    def value(self, table: Table, frame: Frame) -> int:
        return damage_symbols_of(table, frame.seat)

    def says(self) -> str:
        return "the number of different damage symbols showing on your dice"

    def equal_to(self) -> str:
        return self.says()


class LessForDamageSymbols(Discount):
    """1 less for each kind of damage that the player's dice show."""

    def less(self, table: Table, seat: int, card: int, host: int) -> int:
        return damage_symbols_of(table, seat)


class CheaperForDamageSymbols(Paragraph):
    def put_on(self, printed: Print) -> None:
        printed.discounts.append(LessForDamageSymbols())

    def says(self) -> str:
        return "Decrease the cost of this event by 1 for each different damage symbol showing on your dice."


def if_alone(then: int, usually: int) -> Amount:
    """Another amount where the resolved die is the only one of the player's pool."""
    return IfAlone(usually, then)


SAME_VALUES: Final = SameValues()
SAME_SYMBOLS: Final = SameSymbols()
DIFFERENT_SYMBOLS: Final = DifferentSymbols()
YOUR_DAMAGE_SYMBOLS: Final = DamageSymbols()
CHEAPER_FOR_DAMAGE_SYMBOLS: Final = CheaperForDamageSymbols()
