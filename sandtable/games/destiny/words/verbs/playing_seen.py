"""Cards of a deck that were just seen and are played: "you may play that card (paying its cost)"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.nouns.seen import Those
from sandtable.games.destiny.words.verbs.playing import Play


class SeenCard(Those):
    """The one card that was seen, as "that card" or "it"; of several "a card revealed this way"."""

    def __init__(self, word: str, cards: CardNoun = CARD) -> None:
        Those.__init__(self, cards)
        self.word = word

    def singular(self, they: bool) -> str:
        return self.word


class PlaySeen(Play):
    """The full cost is paid, as the text says again."""

    def says(self, they: bool = False) -> str:
        return f"{super().says(they)} (paying its cost)"


THAT_SEEN_CARD: Final = SeenCard("that card")
THE_SEEN_CARD: Final = SeenCard("it")
A_REVEALED_CARD: Final = SeenCard("a card revealed this way")
