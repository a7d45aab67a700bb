"""One die of each opponent, all of which the player resolves (DST-OPD-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import PLAIN_WAY
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.pointed import IT
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import ANYBODYS, CanBeResolved, Way

AS_IN_YOUR_POOL: Final = Way(PLAIN_WAY, " as if it were in your pool")
RESOLVABLE: Final = CanBeResolved(PLAIN_WAY, True)
CHOOSING: Final = 0
CHOSEN: Final = 1
NEXT: Final = 2
RESOLVING: Final = 3


class ResolveOneOfEach(Phrase):
    """ "Choose one die in each opponents' pools. Resolve those dice in the order of your choice as if they were in your
    pool": dice that can be resolved; `picked` holds the opponents asked about, `numbers` the dice left.
    """

    hands = NOTHING_YET

    def __init__(self) -> None:
        self.resolve = Resolve(IT, ANYBODYS)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOSEN:
            frame.numbers += (frame.answer,)
            frame.step = CHOOSING
        elif frame.step == RESOLVING:
            self._resolve(table, frame, frame.answer)
            return
        if frame.step == CHOOSING and not self._choose_all(table, frame):
            return
        self._go_on(table, frame)

    def _choose_all(self, table: Table, frame: Frame) -> bool:
        """True when a die of each opponent is chosen who has one; False while the player decides."""
        for seat in table.opponents(frame.seat):
            if seat in frame.picked:
                continue
            frame.picked += (seat,)
            found = dice_in(table, frame, seat)
            if not found:
                continue
            if not table.choose(frame, frame.seat, found):
                frame.step = CHOSEN
                return False
            frame.numbers += (frame.answer,)
        return True

    def _go_on(self, table: Table, frame: Frame) -> None:
        left = [die for die in frame.numbers if table.face[die] >= 0 and RESOLVABLE.fits(table, die, frame)]
        frame.step = RESOLVING
        if not left:
            table.done(len(frame.numbers) == 0, len(frame.picked), frame.it)
        elif table.choose(frame, frame.seat, left):
            self._resolve(table, frame, frame.answer)

    def _resolve(self, table: Table, frame: Frame, die: int) -> None:
        frame.numbers = tuple([other for other in frame.numbers if other != die])
        frame.it = die
        frame.step = NEXT
        table.push(self.resolve, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return any([len(dice_in(table, frame, seat)) > 0 for seat in table.opponents(frame.seat)])

    def says(self, they: bool = False) -> str:
        return (
            "choose one die in each opponents' pools. Resolve those dice in the order of your choice "
            "as if they were in your pool"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose which die?" if frame.step == CHOSEN else "Resolve which die first?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return DIE.name(table, option)


def dice_in(table: Table, frame: Frame, seat: int) -> list[int]:
    """The dice in the pool of a seat that the player of the words can resolve."""
    return [die for die in table.pools[seat] if RESOLVABLE.fits(table, die, frame)]


RESOLVE_ONE_OF_EACH: Final = ResolveOneOfEach()
