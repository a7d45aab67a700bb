"""Hostile documents are refused with names, within a second, at every entry point; a handful of them for every game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from scenarios import checking
from scenarios.games import pages_of
from tests.scenarios.hostile import WAYS_IN

Way = Callable[[Client, str], None]


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


DOCUMENTS: dict[str, Callable[[Callable[..., str]], str]] = {
    "5 MB of text": lambda spoilt: spoilt(summary="x" * 5_000_000),
    "5 MB of blanks": lambda spoilt: " " * 5_000_000 + spoilt(),
    "ten thousand keys": lambda spoilt: spoilt(**{f"key{n}": 0 for n in range(10_000)}),
    "ten thousand deep inside": lambda spoilt: spoilt(summary="HERE").replace('"HERE"', deep(10_000)),
    "lists a hundred thousand deep": lambda spoilt: deep(100_000),
    "deeper than anybody reads": lambda spoilt: spoilt(summary="HERE").replace('"HERE"', deep(18)),
    "NaN": lambda spoilt: spoilt(summary=float("nan")),
    "Infinity": lambda spoilt: spoilt(title=float("inf")),
    "a number of many digits": lambda spoilt: spoilt(title="HERE").replace('"HERE"', "9" * 400_000),
    "NUL in a title": lambda spoilt: spoilt(title="Two\x00Bridges"),
    "a lone surrogate": lambda spoilt: spoilt(title="\ud800"),
    "a script in a title": lambda spoilt: spoilt(title="<script>alert(1)</script>"),
    "a script in a summary": lambda spoilt: spoilt(summary="<script>alert(1)</script>"),
    "a script as a key": lambda spoilt: spoilt(**{"<script>alert(1)</script>": 1}),
    "a script as its game": lambda spoilt: spoilt(game="<script>alert(1)</script>"),
    "a megabyte as its game": lambda spoilt: spoilt(game="x" * 1_000_000),
    "another game": lambda spoilt: spoilt(game="chess"),
    "a game without scenarios": lambda spoilt: spoilt(game="destiny"),
    "a game that is no text": lambda spoilt: spoilt(game=["x"]),
    "unknown keys": lambda spoilt: spoilt(weather="rain"),
    "__proto__": lambda spoilt: spoilt(__proto__={"title": 1}),
    "the same key twice": lambda spoilt: spoilt()[:-1] + ', "title": "Again"}',
    "no title": lambda spoilt: spoilt(title=None),
    "a list": lambda spoilt: "[]",
    "null": lambda spoilt: "null",
    "a number": lambda spoilt: "7",
    "a string": lambda spoilt: '"scenario"',
    "nothing": lambda spoilt: "",
    "half a document": lambda spoilt: spoilt()[:-20],
    "not UTF-8": lambda spoilt: spoilt() + "\udcff",
}
"""The hostile documents by name: sound documents of the game with some fields replaced."""


FOR_EVERY_GAME = ("deeper than anybody reads", "a script in a title", "a script as a key", "no title")
"""The documents that every game is tried with. One reader serves all games, so one of them meets all documents."""
MEETS_ALL = min(checking.all_scenarios())
CASES = [
    (game, name, way)
    for game in checking.all_scenarios()
    for name in DOCUMENTS
    for way in WAYS_IN
    if game == MEETS_ALL or name in FOR_EVERY_GAME
]


def test_every_game_and_every_document_is_tried() -> None:
    assert {game for game, _, _ in CASES} == {*checking.all_scenarios()}
    assert {(name, way) for _, name, way in CASES} == {(name, way) for name in DOCUMENTS for way in WAYS_IN}
    assert {*FOR_EVERY_GAME} < {*DOCUMENTS}


@pytest.mark.usefixtures("warm")
@pytest.mark.parametrize(("game", "name", "way"), CASES, ids=lambda each: getattr(each, "__name__", each))
def test_it_is_refused(game: str, name: str, way: Way, as_ada: Client) -> None:
    def spoilt(**changes: Any) -> str:
        return json.dumps(pages_of(game).example() | changes)

    way(as_ada, DOCUMENTS[name](spoilt))
