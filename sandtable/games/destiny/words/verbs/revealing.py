"""Cards of a hand that are revealed, and the cost that they tell (DST-REV-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, A_SEAT, KEPT, APiece, ASeat, need
from sandtable.games.destiny.words.verbs.sides import Sides


class Reveal(Verb[APiece]):
    """Show a card of the own hand to all players; it stays there."""

    takes = A_PIECE

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            moves.show_to_all(table, card)
            if table.telling:
                table.tell(TOLD_SHOW, table.setup.owner[card], (card,))
        table.done(self.on.full(table, frame), len(frame.picked), frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"reveal {self.on.says(they)}".replace(" in ", " from ", 1)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reveal which card?"


class RevealHand(Verb[ASeat]):
    """Show a whole hand to all players; `many` is the number of its cards."""

    takes = A_SEAT
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        hand = table.hands[frame.picked[0]] if frame.picked else ()
        for card in hand:
            moves.show_to_all(table, card)
        if table.telling and hand:
            table.tell(TOLD_SHOW, frame.picked[0], hand)
        table.done(len(frame.picked) > 0, len(hand), frame.it)

    def says(self, they: bool = False) -> str:
        return f"reveal {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reveal which hand?"


class SidesOfCost(Sides):
    """Sides with the value of the printed cost of an earlier step's card (D-118)."""

    def __init__(self, words: str, card: str) -> None:
        Sides.__init__(self, 0, words)
        self.card = card
        """The words for the card."""

    def reads(self, it: int, this: int) -> None:
        need(self.card, it, A_CARD)

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        value = table.side_value(table.setup.card_of[die], side)
        return frame.it != NOTHING and value == full_cost(table, frame.it)


SIDE_OF_ITS_COST: Final = SidesOfCost("showing the same value as the cost of the revealed card", "the revealed card")
SIDE_OF_THAT_CARDS_COST: Final = SidesOfCost("showing a value equal to that card's cost", "that card")
