"""Hands that are compared, and numbers of cards that are discarded from them."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.words.situations import CardsHeld, MoreThanYou
from sandtable.games.destiny.words.verbs.cards import DiscardRandom


class MoreInHand(MoreThanYou):
    """ "You have more cards in hand than an opponent"."""

    def says(self) -> str:
        return "you have more cards in hand than an opponent"


class DiscardByNumber(DiscardRandom):
    """ "Discard cards from an opponent's hand equal to ...": at random, as a die does it (D-543)."""

    def says(self, they: bool = False) -> str:
        return f"discard cards from an opponent's hand equal to {self.amount.equal_to()}"


MORE_CARDS_IN_HAND: Final = MoreInHand(CardsHeld(), False)
