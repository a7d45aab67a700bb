"""The scenarios of a game: the shape of their documents, their meaning, their rules, and those that come with the game.

A document passes three gates, each with problems of its own: its shape (the published schema), its meaning (names that
must exist) and the rules of the game. `read` stops after the second, `checked` goes through all three. `problems` names
what is wrong at every gate at once: parts of the wrong shape are UNKNOWN to the later gates, and the rest is judged.
`advice` names what may be played, but looks like a mistake: a side that can't win, an objective too far away.
"""

# interpreted: reads files, once each

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar

from sandtable.engine.problem import SIZE, BadScenario, Problem
from sandtable.engine.shape import Schema, Shape
from sandtable.engine.unknown import UNKNOWN

S = TypeVar("S")

Document = Mapping[str, Any]
"""A document of the right shape. It has a "title" and a "summary", and in "game" the name of its game."""
STANDARD: Final = "standard"


def nothing_meaningless(document: Document) -> Iterable[Problem]:
    """For documents without names that could lead nowhere."""
    return ()


class Scenarios(Generic[S]):
    """The scenarios of one game.

    Its package has `data/scenario.schema.json` and `data/scenarios/*.json`; `problems` of its `legality` names every
    rule of the game that keeps a scenario from being played. A package `advice` is optional: its `advice` names what
    looks like a mistake in a scenario that may be played.
    """

    def __init__(
        self,
        package: str,
        interpret: Callable[[Document], S],
        meaningless: Callable[[Document], Iterable[Problem]] = nothing_meaningless,
    ) -> None:
        self.package = package
        """In dots, e.g. `sandtable.games.tide_of_iron`."""
        self.interpret = interpret
        """The scenario of a document. Parts that are UNKNOWN or mean nothing give UNKNOWN parts of the scenario."""
        self.meaningless = meaningless
        """Names in a document that lead nowhere, or to several things."""

    def broken_rules(self, scenario: S) -> Iterable[Problem]:
        """The problems that the game's `legality` finds; it imports the game's scenario, so it is imported late."""
        found: Iterable[Problem] = import_module(f"{self.package}.legality").problems(scenario)
        return found

    def doubts(self, scenario: S) -> Iterable[Problem]:
        """The findings of the game's `advice`; none for a game without that module."""
        name = f"{self.package}.advice"
        try:
            found: Iterable[Problem] = import_module(name).advice(scenario)
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            return ()
        return found

    # -- documents -----------------------------------------------------------------------------------------------

    @cached_property
    def shape(self) -> Shape:
        """The published schema, ready for use."""
        return Shape(json.loads(self._data("scenario.schema.json").read_text(encoding="utf-8")))

    def schema(self) -> Schema:
        """The published schema, as JSON."""
        return self.shape.schema

    def refusals(self, document: object) -> list[Problem]:
        """Problems of the shape: too large, unknown keys, wrong types, counts out of range. Never raises."""
        return self.shape.problems(document)

    def read(self, document: object) -> S:
        """The scenario of any value of JSON. Raises BadScenario with every problem of its shape or its meaning."""
        problems = self.refusals(document)
        if problems or not isinstance(document, dict):
            raise BadScenario(problems)
        if problems := list(self.meaningless(document)):
            raise BadScenario(problems)
        return self.interpret(document)

    def checked(self, document: object) -> S:
        """The scenario of any value of JSON if it can be played. Raises BadScenario with every problem."""
        if problems := self.problems(document):
            raise BadScenario(problems)
        return self.read(document)

    def problems(self, document: object) -> list[Problem]:
        """Every problem that keeps a document from being played; empty for a good one. Never raises."""
        found = self.refusals(document)
        sound = self._sound(document, found)
        if sound is UNKNOWN:
            return found
        return [*found, *self.meaningless(sound), *self.broken_rules(self.interpret(sound))]

    def advice(self, document: object) -> list[Problem]:
        """Everything that looks like a mistake, but keeps no document from being played. Never raises.

        Each finding has a `code` that stays. Parts of the document that can't be read give no advice.
        """
        sound = self._sound(document, self.refusals(document))
        return [] if sound is UNKNOWN else list(self.doubts(self.interpret(sound)))

    def _sound(self, document: object, refusals: Iterable[Problem]) -> Any:
        """The sound parts of a document with these refusals; UNKNOWN where nothing of it can be used."""
        if any(each.rule == SIZE for each in refusals):
            return UNKNOWN
        return self.shape.sound(document) if refusals else document

    # -- those that come with the game ---------------------------------------------------------------------------

    @cached_property
    def slugs(self) -> tuple[str, ...]:
        """Their names in addresses, in alphabetical order; never empty."""
        names = [each.name for each in self._data("scenarios").iterdir()]
        return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))

    @property
    def usual(self) -> str:
        """The one that is played where none is named: "standard", or the first."""
        return STANDARD if STANDARD in self.slugs else self.slugs[0]

    def document(self, slug: str) -> dict[str, Any]:
        """One of them, as its document. Raises ValueError for an unknown name."""
        if slug not in self.slugs:
            raise ValueError(f"no scenario is called {slug!r}; known: {', '.join(self.slugs)}")
        found: dict[str, Any] = json.loads(self._data(f"scenarios/{slug}.json").read_text(encoding="utf-8"))
        return found

    def _data(self, path: str) -> Any:
        return files(self.package) / "data" / path
