"""The course of a game as moments to go to: rounds, turns, and what mattered most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from sandtable.engine.views import END, SCORING
from simulate.watching.replay.selectors import Line

NEAR_BEFORE = 10
NEAR_AFTER = 5


@dataclass(frozen=True)
class Mark:
    """A moment that matters."""

    at: int
    kind: str
    """One of MOMENTS (sandtable/engine/viewing.py)."""
    text: str
    round: int

    @property
    def top(self) -> int:
        """The upper end of its line on the scrubber, which is 10 high: kinds differ in length as well."""
        return {END: 0, SCORING: 5}.get(self.kind, 2)


@dataclass(frozen=True)
class Button:
    """A way to another moment."""

    name: str
    at: int
    sign: str
    words: str
    keys: str
    """As `aria-keyshortcuts` names them."""


@dataclass(frozen=True)
class Timeline:
    """A game from the first question (moment 0) to its end (moment `last`)."""

    last: int
    rounds: tuple[tuple[int, int], ...]
    """Each round with the moment it begins at."""
    turns: tuple[int, ...]
    """The moments at which a turn, a phase or a round begins, in rising order; 0 and the last one belong to them."""
    marks: tuple[Mark, ...]

    def turn_before(self, at: int) -> int:
        """The beginning of the turn before a moment."""
        return max((turn for turn in self.turns if turn < at), default=0)

    def turn_after(self, at: int) -> int:
        """The beginning of the turn after a moment."""
        return min((turn for turn in self.turns if turn > at), default=self.last)

    def buttons_back(self, at: int) -> list[Button]:
        """The ways back from a moment."""
        return [
            Button("first", 0, "|‹", _("To the beginning"), "Home"),
            Button("turn-back", self.turn_before(at), "«", _("A turn back"), "Shift+ArrowLeft"),
            Button("back", max(0, at - 1), "‹", _("A step back"), "ArrowLeft"),
        ]

    def buttons_on(self, at: int) -> list[Button]:
        """The ways on from a moment."""
        return [
            Button("on", min(self.last, at + 1), "›", _("A step on"), "ArrowRight"),
            Button("turn-on", self.turn_after(at), "»", _("A turn on"), "Shift+ArrowRight"),
            Button("last", self.last, "›|", _("To the end"), "End"),
        ]


def timeline(last: int, lines: Sequence[Line], moments: Mapping[str, str]) -> Timeline:
    """The course of a game, out of the lines that its viewer may read; `moments` as a `Viewing` names them."""
    turns = {line.decision for line in lines if line.is_heading or line.kind == "round"}
    rounds: dict[int, int] = {}
    for line in lines:
        if line.round:
            rounds.setdefault(line.round, line.decision)
    turns |= {0, last, *rounds.values()}
    return Timeline(last, tuple(rounds.items()), tuple(sorted(turns)), tuple(_marks(lines, moments)))


def _marks(lines: Sequence[Line], moments: Mapping[str, str]) -> Iterator[Mark]:
    for line in lines:
        if line.kind in moments:
            yield Mark(line.decision, moments[line.kind], line.text, line.round)


def lines_near(lines: Sequence[Line], at: int) -> Sequence[Line]:
    """The lines around a moment: a few before, all of the moment itself, and fewer after."""
    first = next((place for place, line in enumerate(lines) if line.decision >= at), len(lines))
    after = next((place for place, line in enumerate(lines) if line.decision > at), len(lines))
    return lines[max(0, first - NEAR_BEFORE) : after + NEAR_AFTER]
