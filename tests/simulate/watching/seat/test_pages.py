"""The pages around a game with people: begin on a scenario, with decks, from a moment; play without scripts."""

from __future__ import annotations

import random
import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.game import NO_OPTION
from sandtable.engine.viewing import games_with_views
from scenarios.models import ScenarioVersion
from simulate.models import PERSON, SeatedGame, SeatedState, Visibility
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.preparing import prepare
from simulate.watching.seat.seated import table_of
from tests.support.depth import games
from tests.support.replays import played
from tests.support.seats import (
    SMALL_GAME,
    a_seated_game,
    a_stored_scenario,
    answer_by_chance,
    choices_on,
    is_with_other_luck,
    let_agents_think,
)

pytestmark = pytest.mark.django_db
GAME = SMALL_GAME


def test_a_game_is_played_with_plain_forms(ada: User, as_ada: Client) -> None:
    game = let_agents_think(a_seated_game(GAME, ada))
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert f'value="{game.question}"' in page and 'name="option"' in page
    options = re.findall(r'name="option"\s+value="(\d+)"', page)
    assert len(options) == table_of(game).state.count()
    sent = {"question": game.question, "option": options[-1]}
    answer = as_ada.post(f"/play/{game.public_id}/answer", sent, follow=True)
    assert answer.redirect_chain == [(f"/play/{game.public_id}#seat", 302)]
    assert SeatedGame.objects.get(pk=game.pk).decisions == [*game.decisions, int(options[-1])]


def test_a_page_is_read_aloud_from_the_question_to_the_log(ada: User, as_ada: Client) -> None:
    game = answer_by_chance(let_agents_think(a_seated_game(GAME, ada)), random.Random(1))
    page = as_ada.get(f"/play/{let_agents_think(game).public_id}").content.decode()
    parts = ("<h1", "seat__prompt", "data-seat-answer", 'class="board"', "data-seat-lines")
    places = [page.index(part) for part in parts]
    assert places == sorted(places)


def test_each_option_lies_on_the_board(ada: User, as_ada: Client) -> None:
    game = let_agents_think(a_seated_game(GAME, ada))
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert lying(page) == set(re.findall(r'data-option="(\d+)"', page))


def lying(page: str) -> set[str]:
    """The numbers of the options that a click on the board takes."""
    return {index for found in re.findall(r'data-choices="([\d ]+)"', page) for index in found.split()}


@pytest.mark.deep
@pytest.mark.parametrize("name", games_with_views())
def test_nothing_on_the_board_passes_ends_declines_or_claims(ada: User, as_ada: Client, name: str) -> None:
    game, chance, closing = let_agents_think(a_seated_game(name, ada)), random.Random(4), 0
    for _ in range(games(25, deep=40)):
        if game.state != SeatedState.PERSON:
            break
        state, page = table_of(game).state, as_ada.get(f"/play/{game.public_id}").content.decode()
        asked = state.ask()
        assert asked is not None
        closes = {str(state.declining())} - {str(NO_OPTION)}
        closes |= {str(place) for place, words in enumerate(asked.options) if words.startswith("claim ")}
        assert not closes & lying(page)
        assert "data-seat-done" in page or closes <= set(re.findall(r'data-option="(\d+)"', page)), "they are buttons"
        closing += len(closes)
        answer_by_chance(game, chance)
        game = let_agents_think(game)
    assert closing


def test_a_page_that_waits_asks_again_without_scripts(ada: User, as_ada: Client) -> None:
    game = a_seated_game(GAME, ada)
    SeatedGame.objects.filter(pk=game.pk).update(state=SeatedState.AGENT, question="")
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert '<meta http-equiv="refresh"' in page and "is thinking" in page and 'name="option"' not in page
    piece = as_ada.get(f"/play/{game.public_id}/table").content.decode()
    assert "is thinking" in piece and "refresh" not in piece, "a piece with it would load the page anew"


def test_the_list_has_the_own_games(ada: User, as_ada: Client) -> None:
    assert "No games yet" in as_ada.get("/play").content.decode()
    game = a_seated_game(GAME, ada)
    page = as_ada.get("/play").content.decode()
    assert game.get_absolute_url() in page


def sent(version: ScenarioVersion, first: str) -> dict[str, str]:
    return {**choices_on(version, first), "key": "once"}


