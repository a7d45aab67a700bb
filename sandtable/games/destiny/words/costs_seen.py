"""Costs of revealed, discarded or known cards, with which the values of dice are compared (DST-CPR-03, D-118)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.detecting import detected_by
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CARD, need
from sandtable.games.destiny.words.verbs.sides import Sides


class ShowsCostOfIt(Trait):
    """ "Showing a value equal to the cost of the revealed card": of the card of an earlier step."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return frame.it != NOTHING and table.value(thing) == full_cost(table, frame.it)

    def reads(self, it: int, this: int) -> None:
        need(self.words, it, A_CARD)

    def says(self) -> str:
        return f" showing a value equal to {self.words}"


class ShowsCostInHand(Trait):
    """ "Showing the same value as the cost of a card in that opponent's hand"."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.value(thing) in costs_in_hand(table, frame)

    def says(self) -> str:
        return f" {COST_IN_HAND_WORDS}"


class BelowDetected(Trait):
    """ "Showing a value less than the cost of a detected card in an opponent's hand" (DST-DET-01, DST-CPR-03)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        value = table.value(thing)
        return any(
            value < full_cost(table, card) for seat in table.opponents(frame.seat) for card in detected_by(table, seat)
        )

    def says(self) -> str:
        return " showing a value less than the cost of a detected card in an opponent's hand"


class SidesOfCostInHand(Sides):
    """The same for the sides that a die is turned to."""

    def __init__(self) -> None:
        Sides.__init__(self, 0, COST_IN_HAND_WORDS)

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        return table.side_value(table.setup.card_of[die], side, die) in costs_in_hand(table, frame)


COST_IN_HAND_WORDS: Final = "showing the same value as the cost of a card in that opponent's hand"


def costs_in_hand(table: Table, frame: Frame) -> list[int]:
    """The printed costs in the hand of the opponent of these words; the player has just seen it."""
    return [full_cost(table, card) for card in table.hands[table.rival(frame)]]


class CostOfIt(Amount):
    """The cost of the card of an earlier step."""

    def value(self, table: Table, frame: Frame) -> int:
        return full_cost(table, frame.it) if frame.it != NOTHING else 0

    def reads(self, it: int, this: int) -> None:
        need("that card's cost", it, A_CARD)

    def says(self) -> str:
        return "that card's cost"

    def equal_to(self) -> str:
        return self.says()


class HalfItsCost(CostOfIt):
    """Half of it, rounded up."""

    def value(self, table: Table, frame: Frame) -> int:
        return (CostOfIt.value(self, table, frame) + 1) // 2

    def says(self) -> str:
        return "half its cost rounded up"


def value_is(words: str) -> Trait:
    """A value equal to the cost of an earlier step's card, in these words: "that card's cost"."""
    return ShowsCostOfIt(words)


BELOW_A_DETECTED_COST: Final = BelowDetected()
COST_IN_THEIR_HAND: Final = ShowsCostInHand()
SIDE_OF_COST_IN_HAND: Final = SidesOfCostInHand()
THAT_CARDS_COST: Final = CostOfIt()
HALF_ITS_COST: Final = HalfItsCost()
