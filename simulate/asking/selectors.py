"""Decks and scenarios by their short names, as commands and forms name them."""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from django.utils.text import slugify

from scenarios.models import ScenarioVersion

_ID_LENGTH = 22
"""Of the public ids of stored scenarios."""


class UnknownDeck(LookupError):
    """No deck has this short name."""


def deck_by_slug(game_name: str, slug: str) -> dict[str, Any]:
    """A deck by its short name: the decks that come with the game first, then public ones of the database.

    Raises UnknownDeck.
    """
    shipped = files("sandtable").joinpath(f"games/{game_name}/data/decks")
    if slug == slugify(slug) and shipped.joinpath(f"{slug}.json").is_file():
        subject: dict[str, Any] = json.loads(shipped.joinpath(f"{slug}.json").read_text(encoding="utf-8"))
        return subject
    if stored := _stored_deck(slug):
        return stored
    known = sorted(entry.name.removesuffix(".json") for entry in shipped.iterdir()) if shipped.is_dir() else []
    raise UnknownDeck(f"there is no deck called {slug!r}; with the game come {', '.join(known) or 'none'}")


def _stored_deck(slug: str) -> dict[str, Any] | None:
    from decks.models import Deck  # only when no shipped deck has the name: a bare run needs no database

    deck = Deck.objects.filter(public_id=slug).first()
    return dict(deck.newest.snapshot) if deck is not None else None


class UnknownScenario(LookupError):
    """No scenario has this short name, or its file can't be read."""


def scenario_by_slug(game_name: str, named: str) -> dict[str, Any]:
    """A scenario's definition: a file, one that comes with the game by its short name, a stored version by its id.

    Raises UnknownScenario.
    """
    shipped = files("sandtable").joinpath(f"games/{game_name}/data/scenarios")
    path = Path(named)
    if path.suffix == ".json" and path.is_file():
        return _scenario_in(path)
    if named == slugify(named) and shipped.joinpath(f"{named}.json").is_file():
        return _scenario_in(shipped.joinpath(f"{named}.json"))
    if stored := _stored_scenario(game_name, named):
        return stored
    known = sorted(entry.name.removesuffix(".json") for entry in shipped.iterdir()) if shipped.is_dir() else []
    raise UnknownScenario(f"there is no scenario {named!r}; with the game come {', '.join(known) or 'none'}")


def _stored_scenario(game_name: str, public_id: str) -> dict[str, Any] | None:
    """A version by its own id; only when no file has the name: a bare run needs no database."""
    if len(public_id) != _ID_LENGTH or not public_id.isalnum():
        return None
    version = ScenarioVersion.objects.filter(public_id=public_id, scenario__game=game_name).first()
    return dict(version.definition) if version is not None else None


def _scenario_in(place: Path | Traversable) -> dict[str, Any]:
    try:
        definition = json.loads(place.read_text(encoding="utf-8"))
    except ValueError as error:
        raise UnknownScenario(f"{place.name} is no JSON: {error}") from None
    if not isinstance(definition, dict):
        raise UnknownScenario(f"{place.name} holds no scenario: it is no JSON object")
    return definition