def test_people_sit_down_at_a_scenario(ada: User, as_ada: Client) -> None:
    version = a_stored_scenario(ada)
    page = as_ada.get(f"/play/scenario?version={version.public_id}").content.decode()
    assert "Begin the game" in page and "a person at this screen" in page
    answer = as_ada.post("/play/scenario", sent(version, PERSON))
    game = SeatedGame.objects.get()
    assert answer.status_code == 302 and answer["Location"] == game.get_absolute_url()
    assert (game.people, game.players, game.game) == ([0], [PERSON, "random"], GAME)
    as_ada.post("/play/scenario", sent(version, PERSON))
    assert SeatedGame.objects.count() == 1, "a form that is sent twice begins one game"
    assert as_ada.get(f"/scenarios/{version.scenario.public_id}").content.decode().count("Play it yourself") == 1


def test_a_form_without_a_person_is_refused(ada: User, as_ada: Client) -> None:
    answer = as_ada.post("/play/scenario", sent(a_stored_scenario(ada), "random"))
    assert answer.status_code == 422 and "at least one seat for a person" in answer.content.decode()
    assert not SeatedGame.objects.exists()


def test_a_scenario_of_others_is_missing(as_ada: Client) -> None:
    version = a_stored_scenario(User.objects.create_user("eve"))
    assert as_ada.get(f"/play/scenario?version={version.public_id}").status_code == 404


# -- from a moment of a counted game -----------------------------------------------------------------------------


def test_people_go_on_from_a_moment(ada: User, as_ada: Client) -> None:
    batch = played(GAME, ada)
    prepare(batch, 0)
    opened = LIBRARY.open(batch, 0)
    assert isinstance(opened, OpenGame)
    at = opened.last // 2
    address = f"/play/from/{batch.public_id}/0"
    page = as_ada.get(f"{address}?at={at}")
    assert page.status_code == 200 and f"after {at} decisions" in page.content.decode()
    seats = {f"seat_{seat}": PERSON if seat == 1 else "random" for seat in range(len(batch.snapshot["subjects"]))}
    answer = as_ada.post(address, {"at": at, "key": "once", **seats})
    game = SeatedGame.objects.get()
    assert answer.status_code == 302 and answer["Location"] == game.get_absolute_url()
    assert tuple(game.decisions) == opened.recording.decisions[:at]
    assert is_with_other_luck(table_of(game).state, opened.state(at))
    assert (game.people, game.origin_id, game.origin_moment) == ([1], batch.pk, at)
    as_ada.post(address, {"at": at, "key": "once", **seats})
    assert SeatedGame.objects.count() == 1


@pytest.mark.parametrize("at", ["-1", "x", "", "99999999", "9" * 400])
def test_moments_that_are_none_are_missing(ada: User, as_ada: Client, at: str) -> None:
    batch = played(GAME, ada)
    prepare(batch, 0)
    assert as_ada.get(f"/play/from/{batch.public_id}/0?at={at}").status_code == 404


def test_only_readers_of_a_playtest_go_on_from_it(ada: User, as_ada: Client) -> None:
    batch = played(GAME, User.objects.create_user("eve"))
    prepare(batch, 0)
    address = f"/play/from/{batch.public_id}/0?at=3"
    assert as_ada.get(address).status_code == 404
    batch.visibility = Visibility.PUBLIC
    batch.save()
    assert as_ada.get(address).status_code == 200


def test_a_game_under_other_rules_goes_on_where_they_take_its_choices(ada: User) -> None:
    game = let_agents_think(a_seated_game(GAME, ada))
    expected = table_of(game).state.digest()
    SeatedGame.objects.filter(pk=game.pk).update(kept=b"")
    assert table_of(SeatedGame.objects.get(pk=game.pk)).state.digest() == expected


def test_a_game_whose_choices_the_rules_refuse_says_so(ada: User, as_ada: Client) -> None:
    game = let_agents_think(a_seated_game(GAME, ada))
    SeatedGame.objects.filter(pk=game.pk).update(kept=b"", decisions=[10**6])
    page = as_ada.get(f"/play/{game.public_id}")
    assert page.status_code == 200 and "rules have changed" in page.content.decode()
    sent = {"question": game.question, "option": "0"}
    assert as_ada.post(f"/play/{game.public_id}/answer", sent).status_code == 409
    as_ada.post(f"/play/{game.public_id}/give-up")
    assert SeatedGame.objects.get(pk=game.pk).state == SeatedState.GIVEN_UP
