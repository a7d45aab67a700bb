"""Every kind of study answers in sentences: who is meant, how sure it is, and what is next."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rest_framework.test import APIClient

from sandtable.playtest.causes.verdicts import Says
from simulate.study.causes.words import sentence
from simulate.study.kinds import all_kinds, part
from simulate.study.worth.page import says
from tests.support.playtests import a_user
from tests.support.study_questions import WORLDS

KINDS = [part(name, "judge") for name in all_kinds()]
"""Imported before a test changes what they are made of."""


@pytest.mark.django_db
@pytest.mark.parametrize("name", WORLDS)
def test_a_study_says_what_is_next_from_its_first_moment(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = a_user()
    example = WORLDS[name](owner, monkeypatch)
    api = APIClient()
    api.force_authenticate(owner)
    made = api.post("/api/v1/studies", example.body, format="json", headers={"Idempotency-Key": "once"})
    assert made.status_code == 202, made.content
    said = made.json()["verdict"]
    assert re.search(r"Next: [^.]+\.$", said), said
    assert "%(" not in said and not re.search(r"(?<!\d)1 (games|pairs|rotations)\b", said), said


def an_effect(thing: str, says_of_it: Says, value: float) -> dict[str, Any]:
    return {"thing": thing, "says": says_of_it, "value": value, "low": value - 0.03, "high": value + 0.03}


def test_the_causes_name_cards_with_their_intervals_and_the_next_step() -> None:
    effects = [
        an_effect("Block", Says.HELPS, 0.08),
        an_effect("Promotion", Says.OPEN, 0.0),
        an_effect("Leadership", Says.HURTS, -0.05),
    ]
    assert sentence("Kylo", effects, is_open=False) == (
        "Kylo: Block helps by +8.0 points (+5.0 … +11.0); Leadership hurts by -5.0 points (-8.0 … -2.0) (of all that is"
        " said at most 10 % is false in the mean). Next: look for something better in the place of Leadership."
    )
    assert sentence("Kylo", effects[:1], is_open=True).endswith("Next: wait, the tests stop by themselves.")
    assert sentence("Kylo", effects[:1], is_open=False).endswith("Next: keep Block.")
    nothing = sentence("Kylo", effects[1:2], is_open=False)
    assert "nothing is shown to help or to hurt" in nothing and nothing.endswith("Next: ask again with more games.")
    assert sentence("Kylo", [], is_open=True) == "Not known yet for Kylo. Next: wait for the first look."


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (0.02, 0.08, "Worth 2.0 to 8.0 points (95 % sure)."),
        (-0.08, -0.02, "It harms whoever uses it, by 2.0 to 8.0 points (95 % sure)."),
        (-0.02, 0.08, "No worth is shown: anything from -2.0 to 8.0 points is possible (95 % sure)."),
    ],
)
def test_a_worth_says_how_sure_it_is(low: float, high: float, said: str) -> None:
    assert says({"value": (low + high) / 2, "low": low, "high": high}) == said
