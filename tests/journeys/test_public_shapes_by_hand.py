"""Twelve public scenarios are made in the workshop through its forms, field by field, without any JSON."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from sandtable.compiled import ROOT
from tests.sandtable.games.tide_of_iron.public_shapes import SHAPES
from tests.support.browsing import begin_scenario, log_in
from tests.support.hands import Hands
from tests.support.map_work import document
from tests.support.running import Service
from tests.support.scribe import Scribe
from tests.support.workshop import kept

SHIPPED: Final = ("at-the-breaking-point", "crossroads", "liberation")


def wanted(name: str) -> dict[str, Any]:
    """The document of a public scenario: entered by its facts, or one that comes with the game."""
    if name in SHAPES:
        return SHAPES[name]()
    file = ROOT / "sandtable/games/tide_of_iron/data/scenarios" / f"{name}.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("name", [*SHAPES, *SHIPPED])
def test_a_public_scenario_is_made_through_the_forms(service: Service, page: Page, name: str) -> None:
    document_wanted = {"game": "tide_of_iron"} | wanted(name)
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "An empty map")
    Scribe(Hands(page)).enter(document_wanted)
    made = document(page)
    assert {key: made.get(key) for key in document_wanted} == document_wanted
    assert {key for key, value in made.items() if value} <= document_wanted.keys()
    expect(page.locator("[data-summary]")).to_contain_text("no problems")
    kept(page)
    page.get_by_role("button", name="Save version").click()
    expect(page.locator("[data-notice=save]")).to_contain_text("is saved")
    saved = page.request.get(page.url.partition("/workshop")[0] + "/v/2/definition").json()
    assert {key: saved.get(key) for key in document_wanted} == document_wanted
