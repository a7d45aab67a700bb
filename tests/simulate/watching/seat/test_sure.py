"""Passing, claiming and ending a phase lie apart, and the page asks back where something useful is given up."""

from __future__ import annotations

import random
import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import given_up, idle
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.seated import table_of
from tests.support.seats import a_seated_game, answer_by_chance, let_agents_think

pytestmark = pytest.mark.django_db
ENDINGS = {"destiny": "pass", "tide_of_iron": "end your Action Phase"}


def again(game: SeatedGame) -> SeatedGame:
    return SeatedGame.objects.get(pk=game.pk)


def at_its_end(ada: User, name: str) -> tuple[SeatedGame, int, list[str]]:
    """A game whose person may end something by an option, its number, and the useful options that it gives up."""
    game, chance = let_agents_think(a_seated_game(name, ada)), random.Random(5)
    while game.state == SeatedState.PERSON:
        state = table_of(game).state
        asked = state.ask()
        assert asked is not None
        if ENDINGS[name] in asked.options:
            option = asked.options.index(ENDINGS[name])
            if left := given_up(name, state, option):
                return game, option, left
        answer_by_chance(game, chance)
        game = let_agents_think(again(game))
    raise AssertionError("nobody could end anything")


@pytest.mark.parametrize("name", ENDINGS)
def test_ending_is_asked_back_and_carried_out_when_it_is_meant(ada: User, as_ada: Client, name: str) -> None:
    game, option, left = at_its_end(ada, name)
    address, sent = f"/play/{game.public_id}/answer", {"question": game.question, "option": str(option)}
    answer = as_ada.post(address, sent)
    page = answer.content.decode()
    assert answer.status_code == 200 and f"Really “{ENDINGS[name]}”?" in page and left[0] in page
    assert again(game).decisions == game.decisions and again(game).question == game.question
    form = re.search(r"<section[^>]+data-seat-sure>.*?</section>", page, re.DOTALL)
    assert form and f'name="option" value="{option}"' in form[0] and 'name="sure"' in form[0], (
        "it works without scripts"
    )
    assert as_ada.post(address, {**sent, "sure": "1"}).status_code == 302
    assert again(game).decisions[: len(game.decisions) + 1] == [*game.decisions, option]


def test_other_options_are_taken_at_once(ada: User, as_ada: Client) -> None:
    game, option, _left = at_its_end(ada, "tide_of_iron")
    other = next(index for index in range(table_of(game).state.count()) if index != option)
    sent = {"question": game.question, "option": str(other)}
    assert as_ada.post(f"/play/{game.public_id}/answer", sent).status_code == 302
    assert again(game).decisions[len(game.decisions)] == other


def test_a_second_press_of_the_same_form_changes_nothing(ada: User, as_ada: Client) -> None:
    game, option, _left = at_its_end(ada, "destiny")
    sent = {"question": game.question, "option": str(option), "sure": "1"}
    assert as_ada.post(f"/play/{game.public_id}/answer", sent).status_code == 302
    once = again(game).decisions
    assert as_ada.post(f"/play/{game.public_id}/answer", sent).status_code == 409
    assert again(game).decisions == once


def test_options_that_end_lie_apart_and_last(ada: User, as_ada: Client) -> None:
    game, option, _left = at_its_end(ada, "destiny")
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    before, _, apart = page.partition('class="seat__closing"')
    assert f'data-option="{option}"' in apart and f'data-option="{option}"' not in before
    others = re.findall(r'data-option="(\d+)"', before)
    assert others and len(others) + len(re.findall(r'data-option="(\d+)"', apart)) == table_of(game).state.count()


def test_an_option_of_which_nothing_comes_is_marked_and_asks_back(ada: User, as_ada: Client) -> None:
    game, chance = let_agents_think(a_seated_game("destiny", ada)), random.Random(5)
    while not (nothing := idle("destiny", table_of(game).state)):
        answer_by_chance(game, chance)
        game = let_agents_think(again(game))
        assert game.state == SeatedState.PERSON
    asked, option = table_of(game).state.ask(), min(nothing)
    assert asked is not None
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert page.count("(no effect now)</bdi>") == len(nothing)
    assert re.search(rf'data-option="{option}"[^>]*><bdi>[^<]* \(no effect now\)</bdi>', page)
    assert re.search(rf'data-option="{option}"[^>]* data-words="[^"]* \(no effect now\)"', page), "in a menu as well"
    sent = {"question": game.question, "option": str(option)}
    answer = as_ada.post(f"/play/{game.public_id}/answer", sent)
    assert answer.status_code == 200 and "It has no effect now" in answer.content.decode()
    assert again(game).decisions == game.decisions
    assert as_ada.post(f"/play/{game.public_id}/answer", {**sent, "sure": "1"}).status_code == 302
    told = [line.text for line in table_of(again(game)).lines]
    assert any(line.startswith("Nothing happens: ") for line in told[-12:]), "the log says so"
