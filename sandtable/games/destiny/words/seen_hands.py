"""Hands of opponents that were just seen: cards in them that are played, discarded or put on a deck."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, EVENT_CARD, FROM_DECK, NOTHING
from sandtable.games.destiny.words.amounts import Amount, Number
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.nouns.worded import in_these_words
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_PIECE, A_SEAT, APiece, ASeat
from sandtable.games.destiny.words.targets.picked import UpTo
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.hands import DiscardCard, DiscardRandomFrom, LookAtHand, PutOnTop
from sandtable.games.destiny.words.verbs.playing_seen import SeenCard


class RevealTheirCards(Occasion):
    """ "You reveal one or more cards in an opponent's hand": once for all cards of one effect (D-443)."""

    about = A_SEAT

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and it != seat and many != FROM_DECK

    def rival(self, table: Table, it: int, by: int) -> int:
        return it

    def says(self) -> str:
        return "you reveal one or more cards in an opponent's hand"


class LookAtThatHand(LookAtHand):
    """Look at the hand of the opponent of earlier words: "that opponent's hand", "their hand"."""

    def __init__(self, on: Target[ASeat], word: str = "that opponent's") -> None:
        self.on = on
        self.word = word

    def says(self, they: bool = False) -> str:
        return super().says(they).replace("an opponent's", self.word)


class UpToInOrder(UpTo[APiece]):
    """ "Up to 2 cards ... in any order": each card that is left may be picked next."""

    def __init__(self, most: Amount, noun: Noun[APiece]) -> None:
        UpTo.__init__(self, most, noun)

    def left(self, table: Table, frame: Frame) -> list[int]:
        return [card for card in self.noun.find(table, frame) if card not in frame.picked]

    def narrowed(self, trait: Trait) -> Target[APiece]:
        assert self.most is not None
        return UpToInOrder(self.most, Narrowed(self.noun, trait))


class PutOnTopInOrder(PutOnTop):
    """ "Place up to 2 cards from it on top of their deck in any order": the card picked last lies on top."""

    def __init__(self, most: int, noun: Noun[APiece]) -> None:
        self.on = UpToInOrder(Number(most), noun)

    def says(self, they: bool = False) -> str:
        return f"{super().says(they)} in any order"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Put which card on top of the deck, above those before it?"


class DiscardOneOfTwo(DiscardCard):
    """Discard a card of the own hand that costs as much as another one in it."""

    def says(self, they: bool = False) -> str:
        return f"discard {self.on.says(they)}"

    def says_of_them(self) -> str:
        return self.says(True)


class DiscardRandomOne(DiscardRandomFrom):
    """ "Discard a random card in a player's hand": later words point at it."""

    hands = A_PIECE

    def __init__(self, on: Target[ASeat]) -> None:
        DiscardRandomFrom.__init__(self, 1, on)

    def pointed(self, frame: Frame, cards: tuple[int, ...]) -> int:
        return cards[0] if cards else NOTHING

    def says(self, they: bool = False) -> str:
        return f"discard a random card in {self.on.says(they)}"


class OfAnothersCost(Trait):
    """ "With a cost equal to the cost of another card in their hand": the printed costs (D-118)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        hand = table.hands[table.setup.owner[thing]]
        cost = full_cost(table, thing)
        return any(card != thing and full_cost(table, card) == cost for card in hand)


YOU_REVEALED_THEIRS: Final = RevealTheirCards(AFTER_REVEALED, NEVER)
THEIR_EVENT: Final = in_these_words(CARD.opposing.in_hand.kind(EVENT_CARD), "an event in that opponent's hand")
THEIR_CARD: Final = in_these_words(CARD.opposing.in_hand, "a card")
YOUR_EVENT: Final = in_these_words(CARD.your_own.in_hand.kind(EVENT_CARD), "an event from your hand")
"""An event in the hand of the player of the card, for words that an opponent carries out."""
ONE_OF_TWO_ALIKE: Final = in_these_words(
    Narrowed(CARD.yours.in_hand, OfAnothersCost()), "a card with a cost equal to the cost of another card in their hand"
)
A_REVEALED_EVENT: Final = SeenCard("an event revealed this way", CARD.kind(EVENT_CARD))
