"""The scenario schemas of the games: a game that has scenarios brings `data/scenario.schema.json` in its package."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from jsonschema import Draft202012Validator

from config.api.text import printable
from simulate.engine.registry import all_games


class NoScenarios(LookupError):
    """This game is played without scenarios."""


@cache
def schemas() -> dict[str, dict[str, Any]]:
    """The schema of every game that has scenarios, by the game's name."""
    found = {}
    for name in all_games():
        schema = files("simulate").joinpath(f"games/{name}/data/scenario.schema.json")
        if schema.is_file():
            found[name] = json.loads(schema.read_text(encoding="utf-8"))
    return found


def problems(game: str, definition: Any) -> list[tuple[str, str]]:
    """Everything in a definition that the game's schema refuses, each with its JSON pointer. Raises NoScenarios."""
    try:
        schema = schemas()[game]
    except KeyError:
        raise NoScenarios(f"{game} has no scenarios; known: {', '.join(schemas()) or 'none'}") from None
    errors = sorted(Draft202012Validator(schema).iter_errors(definition), key=lambda error: error.json_path)
    return [(_pointer(error.absolute_path), printable(error.message, 200)) for error in errors]


def _pointer(steps: Iterable[str | int]) -> str:
    return "".join(f"/{printable(str(step)).replace('~', '~0').replace('/', '~1')}" for step in steps)
