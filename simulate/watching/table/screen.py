"""The screen of one person at a shared table: the seat they see with, and what they are asked for.

Everything comes from the view of that seat. Neither the number of decisions nor whose question is open reaches a
screen where the rules hide it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.seated import Table, table_of
from simulate.watching.seat.seeing import Seen

ASKED: Final = "asked"
"""The person has to answer."""
PASS: Final = "pass"  # noqa: S105  a word for pages
"""A person at the same screen has to answer: the screen is passed on."""
GO_ON: Final = "go-on"
"""The person has nothing to answer with, and goes on, as others would have to decide."""
WAITS: Final = "waits"
"""Somebody else decides."""
ENDED: Final = "ended"
ANSWERS: Final = (ASKED, GO_ON, PASS)
"""The person answers, alone or with those at the same screen."""


@dataclass(frozen=True)
class Screen:
    """A game as one person sees it who has a seat in it or looks on."""

    game: SeatedGame
    table: Table
    is_step: bool = False

    @property
    def own_seats(self) -> frozenset[int]:
        return self.game.own_seats or frozenset()

    @cached_property
    def kind(self) -> str:
        """ASKED, GO_ON, PASS, WAITS or ENDED."""
        if not self.game.goes_on:
            return ENDED
        if self.game.state != SeatedState.PERSON or self.table.asked not in self.own_seats:
            return WAITS
        if self.table.asked != self.game.holder:
            return PASS
        return GO_ON if self.table.is_formal else ASKED

    @property
    def hides_asker(self) -> bool:
        """Whether others may react, and this screen doesn't show who."""
        return self.kind in (WAITS, GO_ON) and (bool(self.table.windows) or self.table.hides_asker)

    @cached_property
    def seen(self) -> Seen:
        table = self.table if self.kind in (ASKED, ENDED) else self.table.as_others_see()
        return Seen(self.game, table, self.game.holder, self.is_step, True, self.hides_asker)

    @property
    def hidden_lines(self) -> int:
        """The last lines of the log that this screen doesn't show yet, while others may react."""
        is_shown = self.kind in (ASKED, ENDED) or not self.table.windows
        return 0 if is_shown else self.table.windows[0].hidden

    @property
    def is_over(self) -> bool:
        """Over or given up: the page says how it ended."""
        return self.kind == ENDED and self.game.has_ended

    @property
    def question(self) -> str:
        """The letters of the open question, for the person who answers it alone."""
        return self.game.question if self.kind in ANSWERS else ""

    @property
    def decides(self) -> str:
        """The person or seat whose turn it is, as far as this screen may tell; empty at the end."""
        seat = self.seen.view.to_move
        return (self.game.names.get(seat) or self.seen.decides) if seat >= 0 else ""

    @property
    def letters(self) -> tuple[str, str]:
        """The kind, and a digest of the things and lines on this screen; empty while it is passed on."""
        return self.kind, self.seen.face() if self.kind != PASS else ""

    def context(self) -> dict[str, Any]:
        """The values for the template of the table."""
        found = {"screen": self, "is_waiting": self.kind == WAITS}
        if self.kind == PASS:
            return found | {"pass_to": str(self.seen.view.seats[self.table.asked]["name"])}
        return found | {"seen": self.seen, "board": self.seen.board(), "may_go_on": self.kind == GO_ON}


def screen_of(game: SeatedGame, is_step: bool = False) -> Screen:
    """The screen of the person who is at this game (standing.py). Raises RulesChanged."""
    return Screen(game, table_of(game), is_step)
