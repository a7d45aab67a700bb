"""A question leaves the same spec, byte for byte, by page and API, and a stored one is read as it was written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from rest_framework.test import APIClient

from decks.selectors import demo_field
from decks.slots import with_card
from sandtable.games.destiny.decklist import demo_decks, to_json
from scenarios.checking import all_scenarios
from simulate.models import Study
from simulate.study.kinds import all_kinds, part
from tests.support.playtests import a_user
from tests.support.study_questions import WORLDS, Example

pytestmark = pytest.mark.django_db
STORED = Path(__file__).parent / "stored"
KINDS = [part(name, "judge") for name in all_kinds()]
"""Imported before a test changes what they are made of."""


def known() -> dict[str, Any]:
    """Decks and scenarios that come with the games: they may change, so a stored spec has their names alone."""
    found = dict(demo_field())
    first, deck = next(iter(found.items()))
    removed = next(iter(deck["cards"]))
    found |= {f"{first} with {code}": with_card(deck, code, removed) for code in ("01153", "01141")}
    found |= {name: to_json(deck) for name, deck in demo_decks().items()}
    found["fog-over-the-farms"] = all_scenarios()["tide_of_iron"].document("fog-over-the-farms")
    return found


def without_contents(value: Any, contents: dict[str, str]) -> Any:
    """The spec with the names of known documents in their places."""
    if isinstance(value, list):
        return [without_contents(each, contents) for each in value]
    if not isinstance(value, dict):
        return value
    if name := contents.get(json.dumps(value, sort_keys=True)):
        return f"<{name}>"
    return {key: without_contents(each, contents) for key, each in value.items()}


def shown(study: Study, example: Example) -> str:
    """The spec as text, with words for everything that differs from run to run."""
    contents = {json.dumps(each, sort_keys=True): name for name, each in known().items()}
    text = json.dumps(without_contents(study.spec, contents), indent=1, ensure_ascii=False)
    for random_text, word in example.hidden.items():
        text = text.replace(random_text, word)
    return f"{study.title}\n{text}\n"


def by_page(owner: Any, example: Example) -> Study:
    """The study that the page starts."""
    client = Client()
    client.force_login(owner)
    answer = client.post(example.page, example.form)
    assert answer.status_code == 302, answer.content.decode()
    return Study.objects.get()


def by_api(owner: Any, example: Example) -> Study:
    """The study that the API starts."""
    api = APIClient()
    api.force_authenticate(owner)
    answer = api.post("/api/v1/studies", example.body, format="json", headers={"Idempotency-Key": "once"})
    assert answer.status_code == 202, answer.content
    return Study.objects.get()


@pytest.mark.parametrize("ask", [by_page, by_api])
@pytest.mark.parametrize("name", WORLDS)
def test_the_same_question_leaves_the_same_spec(name: str, ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = a_user()
    monkeypatch.setattr("simulate.asking.request.data_version", lambda _game: "DATA")
    example = WORLDS[name](owner, monkeypatch)
    study = ask(owner, example)
    path = STORED / f"{name.replace('/', '_')}.txt"
    assert shown(study, example) == path.read_text()
