"""Maps, boards and conditions made to hurt."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side
from tests.scenarios.hostile import WAYS_IN, refused_by_the_api


def nested(depth: int) -> str:
    """A document whose condition is denied this many times."""
    text = '{"not": ' * depth + json.dumps({"eliminated": "german"}) + "}" * depth
    victory = f'{{"conditions": [{{"side": "american", "when": "any round", "if": {text}}}], "otherwise": "draw"}}'
    return json.dumps(a_document(victory="HERE")).replace('"HERE"', victory)


def side(**changes: Any) -> dict[str, Any]:
    return {"american": a_side("west") | changes, "german": a_side("east")}


DOCUMENTS: dict[str, str] = {
    "a million hexes": json.dumps(a_document(zones={"west": {"hexes": ["A1"] * 1_000_000}, "east": {}})),
    "forty thousand hexes": json.dumps(a_document(zones={"west": {"hexes": ["A1"] * 40_000}, "east": {}})),
    "a million hexes in few words": json.dumps(a_document(zones={"west": {"columns": [1, 10**6]}, "east": {}})),
    "a board a million places away": json.dumps(a_document(boards=[{"side": "1A", "column": 10**6, "row": 0}])),
    "boards without end": json.dumps(a_document(boards=[{"side": "1A", "column": 0, "row": 0}] * 3000)),
    "conditions a thousand deep": nested(1000),
    "conditions a hundred thousand deep": nested(100_000),
    "conditions deeper than anybody reads": nested(12),
    "a condition of itself": json.dumps(a_document(victory={"conditions": [{"$ref": "#"}], "otherwise": "draw"})),
    "NaN": json.dumps(a_document(rounds=float("nan"))),
    "Infinity": json.dumps(a_document(rounds=float("inf"))),
    "a number of a million digits": json.dumps(a_document()).replace('"rounds": 8', f'"rounds": {"9" * 400_000}'),
    "half a round": json.dumps(a_document(rounds=7.5)),
    "true rounds": json.dumps(a_document(rounds=True)),
    "a script in a zone": json.dumps(a_document(zones={"<script>": {"columns": [1, 2]}})),
    "markup in a source": json.dumps(a_document(source='"><img src=x onerror=alert(1)>')),
    "unknown keys inside": json.dumps(a_document(sides=side(morale=3))),
    "negative counts": json.dumps(a_document(sides=side(divisions={"1": a_division("west", figures={"regular": -4})}))),
    "negative rounds": json.dumps(a_document(rounds=-8)),
    "an unknown board": json.dumps(a_document(boards=[{"side": "99C", "column": 0, "row": 0}])),
    "an unknown terrain": json.dumps(a_document(overlays=[{"hex": "C4", "base": "lava"}])),
}
"""The hostile documents by name."""
IN_EVERY_WAY = (
    "conditions a thousand deep",
    "conditions deeper than anybody reads",
    "a script in a zone",
    "markup in a source",
    "negative counts",
)
"""The documents for every way in. The others meet the same reader and judge by the API alone."""
CASES = [(name, way) for name in DOCUMENTS for way in WAYS_IN if way is refused_by_the_api or name in IN_EVERY_WAY]


def test_every_document_is_tried_in_some_way_and_every_way_with_some() -> None:
    assert {name for name, _ in CASES} == {*DOCUMENTS} > {*IN_EVERY_WAY}
    assert {way for _, way in CASES} == {*WAYS_IN}


@pytest.mark.usefixtures("warm")
@pytest.mark.parametrize(("name", "way"), CASES, ids=lambda each: getattr(each, "__name__", each))
def test_it_is_refused(name: str, way: Callable[[Client, str], None], as_ada: Client) -> None:
    way(as_ada, DOCUMENTS[name])
