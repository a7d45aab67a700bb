"""The log of a game that goes on: all that this seat may read, and nothing else."""

from __future__ import annotations

import random
import re

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils.html import escape

from sandtable.engine.viewing import games_with_views
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.names import names_for
from simulate.watching.seat.seated import whole_log
from tests.support.seats import SMALL_GAME, a_seated_game, answer_by_chance, let_agents_think

pytestmark = pytest.mark.django_db


def some_turns(game: SeatedGame, count: int = 6) -> SeatedGame:
    chance, game = random.Random(6), let_agents_think(game)
    for _ in range(count):
        if game.state == SeatedState.PERSON:
            answer_by_chance(game, chance)
            game = let_agents_think(game)
    return game


def lines_of(page: str) -> list[str]:
    return re.findall(r"<li><bdi>(.*?)</bdi></li>", page)


@pytest.mark.parametrize("name", games_with_views())
def test_the_log_has_every_line_as_this_seat_may_read_it(ada: User, as_ada: Client, name: str) -> None:
    game = some_turns(a_seated_game(name, ada))
    names, (events, _) = names_for(game, game.holder), whole_log(game)
    expected = [escape(names.text(text)) for each in events if (text := each.text_for(game.holder))]
    page = as_ada.get(f"/play/{game.public_id}/log").content.decode()
    assert expected and lines_of(page) == expected
    hidden = {each.text for each in events if each.seen_by not in (-1, game.holder)} - {
        each.text_for(0) for each in events
    }
    assert not [text for text in hidden if escape(names.text(text)) in page]


def test_the_log_of_a_screen_that_is_passed_on_shows_nothing(ada: User, as_ada: Client) -> None:
    game = a_seated_game(SMALL_GAME, ada, people=(0, 1))
    page = as_ada.get(f"/play/{game.public_id}/log").content.decode()
    assert "being passed on" in page and not lines_of(page)


def test_the_log_is_its_owners_alone(ada: User) -> None:
    game, stranger = a_seated_game(SMALL_GAME, ada), Client()
    stranger.force_login(User.objects.create_user("eve"))
    assert stranger.get(f"/play/{game.public_id}/log").status_code == 404


def test_a_table_is_read_aloud_from_the_question_to_the_log(ada: User, as_ada: Client) -> None:
    """The style sheet shows what happened above the question all the same."""
    game = some_turns(a_seated_game(SMALL_GAME, ada))
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert page.index("data-option=") < page.index("seat__board") < page.index("data-seat-lines")
    assert f'href="/play/{game.public_id}/log"' in page
