"""Reads: the qualities of a playtest, and those of others that they can be compared with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from django.db.models import QuerySet

from sandtable.playtest.qualities.result import VERSION, Quality, difference
from simulate.models import Batch, WatchedPlay, WatchState
from simulate.results.qualities import words
from web.reader import Reader

MOST_OTHERS: Final = 30


@dataclass(frozen=True)
class Row:
    """One measure, and by how much it differs from another playtest."""

    name: str
    found: Quality
    change: Quality | None = None

    @property
    def title(self) -> str:
        return str(words.MEASURES[self.name].title)

    @property
    def meaning(self) -> str:
        return str(words.MEASURES[self.name].meaning)

    @property
    def value(self) -> str:
        return words.value(self.name, self.found.value)

    @property
    def bounds(self) -> str:
        return words.bounds(self.name, self.found.low, self.found.high)

    @property
    def change_in_words(self) -> str:
        if self.change is None:
            return ""
        sign = "+" if self.change.value >= 0 else "\N{MINUS SIGN}"
        return f"{sign}{words.value(self.name, abs(self.change.value))}"

    @property
    def change_bounds(self) -> str:
        return words.bounds(self.name, self.change.low, self.change.high) if self.change is not None else ""

    @property
    def is_changed(self) -> bool:
        """Chance alone does not explain the difference."""
        return self.change is not None and not self.change.low <= 0 <= self.change.high


def play_of(batch: Batch) -> WatchedPlay | None:
    """The watched play of a playtest; None where nobody asked for it."""
    return WatchedPlay.objects.filter(batch=batch).defer("sample").first()


def qualities_of(play: WatchedPlay) -> dict[str, Quality]:
    """The measures by name; empty before they are known, and where today's measures are others."""
    if play.result is None or play.result["version"] != VERSION:
        return {}
    return {name: Quality(**values) for name, values in play.result["measures"].items()}


def rows(play: WatchedPlay, other: WatchedPlay | None = None) -> Iterator[Row]:
    """The measures in the order of the page, beside those of another playtest if there is one."""
    mine, theirs = qualities_of(play), qualities_of(other) if other is not None else {}
    for name in words.MEASURES:
        if name in mine:
            change = difference(mine[name], theirs[name]) if name in theirs else None
            yield Row(name, mine[name], change)


def comparable(batch: Batch, user: Reader) -> QuerySet[Batch]:
    """Other playtests of this reader with the same game and agents whose qualities are known, newest first."""
    measured = Batch.objects.owned_by(user).filter(game=batch.game, agents=batch.agents)
    return measured.filter(watched_play__state=WatchState.DONE).exclude(pk=batch.pk).order_by("-pk")[:MOST_OTHERS]


def as_json(play: WatchedPlay) -> dict[str, Any]:
    """The qualities for programs."""
    found = play.result or {}
    return {
        "state": play.state,
        "games": {"watched": play.done, "wanted": play.wanted},
        "problem": str(words.PROBLEMS.get(play.problem, "")),
        "measures": found.get("measures", {}),
        "reliability": found.get("bars", []),
        "course": found.get("course", []),
        "kinds": [{"kind": kind, "times_a_game": times} for kind, times in found.get("kinds", [])],
    }
