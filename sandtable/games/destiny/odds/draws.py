"""Odds of drawing copies of a card: in the first hand, after a mulligan, and by round (hypergeometric)."""

from __future__ import annotations

from collections import Counter
from math import comb

from sandtable.games.destiny.odds.chances import Chances
from sandtable.games.destiny.terms import HAND_SIZE


def drawn(copies: int, size: int, cards: int) -> Chances:
    """Copies among the first cards of a shuffled deck; a smaller deck is drawn whole (DST-DRW-03)."""
    cards = min(cards, size)
    return Chances.of(
        {found: comb(copies, found) * comb(size - copies, cards - found) for found in range(min(copies, cards) + 1)}
    )


def in_hand(copies: int, size: int, aside: int = 0) -> Chances:
    """Copies in the starting hand (DST-SET-03) after a mulligan that looks for the card (DST-SET-04).

    The player sets aside up to `aside` cards that are no copies. They are shuffled in before the new cards are drawn,
    so they can come again (D-30).
    """
    return by_card(copies, size, aside, 0)


def by_card(copies: int, size: int, aside: int, more: int) -> Chances:
    """Copies drawn when `more` cards have been drawn after the starting hand."""
    hand = min(HAND_SIZE, size)
    weights = Counter[int]()
    for kept, weight in enumerate(drawn(copies, size, hand).weights):
        if not weight:
            continue
        back = min(aside, hand - kept)
        # The cards left in the deck are as random as those drawn next: both are one draw.
        rest = drawn(copies - kept, size - hand + back, back + more)
        scale = comb(size - hand + back, min(back + more, size - hand + back))
        for found, factor in enumerate(rest.weights):
            weights[kept + found] += weight * factor * _common(size, hand, aside, more) // scale
    return Chances.of(weights)


def _common(size: int, hand: int, aside: int, more: int) -> int:
    """A number that the ways to draw again divide, for each number of cards set aside."""
    product = 1
    for back in range(min(aside, hand) + 1):
        product *= comb(size - hand + back, min(back + more, size - hand + back))
    return product


def by_round(copies: int, size: int, aside: int, each_round: int, rounds: int) -> list[Chances]:
    """Copies drawn by the action phase of rounds 1, 2 ...; `each_round` cards are drawn in each upkeep (DST-RND-09)."""
    return [by_card(copies, size, aside, each_round * past) for past in range(rounds)]
