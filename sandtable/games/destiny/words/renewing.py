"""Renew, and words about cards that are played from a discard pile (DST-REN-01, 02)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import was_in_discard, was_in_hand
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_PLAYED, EVENT_CARD
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_PIECE, stand_on


class Renew(Paragraph):
    """ "Renew 2.": the event may be played from the discard pile for this cost; then it is set aside."""

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def put_on(self, printed: Print) -> None:
        stand_on("Renew", printed.kind, (EVENT_CARD,))
        printed.renew = self.cost

    def says(self) -> str:
        return f"Renew {self.cost}."


class SetsItselfAside(Paragraph):
    """ "Set this card aside.", a paragraph of its own: the event is set aside after its effect (DST-ASD-15)."""

    def __init__(self, words: str) -> None:
        self.words = words

    def put_on(self, printed: Print) -> None:
        stand_on(self.words, printed.kind, (EVENT_CARD,))
        printed.is_set_aside = True

    def says(self) -> str:
        return self.words


class WasPlayedFromDiscard(Condition):
    """ "this card was played from the discard pile", on an event."""

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (EVENT_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return was_in_discard(table, frame.card)

    def says(self) -> str:
        return "this card was played from the discard pile"


class PlaysFromDiscard(Occasion):
    """ "you play a card from your discard pile", which holds own cards alone (D-361); its frame is still there."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat == table.setup.owner[it] and was_in_discard(table, it)

    def says(self) -> str:
        return "you play a card from your discard pile"


class PlaysThisFromHand(Occasion):
    """ "you play this card from your hand", and not from an opponent's; the frame that plays it is still there."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and was_in_hand(table, it) and table.setup.owner[it] == seat

    def says(self) -> str:
        return "you play this card from your hand"


def renew(cost: int) -> Paragraph:
    return Renew(cost)


SETS_ITSELF_ASIDE: Final = SetsItselfAside("Set this card aside.")
SETS_THIS_EVENT_ASIDE: Final = SetsItselfAside("Set this event aside.")
FROM_DISCARD: Final = WasPlayedFromDiscard()
PLAYED_FROM_DISCARD: Final = PlaysFromDiscard(AFTER_PLAYED, NEVER)
THIS_PLAYED_FROM_HAND: Final = PlaysThisFromHand(AFTER_PLAYED, NEVER)
