"""Several things are chosen at once: ticks and one button, which a plain form has too."""

from __future__ import annotations

import random
import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import several_of
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.seated import table_of
from tests.support.seats import SMALL_GAME, a_seated_game, answer_by_chance, let_agents_think

pytestmark = pytest.mark.django_db


@pytest.fixture
def mulligan(ada: User) -> SeatedGame:
    """A game of Destiny whose person is asked which of five cards go back."""
    return let_agents_think(a_seated_game("destiny", ada))


def page_of(client: Client, game: SeatedGame) -> str:
    return client.get(f"/play/{game.public_id}").content.decode()


def ticks_on(page: str) -> list[str]:
    return re.findall(r'type="checkbox" name="tick" value="(\d+)"', page)


def send(client: Client, game: SeatedGame, *ticked: str, question: str = "") -> tuple[int, str]:
    """The status and the page after these ticks were sent."""
    sent = {"question": question or game.question, "several": "1", "tick": list(ticked)}
    answer = client.post(f"/play/{game.public_id}/answer", sent)
    return answer.status_code, answer.content.decode()


def again(game: SeatedGame) -> SeatedGame:
    return SeatedGame.objects.get(pk=game.pk)


def test_a_mulligan_is_one_form_with_a_tick_for_each_card(as_ada: Client, mulligan: SeatedGame) -> None:
    page = page_of(as_ada, mulligan)
    assert "Which cards do you shuffle into your deck" in page
    assert len(ticks_on(page)) == 5 and "data-seat-done" in page and 'name="option"' not in page
    assert len(re.findall(r'data-ticks="\d+"', page)) == 5, "a click on a card of the hand ticks it"


def test_the_first_and_the_last_card_go_back_together(as_ada: Client, mulligan: SeatedGame) -> None:
    first, *_, last = ticks_on(page_of(as_ada, mulligan))
    status, _page = send(as_ada, mulligan, last, first)
    assert status == 302
    # option 1 is the first card; of the four cards behind "keep the rest" the last is option 4
    assert again(mulligan).decisions == [*mulligan.decisions, 1, 4]


def test_nothing_ticked_keeps_all(as_ada: Client, mulligan: SeatedGame) -> None:
    assert send(as_ada, mulligan)[0] == 302
    assert again(mulligan).decisions == [*mulligan.decisions, 0]


def test_a_set_that_is_not_allowed_changes_nothing_and_is_told_in_words(as_ada: Client, ada: User) -> None:
    game = let_agents_think(a_seated_game(SMALL_GAME, ada))
    while several_of(SMALL_GAME, table_of(game).state) is None:
        as_ada.post(f"/play/{game.public_id}/answer", {"question": game.question, "option": "0"})
        game = let_agents_think(again(game))
        assert game.state == SeatedState.PERSON
    names = re.findall(r'type="checkbox" name="tick" value="([^"]+)"', page_of(as_ada, game))
    status, page = send(as_ada, game, *names[:2])
    assert status == 422 and "Nothing has been taken: choose at least 3; 2 ticked." in page
    assert len(re.findall(r'value="card:\S+" checked', page)) == 2, "the ticks are kept"
    assert again(game).decisions == game.decisions and again(game).question == game.question
    assert send(as_ada, game, "card:9-9", *names[:2])[0] == 422
    assert send(as_ada, game, *names[:3])[0] == 302
    assert len(again(game).decisions) == len(game.decisions) + 1


def test_an_old_form_is_refused(as_ada: Client, mulligan: SeatedGame) -> None:
    assert send(as_ada, mulligan)[0] == 302
    status, page = send(as_ada, mulligan, question=mulligan.question)
    assert status == 409 and "answered already" in page
    assert again(mulligan).decisions == [*mulligan.decisions, 0]


def test_ticks_answer_no_plain_question(as_ada: Client, mulligan: SeatedGame) -> None:
    game, chance = mulligan, random.Random(1)
    while several_of("destiny", table_of(game).state):
        answer_by_chance(game, chance)
        game = let_agents_think(again(game))
    assert game.state == SeatedState.PERSON
    assert send(as_ada, game, "1")[0] == 422
    assert again(game).decisions == game.decisions
