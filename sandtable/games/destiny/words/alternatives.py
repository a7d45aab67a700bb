"""Words that are done as far as they can be, or by another player: "A, if able", "force them to A"."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY, NOTHING
from sandtable.games.destiny.words.joints import Condition, If, Phrase, To
from sandtable.games.destiny.words.players import Another, Forced, ThatOpponent
from sandtable.games.destiny.words.pointing import A_DIE, Handed, need


class Provided(If):
    """ "If ..., A" before "then": without its condition nothing is left undone, with it A has to be done in full."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.condition.holds(table, frame):
            table.done(True, frame.many, frame.it, frame.worth)
        elif frame.step == 0:
            frame.step = 1
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)


class IfAble(Phrase):
    """ "A, if able": carried out as far as it can be, so that words behind "then" are reached in any case."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(it, this).either()
        return Handed(done | it, done | it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.push(self.phrase, frame)
        else:
            table.done(True, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)}, if able"


class ToIfAble(To):
    """ "A to B, if able": both are carried out, or neither where B is impossible."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.second.possible(table, frame):
            table.done(False, 0, frame.it)
        else:
            To.step(self, table, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return To.possible(self, table, frame) and self.second.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{To.says(self, they)}, if able"


class ForceThem(Another):
    """ "Force them to ...": the player whose die earlier words point at."""

    def reads(self, it: int, this: int) -> None:
        need("them", it, A_DIE)

    def who(self, table: Table, frame: Frame) -> int:
        return table.die_seat(frame.it) if frame.it >= 0 else NOBODY

    def possible(self, table: Table, frame: Frame) -> bool:
        """True where that player could carry out the words."""
        seat = self.who(table, frame)
        return seat != NOBODY and self.phrase.possible(
            table, Frame(self.phrase, seat, frame.card, NOTHING, frame.it, 0)
        )

    def says(self, they: bool = False) -> str:
        return f"force them to {self.phrase.says(False)}"


class ForcedTo(Forced):
    """ "Force an opponent to remove one of their dice": the same in the shorter words of later sets."""

    def says(self, they: bool = False) -> str:
        return f"force an opponent to {self.phrase.says(True)}"


class ForcedThatOpponent(ThatOpponent):
    """ "Force that opponent to choose and resolve one of those dice"."""

    def says(self, they: bool = False) -> str:
        return f"force that opponent to {self.phrase.says_of_them()}"


class ForcedYours(Forced):
    """ "Force your opponent to resolve it"."""

    def says(self, they: bool = False) -> str:
        return f"force your opponent to {self.phrase.says_of_them()}"


def provided(condition: Condition, phrase: Phrase) -> Phrase:
    return Provided(condition, phrase)


def if_able(phrase: Phrase) -> Phrase:
    return IfAble(phrase)


def to_if_able(first: Phrase, second: Phrase) -> Phrase:
    return ToIfAble(first, second)


def force_them(phrase: Phrase) -> Phrase:
    return ForceThem(phrase)


def force_to(phrase: Phrase) -> Phrase:
    """ "Force an opponent to ..." without "choose and"."""
    return ForcedTo(phrase)


def force_that_opponent(phrase: Phrase) -> Phrase:
    return ForcedThatOpponent(phrase)


def force_your_opponent(phrase: Phrase) -> Phrase:
    return ForcedYours(phrase)
