"""The cards a deck can use, how many of one it may have, and the part of the deck that is still missing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import DECK_TYPES, is_usable, points
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
    """A team only takes cards away, so that only cards which suit no team at all need to be looked at once more."""
    bare = DeckList("", format, tuple(Member(code, 1) for code in team), (), (), ())
    known = (card(code) for code in _usable((), format)) if team else all_cards().values()
    return frozenset(facts.code for facts in known if is_usable(facts, bare, format))


def room(deck: DeckList, format: Format) -> int:
    """The number of cards that are missing in the deck; below 0 where there are too many."""
    return format.size - deck.size


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
    is_there = facts.is_unique and any(card(member.code).name == facts.name for member in deck.characters)
    return bool(values) and values[0] <= left and not is_there


def missing(deck: DeckList, format: Format) -> list[Part]:
    """The parts of the deck that lack something, in the order in which people choose: team, battlefield, deck."""
    left = points_left(deck, format)
    found: list[Part] = []
    if any(can_join(card(code), deck, left, format) for code in usable(deck, format) if card(code).type == "character"):
        found.append("team")
    if not deck.battlefields:
        found.append("battlefield")
    if room(deck, format) > 0:
        found.append("deck")
    return found


def arranged(found: Iterable[CardFacts], deck: DeckList, format: Format) -> list[Section]:
    """The cards by the part of the deck they are for: parts that lack something first, then the others.

    While the team has room, its characters stay beside those that can still join it.
    """
    lacking = missing(deck, format)
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
