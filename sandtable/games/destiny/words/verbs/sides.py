"""The sides that dice may be turned to, in the words of a card (DST-TRN-01 to 03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import SYMBOL_NAMES, WILDCARD
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS, DAMAGE_WORDS, showing_in_words
from sandtable.games.destiny.words.nouns.traits import VERY_HIGH, Trait, chosen_symbol
from sandtable.games.destiny.words.pointing import A_DIE, need

EVERY_SYMBOL: Final = (1 << len(SYMBOL_NAMES)) - 1


class Sides:
    """The sides that dice may be turned to: those with certain symbols."""

    def __init__(self, symbols: int, words: str) -> None:
        self.symbols = symbols
        self.words = words

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when the sides depend on the pointer of earlier words, and that is of a wrong kind."""

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        """True for a side of this die that it may be turned to."""
        return (self.symbols >> symbol_of(table, die, side)) & 1 == 1

    def says(self, plural: bool) -> str:
        return f"{'sides' if plural else 'a side'} {self.words}"


class SidesOfThatSymbol(Sides):
    """The symbol chosen before (ShowsThatSymbol)."""

    def reads(self, it: int, this: int) -> None:
        need("that symbol", it, A_DIE)

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        return 1 << symbol_of(table, die, side) == chosen_symbol(table, frame)


class AnySide(Sides):
    """All sides."""

    def says(self, plural: bool) -> str:
        return "any side"


class NamedSide(Sides):
    """Sides with words of their own: "a blank", "sides of your choice"."""

    def __init__(self, symbols: int, one: str, several: str) -> None:
        self.symbols = symbols
        self.words = one
        self.several = several

    def says(self, plural: bool) -> str:
        return self.several if plural else self.words


class SidesOfValue(Sides):
    """ "A side showing a value of 0", which blanks and specials have too (DST-VAL-01)."""

    def __init__(self, least: int, most: int, words: str) -> None:
        self.least = least
        self.most = most
        self.words = words

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        return self.least <= table.side_value(table.setup.card_of[die], side, die) <= self.most


class OneHigher(SidesOfValue):
    """ "The side that has a value 1 higher than the value showing on this die"."""

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        return table.side_value(table.setup.card_of[die], side, die) == table.value(die) + 1

    def says(self, plural: bool) -> str:
        return self.words


class SidesWithCost(Sides):
    """ "A side showing a cost"."""

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        printed = table.setup.prints[table.setup.card_of[die]]
        return printed.costs[side] + printed.indirect_costs[side] > 0


class SidesLikeIt(Sides):
    """The symbol, and where the words say so the value, of an earlier step's die."""

    def __init__(self, words: str, is_of_value: bool) -> None:
        self.words = words
        self.is_of_value = is_of_value

    def reads(self, it: int, this: int) -> None:
        need(self.words, it, A_DIE)

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        it = frame.it
        if not is_shown(table, it) or symbol_of(table, die, side) != table.symbol(it) or table.symbol(it) == WILDCARD:
            return False
        return not self.is_of_value or table.side_value(table.setup.card_of[die], side, die) == table.value(it)


class SidesLikeModifier(Sides):
    """The symbol of another die that shows a modifier; a wildcard has none (DST-WLD-02)."""

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        symbol = symbol_of(table, die, side)
        others = [other for pool in table.pools for other in pool if other != die and table.is_modifier(other)]
        return symbol != WILDCARD and any(table.symbol(other) == symbol for other in others)


class FirstSide(Sides):
    """The first side of the die, as the data of its card list them."""

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        return side == 0

    def says(self, plural: bool) -> str:
        return "its first side (the topmost box of its dice reference)"


class CanTurn(Trait):
    """Silent: a die with an allowed side that it doesn't show yet (DST-TRN-02, D-100)."""

    def __init__(self, sides: Sides) -> None:
        self.sides = sides

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return len(other_sides(table, frame, thing, self.sides)) > 0


def symbol_of(table: Table, die: int, side: int) -> int:
    return table.setup.prints[table.setup.card_of[die]].symbols[side]


def other_sides(table: Table, frame: Frame, die: int, allowed: Sides) -> list[int]:
    """The sides a die can be turned to: not the one on top, and only the first of equal sides (DST-TRN-02, 03)."""
    printed = table.setup.prints[table.setup.card_of[die]]
    face = table.face[die]
    sides: list[int] = []
    for side in range(6):
        if side == face or not allowed.allows(table, frame, die, side):
            continue
        if not any(are_alike(printed, side, other) for other in sides):
            sides.append(side)
    return sides


def are_alike(printed: Print, side: int, other: int) -> bool:
    """True for two sides of a card's die that are alike in everything."""
    return (
        printed.symbols[side] == printed.symbols[other]
        and printed.values[side] == printed.values[other]
        and printed.modifiers[side] == printed.modifiers[other]
        and printed.costs[side] == printed.costs[other]
        and printed.indirect_costs[side] == printed.indirect_costs[other]
    )


def showing_side(symbol: int) -> Sides:
    """Sides with this symbol."""
    return Sides(1 << symbol, showing_in_words(1 << symbol).strip())


def side_not_showing(symbol: int) -> Sides:
    """ "A side not showing a special ability"."""
    return Sides(EVERY_SYMBOL & ~(1 << symbol), f"not{showing_in_words(1 << symbol)}")


def side_of_value(value: int) -> Sides:
    """ "A side showing a value of 1"."""
    return SidesOfValue(value, value, f"showing a value of {value}")


def side_of_least(value: int) -> Sides:
    """ "A side showing a value of 1 or higher"."""
    return SidesOfValue(value, VERY_HIGH, f"showing a value of {value} or higher")


def side_of_most(value: int) -> Sides:
    """ "A side showing a value of 2 or lower"."""
    return SidesOfValue(0, value, f"showing a value of {value} or lower")


ANY_SIDE: Final = AnySide(EVERY_SYMBOL, "")
OF_YOUR_CHOICE: Final = NamedSide(EVERY_SYMBOL, "the side of your choice", "sides of your choice")
OF_THEIR_CHOICE: Final = NamedSide(EVERY_SYMBOL, "the side of their choice", "sides of their choice")
"""The same, where another player turns the dice."""
TO_A_BLANK: Final = NamedSide(1, "a blank ([blank])", "blanks ([blank])")
NO_DAMAGE: Final = Sides(EVERY_SYMBOL & ~DAMAGE_SYMBOLS, f"not showing {DAMAGE_WORDS}")
DAMAGE_SIDE: Final = Sides(DAMAGE_SYMBOLS, showing_in_words(DAMAGE_SYMBOLS).strip())
ONE_HIGHER: Final = OneHigher(0, 0, "the side that has a value 1 higher than the value showing on this die")
COST_SIDE: Final = SidesWithCost(0, "showing a cost")
SIDES_OF_THAT_SYMBOL: Final = SidesOfThatSymbol(0, "showing that symbol")
LIKE_THAT_DIE: Final = SidesLikeIt("showing the same symbol and value as that die", True)
SAME_SYMBOL: Final = SidesLikeIt("showing the same symbol as that die", False)
LIKE_THIS_DIE: Final = SidesLikeIt("showing the same symbol as this die", False)
LIKE_A_MODIFIER: Final = SidesLikeModifier(0, "showing the same symbol as another die showing a modifier")
FIRST_SIDE: Final = FirstSide(0, "")
