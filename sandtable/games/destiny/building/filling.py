"""The cards that complete a deck: those that published decks use most, half of them with dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from sandtable.games.destiny import facts as data
from sandtable.games.destiny import text
from sandtable.games.destiny.building.fitting import most_copies, room, usable
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts, all_cards, card, prints_of
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import deck_types
from sandtable.games.destiny.legality.deck import copies_allowed

SHARE_WITH_DICE: Final = 0.55
"""Of the deck; published decks have about as many."""


def filled(deck: DeckList, format: Format) -> DeckList:
    """The deck with as many cards as the format asks for, and a battlefield; what is there already stays.

    Only cards of the team's colors and side that the engine plays are added, none of them restricted in any way. Where
    these are too few the deck stays smaller.
    """
    if not deck.battlefields and (fields := _pool(_team(deck), ("battlefield",), format)):
        deck = replace(deck, battlefields=(fields[0],))
    pool = _cards_to_add(deck, format)
    with_dice = sum(copies for code, copies in deck.cards if card(code).has_die)
    wanted = round(format.size * SHARE_WITH_DICE) - with_dice
    deck = _added(deck, [facts for facts in pool if facts.has_die], min(wanted, room(deck, format)), format)
    deck = _added(deck, [facts for facts in pool if not facts.has_die], room(deck, format), format)
    return _added(deck, pool, room(deck, format), format)


def can_fill(deck: DeckList, format: Format) -> int:
    """The number of cards that `filled` can add, at most what is missing."""
    held = Counter(dict(deck.cards))
    titles = {facts.name.casefold(): copies_allowed(facts, format) for facts in _cards_to_add(deck, format)}
    for code, copies in held.items():
        title = card(code).name.casefold()
        if title in titles:
            titles[title] -= copies
    return min(max(0, room(deck, format)), sum(max(0, copies) for copies in titles.values()))


def use_of(code: str) -> int:
    """The number of published decks with this card, in any print."""
    return sum(_use().get(each, 0) for each in prints_of(code))


@cache
def _use() -> dict[str, int]:
    counts: dict[str, int] = data.read("card_use.json")["cards"]
    return counts


def _added(deck: DeckList, pool: list[CardFacts], wanted: int, format: Format) -> DeckList:
    """The deck with up to `wanted` more cards, the first of the pool as often as they may be."""
    cards = dict(deck.cards)
    for facts in pool:
        if wanted <= 0:
            break
        have = cards.get(facts.code, 0)
        more = min(most_copies(facts, deck, format) - have, wanted)
        if more > 0:
            cards[facts.code] = have + more
            wanted -= more
            deck = replace(deck, cards=tuple(cards.items()))
    return deck


def _cards_to_add(deck: DeckList, format: Format) -> list[CardFacts]:
    return [card(code) for code in _pool(_team(deck), deck_types(format), format)]


def _team(deck: DeckList) -> tuple[str, ...]:
    return tuple(sorted({member.code for member in deck.characters}))


@lru_cache(maxsize=128)
def _pool(team: tuple[str, ...], types: tuple[str, ...], format: Format) -> tuple[str, ...]:
    """The cards of these types to choose from, the most used first, then the cheapest."""
    found = sorted(_suiting(team, types, format), key=lambda facts: (-use_of(facts.code), facts.cost or 0, facts.code))
    return tuple(facts.code for facts in found)


def _suiting(team: tuple[str, ...], types: tuple[str, ...], format: Format) -> Iterator[CardFacts]:
    members = [card(code) for code in team]
    colors = {"gray", *(facts.color for facts in members)}
    sides = {"neutral", *(facts.affiliation for facts in members)}
    codes = usable(DeckList("", format, tuple(Member(code, 1) for code in team), (), (), ()), format)
    for facts in all_cards().values():
        is_bound = format.restricts(facts.code) or any(each in _paired(format) for each in prints_of(facts.code))
        if (
            facts.type in types
            and facts.code in codes
            and facts.color in colors
            and facts.affiliation in sides
            and facts.code == _first_usable(facts, codes)
            and text.is_encoded(facts.code)
            and not is_bound
        ):
            yield facts


def _first_usable(facts: CardFacts, codes: frozenset[str]) -> str:
    """The first print of the card that the deck can use: one print of each is enough."""
    return next(code for code in prints_of(facts.code) if code in codes)


@lru_cache(maxsize=32)
def _paired(format: Format) -> frozenset[str]:
    return frozenset(format.restricted_pairs).union(*format.restricted_pairs.values())
