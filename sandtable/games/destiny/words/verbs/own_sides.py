"""Sides of this card's own die: one that it shows on its return, all the others that are resolved in a row."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import ways_of_side
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BLANK, NOTHING, ON_CARD
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_DIE, KEPT, need
from sandtable.games.destiny.words.verbs.resolve import READING, ResolveAnotherSide

CHOSEN: Final = 1


class ReturnShowing(Phrase):
    """ "Return it to your pool showing a blank": a die that lies on its card; it is not rolled."""

    hands = KEPT

    def __init__(self, symbol: int, words: str) -> None:
        self.symbol = symbol
        self.words = words

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        is_there = self.possible(table, frame)
        if is_there:
            symbols = table.setup.prints[table.setup.card_of[frame.it]].symbols
            dice_moves.put_back(table, frame.it, symbols.index(self.symbol))
        table.done(is_there, 1 if is_there else 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        if frame.it == NOTHING or table.face[frame.it] != ON_CARD:
            return False
        return self.symbol in table.setup.prints[table.setup.card_of[frame.it]].symbols

    def says(self, they: bool = False) -> str:
        return f"return it to {'their' if they else 'your'} pool showing {self.words}"


class ResolveEachOtherSide(ResolveAnotherSide):
    """ "Resolve each other side of this die in the order of your choice", inside its special: every side that it does
    not show as the words begin, each once and for its cost (DST-RSV-04); one that cannot be resolved is left out.
    `numbers` holds the sides that are left, behind the one whose way the player chooses.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.numbers = self._others(table, frame)
        elif frame.step == CHOSEN:
            self._resolve(table, frame, frame.answer)
            return
        elif frame.step == READING:
            ResolveAnotherSide.step(self, table, frame)
            return
        left = [side for side in frame.numbers if ways_of_side(table, frame.seat, frame.die, side)]
        if not left:
            table.done(frame.step > 0, 1, frame.it)
            return
        frame.step = CHOSEN
        if table.choose(frame, frame.seat, left):
            self._resolve(table, frame, frame.answer)

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        if not is_shown(table, frame.die):
            return ()  # the words are carried out without the die (DST-RSV-05)
        shown = table.face[frame.die]
        count = len(table.setup.prints[table.setup.card_of[frame.die]].symbols)
        return tuple([side for side in range(count) if side != shown])

    def _resolve(self, table: Table, frame: Frame, side: int) -> None:
        frame.numbers = tuple([other for other in frame.numbers if other != side])
        self.read(table, frame, side)

    def says(self, they: bool = False) -> str:
        return "resolve each other side of this die in the order of your choice"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == CHOSEN:
            return "Resolve which side next?"
        return ResolveAnotherSide.prompt(self, table, frame)


RETURN_SHOWING_BLANK: Final = ReturnShowing(BLANK, "a blank")
RESOLVE_EACH_OTHER_SIDE: Final = ResolveEachOtherSide()
