"""Decks and scenarios by their short names, as they come with the games, or from a JSON file."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

_SHORT_NAME: Final = re.compile(r"[a-z0-9_-]+")


class UnknownDeck(LookupError):
    """No deck has this short name, or its file can't be read."""


class UnknownScenario(LookupError):
    """No scenario has this short name, or its file can't be read."""


def deck(game: str, named: str) -> dict[str, Any]:
    """A deck: a JSON file, or one that comes with the game by its short name. Raises UnknownDeck."""
    if (found := _document(game, "decks", named, UnknownDeck)) is not None:
        return found
    raise UnknownDeck(f"there is no deck called {named!r}; with the game come {_known(game, 'decks')}")


def scenario(game: str, named: str) -> dict[str, Any]:
    """A scenario: a JSON file, or one that comes with the game by its short name. Raises UnknownScenario."""
    if (found := _document(game, "scenarios", named, UnknownScenario)) is not None:
        return found
    raise UnknownScenario(f"there is no scenario {named!r}; with the game come {_known(game, 'scenarios')}")


def short_names(game: str, kind: str) -> list[str]:
    """The short names of the "decks" or "scenarios" that come with a game, in order."""
    place = _place(game, kind)
    return sorted(entry.name.removesuffix(".json") for entry in place.iterdir()) if place.is_dir() else []


def _place(game: str, kind: str) -> Traversable:
    return files("sandtable").joinpath(f"games/{game}/data/{kind}")


def _known(game: str, kind: str) -> str:
    return ", ".join(short_names(game, kind)) or "none"


def _document(game: str, kind: str, named: str, wrong: type[LookupError]) -> dict[str, Any] | None:
    """The document in a file or of a short name; None where neither exists."""
    path = Path(named)
    if path.suffix == ".json" and path.is_file():
        return _read(path, wrong)
    if _SHORT_NAME.fullmatch(named) and (shipped := _place(game, kind).joinpath(f"{named}.json")).is_file():
        return _read(shipped, wrong)
    return None


def _read(place: Path | Traversable, wrong: type[LookupError]) -> dict[str, Any]:
    try:
        document = json.loads(place.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise wrong(f"{place.name} is no JSON: {error}") from None
    if not isinstance(document, dict):
        raise wrong(f"{place.name} is no JSON object")
    return document
