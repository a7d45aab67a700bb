"""Effects that wait for a later moment (DST-DLY-01)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame, Pending
from sandtable.games.destiny.lines import TOLD_DELAYED
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import Handed


class AfterRound(Phrase):
    """ "... after this round ends": the effect is created now and waits, even if its card leaves play (DST-DLY-02)."""

    def __init__(self, phrase: Phrase, words: str) -> None:
        self.phrase = phrase
        self.words = words

    def hands_on(self, it: int, this: int) -> Handed:
        self.phrase.hands_on(it, this)
        return Handed(it, it)

    def step(self, table: Table, frame: Frame) -> None:
        table.delayed += (Pending(self.phrase, frame.seat, frame.card, frame.it, frame.many, frame.rival),)
        if table.telling:
            table.tell(TOLD_DELAYED, frame.seat, (frame.card,))
        table.done(True, frame.many, frame.it)

    def says(self, they: bool = False) -> str:
        return self.words
