"""Resolve dice of one symbol, one after another, modifiers together with their die (DST-RES-01 to 12)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import PLAIN_WAY, can_resolve, resolved_as
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.readings import modifiers_for, way_name, ways_for, ways_of
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_PHASE_ENDS, NOTHING, WHILE_READ
from sandtable.games.destiny.triggers import settle
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.targets.target import STOP


def resolve_combined(table: Table, seat: int, die: int, way: int = PLAIN_WAY) -> None:
    """Resolve a die together with any number of modifiers of its symbol (D-12, D-13), as it shows or in another way.

    The words or the action that resolve it are on top of the stack.
    """
    if addable(table, table.frames[-1], die, (), way):
        frame = table.start(COMBINING, seat, table.setup.card_of[die])
        frame.die = die
        frame.numbers = (way,) if way else ()
    else:
        resolve_die(table, seat, (die,), way)


def addable(table: Table, words: Frame, die: int, picked: tuple[int, ...], way: int) -> list[int]:
    """The modifiers that can still be added to a die, beyond those picked: dice that its words speak of (D-21)."""
    found = modifiers_for(table, words.seat, die, picked, way)
    return [other for other in found if words.words().admits(table, words, other)]


def resolve_in_a_way(table: Table, seat: int, die: int) -> None:
    """Resolve a die of a pool as above, in the way that its player chooses if there are several (DST-ASI-04)."""
    ways = ways_of(table, seat, die)
    if len(ways) == 1:
        resolve_combined(table, seat, die, ways[0])
    else:
        table.start(CHOOSING_WAY, seat, table.setup.card_of[die]).die = die
        table.put(seat, ways)


class ChoosingWay(Node):
    """The choice of the way in which `die` is resolved."""

    def step(self, table: Table, frame: Frame) -> None:
        table.frames.pop()
        resolve_combined(table, frame.seat, frame.die, frame.answer)

    def says(self, they: bool = False) -> str:
        return "choose how a die is resolved"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Resolve {DIE.name(table, frame.die)} as which symbol?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return way_name(table, frame.die, option)


class Combining(Node):
    """The choice of modifiers: `die` is the base die, `picked` holds its modifiers, `numbers` the way if it has one."""

    def step(self, table: Table, frame: Frame) -> None:
        way = frame.numbers[0] if frame.numbers else PLAIN_WAY
        if frame.answer >= 0:
            frame.picked += (frame.answer,)
        if frame.step == 0 or frame.answer >= 0:
            frame.step = 1
            found = addable(table, table.frames[-2], frame.die, frame.picked, way)
            if found:
                table.put(frame.seat, [STOP, *found])
                return
        table.frames.pop()
        resolve_die(table, frame.seat, (frame.die, *frame.picked), way)

    def says(self, they: bool = False) -> str:
        return "add modifiers to a die"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Add a modifier to {DIE.name(table, frame.die)}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else DIE.name(table, option)


NEXT: Final = 0
CHOOSING: Final = 1
READING: Final = 2
"""The player chooses the way in which `die` is resolved."""


class ResolveDice(Node):
    """The action; `numbers` holds its symbol, once that is settled."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == NEXT:
            self._next(table, frame)
        elif frame.step == READING:
            self._resolve(table, frame, frame.die, frame.answer)
        elif frame.answer == STOP:
            table.done(True, 1, NOTHING)
        elif table.watch[WHILE_READ]:
            self._read(table, frame, frame.answer, ways_for(table, frame.seat, frame.answer, frame.numbers[0]))
        else:
            frame.step = NEXT
            resolve_combined(table, frame.seat, frame.answer)

    def begin(self, table: Table, seat: int, die: int) -> None:
        frame = table.start(self, seat, table.setup.card_of[die])
        if table.watch[WHILE_READ]:
            self._read(table, frame, die, ways_of(table, seat, die))
        else:
            frame.numbers = (table.symbol(die),)
            resolve_combined(table, seat, die)

    def _read(self, table: Table, frame: Frame, die: int, ways: list[int]) -> None:
        """Resolve a die, in the way that the player chooses if there are several (DST-ASI-04)."""
        frame.die = die
        frame.step = READING
        if table.choose(frame, frame.seat, ways):
            self._resolve(table, frame, die, frame.answer)

    def _resolve(self, table: Table, frame: Frame, die: int, way: int) -> None:
        frame.step = NEXT
        frame.die = NOTHING
        frame.numbers = (resolved_as(way, table.symbol(die)),)
        resolve_combined(table, frame.seat, die, way)

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
        pool = table.pools[frame.seat]
        if not table.watch[WHILE_READ]:
            return [die for die in pool if table.symbol(die) == symbol and can_resolve(table, frame.seat, die)]
        return [die for die in pool if ways_for(table, frame.seat, die, symbol)]

    def says(self, they: bool = False) -> str:
        return "resolve dice"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == READING:
            return f"Resolve {DIE.name(table, frame.die)} as which symbol?"
        return "Resolve another die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == READING:
            return way_name(table, frame.die, option)
        return "no more" if option == STOP else DIE.name(table, option)


CHOOSING_WAY: Final = ChoosingWay()
COMBINING: Final = Combining()
RESOLVE_DICE: Final = ResolveDice()
