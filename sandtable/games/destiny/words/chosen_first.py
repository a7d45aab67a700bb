"""Words whose player chooses something before the words inside are carried out; these look it up in the frame."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import Handed


class ChosenFirst(Phrase):
    """A choice, and the words that read it; without anything to choose nothing happens (D-890)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def choices(self, table: Table, frame: Frame) -> list[int]:
        """Everything that may be chosen."""
        raise NotImplementedError

    def keep(self, frame: Frame) -> None:
        """Note the answer in the frame, where the words inside find it."""
        raise NotImplementedError

    def hands_on(self, it: int, this: int) -> Handed:
        return self.phrase.hands_on(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            choices = self.choices(table, frame)
            if not choices:
                table.done(False, 0, frame.it)
                return
            if not table.choose(frame, frame.seat, choices):
                return
        if frame.step == 1:
            frame.step = 2
            self.keep(frame)
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)
