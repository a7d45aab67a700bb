"""Detected cards that are chosen in an opponent's hand, and that are undetected afterwards (DST-DET-04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.detecting import detected_by
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES, NOTHING
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.noun import ANYBODY, OPPOSING, Noun, seats_of
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, KEPT, APiece, need
from sandtable.games.destiny.words.verbs.indirect import DealIndirect, Whom


class DetectedCard(Noun[APiece]):
    """ "A detected card in an opponent's hand"."""

    kind_of_thing = A_PIECE
    whose = OPPOSING

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(OPPOSING, table, frame):
            found += detected_by(table, seat)
        return found

    def seat_of(self, table: Table, thing: int) -> int:
        return table.setup.owner[thing]

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def bare(self, plural: bool) -> str:
        return "detected cards" if plural else "detected card"

    def singular(self, they: bool) -> str:
        return "a detected card in an opponent's hand"

    def plural(self, they: bool) -> str:
        return "detected cards in an opponent's hand"


class AnyDetectedCard(DetectedCard):
    """ "A detected card" in any hand."""

    whose = ANYBODY

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [card for seat in seats_of(ANYBODY, table, frame) for card in detected_by(table, seat)]

    def singular(self, they: bool) -> str:
        return "a detected card"

    def plural(self, they: bool) -> str:
        return "detected cards"


class ItsOwner(Whom):
    """ "That card's owner": the owner of an earlier step's card."""

    def seats(self, table: Table, frame: Frame) -> list[int]:
        return [table.setup.owner[frame.it]]


class ItsCost(Amount):
    """ "Its cost": the printed cost of an earlier step's card (D-118)."""

    def reads(self, it: int, this: int) -> None:
        need("its cost", it, A_PIECE)

    def value(self, table: Table, frame: Frame) -> int:
        return full_cost(table, frame.it) if frame.it != NOTHING else 0

    def says(self) -> str:
        return "that much"


class DealItsCost(DealIndirect):
    """ "Deal indirect damage equal to its cost to that card's owner"."""

    def __init__(self) -> None:
        DealIndirect.__init__(self, ItsCost(), ItsOwner("that card's owner"))

    def says(self, they: bool = False) -> str:
        return "deal indirect damage ([indirect]) equal to its cost to that card's owner"


class ChosenCosts(Condition):
    """ "The chosen card's cost is 3 or more": the printed cost (D-118)."""

    def __init__(self, least: int) -> None:
        self.least = least

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_PIECE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and full_cost(table, frame.it) >= self.least

    def says(self) -> str:
        return f"the chosen card's cost is {self.least} or more"


class Undetect(Phrase):
    """ "The chosen card is undetected": it lies hidden in the hand again."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_PIECE)

    def step(self, table: Table, frame: Frame) -> None:
        is_there = frame.it in table.detected
        if is_there:
            table.detected = without(table.detected, frame.it)
        table.done(is_there, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return "the chosen card is undetected"


class ThatCardWas(Condition):
    """ "That card was Blue": the card of an earlier step, wherever it lies now."""

    def __init__(self, color: int) -> None:
        self.color = color

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and has_color(table, frame.it, self.color)

    def says(self) -> str:
        return f"that card was {COLOR_NAMES[self.color].capitalize()}"


def chosen_costs(least: int) -> Condition:
    return ChosenCosts(least)


def that_card_was(color: int) -> Condition:
    return ThatCardWas(color)


ANY_DETECTED_CARD: Final = AnyDetectedCard()
DEAL_ITS_COST: Final = DealItsCost()
A_DETECTED_CARD: Final = DetectedCard()
