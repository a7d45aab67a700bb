"""Documents made to hurt: refused by name, within a second, wherever they come in; nothing is stored, nothing fails."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from scenarios.models import Scenario
from tests.simulate.games.tide_of_iron.scenario_documents import a_division, a_document, a_side

LIMIT_S = 1.0


def nested(depth: int) -> str:
    inner: Any = {"eliminated": "german"}
    text = json.dumps(inner)
    for _level in range(depth):
        text = f'{{"not": {text}}}'
    victory = f'{{"conditions": [{{"side": "american", "when": "any round", "if": {text}}}], "otherwise": "draw"}}'
    return json.dumps(a_document(victory="HERE")).replace('"HERE"', victory)


def side(**changes: Any) -> dict[str, Any]:
    return {"american": a_side("west") | changes, "german": a_side("east")}


DOCUMENTS: dict[str, str] = {
    "5 MB of text": json.dumps(a_document(summary="x" * 5_000_000)),
    "5 MB of blanks": " " * 5_000_000 + json.dumps(a_document()),
    "a million hexes": json.dumps(a_document(zones={"west": {"hexes": ["A1"] * 1_000_000}, "east": {}})),
    "forty thousand hexes": json.dumps(a_document(zones={"west": {"hexes": ["A1"] * 40_000}, "east": {}})),
    "a million hexes in few words": json.dumps(a_document(zones={"west": {"columns": [1, 10**6]}, "east": {}})),
    "a board a million places away": json.dumps(a_document(boards=[{"side": "1A", "column": 10**6, "row": 0}])),
    "boards without end": json.dumps(a_document(boards=[{"side": "1A", "column": 0, "row": 0}] * 3000)),
    "conditions a thousand deep": nested(1000),
    "conditions a hundred thousand deep": nested(100_000),
    "lists a hundred thousand deep": "[" * 100_000 + "]" * 100_000,
    "conditions deeper than anybody reads": nested(12),
    "a condition of itself": json.dumps(a_document(victory={"conditions": [{"$ref": "#"}], "otherwise": "draw"})),
    "NaN": json.dumps(a_document(rounds=float("nan"))),
    "Infinity": json.dumps(a_document(rounds=float("inf"))),
    "a number of a million digits": json.dumps(a_document()).replace('"rounds": 8', f'"rounds": {"9" * 400_000}'),
    "half a round": json.dumps(a_document(rounds=7.5)),
    "true rounds": json.dumps(a_document(rounds=True)),
    "NUL in a title": json.dumps(a_document(title="Two\x00Bridges")),
    "a lone surrogate": json.dumps(a_document(title="\ud800")),
    "a script in a title": json.dumps(a_document(title="<script>alert(1)</script>")),
    "a script in a zone": json.dumps(a_document(zones={"<script>": {"columns": [1, 2]}})),
    "markup in a source": json.dumps(a_document(source='"><img src=x onerror=alert(1)>')),
    "unknown keys": json.dumps(a_document(weather="rain")),
    "unknown keys inside": json.dumps(a_document(sides=side(morale=3))),
    "__proto__": json.dumps(a_document(__proto__={"rounds": 1})),
    "the same key twice": json.dumps(a_document())[:-1] + ', "rounds": 3}',
    "negative counts": json.dumps(a_document(sides=side(divisions={"1": a_division("west", figures={"regular": -4})}))),
    "negative rounds": json.dumps(a_document(rounds=-8)),
    "an unknown board": json.dumps(a_document(boards=[{"side": "99C", "column": 0, "row": 0}])),
    "an unknown terrain": json.dumps(a_document(overlays=[{"hex": "C4", "base": "lava"}])),
    "a list": "[]",
    "null": "null",
    "a number": "7",
    "a string": '"scenario"',
    "nothing": "",
    "half a document": json.dumps(a_document())[:-20],
    "not UTF-8": json.dumps(a_document()) + "\udcff",
}
"""What each is called, and its text."""
SMALL = [name for name, text in DOCUMENTS.items() if len(text) < 2_000_000 and name != "NUL in a title"]


def encoded(name: str) -> bytes:
    return DOCUMENTS[name].encode("utf-8", "surrogateescape")


def within_a_second(call: Callable[[], Any]) -> Any:
    started = time.thread_time()  # of this thread alone: other people's work on the machine is no fault of ours
    answer = call()
    assert time.thread_time() - started < LIMIT_S
    return answer


@pytest.fixture(autouse=True)
def _nothing_is_stored(db: None, client: Client) -> Any:
    client.get("/api/v1/scenarios")  # the first request of a process loads the addresses
    yield
    assert not Scenario.objects.exists()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_api_refuses_by_name(name: str, as_ada: Client) -> None:
    body = encoded(name)
    wrapped = b'{"scenario": ' + body + b"}"
    for address, sent in (("/api/v1/scenarios/import", body), ("/api/v1/scenarios", wrapped)):
        answer = within_a_second(partial(as_ada.post, address, sent, content_type="application/json"))
        assert 400 <= answer.status_code < 500, (address, answer.content[:300])
        told = answer.json()
        assert told["errors"] or told["code"] == "too_large", told
        assert answer["Content-Type"] == "application/problem+json"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_checking_says_what_is_wrong(name: str, as_ada: Client) -> None:
    answer = within_a_second(
        lambda: as_ada.post("/api/v1/scenarios/lint", encoded(name), content_type="application/json")
    )
    if answer.status_code == 200:
        told = answer.json()
        assert told["playable"] is False and told["problems"]
        assert all(each["rule"] and each["message"] for each in told["problems"])
    else:
        assert answer.status_code in (400, 413)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_an_upload_is_refused(name: str, as_ada: Client) -> None:
    file = SimpleUploadedFile("scenario.json", encoded(name), content_type="application/json")
    answer = within_a_second(lambda: as_ada.post(reverse("scenarios:new"), {"file": file}))
    assert answer.status_code in (400, 413, 422)
    assert "<script>alert" not in answer.content.decode()


@pytest.mark.parametrize("name", SMALL)
def test_a_pasted_text_is_refused_and_kept(name: str, as_ada: Client) -> None:
    text = encoded(name).decode("utf-8", "replace")
    answer = within_a_second(lambda: as_ada.post(reverse("scenarios:new"), {"source": text, "check": "1"}))
    page = answer.content.decode()
    assert answer.status_code in (200, 400, 413, 422)
    assert "<script>alert" not in page and "<img src=x" not in page
    if answer.status_code == 200:
        assert 'class="problems"' in page
