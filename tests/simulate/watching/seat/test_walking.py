"""A piece goes to its destination in one request: one answer, one step back, and it stops where something happens."""

from __future__ import annotations

import random

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import viewing_of
from simulate.models import SeatedGame
from simulate.watching.seat import services, walking
from simulate.watching.seat.seated import Course, Table, table_of
from simulate.watching.seat.turns import columns
from tests.support.clicks import Person, a_request
from tests.support.seats import SMALL_GAME, a_seated_game

pytestmark = pytest.mark.django_db


@pytest.fixture
def game(ada: User) -> SeatedGame:
    """The first action turn of a battle between two people at one screen."""
    request = a_request("tide_of_iron", "crossroads")
    person = Person.at(services.start(owner=ada, request=request, people=(0, 1), idempotency_key="k"))
    person.skip_to_round(1)
    return SeatedGame.objects.get(pk=person.game.pk)


def reachable(game: SeatedGame) -> list[str]:
    return [each.at for each in viewing_of(game.game).destinations(table_of(game).state)]


def place_of(table: Table, walker: str) -> str:
    """The name of the hex in which a unit is."""
    things = viewing_of(table.name).things(table.state, 0)
    return next(
        (each["at"] for each in things["hexes"] if walker in [unit["at"] for unit in each.get("units", ())]), ""
    )


def test_one_request_moves_a_unit_all_the_way_and_one_step_takes_it_back(game: SeatedGame, as_ada: Client) -> None:
    before, walker = table_of(game), viewing_of(game.game).walker(table_of(game).state)
    goal = reachable(game)[-1]
    page = as_ada.get(game.get_absolute_url()).content.decode()
    assert 'name="walk"' in page and f'value="{goal}"' in page and f'data-choices="{goal}"' in page
    answer = as_ada.post(f"{game.get_absolute_url()}/answer", {"question": game.question, "walk": goal})
    assert answer.status_code == 302
    after = SeatedGame.objects.get(pk=game.pk)
    assert place_of(before, walker) != goal == place_of(table_of(after), walker)
    assert len(after.decisions) > len(game.decisions) + 2, "an action and several hexes"
    assert table_of(after).seat == game.holder, "nothing else could be done: it has stopped by itself"
    services.take_back(game=after, question=after.question)
    back = SeatedGame.objects.get(pk=game.pk)
    assert back.decisions == game.decisions
    assert table_of(back).state.digest() == before.state.digest()


def test_a_place_that_cannot_be_reached_is_refused(game: SeatedGame, as_ada: Client) -> None:
    far = {f"hex:{column}1" for column in "ABCDEFGHIJKLMNOPQRSTUVW"} - set(reachable(game))
    for at in (far.pop(), "hex:ZZ9", "unit:1", "x" * 300):
        answer = as_ada.post(f"{game.get_absolute_url()}/answer", {"question": game.question, "walk": at})
        assert answer.status_code == 422
    stale = as_ada.post(f"{game.get_absolute_url()}/answer", {"question": "0" * 24, "walk": reachable(game)[0]})
    assert stale.status_code == 409
    assert SeatedGame.objects.get(pk=game.pk).decisions == game.decisions


def test_a_game_without_destinations_has_none(ada: User, as_ada: Client) -> None:
    game = a_seated_game(SMALL_GAME, ada)
    answer = as_ada.post(f"{game.get_absolute_url()}/answer", {"question": game.question, "walk": "hex:A1"})
    assert answer.status_code in (409, 422)


def watched(game: SeatedGame) -> tuple[Table, str]:
    """A moment at which a way is watched by Op Fire, and the destination of that way."""
    table, chance = table_of(game), random.Random(1)
    viewing = viewing_of(game.game)
    for _ in range(3000):
        risky = [each for each in viewing.destinations(table.state) if each.note.endswith("!") and len(each.steps) > 2]
        asked = table.state.ask()
        assert asked is not None, "nobody was ever watched"
        if risky:
            trial = table_of(game)
            trial.state, trial.decisions = table.state.clone(), list(table.decisions)
            trial.state.record()
            walking.walk(trial, risky[-1].at)
            if trial.course is not None:
                return trial, risky[-1].at
        ready = [index for index, words in enumerate(asked.options) if words.startswith("Prepare op fire")]
        table.take(chance.choice(ready) if ready and table.seat else chance.randrange(table.state.count()))
    raise AssertionError("nobody was ever watched")


def test_a_way_goes_on_after_op_fire_was_offered_and_declined(game: SeatedGame) -> None:
    table, goal = watched(game)
    course = table.course
    assert isinstance(course, Course) and course.at == goal and table.seat != course.seat
    while table.course is not None and table.seat != course.seat:
        table.take(table.state.declining())
        columns(game, table, game.holder)
    assert place_of(table, course.walker) == goal


def test_a_way_ends_where_op_fire_is_used(game: SeatedGame) -> None:
    table, goal = watched(game)
    course = table.course
    assert course is not None
    table.take(table.state.count() - 1)
    while table.seat >= 0 and table.course is not None and table.seat != course.seat:
        table.take(0)
        columns(game, table, game.holder)
    columns(game, table, game.holder)
    assert table.course is None and place_of(table, course.walker) != goal
