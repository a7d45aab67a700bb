"""The scenarios of a game: the shape of their documents, what makes one playable, and those that come with the game."""

# interpreted: reads files, once each

from __future__ import annotations

import json
from functools import cached_property
from importlib.resources import files
from typing import Any

from simulate.engine.problem import Problem
from simulate.engine.shape import Schema, Shape


class Scenarios:
    """What a game says of its scenarios. Its package has `data/scenario.schema.json` and `data/scenarios/*.json`.

    A document is any value of JSON somebody sent. It has a "title" and a "summary", and in "game" the name of its game.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        """In dots, e.g. `simulate.games.tide_of_iron`."""

    @cached_property
    def shape(self) -> Shape:
        """The published schema."""
        return Shape(json.loads(self._data("scenario.schema.json").read_text(encoding="utf-8")))

    def schema(self) -> Schema:
        """The published schema, as JSON."""
        return self.shape.schema

    def refusals(self, document: object) -> list[Problem]:
        """Why this cannot be kept at all: too large, unknown keys, wrong types, counts out of range. Never raises."""
        return self.shape.problems(document)

    def problems(self, document: object) -> list[Problem]:
        """Why this cannot be played: its refusals, else every rule it breaks, with its place. Never raises."""
        raise NotImplementedError

    @cached_property
    def slugs(self) -> tuple[str, ...]:
        """Names in addresses of the scenarios that come with the game, in alphabetical order; never empty."""
        names = [each.name for each in self._data("scenarios").iterdir()]
        return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))

    def document(self, slug: str) -> dict[str, Any]:
        """One of them, as its document. Raises ValueError for a name that is none."""
        if slug not in self.slugs:
            raise ValueError(f"no scenario is called {slug!r}; known: {', '.join(self.slugs)}")
        found: dict[str, Any] = json.loads(self._data(f"scenarios/{slug}.json").read_text(encoding="utf-8"))
        return found

    def _data(self, path: str) -> Any:
        return files(self.package) / "data" / path
