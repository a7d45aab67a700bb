"""Published decks that can be played, and the missing cards in the order in which they complete the other ones.

The next card is always the one with the largest sum of 1/missing² over the decks that hold it; of equal ones the first
by code. A reprint counts as its first print.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.facts import all_cards

STEPS: Final = (50, 100, 200, 400, 600, 800, 1000, 1200, 1600, 2000)
"""Numbers of further cards for which the report says how many decks they complete."""


@dataclass(frozen=True)
class Completion:
    """The way from the cards that play today to all decks."""

    decks: int
    playable: int
    """Decks whose cards all play today."""
    order: tuple[str, ...]
    """The missing cards, the next one first."""
    complete: tuple[int, ...]
    """After each of them, the decks that play."""


def original(code: str) -> str:
    """The first print of a card."""
    return all_cards()[code].reprint_of or code


def missing_of(slots: Iterable[str], played: Iterable[str]) -> frozenset[str]:
    """The first prints of a deck's cards that don't play yet. Raises KeyError for a code that no card has."""
    known = set(played)
    return frozenset(first for code in slots if code not in known and (first := original(code)) not in known)


def completion(decks: Iterable[Mapping[str, int]], played: Iterable[str] | None = None) -> Completion:
    """The missing cards of these decks in the best order; `played` are the cards that play, by default today's."""
    known = set(encoded() if played is None else played)
    waiting = [set(missing_of(slots, known)) for slots in decks]
    done = start = sum(not cards for cards in waiting)
    holders: defaultdict[str, list[set[str]]] = defaultdict(list)
    for cards in waiting:
        for code in cards:
            holders[code].append(cards)
    order, complete = [], []
    worth = {code: sum(map(_share, decks_of)) for code, decks_of in sorted(holders.items())}
    while worth:
        best = max(worth, key=worth.__getitem__)  # of equal ones the first
        del worth[best]
        for cards in holders[best]:
            before = _share(cards)
            cards.remove(best)
            done += not cards
            for code in cards:
                worth[code] += _share(cards) - before
        order.append(best)
        complete.append(done)
    return Completion(len(waiting), start, tuple(order), tuple(complete))


def _share(cards: set[str]) -> int:
    """The worth of a deck for each of its missing cards: 1/missing², in whole trillionths."""
    return 1_000_000_000_000 // len(cards) ** 2 if cards else 0


def told(found: Completion) -> Iterator[str]:
    """The result in lines."""
    yield f"all cards play today: {found.playable} of {found.decks} decks"
    yield "with the next cards, each chosen to complete decks soonest:"
    steps = [step for step in STEPS if step < len(found.order)]
    for step in (*steps, len(found.order)):
        if step:
            yield f"  {step:4} cards more: {found.complete[step - 1]:4} decks"
