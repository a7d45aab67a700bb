"""Any player, the acting one among them, who is forced to do one of two things."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.players import let_them
from sandtable.games.destiny.words.pointing import KEPT


class ForceOneOf(Phrase):
    """ "Choose a player and either force them to gain 1 resource or force them to lose 1 resource".

    An option is the seat times two, and 1 for the second words.
    """

    hands = KEPT

    def __init__(self, first: Phrase, second: Phrase) -> None:
        self.first = first
        self.second = second

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            seats = [frame.seat, *table.opponents(frame.seat)]
            table.put(frame.seat, [seat * 2 + which for seat in seats for which in (0, 1)])
        elif frame.step == 1:
            frame.step = 2
            seat, which = divmod(frame.answer, 2)
            let_them(table, frame, self.second if which else self.first, seat)
        else:
            table.done(frame.full, frame.many, frame.it)

    def says(self, they: bool = False) -> str:
        first, second = self.first.says(True), self.second.says(True)
        return f"choose a player and either force them to {first} or force them to {second}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose a player, and what they are forced to do"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        seat, which = divmod(option, 2)
        return f"player {seat + 1}: {(self.second if which else self.first).says()}"


def force_one_of(first: Phrase, second: Phrase) -> Phrase:
    """Words for one player of the acting player's choice."""
    return ForceOneOf(first, second)
