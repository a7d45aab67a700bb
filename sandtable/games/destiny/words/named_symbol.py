"""A symbol that a player names, and the dice that show it (DST-SRH-05, 09)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SYMBOL_NAMES, WILDCARD
from sandtable.games.destiny.words.abilities import one
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import If, Phrase
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import Handed


class NameSymbol(Phrase):
    """ "Choose a symbol. ...": `numbers` holds it, and the words inside read it."""

    def __init__(self, goal: Phrase, is_then: bool) -> None:
        self.goal = goal
        self.is_then = is_then
        """True where the words go on with "then"."""

    def hands_on(self, it: int, this: int) -> Handed:
        return self.goal.hands_on(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if not table.choose(frame, frame.seat, symbols_of(table)):
                return
        if frame.step == 1:
            frame.step = 2
            frame.numbers = (frame.answer,)
            table.push(self.goal, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.goal.possible(table, frame)

    def says(self, they: bool = False) -> str:
        goal = self.goal.says(they)
        if not self.is_then:
            return f"choose a symbol. {capitalized(goal)}"
        return f"choose a symbol. Then{',' if isinstance(self.goal, If) else ''} {goal}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose which symbol?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return SYMBOL_NAMES[option]


def symbols_of(table: Table) -> list[int]:
    """The symbols on dice of this game; a wildcard has none (DST-WLD-02)."""
    found = {symbol for printed in table.setup.prints for symbol in printed.symbols}
    return sorted(found - {WILDCARD})


def named_symbol(table: Table) -> int:
    """The symbol of the innermost word that lets a player choose one; NOTHING before that."""
    frames = table.frames
    for at in range(len(frames) - 1, 0, -1):
        frame = frames[at]
        if isinstance(frame.node, NameSymbol) and frame.numbers:
            return frame.numbers[0]
    return NOTHING


class ShowsNamed(Trait):
    """True for dice that show the chosen symbol, or another one."""

    def __init__(self, is_shown: bool) -> None:
        self.is_shown = is_shown

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return (table.symbol(thing) == named_symbol(table)) == self.is_shown

    def says(self) -> str:
        return f"{'' if self.is_shown else ' not'} showing the chosen symbol"


def name_symbol(*goal: Phrase) -> Phrase:
    """ "Choose a symbol. (Words about the chosen symbol)"."""
    return NameSymbol(one(goal), False)


def name_symbol_then(*goal: Phrase) -> Phrase:
    """ "Choose a symbol. Then (words about the chosen symbol)"."""
    return NameSymbol(one(goal), True)


CHOSEN_SYMBOL: Final = ShowsNamed(True)
ANOTHER_SYMBOL: Final = ShowsNamed(False)
