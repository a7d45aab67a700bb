"""Remove, reroll and turn dice."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny import moves
from simulate.games.destiny.state import Frame, Table
from simulate.games.destiny.terms import NOTHING, SYMBOL_NAMES, TOLD_REROLL
from simulate.games.destiny.words.joints import Condition, Verb
from simulate.games.destiny.words.nouns import YOURS, DieNoun, showing_in_words, side_name
from simulate.games.destiny.words.targets import CHOSEN, One, Target, UpTo

ANY_SIDE: Final = -1


class Remove(Verb):
    """Remove dice from their pools (DST-RMV-01); what they showed is remembered."""

    def deed(self, table: Table, frame: Frame) -> None:
        full = self.on.full(table, frame)
        worth = 0
        for die in frame.picked:
            worth += table.value(die)
            moves.remove_die(table, die)
        count = len(frame.picked)
        table.done(full, count, frame.picked[0] if count else NOTHING, worth)

    def says(self, they: bool = False) -> str:
        return f"remove {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Remove which die?"


class Choose(Verb):
    """Choose a target and do nothing to it yet; dice remember the value they show."""

    def deed(self, table: Table, frame: Frame) -> None:
        worth = 0
        if isinstance(self.on, One) and isinstance(self.on.noun, DieNoun):
            for die in frame.picked:
                worth += table.value(die)
        count = len(frame.picked)
        table.done(count > 0, count, frame.picked[0] if count else NOTHING, worth)

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)}"


class Reroll(Verb):
    """Roll dice in a pool again, all at the same time (DST-RRL-01, D-101)."""

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        full = self.on.full(table, frame)
        if table.telling and picked:
            table.tell(TOLD_REROLL, frame.seat, picked)
        moves.roll(table, picked)
        table.done(full, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"reroll {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reroll which die?"


class Turn(Verb):
    """Turn dice to sides of one's choice, or to a side with a given symbol (DST-TRN-01 to 03).

    After the dice are chosen each is turned in its own question; `numbers` holds how many were turned.
    """

    def __init__(self, on: Target, symbol: int = ANY_SIDE) -> None:
        self.symbols = 0 if symbol == ANY_SIDE else 1 << symbol
        """A bit set; 0: any side."""
        self.on = turnable(on, self.symbols)

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        if frame.step == CHOSEN:
            frame.step += 1
        elif frame.step < FIRST_DIE + len(picked):
            moves.turn(table, picked[frame.step - FIRST_DIE], frame.answer)
            frame.step += 1
        while frame.step < FIRST_DIE + len(picked):
            sides = other_sides(table, picked[frame.step - FIRST_DIE], self.symbols)
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
        side = f"a side{showing_in_words(self.symbols)}" if self.symbols else "any side"
        return f"turn {self.on.says(they)} to {side}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Turn which die?" if frame.step <= CHOSEN else "Turn it to which side?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step <= CHOSEN:
            return self.on.name(table, option)
        return side_name(table, frame.picked[frame.step - FIRST_DIE], option)


FIRST_DIE: Final = CHOSEN + 1


def turnable(on: Target, symbols: int) -> Target:
    """The target without dice that could not be turned anyway (D-100)."""
    if symbols and isinstance(on, One) and isinstance(on.noun, DieNoun):
        return One(on.noun.able_to_turn(symbols))
    if symbols and isinstance(on, UpTo) and isinstance(on.noun, DieNoun):
        return UpTo(on.most, on.noun.able_to_turn(symbols))
    return on


def other_sides(table: Table, die: int, symbols: int) -> list[int]:
    """The sides a die can be turned to: not the one on top, of equal ones only the first (DST-TRN-02, 03)."""
    printed = table.setup.prints[table.setup.card_of[die]]
    face = table.face[die]
    sides: list[int] = []
    for side in range(6):
        if side == face or (symbols and not (symbols >> printed.symbols[side]) & 1):
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


class ItIs(Condition):
    """ "If it is your die": whose the die of the step before is."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it in self.noun.find(table, frame)

    def says(self) -> str:
        return f"it is {'your ' + self.noun.bare(False) if self.noun.whose == YOURS else self.noun.singular(False)}"


class ItShows(Condition):
    """ "That die rolls a blank": the die of the step before shows one of these symbols now."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and table.face[frame.it] >= 0 and table.symbol(frame.it) == self.symbol

    def says(self) -> str:
        name = SYMBOL_NAMES[self.symbol]
        return f"that die rolls a {name} ([{name}])"
