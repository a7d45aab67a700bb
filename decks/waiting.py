"""Cards of a deck that can't be played yet: what each waits for, and the nearest cards that play in its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from catalog.waiting import waits_in_words
from sandtable.games.destiny.building.swaps import Swap, swaps
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.waiting import why_left_out

MOST_SWAPPED: Final = 5
"""A deck that lacks more cards gets no swaps: it would become another deck."""


@dataclass(frozen=True)
class Waiting:
    """A card the engine can't play yet."""

    card: CardFacts
    swaps: list[Swap]
    """The nearest cards that play in its place."""

    @property
    def left_out(self) -> str:
        """The reason why somebody who tried to encode it left it out; "" where nobody did."""
        return why_left_out(self.card.code)

    @property
    def waits_for(self) -> list[str]:
        """The kinds of words and mechanics that it waits for."""
        return waits_in_words(self.card.code)


def waiting_cards(deck: DeckList, unplayed: Sequence[CardFacts]) -> list[Waiting]:
    """The cards of a deck that can't be played, with swaps where they are few."""
    has_few = len(unplayed) <= MOST_SWAPPED
    return [Waiting(each, swaps(deck, each.code) if has_few else []) for each in unplayed]
