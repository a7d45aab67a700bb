"""Words that let a player choose some of several effects."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.branches import IfElse
from sandtable.games.destiny.words.english import NUMBER_WORDS
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.noun import ANYBODY
from sandtable.games.destiny.words.players import Each
from sandtable.games.destiny.words.pointing import Handed

CHOOSING: Final = 0
CHOSEN: Final = 1
DOING: Final = 2


class SomeOf(Phrase):
    """ "Choose and do two of the following": all are chosen first, even ones without effect, and done in that order.

    `numbers` holds the choices; `picked` is not empty after one was not carried out in full.
    """

    def __init__(self, count: int, phrases: list[Phrase], head: str = "", separator: str = ", or ") -> None:
        self.count = count
        self.phrases = phrases
        self.head = head or f"choose and do {NUMBER_WORDS[count]} of the following"
        self.separator = separator

    def hands_on(self, it: int, this: int) -> Handed:
        """Any of the phrases may come after any other."""
        for phrase in self.phrases:
            it |= phrase.hands_on(it, this).either()
        for phrase in self.phrases:
            phrase.hands_on(it, this)
        return Handed(it, it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOSEN:
            frame.numbers += (frame.answer,)
            frame.step = CHOOSING
        if frame.step == CHOOSING:
            if len(frame.numbers) < self.count:
                frame.step = CHOSEN
                table.put(frame.seat, [at for at in range(len(self.phrases)) if at not in frame.numbers])
                return
            frame.step = DOING
        elif not frame.full:
            frame.picked = (1,)
        self._go_on(table, frame)

    def _go_on(self, table: Table, frame: Frame) -> None:
        done = frame.step - DOING
        if done < self.count:
            frame.step += 1
            table.push(self.phrases[frame.numbers[done]], frame)
        else:
            table.done(not frame.picked, done, frame.it)

    def says(self, they: bool = False) -> str:
        return f"{self.head}: {self.separator.join([phrase.says(they) for phrase in self.phrases])}"

    def prompt(self, table: Table, frame: Frame) -> str:
        if self.count == 1:
            return "Choose one to do"
        return f"Choose {self.count} to do ({len(frame.numbers) + 1} of {self.count})"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return self.phrases[option].says()


class OneOrTwoOf(IfElse):
    """ "choose and do 1, or choose 2 if this upgrade is on Jyn Erso": the number is settled first."""

    def __init__(self, condition: Condition, phrases: list[Phrase]) -> None:
        IfElse.__init__(self, condition, SomeOf(2, phrases), SomeOf(1, phrases))
        self.phrases = phrases

    def says(self, they: bool = False) -> str:
        listed = "; ".join([phrase.says(they) for phrase in self.phrases])
        return f"choose and do 1, or choose 2 if {self.condition.says()}: {listed}"


class YouAndOpponent(Each):
    """ "You and an opponent each choose and do one of the following, starting with you"."""

    def __init__(self, phrase: SomeOf) -> None:
        Each.__init__(self, ANYBODY, phrase)
        phrase.head = "you and an opponent each choose and do one of the following, starting with you"

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            if not table.faces(frame):
                return
            frame.picked = (frame.seat, table.rival(frame))
        self.go_on(table, frame)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


def one_of_these(*phrases: Phrase) -> Phrase:
    """The phrase "choose and do one of the following" with a list."""
    return SomeOf(1, [phrase.agreed() for phrase in phrases], separator="; ")


def do_one_of(*phrases: Phrase) -> Phrase:
    """The phrase "do one of the following" with a list, behind a price."""
    return SomeOf(1, [phrase.agreed() for phrase in phrases], "do one of the following", "; ")


def two_of_these(*phrases: Phrase) -> Phrase:
    """The phrase "choose and do two of the following" with a list."""
    return SomeOf(2, [phrase.agreed() for phrase in phrases], separator="; ")


def choose_one(*phrases: Phrase) -> Phrase:
    """The phrase "choose one" with a list."""
    return SomeOf(1, [phrase.agreed() for phrase in phrases], "choose one", "; ")


def each_choose_one(*phrases: Phrase) -> Phrase:
    """ "You and an opponent each choose and do one of the following" with a list."""
    return YouAndOpponent(SomeOf(1, [phrase.agreed() for phrase in phrases], separator="; "))


def one_or_two_of(condition: Condition, *phrases: Phrase) -> Phrase:
    """One of the phrases, or two of them where the condition holds."""
    return OneOrTwoOf(condition, [phrase.agreed() for phrase in phrases])


def two_of(*phrases: Phrase) -> Phrase:
    """The phrase "choose and do two of the following"."""
    return SomeOf(2, list(phrases))
