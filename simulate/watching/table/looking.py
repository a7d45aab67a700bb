"""A game for a page that looks whether there is something new: two questions to the database, and no large column.

Pages ask every few seconds, and Django takes longer to build its queries anew than the database to answer them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from django.contrib.auth import get_user_model

from simulate.models import Place, SeatedGame
from simulate.watching.table.standing import put_at_seat
from web.plain_sql import Rows
from web.reader import Reader

READ: Final = ("id", "public_id", "owner_id", "game", "state", "question", "holder", "face", "faces")
"""The columns for a tag (tags.py). Everything else is read when somebody asks for it."""
_PLACES: Final = Rows(Place, 'game_id = %s ORDER BY "seat"')


def game_for_look(reader: Reader, public_id: str) -> SeatedGame | None:
    """A game that this person owns or has a seat in, with the person at it; None: there is no such game."""
    if not reader.is_authenticated:
        return None
    game = _games().first(public_id, reader.pk, reader.pk)
    if game is not None and (places := _PLACES.all(game.pk)):
        put_at_seat(game, places, reader)
    return game


@cache
def _games() -> Rows[SeatedGame]:
    """As `standing.games_of`, in SQL."""
    games, places, accounts = SeatedGame._meta.db_table, Place._meta.db_table, get_user_model()._meta.db_table
    has_seat = f'EXISTS (SELECT 1 FROM "{places}" WHERE game_id = "{games}".id AND user_id = %s)'  # noqa: S608 - ours
    is_there = f'EXISTS (SELECT 1 FROM "{accounts}" WHERE id = "{games}".owner_id AND is_active)'  # noqa: S608 - ours
    return Rows(SeatedGame, f"public_id = %s AND (owner_id = %s OR ({has_seat} AND {is_there}))", only=READ)
