"""Alone and against agents every answer can be taken back; a game in which it had shown something is practice."""

from __future__ import annotations

import random

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import games_with_views
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat import services
from simulate.watching.seat.seated import table_of
from simulate.watching.seat.services import Forged
from tests.support.seats import SMALL_GAME, a_seated_game, answer_by_chance, let_agents_think, played_out

pytestmark = pytest.mark.django_db


def again(game: SeatedGame) -> SeatedGame:
    return SeatedGame.objects.get(pk=game.pk)


def played_on(game: SeatedGame, answers: int, seed: int = 2) -> SeatedGame:
    """The game after some answers of its person and those of the agents."""
    chance = random.Random(seed)
    game = let_agents_think(again(game))
    for _ in range(answers):
        assert game.state == SeatedState.PERSON
        answer_by_chance(game, chance)
        game = let_agents_think(again(game))
    return game


def back(game: SeatedGame) -> SeatedGame:
    services.take_back(game=game, question=game.question)
    return again(game)


@pytest.mark.parametrize("name", games_with_views())
def test_all_answers_are_taken_back_to_the_first_question(ada: User, name: str) -> None:
    game = let_agents_think(a_seated_game(name, ada))
    first, decisions = table_of(game).state.digest(), game.decisions
    game = played_on(game, 4)
    assert game.state == SeatedState.PERSON
    for _ in range(4):
        game = back(game)
    assert game.decisions == decisions and table_of(game).state.digest() == first
    with pytest.raises(Forged, match="no answer to take back"):
        back(game)


@pytest.mark.parametrize("name", ["destiny", SMALL_GAME])
def test_the_same_choices_meet_the_same_luck_and_the_same_agents(ada: User, name: str) -> None:
    game = played_on(a_seated_game(name, ada), 3)
    once = everything(game)
    for _ in range(3):
        game = back(game)
    assert everything(game) != once
    assert everything(played_on(game, 3)) == once


def everything(game: SeatedGame) -> tuple[list[int], int, list[tuple[str, int]]]:
    """The decisions of a game, its table, and its log."""
    table = table_of(game)
    return table.decisions, table.state.digest(), [(line.text, line.decision) for line in table.lines]


def test_the_page_says_that_it_becomes_and_is_practice(ada: User, as_ada: Client) -> None:
    game = played_on(a_seated_game(SMALL_GAME, ada), 1)
    while not table_of(game).has_shown:
        game = played_on(game, 1)
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert "the game becomes practice" in page and "had shown something new" not in page
    answer = as_ada.post(f"/play/{game.public_id}/back", {"question": game.question}, follow=True)
    assert again(game).is_practice and "The same choice meets the same luck again" in answer.content.decode()
    ended = played_out(again(game))
    assert ended.is_practice
    for address in (f"/play/{game.public_id}", f"/play/{game.public_id}/replay", "/play"):
        assert ">practice<" in as_ada.get(address).content.decode(), address
    assert "verified: the same game" in as_ada.get(f"/play/{game.public_id}/replay").content.decode()


def test_a_game_in_which_nothing_was_taken_back_is_no_practice(ada: User, as_ada: Client) -> None:
    game = played_out(a_seated_game(SMALL_GAME, ada))
    assert not game.is_practice
    assert ">practice<" not in as_ada.get(f"/play/{game.public_id}/replay").content.decode()


def test_among_people_only_what_showed_nothing_new_comes_back_and_the_reason_is_said(ada: User, as_ada: Client) -> None:
    game, chance = a_seated_game(SMALL_GAME, ada, people=(0, 1)), random.Random(3)
    game = let_agents_think(game)
    while table_of(game).seat != game.holder or not table_of(game).has_shown:
        answer_by_chance(game, chance)
        game = let_agents_think(again(game))
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert "others play as well" in page and "data-seat-back" not in page
    with pytest.raises(Forged, match="others play as well"):
        back(game)
    assert not again(game).is_practice
