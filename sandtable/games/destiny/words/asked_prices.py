"""Prices of two parts that a player may refuse: "exhaust this upgrade and spend 2 resources to ..." (D-53, D-326)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import NO, YES, And, Phrase


class AskedAnd(And):
    """The player is asked about both parts before the first of them is paid, and pays both or none.

    The first step asks, each later one begins the next part.
    """

    def __init__(self, first: Phrase, second: Phrase) -> None:
        self.phrases = [first.agreed(), second.agreed()]

    def as_price(self) -> Phrase:
        return self

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.put(frame.seat, [NO, YES])
        elif (frame.step == 1 and frame.answer == NO) or not frame.full:
            table.done(False, 0, frame.it)
        elif frame.step <= len(self.phrases):
            frame.step += 1
            table.push(self.phrases[frame.step - 2], frame)
        else:
            table.done(True, frame.many, frame.it, frame.worth)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == NO

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"{capitalized(self.says())}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option == YES else "no"


class AndUpTo(And):
    """ "A and spot up to 2 (things)" as a requirement: it is met by A, because none may be spotted as well (D-94)."""

    def __init__(self, both: And) -> None:
        self.phrases = both.phrases

    def as_price(self) -> Phrase:
        return self

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrases[0].possible(table, frame)

    def payable(self, table: Table, frame: Frame) -> bool:
        return self.phrases[0].payable(table, frame)
