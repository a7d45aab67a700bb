"""Winning the game by the text of a card."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.lines import TOLD_END
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import TEXT_OF_A_CARD
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.pointing import KEPT


class TheyAreWornDown(Condition):
    """ "All opponents' characters have a combined remaining health of 3 or less": health less damage, of all together
    (D-484).
    """

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, table: Table, frame: Frame) -> bool:
        characters = [each for other in table.opponents(frame.seat) for each in table.teams[other]]
        return sum([health_of(table, each) - table.damage[each] for each in characters]) <= self.most

    def says(self) -> str:
        return f"all opponents' characters have a combined remaining health of {self.most} or less"


class WinTheGame(Phrase):
    """ "Win the game": it ends at once, for all players."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        table.done(True, 1, frame.it)
        table.end(seat, TEXT_OF_A_CARD)
        if table.telling:
            table.tell(TOLD_END, seat, (TEXT_OF_A_CARD,))

    def says(self, they: bool = False) -> str:
        return "win the game"


def they_are_worn_down(most: int) -> Condition:
    return TheyAreWornDown(most)


WIN_THE_GAME: Final = WinTheGame()
