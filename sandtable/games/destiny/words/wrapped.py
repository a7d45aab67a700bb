"""Words around others, which are carried out as they are."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import Handed


class Wrapped(Phrase):
    """Carries out its words and hands on what they give."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        return self.phrase.hands_on(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)
