# interpreted: asked for pages
"""The differences that a newer list of its format makes for a deck: points, prohibitions, errata, legality."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import DeckList, format_of
from sandtable.games.destiny.formats import Format, Points, newer_list
from sandtable.games.destiny.legality import points, problems

MOST_NAMED: Final = 6
"""Cards that one sentence names; the others are counted."""


@dataclass(frozen=True)
class Changes:
    """A newer list of the format of a deck, and what it says otherwise about the cards of the deck."""

    earlier: Format
    newer: Format
    points: tuple[tuple[str, Points, Points], ...]
    """Cards of the deck with other point values: before and now."""
    team: tuple[int, int]
    """The points of team and plots: before and now."""
    banned: tuple[str, ...]
    allowed: tuple[str, ...]
    errata: tuple[str, ...]
    """Cards of the deck that say something else now."""
    was_legal: bool
    is_legal: bool

    def says(self) -> list[str]:
        """The differences in sentences; the list itself comes first."""
        found = [
            *self._of_points(),
            *_about(self.banned, "Banned now"),
            *_about(self.allowed, "Not banned any more"),
            *_about(self.errata, "With other words now"),
            *self._of_legality(),
        ]
        first = f"{self.earlier.label} has a newer list, of {self.newer.since}."
        return [first, *(found or ["It changes nothing for this deck."])]

    def _of_points(self) -> Iterator[str]:
        for code, before, now in self.points[:MOST_NAMED]:
            yield f"{_name(code)} costs {_values(now)} instead of {_values(before)} points."
        if len(self.points) > MOST_NAMED:
            yield f"{len(self.points) - MOST_NAMED} further cards have other points."
        if self.team[0] != self.team[1]:
            yield f"Team and plots cost {self.team[1]} instead of {self.team[0]} points."

    def _of_legality(self) -> Iterator[str]:
        if self.was_legal and not self.is_legal:
            yield "The deck is not legal in the newer list."
        elif self.is_legal and not self.was_legal:
            yield "The deck is legal in the newer list."


def changes_since(deck: DeckList) -> Changes | None:
    """The changes of a deck's format since; None where it has no newer list, as formats of players never have."""
    earlier = format_of(deck)
    newer = newer_list(earlier)
    if newer is None:
        return None
    codes = sorted(deck.codes())
    return Changes(
        earlier,
        newer,
        tuple(
            (code, before, now)
            for code in codes
            if (before := earlier.points_of(code)) != (now := newer.points_of(code))
        ),
        (points(deck, earlier), points(deck, newer)),
        tuple(code for code in codes if newer.bans(code) and not earlier.bans(code)),
        tuple(code for code in codes if earlier.bans(code) and not newer.bans(code)),
        tuple(code for code in codes if newer.changes_words(code) and not earlier.changes_words(code)),
        not problems(deck, earlier),
        not problems(deck, newer),
    )


def list_changes(deck: DeckList) -> list[str]:
    """The differences that a newer list makes for a deck, in sentences; empty where its format has none."""
    changes = changes_since(deck)
    return [] if changes is None else changes.says()


def _about(codes: tuple[str, ...], word: str) -> Iterator[str]:
    if codes:
        named = ", ".join(map(_name, codes[:MOST_NAMED]))
        more = f" and {len(codes) - MOST_NAMED} more" if len(codes) > MOST_NAMED else ""
        yield f"{word}: {named}{more}."


def _name(code: str) -> str:
    return facts.card(code).full_name


def _values(values: Points) -> str:
    return "/".join(map(str, values)) or "no"
