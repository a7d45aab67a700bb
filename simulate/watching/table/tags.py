"""The tag of a table for one person: a page that has it gets 304 until there is something new.

It is made of the things that this person may see, and of random letters, and tells nothing about other seats.
"""

from __future__ import annotations

from django.utils.translation import get_language

from sandtable.playtest.fingerprint import fingerprint
from simulate.models import SeatedGame, SharedTable
from simulate.watching.replay.look import look_of
from simulate.watching.seat.seated import RulesChanged
from simulate.watching.table.faces import letters_of
from simulate.watching.table.screen import ANSWERS
from web.api.conditional import strong_etag


def tag_of(game: SeatedGame) -> str:
    """The tag for the person at this game (standing.py); other rules, another look and another language change it."""
    shown = (game.public_id, fingerprint(game.game), look_of(game.game), get_language())
    if game.own_seats is None:
        return strong_etag("seat", *shown, game.face, game.state, game.question)
    try:
        kind, face = letters_of(game)
    except RulesChanged:
        return strong_etag("screen", *shown, game.state)
    question = game.question if kind in ANSWERS else ""
    return strong_etag("screen", *shown, kind, face, question, game.accounts, _rematch(game))


def _rematch(game: SeatedGame) -> str:
    """The letters of the rematch, which its people see when the game is over; empty without one."""
    if not game.has_ended or not game.own_seats:
        return ""
    table = SharedTable.objects.select_related("rematch").get(game_id=game.pk)
    return table.rematch.public_id if table.rematch is not None else ""
