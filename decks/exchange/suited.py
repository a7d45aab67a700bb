"""The format for a list that names none: the newest in which its deck is legal, else the one with most of its cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.formats import DEFAULT, Format, all_formats, get_format, published_now
from sandtable.games.destiny.legality import problems


@dataclass(frozen=True)
class Suited:
    """A format that was worked out for a deck."""

    format: Format
    is_legal: bool
    cards: int
    """Cards of the deck that the format has, each copy counted."""
    total: int
    """Cards of the deck."""


def widest() -> Format:
    """The format to read in before one is known: the one of today with most sets."""
    return published_now("INF") or get_format(DEFAULT)


def suited(deck: DeckList) -> Suited:
    """The format that suits a deck best."""
    copies = _copies(deck)
    ordered = newest_first()
    legal = next((format for format in ordered if not problems(deck, format)), None)
    best = legal or max(ordered, key=lambda format: _held(copies, format))  # the first of equal ones
    return Suited(best, legal is not None, _held(copies, best), copies.total())


def newest_first() -> list[Format]:
    """The published formats: those of today before earlier ones, newer lists before older ones, and of the same date
    the one with fewer sets; then the formats of this project.
    """
    published = [format for format in all_formats().values() if format.community]
    by_size = sorted(published, key=lambda format: len(format.sets or ()))
    by_date = sorted(by_size, key=lambda format: format.since, reverse=True)
    ours = [format for format in all_formats().values() if not format.community]
    return [*sorted(by_date, key=lambda format: bool(format.until)), *ours]


def _copies(deck: DeckList) -> Counter[str]:
    found = Counter(dict(deck.cards))
    found.update(member.code for member in deck.characters)
    found.update([*deck.battlefields, *deck.plots])
    return found


def _held(copies: Counter[str], format: Format) -> int:
    return sum(number for code, number in copies.items() if _has(format, code))


def _has(format: Format, code: str) -> bool:
    sets = {facts.card(each).set_code for each in facts.prints_of(code)}
    return not format.bans(code) and (format.sets is None or not format.sets.isdisjoint(sets))
