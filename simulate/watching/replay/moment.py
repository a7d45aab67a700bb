"""One moment of a game for one viewer: the board with what the last decision changed, and the open question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from sandtable.engine.viewing import has_view, told, view, viewing_of
from sandtable.engine.views import Change, Choice, View
from simulate.watching.boards import board_of
from simulate.watching.replay.library import OpenGame
from simulate.watching.replay.selectors import Line
from simulate.watching.replay.timeline import lines_near

MOST_CHANGES = 12
"""Changes that are told; more of them would hide the board."""


@dataclass(frozen=True)
class Moment:
    """A game after `at` decisions."""

    game: OpenGame
    at: int
    viewer: int
    lines: Sequence[Line]
    """The whole log as the viewer may read it."""
    is_step: bool = False
    """Asked for by a page that has the rest."""

    @property
    def last(self) -> int:
        return self.game.last

    @cached_property
    def seen(self) -> View | None:
        """The view; None for a game that can't be shown."""
        return self._view(self.at) if has_view(self.game.name) else None

    @cached_property
    def changes(self) -> list[Change]:
        """The differences that the last decision made."""
        if self.seen is None or self.at == 0:
            return []
        return viewing_of(self.game.name).changes(self._view(self.at - 1), self.seen)

    def _view(self, at: int) -> View:
        return view(self.game.name, self.game.state(at), self.viewer)

    def board(self, seats: Sequence[str]) -> SafeString | None:
        """The drawn board; None for a game without one."""
        board = board_of(self.game.name)
        if board is None or self.seen is None:
            return None
        return board.draw(self.seen, seats, self.changes, is_step=self.is_step)

    @property
    def text(self) -> list[str]:
        """The board in words."""
        return told(self.seen) if self.seen else []

    @property
    def near(self) -> Sequence[Line]:
        """The lines of the log around this moment."""
        return lines_near(self.lines, self.at)

    @property
    def current(self) -> int:
        """The decision of the line that is lit: this one, or the last one before that brought a line."""
        return max((line.decision for line in self.lines if line.decision <= self.at), default=-1)

    @property
    def now(self) -> list[str]:
        """The last decision in words: the lines it brought, otherwise its differences."""
        lines = [line.text for line in self.lines if line.decision == self.at]
        return lines or [f"{change.text}." for change in self.told_changes]

    @property
    def told_changes(self) -> list[Change]:
        return self.changes[:MOST_CHANGES]

    @property
    def untold(self) -> int:
        """The number of changes that are not told."""
        return max(0, len(self.changes) - MOST_CHANGES)

    @property
    def round(self) -> int:
        """The round of the last line so far; 0 before the first round."""
        return max((line.round for line in self.lines if line.decision <= self.at), default=0)

    @property
    def decides(self) -> str:
        """The name of the seat that decides now; empty at the end."""
        if self.seen is None or self.seen.to_move < 0:
            return ""
        return str(self.seen.seats[self.seen.to_move]["name"])

    @property
    def choices(self) -> list[tuple[Choice, bool]]:
        """The options of the open question for a viewer who sees them, each with whether it is taken next."""
        if self.seen is None or self.seen.question is None:
            return []
        taken = self.game.recording.decisions[self.at] if self.at < self.last else -1
        return [(choice, choice.index == taken) for choice in self.seen.question.choices]

    @property
    def announced(self) -> str:
        """The step in words, for readers who don't see the board."""
        place = _("Decision %(at)s of %(last)s") % {"at": self.at, "last": self.last}
        return (
            ". ".join([place, *(text.rstrip(".") for text in (*self.now, *(c.text for c in self.told_changes)))]) + "."
        )
