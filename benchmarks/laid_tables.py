"""Tables of every game in the middle of a game, whose people have screens of their own (benchmarks/tables.py)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from benchmarks.screens import Chair

MOST_TAKEN: Final = 60
"""Decisions that were taken before, at most; each table has its own number."""


def lay(count: int, games: Sequence[str] = ()) -> list[Chair]:
    """Make this number of tables, of all games or of those named by turns; a chair for each of their seats."""
    from django.db import transaction

    from sandtable.engine.viewing import games_with_views

    names = list(games) or games_with_views()
    chance = random.Random(1)  # noqa: S311 - a benchmark
    with transaction.atomic():
        return [chair for number in range(count) for chair in _table(names[number % len(names)], number, chance)]


def _table(name: str, number: int, chance: random.Random) -> list[Chair]:
    """One table; its people are called after it."""
    from simulate.models import Place
    from simulate.watching.seat import services
    from simulate.watching.seat.at_once import request_for
    from simulate.watching.table.services import open_table

    found = request_for(name)
    assert found is not None, f"{name} has no table that stands ready"
    seats = range(len(found.agents))
    people = [_person(f"table-{number}-seat-{seat}") for seat in seats]
    request = replace(found, seed=number)
    game = services.start(owner=people[0], request=request, people=seats, idempotency_key="tables")
    _play_on(game, chance)
    open_table(game=game, given=range(1, len(seats)))
    for place in Place.objects.free().filter(game=game):
        Place.objects.filter(pk=place.pk).update(user=people[place.seat])
    return [Chair(f"/play/{game.public_id}", _session(person)) for person in people]


def _play_on(game: Any, chance: random.Random) -> None:
    """Take some decisions by chance."""
    from simulate.watching.seat.seated import laid_out
    from simulate.watching.seat.turns import columns

    state, decisions = laid_out(game, ()).state, []
    for _ in range(chance.randrange(MOST_TAKEN)):
        if state.seat() < 0:
            break
        decisions.append(chance.randrange(state.count()))
        state.apply(decisions[-1])
    columns(game, laid_out(game, decisions), -1)
    game.save()


def _person(name: str) -> Any:
    from django.contrib.auth.models import User

    user = User(username=name)
    user.set_unusable_password()
    user.save()
    return user


def _session(user: Any) -> str:
    """The key of a session in which this person is logged in."""
    from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
    from django.contrib.sessions.backends.db import SessionStore

    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.save()
    return str(session.session_key)
