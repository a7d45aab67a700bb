"""The moment before the starting hands are drawn, when set-aside cards are shuffled into decks (DST-ASD-11)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BEFORE_STARTING_HAND
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import NOTHING_YET


class StartingHand(Occasion):
    """ "Before drawing your starting hand"."""

    about = NOTHING_YET

    def __init__(self, words: str) -> None:
        Occasion.__init__(self, NEVER, BEFORE_STARTING_HAND)
        self.words = words

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return self.words


STARTING_HAND: Final = StartingHand("drawing your starting hand")
YOU_DRAW_STARTING_HAND: Final = StartingHand("you draw your starting hand")
