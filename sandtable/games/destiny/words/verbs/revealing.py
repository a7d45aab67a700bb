"""Cards of a hand that are revealed, and the cost that they tell (DST-REV-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.anticipating import anticipated, still_held
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.joints import BEGUN, Verb
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, A_SEAT, KEPT, APiece, ASeat, need
from sandtable.games.destiny.words.verbs.sides import Sides


class Reveal(Verb[APiece]):
    """Show a card of the own hand to all players; it stays there."""

    takes = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN or self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if frame.step < BEGUN and table.setup.anticipates:
            frame.step = BEGUN
            if anticipated(table, frame, frame.picked):
                return
        picked = still_held(table, frame.picked)
        for card in picked:
            moves.show_to_all(table, card)
            if table.telling:
                table.tell(TOLD_SHOW, table.setup.owner[card], (card,))
        if picked:
            happened(table, AFTER_REVEALED, table.setup.owner[picked[0]], frame.seat)
        full = self.on.full(table, frame) and len(picked) == len(frame.picked)
        table.done(full, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"reveal {self.on.says(they)}".replace(" in ", " from ", 1)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reveal which card?"


class RevealHand(Verb[ASeat]):
    """Show a whole hand to all players; `many` is the number of its cards."""

    takes = A_SEAT
    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN or self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if frame.step < BEGUN and table.setup.anticipates and frame.picked:
            frame.step = BEGUN
            if anticipated(table, frame, table.hands[frame.picked[0]]):
                return
        hand = table.hands[frame.picked[0]] if frame.picked else ()
        for card in hand:
            moves.show_to_all(table, card)
        if table.telling and hand:
            table.tell(TOLD_SHOW, frame.picked[0], hand)
        if hand:
            happened(table, AFTER_REVEALED, frame.picked[0], frame.seat)
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
        value = table.side_value(table.setup.card_of[die], side, die)
        return frame.it != NOTHING and value == full_cost(table, frame.it)


SIDE_OF_ITS_COST: Final = SidesOfCost("showing the same value as the cost of the revealed card", "the revealed card")
SIDE_OF_THAT_CARDS_COST: Final = SidesOfCost("showing a value equal to that card's cost", "that card")
SIDE_EQUAL_TO_ITS_COST: Final = SidesOfCost(
    "showing a value equal to the cost of the revealed card", "the revealed card"
)
