"""Cards that a player has just looked at: "those cards", "the cheapest card from it".

Looking leaves the number of seen cards in `many`. The cards themselves are the last ones the seat learned, so that no
frame names a card that is hidden from others (D-97).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import cost_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_PIECE, APiece


def just_seen(table: Table, frame: Frame) -> tuple[int, ...]:
    """The cards that the speaker looked at in the previous step, in this order."""
    known = table.knows[frame.seat]
    return known[len(known) - frame.many :]


class Those(Noun[APiece]):
    """ "those cards", "those cards that are events"."""

    kind_of_thing = A_PIECE

    def __init__(self, cards: CardNoun = CARD) -> None:
        self.cards = cards

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [card for card in just_seen(table, frame) if self.cards.fits(table, card)]

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def is_of_cards(self) -> bool:
        return True

    def singular(self, they: bool) -> str:
        return f"one of {self.plural(they)}"

    def plural(self, they: bool) -> str:
        kinds = self.cards.bare(True)
        return "those cards" if kinds == "cards" else f"those cards that are {kinds}"

    def bare(self, plural: bool) -> str:
        return self.cards.bare(plural)


class FromIt(Those):
    """ "an event from it": from the hand looked at."""

    def singular(self, they: bool) -> str:
        return f"{indefinite(self.cards.bare(False))} of your choice from it"

    def plural(self, they: bool) -> str:
        return f"{self.cards.bare(True)} of your choice from it"


class OneFromIt(Those):
    """ "an event from it", in the shorter words of later sets."""

    def singular(self, they: bool) -> str:
        return f"{indefinite(self.cards.bare(False))} from it"

    def plural(self, they: bool) -> str:
        return f"{self.cards.bare(True)} from it"


class CheapestFromIt(Those):
    """The cards with the lowest cost after ongoing effects (DST-CHP-01, 02, D-118)."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        found = Those.find(self, table, frame)
        costs = [cost_of(table, card) for card in found]
        lowest = min(costs) if costs else 0
        return [found[at] for at in range(len(found)) if costs[at] == lowest]

    def singular(self, they: bool) -> str:
        return f"the cheapest {self.cards.bare(False)} from it (you choose in the case of a tie)"


def those(cards: CardNoun) -> Noun[APiece]:
    return Those(cards)


def from_it(cards: CardNoun) -> Noun[APiece]:
    return FromIt(cards)


def one_from_it(cards: CardNoun) -> Noun[APiece]:
    return OneFromIt(cards)


def cheapest_from_it(cards: CardNoun) -> Noun[APiece]:
    return CheapestFromIt(cards)


THOSE_CARDS: Final = Those()
