"""Effects that a player may repeat: "you may repeat this effect"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.abilities import one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT, Handed


class Repeatable(Phrase):
    """An effect that words inside may repeat; `step` counts how often it has begun, `numbers` is not empty for a
    further time.
    """

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        """A repeated effect begins where the one before has ended."""
        done = self.phrase.hands_on(it, this).either()
        return self.phrase.hands_on(it | done, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0 and not frame.numbers:
            table.done(frame.full, frame.many, frame.it, frame.worth)
            return
        frame.step += 1
        frame.numbers = ()
        table.push(self.phrase, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class Repeat(Phrase):
    """ "Repeat this effect", any number of times or up to a number of times."""

    hands = KEPT

    def __init__(self, words: str, most: int = NOTHING) -> None:
        self.words = words
        self.most = most
        """The number of repeats; NOTHING: as many as the words allow."""

    def step(self, table: Table, frame: Frame) -> None:
        around = repeated(table)
        if around is not None:
            around.numbers = (1,)
        table.done(around is not None, 1, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        around = repeated(table)
        return around is not None and (self.most == NOTHING or around.step <= self.most)

    def says(self, they: bool = False) -> str:
        return self.words


def repeated(table: Table) -> Frame | None:
    """The frame of the innermost effect that can be repeated."""
    frames = table.frames
    for at in range(len(frames) - 1, 0, -1):
        if isinstance(frames[at].node, Repeatable):
            return frames[at]
    return None


def repeatable(*phrases: Phrase) -> Phrase:
    """These words, which `REPEAT` or `REPEAT_ONCE` in them carries out again."""
    return Repeatable(one(phrases))


REPEAT: Final = Repeat("repeat this effect")
REPEAT_ONCE: Final = Repeat("repeat this effect once", 1)
