"""A die that is rolled again as soon as it was resolved, and resolved once more if it can be."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import ways_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, ON_CARD
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_DIE, need
from sandtable.games.destiny.words.targets.pointed import IT
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import decreased

ROLLED: Final = 1
RESOLVED: Final = 2


class RollAndResolveIt(Phrase):
    """ "Roll this die into your pool and resolve it, if able, decreasing its value by 1. Otherwise, remove it": the die
    of the words before, which may be resolved once more in this action (D-413).
    """

    hands = A_DIE

    def __init__(self) -> None:
        self.phrase = Resolve(IT, decreased(1))

    def reads(self, it: int, this: int) -> None:
        need("this die", it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        die = frame.it
        if frame.step == 0:
            if die == NOTHING or table.face[die] != ON_CARD:
                table.done(False, 0, die)
                return
            frame.step = ROLLED
            frame.picked = (die,)
            dice_moves.roll(table, (die,))
        elif frame.step == ROLLED:
            frame.step = RESOLVED
            table.resolved = tuple([other for other in table.resolved if other != die])
            if table.face[die] >= 0 and ways_of(table, frame.seat, die):
                table.push(self.phrase, frame)
            elif table.face[die] >= 0:
                dice_moves.remove_die(table, die)
        else:
            table.done(True, 1, frame.picked[0])

    def says(self, they: bool = False) -> str:
        return (
            f"roll this die into {'their' if they else 'your'} pool and resolve it, if able, decreasing its value "
            "by 1. Otherwise, remove it"
        )


ROLL_AND_RESOLVE_IT: Final[Phrase] = RollAndResolveIt()
