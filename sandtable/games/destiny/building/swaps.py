# interpreted: only the deck page asks
"""The nearest cards that play in place of one that doesn't: of the same type, in the deck's colors, and as legal.

How near two cards are is counted from their facts: color, subtypes, cost or points, the symbols of their dice, and how
many published decks use the candidate. It says nothing about strength: a study does.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.games.destiny import text
from sandtable.games.destiny.building.changes import BadChange, change, place_of
from sandtable.games.destiny.building.filling import use_of
from sandtable.games.destiny.building.fitting import usable
from sandtable.games.destiny.decklist import DeckList, Member, format_of
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.legality import points, problems

MOST: Final = 3
"""Swaps that are offered for one card."""
_MOST_TRIED: Final = 12
"""The nearest candidates; for each of them the deck is judged."""
_LIKE_DEARER: Final = 3
"""The most that equal cost, points or health count for; each step between them takes one away."""


@dataclass(frozen=True)
class Swap:
    """A card that plays in place of one that doesn't."""

    card: CardFacts
    change: str
    """The changes that make the swap, as `changes.change` reads them."""


def swaps(deck: DeckList, code: str) -> list[Swap]:
    """The nearest playable cards for a card of the list, at most MOST; after each the deck has no more problems."""
    format = format_of(deck)
    before = len(problems(deck, format))
    found: list[Swap] = []
    for facts in _nearest(deck, card(code))[:_MOST_TRIED]:
        text = ";".join(_changes(deck, card(code), facts))
        if text and _is_as_legal(deck, text, before):
            found.append(Swap(facts, text))
        if len(found) == MOST:
            break
    return found


def _is_as_legal(deck: DeckList, text: str, before: int) -> bool:
    try:
        after = change(deck, text)
    except BadChange:
        return False
    return len(problems(after, format_of(after))) <= before


def _nearest(deck: DeckList, facts: CardFacts) -> list[CardFacts]:
    """The candidates, the nearest first."""
    return sorted(_candidates(deck, facts), key=lambda other: (-nearness(facts, other), other.code))


def _candidates(deck: DeckList, facts: CardFacts) -> Iterator[CardFacts]:
    """Cards that play, one print of each, of the same type, that this deck can use and does not hold under any name."""
    can_use = usable(deck, format_of(deck))
    names = {card(code).name for code in deck.codes()}
    seen: set[str] = set()
    for other in all_cards().values():
        first = other.reprint_of or other.code
        is_new = other.name not in names and first not in seen
        if other.type == facts.type and is_new and other.code in can_use and text.is_encoded(other.code):
            seen.add(first)
            yield other


def nearness(one: CardFacts, other: CardFacts) -> float:
    """The likeness of two cards of one type by their facts; only its order means something."""
    near = 3.0 * (one.color == other.color) + 1.0 * (one.affiliation == other.affiliation)
    near += 2.0 * len(set(one.subtypes) & set(other.subtypes)) + 2.0 * (one.has_die == other.has_die)
    near += _alike(one.cost, other.cost) + _alike(_price(one), _price(other)) + 0.5 * _alike(one.health, other.health)
    shared = Counter(side.symbol for side in one.sides) & Counter(side.symbol for side in other.sides)
    return near + 0.5 * shared.total() + 0.5 * math.log1p(use_of(other.code))


def _alike(one: int | None, other: int | None) -> float:
    return 0.0 if one is None or other is None else max(0, _LIKE_DEARER - abs(one - other))


def _price(facts: CardFacts) -> int | None:
    return facts.points[0] if facts.points else None


def _changes(deck: DeckList, old: CardFacts, new: CardFacts) -> tuple[str, ...]:
    """The changes that put one card in the place of the other, everywhere in the list."""
    part = place_of(old)
    if part == "team":
        dice = [member.dice for member in deck.characters if member.code == old.code]
        return tuple(
            each
            for number in dice
            for each in (f"drop:{old.code}:{number}", f"add:{new.code}:{_dice(deck, old, new, number)}")
        )
    if part == "battlefield":
        return (f"battlefield:{new.code}",)
    if part == "plot":
        return (f"plot:{old.code}:0", f"plot:{new.code}:1")
    copies = dict(deck.cards).get(old.code, 0)
    return (f"card:{old.code}:0", f"card:{new.code}:{copies}") if copies else ()


def _dice(deck: DeckList, old: CardFacts, new: CardFacts, number: int) -> int:
    """As many dice as the old character, or one where the team can't pay for them."""
    if number > len(new.points):
        return 1
    team = tuple(Member(new.code, number) if each.code == old.code else each for each in deck.characters)
    format = format_of(deck)
    changed = DeckList(deck.name, format, team, deck.battlefields, deck.plots, deck.cards)
    return number if points(changed, format) <= format.points else 1
