"""The cards a deck can use, how many of one it may have, and the part of the deck that is still missing."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, Literal

from sandtable.games.destiny.deck_rules import DECK_RULES, granted
from sandtable.games.destiny.deck_texts import Cards
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts, all_cards, card, first_print, title_of
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import DECK_TYPES, is_usable, most_battlefields, points, size_needed
from sandtable.games.destiny.legality.deck import copies_allowed

Part = Literal["team", "battlefield", "deck", "plot", "other"]
"""A part of a list of cards: "other" are characters that don't fit into the team any more."""

_TYPES: Final = (*DECK_TYPES, "downgrade")


@dataclass(frozen=True)
class Section:
    """The cards of a list that can go into one part of the deck."""

    part: Part
    cards: tuple[CardFacts, ...]


def usable(deck: DeckList, format: Format) -> frozenset[str]:
    """The codes of the cards that this deck can use (`legality.is_usable`). Kept by team and format."""
    return _usable(tuple(sorted({member.code for member in deck.characters})), format)


@lru_cache(maxsize=128)
def _usable(team: tuple[str, ...], format: Format) -> frozenset[str]:
    """A team only takes cards away, and of cards that are alike to every rule one is asked for all of them."""
    bare = DeckList("", format, tuple(Member(code, 1) for code in team), (), (), ())
    if not team:
        return frozenset(facts.code for facts in all_cards().values() if is_usable(facts, bare, format))
    verdicts: dict[Hashable, bool] = {}
    found: set[str] = set()
    for code in _usable((), format):
        facts = card(code)
        kind = code if code in team or granted(code) else _kind(facts)
        if kind not in verdicts:
            verdicts[kind] = is_usable(facts, bare, format)
        if verdicts[kind]:
            found.add(code)
    return frozenset(found)


def _kind(facts: CardFacts) -> Hashable:
    """Everything about a card without deck-building text that such texts of others and the team's rules look at."""
    name = facts.name if facts.name in _names_in_texts() else ""
    return (facts.type, facts.color, facts.affiliation, facts.subtypes, name)


@cache
def _names_in_texts() -> frozenset[str]:
    """The titles that deck-building texts name."""
    rules = [rule for each in DECK_RULES.values() for rule in each]
    described = [part for rule in rules for part in vars(rule).values() if isinstance(part, Cards)]
    return frozenset().union(*(each.names for each in described))


def room(deck: DeckList, format: Format) -> int:
    """The number of cards that are missing in the deck; below 0 where there are too many."""
    return size_needed(deck, format) - deck.size


def points_left(deck: DeckList, format: Format) -> int:
    return format.points - points(deck, format)


def most_copies(facts: CardFacts, deck: DeckList, format: Format) -> int:
    """The copies of this card that the deck may have: by its title, and no more than complete the deck."""
    held = dict(deck.cards)
    title = facts.name.casefold()
    others = sum(copies for code, copies in deck.cards if code != facts.code and card(code).name.casefold() == title)
    allowed = max(0, copies_allowed(facts, format) - others)
    left = room(deck, format) + held.get(facts.code, 0)
    return min(allowed, left) if left > 0 else allowed


def most_dice(facts: CardFacts, deck: DeckList, format: Format) -> int:
    """The most dice with which a character fits into the points that are left; 1 where it does not fit."""
    left = points_left(deck, format)
    fitting = [dice for dice, value in enumerate(format.points_of(facts.code), start=1) if value <= left]
    return max(fitting, default=1)


def can_join(facts: CardFacts, deck: DeckList, left: int, format: Format) -> bool:
    """True for a character that fits into the points that are left beside the team."""
    values = format.points_of(facts.code)
    is_there = facts.is_unique and any(title_of(card(member.code)) == title_of(facts) for member in deck.characters)
    return bool(values) and values[0] <= left and not is_there


def can_take(facts: CardFacts, deck: DeckList, format: Format) -> bool:
    """True for a card that the deck has not, and for which it has room: of its points, its battlefield, its title."""
    if facts.code in deck.codes():
        return False
    if facts.type == "character":
        return can_join(facts, deck, points_left(deck, format), format)
    if facts.type == "battlefield":
        return len(deck.battlefields) < most_battlefields(deck, format)
    return facts.type == "plot" or most_copies(facts, deck, format) > 0


def missing(deck: DeckList, format: Format) -> list[Part]:
    """The parts of the deck that lack something, in the order in which people choose: team, battlefield, deck."""
    left = points_left(deck, format)
    found: list[Part] = []
    if any(can_join(card(code), deck, left, format) for code in usable(deck, format) if card(code).type == "character"):
        found.append("team")
    if len(deck.battlefields) < most_battlefields(deck, format):
        found.append("battlefield")
    if room(deck, format) > 0:
        found.append("deck")
    return found


def prints_last(found: Iterable[CardFacts]) -> list[CardFacts]:
    """The cards in their order, but further prints of a card after all others."""
    seen: set[str] = set()
    first: list[CardFacts] = []
    further: list[CardFacts] = []
    for facts in found:
        original = first_print(facts.code)
        (further if original in seen else first).append(facts)
        seen.add(original)
    return [*first, *further]


def arranged(found: Iterable[CardFacts], deck: DeckList, format: Format, *, is_full: bool) -> list[Section]:
    """The cards by the part of the deck they are for: parts that lack something first, then the others.

    While the team has room, its characters stay beside those that can still join it. `is_full` says whether the deck
    has all its cards, so that this depends on no card of it.
    """
    lacking = [part for part in missing(replace(deck, cards=()), format) if part != "deck" or not is_full]
    left = points_left(deck, format)
    team = {member.code for member in deck.characters}
    parts: dict[Part, list[CardFacts]] = {part: [] for part in [*lacking, *_PARTS]}
    for facts in found:
        parts[
            _part_of(facts, "team" in lacking and (facts.code in team or can_join(facts, deck, left, format)))
        ].append(facts)
    return [Section(part, tuple(cards)) for part, cards in parts.items() if cards]


_PARTS: Final[tuple[Part, ...]] = ("deck", "plot", "battlefield", "team", "other")
_PLACES: Final[dict[str, Part]] = {"battlefield": "battlefield", "plot": "plot", **dict.fromkeys(_TYPES, "deck")}


def _part_of(facts: CardFacts, joins: bool) -> Part:
    if facts.type == "character":
        return "team" if joins else "other"
    return _PLACES[facts.type]
