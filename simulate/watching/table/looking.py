"""A game for the page of one person: for a look whether there is something new two questions to the database, and no
large column; for an answer everything.

Pages ask every few seconds, and Django takes longer to build its queries anew than the database to answer them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from django.contrib.auth import get_user_model

from accounts.models import Guest
from simulate.models import Place, SeatedGame
from simulate.watching.table.standing import names_for, put_at_seat
from web.plain_sql import Rows
from web.reader import Reader

READ: Final = ("id", "public_id", "owner_id", "game", "state", "question", "holder", "face", "faces")
"""The columns for a tag (tags.py). Everything else is read when somebody asks for it."""
_PLACES: Final = Rows(Place, 'game_id = %s ORDER BY "seat"')
_SEATED: Final = f'SELECT user_id FROM "{Place._meta.db_table}" WHERE game_id = %s'  # noqa: S608 - our own name
_GUESTS: Final = Rows(Guest, f"user_id IN ({_SEATED})")


def game_for_look(reader: Reader, public_id: str) -> SeatedGame | None:
    """A game that this person owns or has a seat in, with the person at it; None: there is no such game."""
    if not reader.is_authenticated:
        return None
    game = _games().first(public_id, reader.pk, reader.pk)
    if game is not None and (places := _PLACES.all(game.pk)):
        put_at_seat(game, places, reader)
    return game


def game_for_answer(reader: Reader, public_id: str) -> SeatedGame | None:
    """The same with all columns, and with the names of all people at the table."""
    if not reader.is_authenticated:
        return None
    game = _games(None).first(public_id, reader.pk, reader.pk)
    if game is not None and (places := _with_people(game.pk)):
        put_at_seat(game, places, reader)
        game.names = names_for(places, reader)
    return game


def _with_people(game: int) -> list[Place]:
    """The places of a shared table with their people, as `standing.WITH_PEOPLE`; none where all play at one screen."""
    places = _PLACES.all(game)
    if not places:
        return []
    guests = {each.user_id: each for each in _GUESTS.all(game)}
    people = {each.pk: each for each in _people().all(game)}
    for place in places:
        if place.user_id is not None:
            place.user = people[place.user_id]
            place.user._state.fields_cache["guest"] = guests.get(place.user_id)
    return places


@cache
def _people() -> Rows[Any]:
    return Rows(get_user_model(), f"id IN ({_SEATED})")


@cache
def _games(only: tuple[str, ...] | None = READ) -> Rows[SeatedGame]:
    """As `standing.games_of`, in SQL."""
    games, places, accounts = SeatedGame._meta.db_table, Place._meta.db_table, get_user_model()._meta.db_table
    has_seat = f'EXISTS (SELECT 1 FROM "{places}" WHERE game_id = "{games}".id AND user_id = %s)'  # noqa: S608 - ours
    is_there = f'EXISTS (SELECT 1 FROM "{accounts}" WHERE id = "{games}".owner_id AND is_active)'  # noqa: S608 - ours
    return Rows(SeatedGame, f"public_id = %s AND (owner_id = %s OR ({has_seat} AND {is_there}))", only=only or ())
