"""The table that one person is shown, by a page or by the API: what they see, and what they can do now.

People at screens of their own have a `Screen`; one screen that all people share shows the seat of its holder.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.engine.views import ONLOOKER
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.openly import is_open
from simulate.watching.seat.seated import Table, table_of
from simulate.watching.seat.seeing import Seen
from simulate.watching.table.screen import ASKED, ENDED, PASS, WAITS, Screen


@dataclass(frozen=True)
class Shown:
    """A table as one person is shown it."""

    kind: str
    """ASKED, GO_ON, PASS, WAITS or ENDED (screen.py)."""
    seen: Seen
    question: str
    """The letters of the open question, for the person who can answer it or pass the screen on; empty for others."""


def shown(game: SeatedGame) -> Shown:
    """The table of the person who is at this game (standing.py). Raises RulesChanged."""
    table = table_of(game)
    if game.own_seats is not None:
        screen = Screen(game, table)
        return Shown(screen.kind, screen.seen, screen.question)
    seen, is_passed = at_one_screen(game, table)
    if not game.goes_on:
        return Shown(ENDED, seen, "")
    if is_passed:
        return Shown(PASS, seen, game.question)
    return Shown(ASKED, seen, game.question) if seen.is_asked else Shown(WAITS, seen, "")


def at_one_screen(game: SeatedGame, table: Table, is_step: bool = False) -> tuple[Seen, bool]:
    """The view on the screen that all people share, and whether it has to be passed on before anybody answers."""
    if game.state != SeatedState.PERSON or table.seat == game.holder:
        return Seen(game, table, game.holder, is_step), False
    if is_open(game, table):
        return Seen(game, table, table.seat, is_step, is_open=True), False
    return Seen(game, table, ONLOOKER, is_step), True
