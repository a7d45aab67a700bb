"""Two dice that show the same symbol, picked one after the other."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WILDCARD
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.target import ASKED, CHOSEN, Picked, Target

PAIR: Final = 2


class TwoAlike(Picked[ADie]):
    """ "2 of your dice showing the same symbol"; blanks are alike as well, and wildcards have none (DST-CPR-01,
    DST-WLD-02).
    """

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == CHOSEN:
            return True
        if frame.step == ASKED:
            frame.picked += (frame.answer,)
        while len(frame.picked) < PAIR:
            found = self._open(table, frame)
            if not found:
                frame.picked = ()
                break
            frame.step = ASKED
            if not table.choose(frame, frame.seat, found):
                return False
            frame.picked += (frame.answer,)
        frame.step = CHOSEN
        return True

    def _open(self, table: Table, frame: Frame) -> list[int]:
        """The dice that may be picked next, in the order of the noun: the first one leaves another like it."""
        dice = self._dice(table, frame)
        if frame.picked:
            first = frame.picked[0]
            at = dice.index(first) + 1 if first in dice else len(dice)
            return [die for die in dice[at:] if table.symbol(die) == table.symbol(first)]
        return [die for die in dice if self._leaves_another(table, frame, die)]

    def _leaves_another(self, table: Table, frame: Frame, first: int) -> bool:
        """True for a first die behind which one like it may be picked: not both of a character with Resilience."""
        with_it = frame.clone()
        with_it.picked = (first,)
        return len(self._open(table, with_it)) > 0

    def full(self, table: Table, frame: Frame) -> bool:
        return len(frame.picked) == PAIR

    def exists(self, table: Table, frame: Frame) -> bool:
        bare = frame.clone()
        bare.picked = ()
        return len(self._open(table, bare)) > 0

    def _dice(self, table: Table, frame: Frame) -> list[int]:
        """The dice that show a symbol."""
        return [die for die in self.noun.find(table, frame) if table.symbol(die) != WILDCARD]

    def narrowed(self, trait: Trait) -> Target[ADie]:
        return TwoAlike(Narrowed(self.noun, trait))

    def says(self, they: bool = False) -> str:
        return f"2 of {self.noun.plural(they)} showing the same symbol"


def two_alike(noun: Noun[ADie]) -> Target[ADie]:
    return TwoAlike(noun)
