"""The page "Play": open tables of others, and one's own games as they stand."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import games_with_views, view, viewing_of
from sandtable.engine.views import ONLOOKER
from simulate.models import SeatedGame
from simulate.watching.seat.seated import table_of
from simulate.watching.table import lobby, services
from tests.support.people import LARGE_GAME, a_browser, a_shared_table, answered, asked_seat, sit_down, somebody
from tests.support.seats import SMALL_GAME, a_seated_game

pytestmark = pytest.mark.django_db


def test_an_open_table_is_listed_for_others_while_it_has_a_free_seat(
    free: SeatedGame, ada: User, bob: User, as_bob: Client
) -> None:
    assert lobby.open_tables(bob) == []
    services.show_in_lobby(game=free, is_listed=True)
    found = lobby.open_tables(bob)
    assert [(each.game, each.owner, each.free) for each in found] == [(free, "ada", 1)]
    assert lobby.open_tables(ada) == [] == lobby.open_tables(bob, "another game")
    page = as_bob.get("/play").content.decode()
    assert f"/play/{free.public_id}/join" in page
    assert f"/play/{free.public_id}/join" not in Client().get("/play").content.decode()
    services.join(user=bob, game=free)
    assert lobby.open_tables(somebody("eve")) == []


def test_a_game_that_is_over_is_no_open_table(free: SeatedGame, bob: User) -> None:
    services.show_in_lobby(game=free, is_listed=True)
    SeatedGame.objects.filter(pk=free.pk).update(state="given_up")
    assert lobby.open_tables(bob) == []


def test_free_seats_are_counted(ada: User, bob: User) -> None:
    game = a_shared_table(ada, LARGE_GAME, people=(0, 1, 2))
    services.show_in_lobby(game=game, is_listed=True)
    assert [each.free for each in lobby.open_tables(bob)] == [2]
    sit_down(game, bob, 2)
    assert lobby.open_tables(bob) == []
    assert [each.free for each in lobby.open_tables(somebody("eve"))] == [1]


def test_each_person_reads_whose_turn_it_is(both: SeatedGame, ada: User, bob: User) -> None:
    game = SeatedGame.objects.get(pk=both.pk)
    people = [ada, bob]
    asked = asked_seat(game)
    (mine,) = lobby.as_they_stand(lobby.own_games(people[asked]), people[asked])
    (theirs,) = lobby.as_they_stand(lobby.own_games(people[1 - asked]), people[1 - asked])
    assert (mine.turn, mine.is_yours) == ("your turn", True)
    assert (theirs.turn, theirs.is_yours) == (f"waits for {people[asked].username}", False)
    assert (mine.moved_at, mine.round) == (game.created_at, view(game.game, table_of(game).state, ONLOOKER).round)
    moved = answered(game)
    (later,) = lobby.as_they_stand(lobby.own_games(ada), ada)
    assert later.moved_at == moved.moved_at and later.moved_at > game.created_at


def test_own_games_are_chosen_by_game(ada: User, as_ada: Client) -> None:
    one, other = a_seated_game(SMALL_GAME, ada), a_seated_game(LARGE_GAME, ada, key="other")
    assert [row.game for row in as_ada.get("/play").context["rows"]] == [other, one]
    assert [row.game for row in as_ada.get(f"/play?game={SMALL_GAME}").context["rows"]] == [one]
    assert [row.game for row in as_ada.get("/play?game=%3Cb%3E").context["rows"]] == [other, one]


def test_somebody_elses_games_are_not_listed(both: SeatedGame) -> None:
    assert a_browser(somebody("eve")).get("/play").context["rows"] == []
    assert both.pk


@pytest.mark.parametrize("name", games_with_views())
def test_a_score_has_a_number_for_each_seat_or_none(name: str) -> None:
    state = table_of(SeatedGame(game=name, **_plan_of(name))).state
    score = viewing_of(name).score(view(name, state, ONLOOKER))
    assert score == (0,) * len(score) and len(score) in (0, len(view(name, state, ONLOOKER).seats))


def _plan_of(name: str) -> dict[str, object]:
    game = a_seated_game(name)
    return {"snapshot": game.snapshot, "seed": game.seed, "decisions": []}
