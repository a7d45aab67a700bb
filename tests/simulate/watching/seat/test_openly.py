"""Questions at the open table: shown to everybody, without passing the screen, and without anything hidden."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from simulate.models import SeatedGame
from simulate.watching.seat import services
from simulate.watching.seat.openly import is_open
from simulate.watching.seat.seated import table_of
from tests.support.clicks import Person, a_request
from tests.support.seats import SMALL_GAME

pytestmark = pytest.mark.django_db


@pytest.fixture
def person(ada: User) -> Person:
    """Two people in a game with a hand of cards and predictions."""
    request = a_request(SMALL_GAME, "standard")
    return Person.at(services.start(owner=ada, request=request, people=(0, 1), idempotency_key="k"))


def until(person: Person, prompt: str) -> SeatedGame:
    """Play on to a question that begins like this."""
    for _ in range(60):
        asked = person.table.state.ask()
        assert asked is not None
        if asked.prompt.startswith(prompt):
            return SeatedGame.objects.get(pk=person.game.pk)
        person.act()
    raise AssertionError(prompt)


def test_cards_of_a_hand_are_not_chosen_at_the_open_table(person: Person, as_ada: Client) -> None:
    game = until(person, "which card to lay")
    assert game.holder == -1 and not is_open(game, table_of(game))
    page = as_ada.get(game.get_absolute_url()).content.decode()
    assert "Pass the screen to" in page and "data-option" not in page and 'class="board"' in page


def test_a_prediction_is_asked_beside_the_board_that_everybody_sees(person: Person, as_ada: Client) -> None:
    game = until(person, "predict")
    other = table_of(game).seat
    page = as_ada.get(game.get_absolute_url()).content.decode()
    assert "Pass the screen to" not in page and "answers in secret" in page and 'name="option"' in page
    after = services.answer(game=game, question=game.question, option=0)
    assert after.holder == -1, "nobody's hidden things come back by themselves"
    assert table_of(after).seat != other


def test_somebody_may_look_at_their_hidden_things_first(person: Person, as_ada: Client) -> None:
    game = until(person, "predict")
    seat = table_of(game).seat
    services.take_screen(game=game, question=game.question)
    page = as_ada.get(game.get_absolute_url()).content.decode()
    assert SeatedGame.objects.get(pk=game.pk).holder == seat
    assert "answers in secret" not in page and 'name="option"' in page
