"""The first page of a new scenario: each game has something to begin with; what is chosen opens in the workshop."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from scenarios import checking
from scenarios.games import all_pages
from scenarios.games.workshop import Template
from scenarios.models import Scenario
from scenarios.workshop.views import starts_of

each_game = pytest.mark.parametrize("game", checking.all_scenarios())
TEMPLATES = [(game, each) for game, pages in all_pages().items() for each in pages.workshop.templates()]
FINISHED = [(game, each) for game, each in TEMPLATES if each.name != "empty"]


@each_game
def test_every_start_opens_in_the_workshop(as_ada: Client, ada: User, game: str) -> None:
    for start in starts_of(game):
        answer = as_ada.post("/scenarios/design", {"game": game, "template": start.name})
        made = Scenario.objects.order_by("-pk").first()
        assert made is not None and (made.game, made.owner, made.visibility) == (game, ada, "private")
        assert answer.status_code == 302 and answer["Location"].startswith(f"/scenarios/{made.public_id}/workshop")
        assert as_ada.get(answer["Location"]).status_code == 200
        assert made.newest.definition == start.document


@each_game
def test_the_page_offers_every_start(as_ada: Client, game: str) -> None:
    page = as_ada.get(f"/scenarios/design?game={game}").content.decode()
    assert all(f'value="{start.name}"' in page for start in starts_of(game))


@pytest.mark.parametrize(("game", "template"), FINISHED, ids=[f"{game}-{each.name}" for game, each in FINISHED])
def test_a_template_can_be_played_as_it_is(game: str, template: Template) -> None:
    document = dict(template.document)
    assert checking.lint(document) == [] and checking.advice(document) == []


@pytest.mark.parametrize("sent", [{}, {"template": "nothing"}, {"game": "chess", "template": "<b>"}])
def test_nothing_is_made_of_nothing(as_ada: Client, sent: dict[str, str]) -> None:
    answer = as_ada.post("/scenarios/design", sent)
    assert answer.status_code == 422 and "Choose what" in answer.content.decode()
    assert not Scenario.objects.exists()


def test_whoever_has_too_many_is_told(as_ada: Client, ada: User, settings: Any) -> None:
    as_ada.post("/scenarios/design", {"game": "tide_of_iron", "template": "empty"})
    settings.SCENARIOS_PER_PERSON = 1
    answer = as_ada.post("/scenarios/design", {"game": "tide_of_iron", "template": "empty"})
    assert answer.status_code == 422 and "no room for 1 more" in answer.content.decode()


def test_strangers_log_in_first(client: Client, db: None) -> None:
    assert client.get("/scenarios/design").status_code == 302
