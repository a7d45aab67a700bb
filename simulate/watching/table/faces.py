"""Digests of the screens of a shared table, which are written with every answer.

A page that looks for news compares these digests: most looks find nothing new, and read neither table nor choices.
A look always costs the same, because nothing is worked out for it.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from sandtable.engine.views import ONLOOKER
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.seated import Table, table_of
from simulate.watching.table.screen import PASS, Screen

QUESTION: Final = "question"
ASKED: Final = "asked"
SCREENS: Final = "screens"


def faces_of(game: SeatedGame, table: Table) -> dict[str, Any]:
    """For `SeatedGame.faces`: the seat that is asked, and by seat the kind and the face of the screen of one person.

    The one of the seat -1 is for people who look on, and for an owner of several seats before they have the screen.
    """
    screens = {str(seat): list(_at(game, table, seat).letters) for seat in (ONLOOKER, *game.people)}
    return {QUESTION: _question(game), ASKED: table.asked, SCREENS: screens}


def letters_of(game: SeatedGame) -> tuple[str, str]:
    """The kind and the face of the screen of the person at this game (standing.py). Raises RulesChanged."""
    kept = game.faces
    if kept.get(QUESTION) != _question(game) or str(game.holder) not in kept[SCREENS]:
        return Screen(game, table_of(game)).letters  # written by an earlier version, or the game was given up
    own = game.own_seats or frozenset()
    if game.state == SeatedState.PERSON and kept[ASKED] in own and kept[ASKED] != game.holder:
        return PASS, ""
    kind, face = kept[SCREENS][str(game.holder)]
    return kind, face


def _at(game: SeatedGame, table: Table, seat: int) -> Screen:
    """The screen of a person who has this seat alone."""
    theirs = copy(game)
    theirs.own_seats, theirs.holder = frozenset({seat} if seat >= 0 else ()), seat
    return Screen(theirs, table)


def _question(game: SeatedGame) -> str:
    """The state and the question that the faces belong to: they are made anew with every question."""
    return f"{game.state} {game.question}"
