"""Abilities of a card that lies in its owner's discard pile (DST-OUT-01)."""

from __future__ import annotations

from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.words.abilities import Paragraph, TriggeredParagraph, WhenTriggered, one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import Occasion


class InDiscard(WhenTriggered):
    """An effect that waits for an occasion while its card lies in the discard pile."""

    works_in_discard = True

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        owner = table.setup.owner[card]
        return holds(table.discards[owner], card) and self.occasion.meets(table, card, owner, it, by, many)


class AfterInDiscard(TriggeredParagraph):
    """ "After ..., you may play this card from your discard pile"."""

    def __init__(self, occasion: Occasion, phrase: Phrase) -> None:
        self.word = "After"
        self.ability = InDiscard(occasion.after, occasion, phrase)


def after_in_discard(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    return AfterInDiscard(occasion, one(phrases))
