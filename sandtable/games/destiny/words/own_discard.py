"""Abilities of a card that is discarded from a deck or a hand: "after this is discarded from your deck, you may play
it" (DST-ABT-04). The card is in no zone of play then, so it waits for nothing: the discard itself uses them.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.words.abilities import Paragraph, one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.targets.pointed import It


class WhenDiscarded(Paragraph):
    """ "After this is discarded from your deck, ...": `it` is the card, in the discard pile."""

    def __init__(self, word: str, phrase: Phrase) -> None:
        self.word = word
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.leaving_deck = self.phrase

    def says(self) -> str:
        return f"After {self.word} is discarded from your deck, {self.phrase.says()}."


class WhenTheyDiscard(WhenDiscarded):
    """ "After this support is discarded from your hand by an opponent's effect, ..."."""

    def put_on(self, printed: Print) -> None:
        printed.leaving_hand = self.phrase

    def says(self) -> str:
        return f"After {self.word} is discarded from your hand by an opponent's effect, {self.phrase.says()}."


class BeforeSeen(WhenDiscarded):
    """ "Before this card is revealed or discarded from your hand by an opponent's effect, ..." (DST-ANT-01)."""

    def put_on(self, printed: Print) -> None:
        printed.before_seen = self.phrase

    def says(self) -> str:
        before = f"Before {self.word} is revealed or discarded from your hand by an opponent's effect"
        return f"{before}, {self.phrase.says()}."


def before_seen(word: str, *phrases: Phrase) -> Paragraph:
    """ "Before this card is revealed or discarded from your hand by an opponent's effect"."""
    return BeforeSeen(word, one(phrases))


def discarded_from_deck(word: str, *phrases: Phrase) -> Paragraph:
    """ "After ... is discarded from your deck"; `word` is "this" or "this event"."""
    return WhenDiscarded(word, one(phrases))


def discarded_by_opponent(word: str, *phrases: Phrase) -> Paragraph:
    """ "After ... is discarded from your hand by an opponent's effect"."""
    return WhenTheyDiscard(word, one(phrases))


DISCARDED_IT: Final = It("it", CARD.yours.in_discard)
"""The card with these words, as long as it is in the discard pile."""
HELD_IT: Final = It("this card", CARD.yours.in_hand)
"""The card with these words, as long as it is in the hand."""
