"""Decks and scenarios by the names that commands and forms give them."""

from __future__ import annotations

from typing import Any

from django.db.models import F

from sandtable.command import shipped
from sandtable.command.shipped import UnknownDeck, UnknownScenario
from scenarios.models import ScenarioVersion

_ID_LENGTH = 22
"""Of the public ids of stored scenarios."""


def deck_by_name(game: str, named: str) -> dict[str, Any]:
    """A deck: a file, one that comes with the game by its short name, a public one of the database by its id.

    Raises UnknownDeck.
    """
    try:
        return shipped.deck(game, named)
    except UnknownDeck:
        if stored := _stored_deck(named):
            return stored
        raise


def _stored_deck(public_id: str) -> dict[str, Any] | None:
    from decks.models import Deck  # only when no shipped deck has the name: a bare run needs no database

    deck = Deck.objects.filter(public_id=public_id).first()
    return dict(deck.newest.snapshot) if deck is not None else None


def scenario_by_name(game: str, named: str) -> dict[str, Any]:
    """A scenario's definition: a file, one that comes with the game by its short name, a stored one by an id.

    Raises UnknownScenario.
    """
    try:
        return shipped.scenario(game, named)
    except UnknownScenario:
        if stored := _stored_scenario(game, named):
            return stored
        raise


def _stored_scenario(game: str, public_id: str) -> dict[str, Any] | None:
    """A version by its own id, or the newest by that of its scenario.

    It is asked for only when no file has the name: a bare run needs no database.
    """
    if len(public_id) != _ID_LENGTH or not public_id.isalnum():
        return None
    versions = ScenarioVersion.objects.filter(scenario__game=game)
    version = (
        versions.filter(public_id=public_id).first()
        or versions.filter(scenario__public_id=public_id, pk=F("scenario__current")).first()
    )
    return dict(version.definition) if version is not None else None
