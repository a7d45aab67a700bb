"""A die of earlier words that is resolved for a side that it does not show, or once more in the same action."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import ways_of_side
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.pointing import A_DIE, need
from sandtable.games.destiny.words.verbs.resolve import ResolveAgain, ResolveAnotherSide


class ResolveAnotherSideOfIt(ResolveAnotherSide):
    """ "Resolve another side of that die", an earlier step's: it is resolved as if it showed this side, alone, and then
    leaves the pool as usual (D-540). What says how a die that shows it may be resolved says so here too (DST-ASI-04).
    """

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def die_of(self, frame: Frame) -> int:
        return frame.it

    def carry_out(self, table: Table, frame: Frame, side: int, way: int) -> None:
        table.own_face()[frame.it] = side
        resolve_die(table, frame.seat, (frame.it,), way)

    def says(self, they: bool = False) -> str:
        return "resolve another side of that die"


class ResolveItToo(ResolveAgain):
    """ "You may resolve that die": one of any pool, also where its player has just resolved it and it has stayed."""

    def possible(self, table: Table, frame: Frame) -> bool:
        die = frame.it
        if not is_shown(table, die):
            return False
        return len(ways_of_side(table, frame.seat, die, table.face[die])) > 0

    def says(self, they: bool = False) -> str:
        return "resolve that die"


RESOLVE_IT_TOO: Final = ResolveItToo()
