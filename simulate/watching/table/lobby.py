"""The lists of the page "Play": open tables that somebody may join, and the games of one person as they stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.db.models import Count, Prefetch, Q
from django.utils.translation import gettext as _

from sandtable.engine.viewing import viewing_of
from scenarios.checking import game_title
from simulate.models import SeatedGame, SeatedGameQuerySet, SeatedState, SharedTable
from simulate.results.table_words import who_plays
from simulate.watching.seat.seated import RulesChanged
from simulate.watching.table.screen import ASKED, PASS, Screen, screen_of
from simulate.watching.table.standing import WITH_PEOPLE, free_seat, games_of, name_of, seat_person
from web.reader import Reader

MOST_TABLES: Final = 50
"""Open tables that the page lists, the newest first."""


@dataclass(frozen=True)
class OpenTable:
    """A table with a free seat that anybody with an account may take."""

    game: SeatedGame
    title: str
    owner: str
    free: int
    """Seats."""


@dataclass(frozen=True)
class OwnGame:
    """A game of one person, as it stands."""

    game: SeatedGame
    title: str
    who: str
    turn: str
    is_yours: bool
    """The person has to answer."""
    round: int | None
    """None where today's rules do not take the game."""
    score: str
    """The points by seat; empty in a game without points, and before the first round."""

    @property
    def moved_at(self) -> datetime:
        return self.game.moved_at or self.game.created_at


def open_tables(reader: Reader, game: str = "") -> list[OpenTable]:
    """Tables of others with a free seat, of one game or of all."""
    found = SharedTable.objects.listed().select_related("game__owner__guest")
    if game:
        found = found.filter(game__game=game)
    if reader.is_authenticated:
        found = found.exclude(game__owner_id=reader.pk).exclude(game__places__user_id=reader.pk)
    counted = found.annotate(free=Count("game__places", filter=Q(game__places__user=None), distinct=True))
    rows = [(each.game, _free(each)) for each in counted.order_by("-id")[:MOST_TABLES]]
    return [OpenTable(each, game_title(each.game), name_of(each.owner), free) for each, free in rows]


def _free(table: SharedTable) -> int:
    """The number of free seats, which the query has counted."""
    return int(getattr(table, "free", 0))


def own_games(reader: Reader, game: str = "") -> SeatedGameQuerySet:
    """The games that a person owns or has a seat in, of one game or of all, those that go on first."""
    found = games_of(reader)
    if game:
        found = found.filter(game=game)
    return found.prefetch_related(Prefetch("places", queryset=WITH_PEOPLE)).order_by("ended_at", "-id")


def games_played_by(reader: Reader) -> list[tuple[str, str]]:
    """The games that this person has played, as names and titles, to choose one of them."""
    names = sorted(set(games_of(reader).values_list("game", flat=True)))
    return sorted(((name, game_title(name)) for name in names), key=lambda each: each[1])


def as_they_stand(games: Iterable[SeatedGame], reader: Reader) -> Iterator[OwnGame]:
    """Each game with its round, its points and whose turn it is, as far as this person may know."""
    for game in games:
        seat_person(game, reader)
        who = ", ".join(who_plays(game, is_owner=True))
        screen = None if game.problem else _screen(game)
        yield OwnGame(
            game=game,
            title=game_title(game.game),
            who=who,
            turn=_turn(game, screen),
            is_yours=_is_yours(game, screen),
            round=screen.seen.view.round if screen else None,
            score=_score(screen) if screen else "",
        )


def _screen(game: SeatedGame) -> Screen | None:
    try:
        return screen_of(game)
    except RulesChanged:
        return None


def _is_yours(game: SeatedGame, screen: Screen | None) -> bool:
    if game.own_seats is None:
        return game.state == SeatedState.PERSON
    return screen is not None and screen.kind in (ASKED, PASS)


def _turn(game: SeatedGame, screen: Screen | None) -> str:
    if _is_yours(game, screen):
        return _("your turn")
    if game.own_seats is None or not game.goes_on or screen is None:
        return game.get_state_display()
    if screen.decides == free_seat():
        return _("waits for somebody to sit down")
    return _("waits for %(name)s") % {"name": screen.decides} if screen.decides else _("waits for others")


def _score(screen: Screen) -> str:
    return " : ".join(map(str, viewing_of(screen.game.game).score(screen.seen.view)))
