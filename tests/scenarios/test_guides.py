"""The guides of scenario documents on the site, and the pages and answers that lead to them."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from scenarios import guides
from scenarios.checking import games
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support.pages import hrefs_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_explains_its_document(game: str, client: Client) -> None:
    html = client.get(reverse("scenarios:guide", args=[game])).content.decode()
    guide = guides.guide_of(game)
    assert guide is not None and guide.html in html
    assert '"title": ' in unescape(guide.html), "a whole document as an example"


@pytest.mark.parametrize("game", ["", *sorted(games())])
def test_every_link_of_a_guide_leads_somewhere(game: str, client: Client) -> None:
    guide = guides.guide_of(game) if game else guides.general()
    assert guide is not None
    for href in set(hrefs_of(guide.html)):
        assert href.startswith(("#", "/", "https://")), "no link between files"
        if href.startswith("/"):
            assert client.get(href).status_code in (200, 302), href


def test_the_general_guide_leads_to_those_of_the_games(client: Client) -> None:
    html = client.get(reverse("scenarios:guides")).content.decode()
    assert "Two kinds of problems" in html
    assert {reverse("scenarios:guide", args=[game]) for game in games()} <= set(hrefs_of(html))
    assert reverse("scenarios:guides") in hrefs_of(client.get(reverse("scenarios:scenario-list")).content.decode())


@pytest.mark.parametrize("game", ["chess", "destiny"])
def test_a_game_without_scenarios_has_no_guide(game: str, client: Client) -> None:
    assert client.get(reverse("scenarios:guide", args=[game])).status_code == 404


def test_rules_of_a_guide_lead_to_their_book() -> None:
    guide = guides.guide_of("tide_of_iron")
    assert guide is not None and 'href="/rules/TOI-SET-09"' in guide.html


def test_markup_in_a_guide_stays_text(tmp_path: Any, settings: Any) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "odd.md").write_text("# Odd\n\n<script>alert(1)</script> [x](../settings.py) [y](javascript:alert(1))\n")
    settings.BASE_DIR = tmp_path
    guide = guides._guide("odd.md", "")
    assert guide is not None and "<script" not in guide.html and "href" not in guide.html
    assert guides._guide("missing.md", "") is None


def test_the_editor_and_the_import_page_lead_to_the_guide(as_ada: Client, scenario: Any) -> None:
    tide = reverse("scenarios:guide", args=["tide_of_iron"])
    edit = as_ada.get(reverse("scenarios:edit", args=[scenario.public_id])).content.decode()
    assert tide in hrefs_of(edit)
    brought_in = as_ada.get(reverse("scenarios:new")).content.decode()
    assert {reverse("scenarios:guide", args=[game]) for game in games()} <= set(hrefs_of(brought_in))


def test_a_refusal_of_the_api_leads_to_the_guide(as_ada: Client) -> None:
    wrong = a_document(rounds=-1)
    for address, body in (("/api/v1/scenarios", {"scenario": wrong}), ("/api/v1/scenarios/import", wrong)):
        answer = as_ada.post(address, body, content_type="application/json")
        assert answer.status_code == 400
        assert re.fullmatch(r'</scenarios/guide/tide_of_iron>; rel="help"', answer["Link"])
    checked = as_ada.post("/api/v1/scenarios/lint", wrong, content_type="application/json")
    assert checked["Link"] == '</scenarios/guide/tide_of_iron>; rel="help"'
    unknown = as_ada.post("/api/v1/scenarios/lint", {"game": "chess"}, content_type="application/json")
    assert unknown["Link"] == '</scenarios/guide>; rel="help"'
