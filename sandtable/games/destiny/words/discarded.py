"""Words about cards that were just discarded: "a non-event card was discarded this way"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DECK_DISCARD, AFTER_HAND_DISCARD, NOTHING
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.occasions import NEVER, Occasion, in_action_phase
from sandtable.games.destiny.words.pointing import A_PIECE
from sandtable.games.destiny.words.verbs.cards import DiscardRandom, random_discards


class YourDeckIsDiscarded(Occasion):
    """ "a card is discarded from your deck": each card by itself."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.setup.owner[it] == seat

    def says(self) -> str:
        return "a card is discarded from your deck"


class TheirHandIsDiscarded(Occasion):
    """ "a card is discarded from an opponent's hand during the action phase"."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.setup.owner[it] != seat and in_action_phase(table)

    def rival(self, table: Table, it: int, by: int) -> int:
        return table.setup.owner[it]

    def says(self) -> str:
        return "a card is discarded from an opponent's hand during the action phase"


class NonEventDiscarded(Condition):
    """ "A non-event card is discarded this way": words that discard cards leave the number of those in `worth`."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.worth > 0

    def says(self) -> str:
        return f"a non-event card {self.verb} discarded this way"


class DiscardRandomOfThem(DiscardRandom):
    """The same for the opponent of earlier words."""

    def says(self, they: bool = False) -> str:
        return super().says(they).replace("an opponent's", "that opponent's")


class DiscardRandomOfPlayer(DiscardRandom):
    """ "Discard a random card from that player's hand": the opponent of earlier words."""

    def says(self, they: bool = False) -> str:
        return "discard a random card from that player's hand"


class ThatHandIsEmpty(Condition):
    """ "That player has no cards in their hand": the opponent of earlier words."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return not table.hands[table.rival(frame)]

    def says(self) -> str:
        return "that player has no cards in their hand"


class DiscardOneOfTheirs(DiscardRandom):
    """ "Discard a random card from their hand": later words point at the card."""

    hands = A_PIECE

    def __init__(self) -> None:
        DiscardRandom.__init__(self, 1)

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            cards = random_discards(table, frame, table.rival(frame), 1)
            if cards is not None:
                table.done(len(cards) > 0, len(cards), cards[0] if cards else NOTHING)

    def says(self, they: bool = False) -> str:
        return "discard a random card from their hand"


DISCARD_RANDOM_OF_PLAYER: Final = DiscardRandomOfPlayer(1)
THAT_HAND_IS_EMPTY: Final = ThatHandIsEmpty()
FROM_YOUR_DECK: Final = YourDeckIsDiscarded(AFTER_DECK_DISCARD, NEVER)
FROM_THEIR_HAND: Final = TheirHandIsDiscarded(AFTER_HAND_DISCARD, NEVER)
NON_EVENT_IS_DISCARDED: Final = NonEventDiscarded("is")
NON_EVENT_WAS_DISCARDED: Final = NonEventDiscarded("was")
