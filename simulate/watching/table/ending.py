"""The end of a game at a shared table, for the person who looks: result, points, reason, main moments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.engine.log import EVERYONE
from sandtable.engine.viewing import viewing_of
from simulate.models import SeatedGame, SharedTable
from simulate.results.table_words import who_plays
from simulate.watching.table.rematch import can_be_played_again
from simulate.watching.table.screen import Screen

MOST_MOMENTS: Final = 8
"""Lines of the log that mattered most, the last ones."""


@dataclass(frozen=True)
class Standing:
    """One seat at the end."""

    seat: str
    who: str
    points: int | None
    """None in a game that counts no points openly."""
    has_won: bool


@dataclass(frozen=True)
class Moment:
    """A line of the log that mattered."""

    decision: int
    text: str


@dataclass(frozen=True)
class Ending:
    """The end of a game as its page tells it."""

    standings: list[Standing]
    reason: str
    rounds: int
    moments: list[Moment]
    rematch: SeatedGame | None
    """The game that the same people play now."""
    can_rematch: bool

    @property
    def may_be_played_again(self) -> bool:
        """Whether a rematch may begin while somebody looks at the page."""
        return self.can_rematch and self.rematch is None


def ending_of(screen: Screen) -> Ending:
    """The end of the game on this screen."""
    game, view = screen.game, screen.seen.view
    shared = SharedTable.objects.select_related("rematch").get(game=game)
    return Ending(
        standings=list(_standings(screen)),
        reason=str(game.result.get("reason", "")),
        rounds=int(game.result.get("rounds", view.round)),
        moments=list(_moments(screen))[-MOST_MOMENTS:],
        rematch=shared.rematch,
        can_rematch=can_be_played_again(game),
    )


def _standings(screen: Screen) -> Iterator[Standing]:
    view = screen.seen.view
    score = viewing_of(screen.game.game).score(view)
    winners = view.outcome.winners if view.outcome else ()
    for seat, who in enumerate(who_plays(screen.game)):
        yield Standing(str(view.seats[seat]["name"]), who, score[seat] if score else None, seat in winners)


def _moments(screen: Screen) -> Iterator[Moment]:
    """The lines of the kinds that a replay marks, as this seat may read them."""
    marked = viewing_of(screen.game.game).moments
    reader = screen.seen.viewer if screen.seen.viewer >= 0 else EVERYONE
    for line in screen.table.lines:
        if line.kind in marked and (text := line.text_for(reader)):
            yield Moment(line.decision, text)
