"""A made-up game with scenarios, for tests of everything that serves scenarios of any game.

A scenario says `{"game": "kubb", "title": "Meadow", "summary": "By the lake.", "sticks": 6, "fields": ["a", "b"]}`. It
is never played here: what is tested is that pages, API and commands know it without naming it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from django import forms

from drawing.hex_map import MapHex
from drawing.svg import Markup, element, picture, render
from sandtable.engine.game import Game
from sandtable.engine.problem import Problem
from sandtable.engine.scenarios import Scenarios
from sandtable.engine.shape import Shape
from scenarios.games.contract import Badge, Entry, ScenarioPages, Sheet

NAME: Final = "kubb"
_TEXT: Final = {"type": "string", "minLength": 1, "maxLength": 100, "pattern": r"^[^<>\u0000-\u001f\ud800-\udfff]*$"}
_SCHEMA: Final[dict[str, Any]] = {
    "title": "A scenario of Kubb",
    "type": "object",
    "required": ["game", "title", "summary"],
    "additionalProperties": False,
    "properties": {
        "game": {"enum": [NAME]},
        "title": _TEXT,
        "summary": _TEXT,
        "sticks": {"type": "integer", "minimum": 1, "maximum": 12},
        "fields": {"type": "array", "maxItems": 4, "items": {"enum": ["a", "b", "c", "d"]}},
    },
}


def a_meadow(**changes: Any) -> dict[str, Any]:
    """Two fields, sticks left out."""
    document = {"game": NAME, "title": "Meadow", "summary": "By the lake.", "fields": ["a", "b"]}
    return document | changes


class KubbScenarios(Scenarios[Any]):
    """One meadow, and one rule: somebody has to stand somewhere."""

    shape = Shape(_SCHEMA)
    slugs = ("meadow",)

    def document(self, slug: str) -> dict[str, Any]:
        return a_meadow()

    def problems(self, document: Any) -> list[Problem]:
        if refused := self.refusals(document):
            return refused
        return [] if document.get("fields") else [Problem("nobody stands anywhere", ("fields",), rule="KUB-01")]


class Kubb(Game):
    name = NAME
    title = "Kubb"
    min_seats = 2
    max_seats = 4

    def scenarios(self) -> Scenarios[Any]:
        return KubbScenarios("tests.support.kubb", dict)


class Fields(Entry):
    """A list in the document, a box to tick for each of its values in the form."""

    def read(self, definition: Any) -> list[str]:
        found = super().read(definition)
        return list(found) if isinstance(found, list) else []

    def write(self, definition: Any, value: Any) -> None:
        super().write(definition, list(value) or None)


class KubbSheet(Sheet):
    stylesheets = ("css/map.css",)

    @property
    def facts(self) -> list[str]:
        return [f"{self.definition.get('sticks', 6)} sticks"]

    @property
    def badges(self) -> list[Badge]:
        return [Badge("By water", "#versions-heading", "warn")]

    @property
    def picture(self) -> Markup:
        king = element("circle", cx=5, cy=5, r=5)
        return render(picture(10, 10, king, title=self.title, class_="kubb"))

    @property
    def hexes(self) -> list[MapHex]:
        return [MapHex("A1", 1, 0)]

    @property
    def ways_to_win(self) -> list[str]:
        return ["Who fells the king last wins."]


class KubbPages(ScenarioPages):
    entries = {
        "sticks": Entry(forms.IntegerField(label="Sticks", min_value=1, required=False), ("sticks",), default=6),
        "fields": Fields(
            forms.MultipleChoiceField(
                label="Fields",
                choices=[(each, each.upper()) for each in "abcd"],
                widget=forms.CheckboxSelectMultiple,
                required=False,
            ),
            ("fields",),
            is_wide=True,
        ),
    }

    def sheet(self, definition: Any) -> KubbSheet:
        return KubbSheet(definition)


@contextmanager
def kubb_registered() -> Iterator[None]:
    """Both registries with this game in them; the dictionaries they keep are changed and put back."""
    from sandtable.engine.registry import all_games
    from scenarios.games import all_pages

    all_games()[NAME], all_pages()[NAME] = Kubb(), KubbPages(NAME)
    try:
        yield
    finally:
        del all_games()[NAME], all_pages()[NAME]
