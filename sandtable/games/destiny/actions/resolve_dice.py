"""Resolve dice of one symbol, one after another, modifiers together with their die (DST-RES-01 to 12)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.resolving import can_resolve, modifiers_for, resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_PHASE_ENDS, NOTHING
from sandtable.games.destiny.triggers import settle
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.targets.target import STOP


def resolve_combined(table: Table, seat: int, die: int) -> None:
    """Resolve a die together with any number of modifiers of its symbol (D-12, D-13)."""
    if modifiers_for(table, seat, die, ()):
        table.start(COMBINING, seat, table.setup.card_of[die]).die = die
    else:
        resolve_die(table, seat, (die,))


class Combining(Node):
    """The choice of modifiers: `die` is the base die, `picked` holds its modifiers."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            frame.picked += (frame.answer,)
        if frame.step == 0 or frame.answer >= 0:
            frame.step = 1
            found = modifiers_for(table, frame.seat, frame.die, frame.picked)
            if found:
                table.put(frame.seat, [STOP, *found])
                return
        table.frames.pop()
        resolve_die(table, frame.seat, (frame.die, *frame.picked))

    def says(self, they: bool = False) -> str:
        return "add modifiers to a die"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Add a modifier to {DIE.name(table, frame.die)}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else DIE.name(table, option)


NEXT: Final = 0
CHOOSING: Final = 1


class ResolveDice(Node):
    """The action; `numbers` holds its symbol."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == NEXT:
            self._next(table, frame)
        elif frame.answer == STOP:
            table.done(True, 1, NOTHING)
        else:
            frame.step = NEXT
            resolve_combined(table, frame.seat, frame.answer)

    def begin(self, table: Table, seat: int, die: int) -> None:
        frame = table.start(self, seat, table.setup.card_of[die])
        frame.numbers = (table.symbol(die),)
        resolve_combined(table, seat, die)

    def _next(self, table: Table, frame: Frame) -> None:
        """Ask for the next die after the after-abilities of the last (D-49); the player may always stop.

        The action ends when the last die has ended the action phase (D-112).
        """
        if settle(table):
            return
        found = self._others(table, frame)
        if not found or table.phase == ACTION_PHASE_ENDS:
            table.done(True, 1, NOTHING)
            return
        frame.step = CHOOSING
        table.put(frame.seat, [STOP, *found])

    def _others(self, table: Table, frame: Frame) -> list[int]:
        symbol = frame.numbers[0]
        return [
            die
            for die in table.pools[frame.seat]
            if table.symbol(die) == symbol and can_resolve(table, frame.seat, die)
        ]

    def says(self, they: bool = False) -> str:
        return "resolve dice"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve another die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else DIE.name(table, option)


COMBINING: Final = Combining()
RESOLVE_DICE: Final = ResolveDice()
