"""Resolve dice of one symbol, one after another, modifiers together with their die (DST-RES-01 to 12)."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.resolving import can_resolve, resolve_die
from simulate.games.destiny.state import Frame, Node, Table
from simulate.games.destiny.terms import NOTHING, SPECIAL
from simulate.games.destiny.triggers import settle
from simulate.games.destiny.words.nouns import DIE
from simulate.games.destiny.words.targets import STOP


def resolvable(table: Table, seat: int) -> list[int]:
    """Every die one may start with: it fixes the symbol of the action (D-48)."""
    return [die for die in table.pools[seat] if can_resolve(table, seat, die)]


MODIFYING: Final = 0
RESOLVING: Final = 1
NEXT: Final = 2
CHOOSING: Final = 3


class ResolveDice(Node):
    """`die` is the next die, `picked` its modifiers, `numbers` the symbol of the action."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == NEXT:
            self._next(table, frame)
        elif frame.step == CHOOSING:
            self._choose(table, frame)
        elif frame.step == RESOLVING:
            self._resolve(table, frame)
        else:
            self._modify(table, frame)

    def begin(self, table: Table, seat: int, die: int) -> None:
        frame = table.start(self, seat, table.setup.card_of[die])
        frame.die = die
        frame.numbers = (table.symbol(die),)
        table.resolved = ()

    def _modify(self, table: Table, frame: Frame) -> None:
        """Add any number of modifiers of the same symbol, while their costs can be paid (D-12, D-13)."""
        if frame.answer >= 0:
            frame.picked += (frame.answer,)
        frame.step = RESOLVING
        found = self._modifiers(table, frame) if frame.numbers[0] != SPECIAL else []
        if found:
            table.put(frame.seat, [STOP, *found])

    def _modifiers(self, table: Table, frame: Frame) -> list[int]:
        paid = table.die_cost(frame.die)
        for die in frame.picked:
            paid += table.die_cost(die)
        last = frame.picked[-1] if frame.picked else NOTHING
        return [
            die
            for die in table.pools[frame.seat]
            if die > last
            and table.symbol(die) == frame.numbers[0]
            and table.is_modifier(die)
            and die not in table.resolved
            and paid + table.die_cost(die) <= table.resources[frame.seat]
        ]

    def _resolve(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0 and frame.answer not in frame.picked:
            self._modify(table, frame)
            return
        frame.answer = NOTHING
        frame.step = NEXT
        resolve_die(table, frame.seat, (frame.die, *frame.picked))

    def _next(self, table: Table, frame: Frame) -> None:
        """After-abilities of the last die come before the next is chosen (D-49); stopping is always allowed."""
        frame.die = NOTHING
        frame.picked = ()
        if settle(table):
            return
        found = self._others(table, frame)
        if not found:
            table.done(True, 1, NOTHING)
            return
        frame.step = CHOOSING
        table.put(frame.seat, [STOP, *found])

    def _choose(self, table: Table, frame: Frame) -> None:
        if frame.answer == STOP:
            table.done(True, 1, NOTHING)
            return
        frame.die = frame.answer
        frame.answer = NOTHING
        frame.step = MODIFYING

    def _others(self, table: Table, frame: Frame) -> list[int]:
        symbol = frame.numbers[0]
        return [
            die
            for die in table.pools[frame.seat]
            if table.symbol(die) == symbol and die not in table.resolved and can_resolve(table, frame.seat, die)
        ]

    def says(self, they: bool = False) -> str:
        return "resolve dice"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == CHOOSING:
            return "Resolve another die?"
        return f"Add a modifier to {DIE.name(table, frame.die)}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else DIE.name(table, option)


RESOLVE_DICE: Final = ResolveDice()
