"""A die that returns to the pool after it has defeated a character, and other words about such a defeat."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.die_ways import NOTED, PLAIN_WAY, UNCHARGED
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.lying_dice import is_lying
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.pointing import A_DIE, need
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.targets.target import CHOSEN
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import Way
from sandtable.games.destiny.words.wrapped import Wrapped


class NotingItsSide(Way):
    """Silent: the side of the resolved die is handed on, counted from 1, as the number beside the words."""

    def besides(self, table: Table, frame: Frame) -> int:
        return NOTED


class Watching(Wrapped):
    """Words that know which characters were in play when they began: `numbers` holds them."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            frame.numbers = tuple([character for team in table.teams for character in team])
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class DefeatedThisWay(Condition):
    """ "A character is defeated this way": since the words around began."""

    def holds(self, table: Table, frame: Frame) -> bool:
        for at in range(len(table.frames) - 1, 0, -1):
            if isinstance(table.frames[at].node, Watching):
                return any([not table.is_in_play(character) for character in table.frames[at].numbers])
        return False

    def says(self) -> str:
        return "a character is defeated this way"


class ReturnAndResolve(Resolve):
    """ "Return that die to your pool showing the same side and resolve it again for free": the noted side (D-363)."""

    def __init__(self) -> None:
        self.ways = ()
        self.bits = PLAIN_WAY | UNCHARGED
        self.on = It("that die", DIE)

    def reads(self, it: int, this: int) -> None:
        need("that die", it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            if not self.possible(table, frame):
                table.done(False, 0, frame.it)
                return
            dice_moves.put_back(table, frame.it, frame.worth - 1)
            table.resolved = tuple([die for die in table.resolved if die != frame.it])
            frame.picked = (frame.it,)
            frame.step = CHOSEN
            self.deed(table, frame)
        else:
            Resolve.step(self, table, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return frame.worth > 0 and frame.it != NOTHING and is_lying(table, frame.it)

    def says(self, they: bool = False) -> str:
        return "return that die to your pool showing the same side and resolve it again for free"


def watching(phrase: Phrase) -> Phrase:
    """Words in which A_CHARACTER_WAS_DEFEATED may stand."""
    return Watching(phrase)


NOTING_ITS_SIDE: Final = NotingItsSide()
A_CHARACTER_WAS_DEFEATED: Final = DefeatedThisWay()
