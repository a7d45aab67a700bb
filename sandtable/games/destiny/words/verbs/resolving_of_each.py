"""One die of each opponent, which the player resolves as if it were in the own pool (DST-OPD-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import can_resolve
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.pointing import NOTHING_YET

CHOOSING: Final = 1
RESOLVING_THEM: Final = 2
ORDERING: Final = 3


class ResolveOneOfEach(Phrase):
    """ "Choose one die in each opponent's pool. Resolve those dice in the order of your choice as if they were in your
    pool": all are chosen before the first one is resolved. `picked` are the dice, `many` the opponents asked about.
    """

    hands = NOTHING_YET

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOOSING and frame.answer != NOTHING:
            frame.picked += (frame.answer,)
            frame.answer = NOTHING
        if frame.step <= CHOOSING:
            self._choose(table, frame)
        elif frame.step == ORDERING:
            self._resolve(table, frame, frame.answer)
        else:
            self._next(table, frame)

    def _choose(self, table: Table, frame: Frame) -> None:
        """Ask for a die of the next opponent who has one."""
        if frame.step == 0:
            frame.step = CHOOSING
            frame.many = 0
        opponents = table.opponents(frame.seat)
        while frame.many < len(opponents):
            pool = list(table.pools[opponents[frame.many]])
            frame.many += 1
            if pool and not table.choose(frame, frame.seat, pool):
                return
            if pool:
                frame.picked += (frame.answer,)
                frame.answer = NOTHING
        frame.step = RESOLVING_THEM
        self._next(table, frame)

    def _next(self, table: Table, frame: Frame) -> None:
        """Ask which of the dice that are left is resolved; one that cannot be resolved stays where it is."""
        left = [die for die in frame.picked if table.face[die] >= 0 and can_resolve(table, frame.seat, die)]
        if not left:
            table.done(len(frame.picked) > 0, len(frame.picked), NOTHING)
            return
        frame.step = ORDERING
        if table.choose(frame, frame.seat, left):
            self._resolve(table, frame, frame.answer)

    def _resolve(self, table: Table, frame: Frame, die: int) -> None:
        frame.step = RESOLVING_THEM
        frame.picked = tuple([other for other in frame.picked if other != die])
        resolve_die(table, frame.seat, (die,))

    def possible(self, table: Table, frame: Frame) -> bool:
        return any([len(table.pools[other]) > 0 for other in table.opponents(frame.seat)])

    def says(self, they: bool = False) -> str:
        return (
            "choose one die in each opponent's pool. Resolve those dice in the order of your choice as if they were in "
            "your pool"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve which die?" if frame.step == ORDERING else "Choose a die of this opponent"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return DIE.name(table, option)


RESOLVE_ONE_OF_EACH: Final = ResolveOneOfEach()
