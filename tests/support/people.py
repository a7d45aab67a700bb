"""Tables whose people sit at screens of their own, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import games_with_views
from simulate.models import SeatedGame
from simulate.watching.seat import services as seat_services
from simulate.watching.seat.seated import table_of
from simulate.watching.table import services
from tests.conformance.examples import example_of
from tests.support.seats import SMALL_GAME, a_seated_game

LARGE_GAME: Final = max(games_with_views(), key=lambda game: len(example_of(game).subjects))
"""The game whose first example has the most seats."""


def a_browser(user: Any) -> Client:
    """The browser of somebody who is logged in."""
    client = Client()
    client.force_login(user)
    return client


def somebody(name: str) -> User:
    return User.objects.create_user(name, email=f"{name}@example.org")


def a_shared_table(owner: Any, game: str = SMALL_GAME, people: Sequence[int] = (0, 1), key: str = "k") -> SeatedGame:
    """A game of these seats; the owner keeps the first of them, the others are free."""
    made = a_seated_game(game, owner, people=people, key=key)
    services.open_table(game=made, given=people[1:])
    return made


def sit_down(game: SeatedGame, user: Any, seat: int = 1) -> None:
    """This person takes the seat by a link."""
    services.take_by_link(user=user, letters=services.new_links(game=game, seats=[seat])[seat])


def asked_seat(game: SeatedGame) -> int:
    """The seat that the rules ask now."""
    return table_of(SeatedGame.objects.get(pk=game.pk)).seat


def at_seat(game: SeatedGame, seat: int) -> SeatedGame:
    """The game as the screen of this seat has it."""
    found = SeatedGame.objects.get(pk=game.pk)
    found.own_seats, found.is_guest_screen, found.holder = frozenset({seat}), True, seat
    return found


def answered(game: SeatedGame, option: int = 0) -> SeatedGame:
    """The seat that is asked takes an option."""
    at = at_seat(game, asked_seat(game))
    seat_services.answer(game=at, question=at.question, option=option)
    return SeatedGame.objects.get(pk=game.pk)
