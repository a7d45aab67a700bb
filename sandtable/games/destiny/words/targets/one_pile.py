"""Several cards of one discard pile."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Number
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import APiece
from sandtable.games.destiny.words.targets.beforehand import Beforehand
from sandtable.games.destiny.words.targets.picked import Exactly, after
from sandtable.games.destiny.words.targets.target import ASKED, CHOSEN, Target


class OfOnePile(Exactly[APiece]):
    """ "2 non-event cards from a discard pile": all of one owner; as many as there are where no pile has enough."""

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == CHOSEN:
            return True
        if frame.step == ASKED:
            frame.picked += (frame.answer,)
        wanted = self.wanted(table, frame)
        while len(frame.picked) < wanted:
            left = self._next(table, frame, wanted)
            if not left:
                break
            frame.step = ASKED
            if not table.choose(frame, frame.seat, left):
                return False
            frame.picked += (frame.answer,)
        frame.step = CHOSEN
        return True

    def _next(self, table: Table, frame: Frame, wanted: int) -> list[int]:
        """The cards that may be picked now, each with enough cards of its pile behind it."""
        piles = [pile for pile in self._piles(table, frame) if not frame.picked or frame.picked[0] in pile]
        most = min(max([len(pile) for pile in piles], default=0), wanted)
        missing = most - len(frame.picked)
        found: list[int] = []
        for pile in piles:
            rest = after(frame.picked, pile)
            found += rest[: max(len(rest) - missing + 1, 0)] if missing > 0 else []
        return found

    def _piles(self, table: Table, frame: Frame) -> list[list[int]]:
        found = self.noun.find(table, frame)
        owner = table.setup.owner
        return [[card for card in found if owner[card] == seat] for seat in range(table.setup.seats)]

    def narrowed(self, trait: Trait) -> Target[APiece]:
        return OfOnePile(self.count, Narrowed(self.noun, Beforehand(trait)))

    def exists(self, table: Table, frame: Frame) -> bool:
        wanted = self.wanted(table, frame)
        return any([len(pile) >= wanted for pile in self._piles(table, frame)])


def of_one_pile(count: int, noun: Noun[APiece]) -> OfOnePile:
    return OfOnePile(Number(count), noun)
