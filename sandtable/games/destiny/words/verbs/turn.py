"""Turn dice to other sides (DST-TRN-01 to 03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import side_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SYMBOL_NAMES
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.dice import DAMAGE_SYMBOLS, showing_in_words
from sandtable.games.destiny.words.nouns.traits import Trait, chosen_symbol
from sandtable.games.destiny.words.pointing import A_DIE, ADie, need
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import CHOSEN, Target


class Sides:
    """The sides that dice may be turned to."""

    def __init__(self, symbols: int, words: str) -> None:
        self.symbols = symbols
        self.words = words

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when the sides depend on the pointer of earlier words, and that is of a wrong kind."""

    def bits(self, table: Table, frame: Frame) -> int:
        """The symbols a side may have, as a bit set."""
        return self.symbols

    def says(self, plural: bool) -> str:
        return f"{'sides' if plural else 'a side'} {self.words}"


class SidesOfThatSymbol(Sides):
    """The symbol chosen before (ShowsThatSymbol)."""

    def reads(self, it: int, this: int) -> None:
        need("that symbol", it, A_DIE)

    def bits(self, table: Table, frame: Frame) -> int:
        return chosen_symbol(table, frame)


class AnySide(Sides):
    """All sides."""

    def says(self, plural: bool) -> str:
        return "any side"


def showing_side(symbol: int) -> Sides:
    """Sides with this symbol."""
    return Sides(1 << symbol, showing_in_words(1 << symbol).strip())


class CanTurn(Trait):
    """Silent: a die with an allowed side that it doesn't show yet (DST-TRN-02, D-100)."""

    def __init__(self, sides: Sides) -> None:
        self.sides = sides

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return len(other_sides(table, thing, self.sides.bits(table, frame))) > 0


EVERY_SYMBOL: Final = (1 << len(SYMBOL_NAMES)) - 1
ANY_SIDE: Final = AnySide(EVERY_SYMBOL, "")
NO_DAMAGE: Final = Sides(EVERY_SYMBOL & ~DAMAGE_SYMBOLS, "not showing damage ([ranged] or [melee])")
SIDES_OF_THAT_SYMBOL: Final = SidesOfThatSymbol(0, "showing that symbol")


class Turn(Verb[ADie]):
    """Turn dice to sides of the player's choice, or to a side with a given symbol (DST-TRN-01 to 03).

    After the choice of dice each die has its own question; `numbers` holds the number of turned dice.
    """

    takes = A_DIE

    def __init__(self, on: Target[ADie], sides: int | Sides = ANY_SIDE) -> None:
        self.sides = showing_side(sides) if isinstance(sides, int) else sides
        """One symbol or a kind of sides."""
        self.on = on if sides is ANY_SIDE else on.narrowed(CanTurn(self.sides))

    def reads(self, it: int, this: int) -> None:
        self.sides.reads(it, this)
        Verb.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        if frame.step == CHOSEN:
            frame.step += 1
        elif frame.step < FIRST_DIE + len(picked):
            moves.turn(table, picked[frame.step - FIRST_DIE], frame.answer)
            frame.step += 1
        while frame.step < FIRST_DIE + len(picked):
            sides = other_sides(table, picked[frame.step - FIRST_DIE], self.sides.bits(table, frame))
            if sides and not table.choose(frame, frame.seat, sides):
                return
            if sides:
                moves.turn(table, picked[frame.step - FIRST_DIE], frame.answer)
            frame.step += 1
        table.done(len(picked) > 0 and self.on.full(table, frame), len(picked), picked[0] if picked else NOTHING)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > CHOSEN or self.on.chosen(table, frame):
            self.deed(table, frame)

    def says(self, they: bool = False) -> str:
        return f"turn {self.on.says(they)} to {self.sides.says(not isinstance(self.on, One))}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Turn which die?" if frame.step <= CHOSEN else "Turn it to which side?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step <= CHOSEN:
            return self.on.name(table, option)
        return side_name(table, frame.picked[frame.step - FIRST_DIE], option)


FIRST_DIE: Final = CHOSEN + 1


def other_sides(table: Table, die: int, symbols: int) -> list[int]:
    """The sides a die can be turned to: not the one on top, and only the first of equal sides (DST-TRN-02, 03).

    `symbols` holds the allowed symbols as a bit set.
    """
    printed = table.setup.prints[table.setup.card_of[die]]
    face = table.face[die]
    sides: list[int] = []
    for side in range(6):
        if side == face or not (symbols >> printed.symbols[side]) & 1:
            continue
        if not any(
            printed.symbols[side] == printed.symbols[other]
            and printed.values[side] == printed.values[other]
            and printed.modifiers[side] == printed.modifiers[other]
            and printed.costs[side] == printed.costs[other]
            for other in sides
        ):
            sides.append(side)
    return sides
