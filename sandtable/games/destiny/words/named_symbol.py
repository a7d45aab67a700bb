"""A symbol or a number that a player names, and the dice that show it (DST-SRH-05, 09)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SYMBOL_NAMES, WHILE_VALUE, X
from sandtable.games.destiny.words.abilities import one
from sandtable.games.destiny.words.chosen_first import ChosenFirst
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import If, Phrase
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of

A_SYMBOL: Final = "symbol"
A_NUMBER: Final = "number"
A_COLOR: Final = "color"


class NameFirst(ChosenFirst):
    """ "Choose a (thing). ...": `numbers` holds it, and the words inside read it."""

    what = ""
    """The kind of thing that is chosen, in words."""

    def __init__(self, phrase: Phrase, is_then: bool) -> None:
        ChosenFirst.__init__(self, phrase)
        self.is_then = is_then
        """True where the words go on with "then"."""

    def keep(self, frame: Frame) -> None:
        frame.numbers = (frame.answer,)

    def says(self, they: bool = False) -> str:
        goal = self.phrase.says(they)
        if not self.is_then:
            return f"choose a {self.what}. {capitalized(goal)}"
        return f"choose a {self.what}. Then{',' if isinstance(self.phrase, If) else ''} {goal}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Choose which {self.what}?"


class NameSymbol(NameFirst):
    """ "Choose a symbol. ..."."""

    what = A_SYMBOL

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return table.setup.symbols

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return SYMBOL_NAMES[option]


class NameSymbolTo(NameSymbol):
    """ "Choose a symbol to (words about the chosen symbol)"."""

    def says(self, they: bool = False) -> str:
        return f"choose a symbol to {self.phrase.says(they)}"


class SidesOfNamed(Sides):
    """ "The same symbol showing a value of 2 or less": the chosen symbol."""

    def __init__(self, most: int) -> None:
        Sides.__init__(self, 0, "")
        self.most = most

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        card = table.setup.card_of[die]
        return symbol_of(table, die, side) == named_symbol(table) and table.side_value(card, side, die) <= self.most

    def says(self, plural: bool) -> str:
        return f"the same symbol showing a value of {self.most} or less"


class NameNumber(NameFirst):
    """ "Choose a number. ...": a whole number, 0 or more. Of those that no die can show one is offered."""

    what = A_NUMBER

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [number for number in range(highest(table) + 2)]

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)


def highest(table: Table) -> int:
    """The highest value of a side of cards in play and of dice in pools; hidden cards tell nothing by it (D-896)."""
    prints = table.setup.prints
    is_raised = len(table.watch[WHILE_VALUE]) > 0
    rolled = [table.setup.card_of[die] for pool in table.pools for die in pool]
    most = 0
    for card in range(len(prints)):
        if not table.is_in_play(card) and card not in rolled:
            continue
        values = prints[card].values
        for side in range(len(values)):
            value = table.side_value(card, side) if is_raised or values[side] == X else values[side]
            if value > most:
                most = value
    return most


def named(table: Table, what: str) -> int:
    """The choice of the innermost word that lets a player choose such a thing; NOTHING before that."""
    frames = table.frames
    for at in range(len(frames) - 1, 0, -1):
        frame = frames[at]
        if isinstance(frame.node, NameFirst) and frame.node.what == what and frame.numbers:
            return frame.numbers[0]
    return NOTHING


def named_symbol(table: Table) -> int:
    return named(table, A_SYMBOL)


class ShowsNamed(Trait):
    """True for dice that show the chosen symbol, or another one."""

    def __init__(self, is_shown: bool, words: str) -> None:
        self.is_shown = is_shown
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return (table.symbol(thing) == named_symbol(table)) == self.is_shown

    def says(self) -> str:
        return self.words


class ShowsNamedNumber(Trait):
    """True for dice that show the chosen number as their value (DST-VAL-01)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.value(thing) == named(table, A_NUMBER)

    def says(self) -> str:
        return " showing the chosen number"


def name_symbol(*goal: Phrase) -> Phrase:
    """ "Choose a symbol. (Words about the chosen symbol)"."""
    return NameSymbol(one(goal), False)


def name_symbol_then(*goal: Phrase) -> Phrase:
    """ "Choose a symbol. Then (words about the chosen symbol)"."""
    return NameSymbol(one(goal), True)


def name_symbol_to(goal: Phrase) -> Phrase:
    """ "Choose a symbol to (words about the chosen symbol)"."""
    return NameSymbolTo(goal, False)


def sides_of_chosen_symbol(most: int) -> Sides:
    """Sides with the chosen symbol and a value up to this number."""
    return SidesOfNamed(most)


def name_number(*goal: Phrase) -> Phrase:
    """ "Choose a number. (Words about the chosen number)"."""
    return NameNumber(one(goal), False)


CHOSEN_SYMBOL: Final = ShowsNamed(True, " showing the chosen symbol")
ANOTHER_SYMBOL: Final = ShowsNamed(False, " not showing the chosen symbol")
ROLLED_CHOSEN_SYMBOL: Final = ShowsNamed(True, " that just rolled the chosen symbol")
CHOSEN_NUMBER: Final = ShowsNamedNumber()
