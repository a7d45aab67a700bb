"""Sample hands: the first cards of a shuffled deck, and the hand after a mulligan, from a seed."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.terms import HAND_SIZE


@dataclass(frozen=True)
class SampleHand:
    """A starting hand, and the cards that a mulligan brings in place of those set aside; codes of cards."""

    first: tuple[str, ...]
    aside: tuple[int, ...]
    """Places in the first hand, from 0."""
    new: tuple[str, ...]

    @property
    def final(self) -> tuple[str, ...]:
        """The hand after the mulligan: the cards kept, then the new ones."""
        return (*(code for place, code in enumerate(self.first) if place not in self.aside), *self.new)


def sample_hand(deck: DeckList, seed: int, aside: tuple[int, ...] = ()) -> SampleHand:
    """Shuffle, draw five, shuffle the cards of these places in and draw as many (DST-SET-03, DST-SET-04, D-30).

    The first hand depends on deck and seed alone. Places that the hand doesn't have are passed over.
    """
    dice = seeded("sample hand", seed)
    cards = [code for code, copies in deck.cards for _ in range(copies)]
    dice.shuffle(cards)
    first, rest = tuple(cards[:HAND_SIZE]), cards[HAND_SIZE:]
    places = tuple(place for place in sorted(set(aside)) if 0 <= place < len(first))
    if places:
        rest += [first[place] for place in places]
        dice.shuffle(rest)
    return SampleHand(first, places, tuple(rest[: len(places)]))
