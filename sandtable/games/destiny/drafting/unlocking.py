# interpreted: a report, only for people who add cards
"""The words and mechanics that are missing, in the order in which they are best made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.drafting.card_drafts import CardDraft, draft
from sandtable.games.destiny.drafting.missing import mechanics_of
from sandtable.games.destiny.facts import all_cards


@dataclass(frozen=True)
class Unlocked:
    """One missing word and the cards that it completes after those above it."""

    name: str
    cards: int
    """Cards of which it was the last missing word."""
    needed_by: int
    """Cards that need it at all."""


def waiting_for(texts: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """By code of each card without an encoding: the missing words of its draft; () where only its sentence is missing.

    A card without a text here waits for the mechanics that its facts tell. A reprint waits with its first print.
    """
    cards, played = all_cards(), encoded()
    found: dict[str, tuple[str, ...]] = {}
    for code, card in cards.items():
        first = card.reprint_of or code
        if code not in played and first not in found:
            text = texts.get(first, texts.get(code))
            found[first] = tuple(mechanics_of(card)) if text is None else draft(cards[first], text).missing
        if code not in played:
            found[code] = found[first]
    return {code: names for code, names in found.items() if code not in played}


def in_greedy_order(missing: Iterable[tuple[str, ...]]) -> list[Unlocked]:
    """The names so that each next one stands in the most nearly complete cards (1/missing²; then by name)."""
    waiting = [set(names) for names in missing if names]
    needed = Counter(name for names in waiting for name in names)
    found: list[Unlocked] = []
    while waiting:
        worth: Counter[str] = Counter()
        for names in waiting:
            for name in names:
                worth[name] += 1_000_000 // len(names) ** 2
        best = min(worth, key=lambda name: (-worth[name], name))
        found.append(Unlocked(best, sum(names == {best} for names in waiting), needed[best]))
        waiting = [rest for names in waiting if (rest := names - {best})]
    return found


def drafts(codes: Iterable[str], texts: Mapping[str, str]) -> dict[str, CardDraft]:
    """The drafts of the cards that have a text, by code."""
    cards = all_cards()
    return {code: draft(cards[code], texts[code]) for code in codes if code in texts}
