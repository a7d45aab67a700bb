"""Reactions about which a person is not asked again in a round, and the way back."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from simulate.models import SeatedGame
from simulate.watching.seat import services
from simulate.watching.seat.seated import table_of
from simulate.watching.seat.silence import reaction_of
from tests.support.clicks import Person, a_request, asked_about, is_open
from tests.support.seats import SMALL_GAME, let_agents_think

pytestmark = pytest.mark.django_db


def post(client: Client, game: SeatedGame, asking: str) -> SeatedGame:
    sent = {"question": game.question, "asking": asking}
    assert client.post(f"{game.get_absolute_url()}/answer", sent).status_code == 302
    return let_agents_think(game)


def kinds_until_the_next_round(person: Person) -> list[str]:
    """The kinds of the questions that the person answers in the rest of the round."""
    found, this_round = [], person.round
    while is_open(person.game) and person.round == this_round:
        found.append(reaction_of(person.table))
        person.act()
    return found


def test_one_press_declines_for_the_rest_of_the_round(ada: User, as_ada: Client) -> None:
    person = asked_about(ada, SMALL_GAME, "predictions")
    page = as_ada.get(person.game.get_absolute_url()).content.decode()
    assert "ask about predictions again this round" in page
    before, this_round = person.game, person.round
    person.game = post(as_ada, before, "no more")
    assert len(person.game.decisions) > len(before.decisions)
    if person.round == this_round:
        assert "predictions" not in kinds_until_the_next_round(person)
    while is_open(person.game) and reaction_of(person.table) != "predictions":
        person.act()
    assert is_open(person.game) and person.round > this_round, "in the next round it is asked again"


def test_there_is_a_way_back(ada: User, as_ada: Client) -> None:
    person = asked_about(ada, SMALL_GAME, "predictions")
    person.game = post(as_ada, person.game, "no more")
    page = as_ada.get(person.game.get_absolute_url()).content.decode()
    assert "Not asked this round: predictions." in page
    person.game = post(as_ada, person.game, "again")
    assert table_of(person.game).silences == []


def test_what_is_no_reaction_cannot_be_passed_over(ada: User, as_ada: Client) -> None:
    request = a_request(SMALL_GAME, "standard")
    person = Person.at(services.start(owner=ada, request=request, people=(0,), idempotency_key="k"))
    sent = {"question": person.game.question, "asking": "no more"}
    assert as_ada.post(f"{person.game.get_absolute_url()}/answer", sent).status_code == 422
    assert SeatedGame.objects.get(pk=person.game.pk).decisions == person.game.decisions
