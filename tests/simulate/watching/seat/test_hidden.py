"""Nothing hidden reaches the screen: not in pages, not in pieces, not in ETags, not by what a refresh tells."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import games_with_views, named, view
from sandtable.engine.views import ONLOOKER
from simulate.models import SeatedGame, SeatedState
from simulate.watching.boards.marking import names_on
from simulate.watching.seat import services
from simulate.watching.seat.openly import is_open
from simulate.watching.seat.seated import table_of
from simulate.watching.seat.turns import columns
from tests.support.depth import games
from tests.support.seats import SMALL_GAME, a_seated_game, answer_by_chance, let_agents_think

pytestmark = [pytest.mark.django_db, pytest.mark.deep]
SOME = games(4, deep=24)
"""Moments of a game."""
TURNS = games(12, deep=60)
"""Turns of people in a game that is played on."""
TOKENS = re.compile(r'name="csrfmiddlewaretoken" value="\w+"|[0-9a-f]{24}')


def moments(game: SeatedGame, count: int, seed: int = 5) -> list[SeatedGame]:
    """The game as it stands at its next questions to people."""
    chance = random.Random(seed)
    found: list[SeatedGame] = []
    game = let_agents_think(game)
    while game.state == SeatedState.PERSON and len(found) < count:
        found.append(game)
        answer_by_chance(SeatedGame.objects.get(pk=game.pk), chance)
        game = let_agents_think(game)
    return found


def shown(client: Client, game: SeatedGame) -> tuple[str, str, dict[str, Any]]:
    """The piece without its random letters, the face, and the same table as the API tells it."""
    game.save()
    piece = client.get(f"/play/{game.public_id}/table").content.decode()
    told = client.get(f"/api/v1/tables/{game.public_id}").json()
    assert told["question"] is not None and told.pop("question_id") == game.question
    return TOKENS.sub("", piece), SeatedGame.objects.get(pk=game.pk).face, told


@pytest.mark.parametrize("name", games_with_views())
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(ada: User, as_ada: Client, name: str) -> None:
    compared = 0
    for place, game in enumerate(moments(a_seated_game(name, ada), SOME)):
        table = table_of(game)
        if table.seat != game.holder:
            continue
        columns(game, table, game.holder)
        one = shown(as_ada, game)
        table.state = table.state.observe(game.holder).imagine(seeded("another world", place))
        columns(game, table, game.holder)
        assert shown(as_ada, game) == one
        compared += 1
    assert compared >= 3


@pytest.mark.parametrize("name", games_with_views())
def test_only_things_of_the_seat_are_on_its_screen(ada: User, as_ada: Client, name: str) -> None:
    for game in moments(a_seated_game(name, ada), SOME):
        things = {each for each, _, _ in named(view(name, table_of(game).state, game.holder).things)}
        game.save()
        for place in ("", "/table"):
            assert names_on(as_ada.get(f"/play/{game.public_id}{place}").content.decode()) <= things


@pytest.mark.parametrize("name", games_with_views())
def test_the_screen_shows_nothing_while_it_is_passed_on(ada: User, as_ada: Client, name: str) -> None:
    game = a_seated_game(name, ada, people=(0, 1))
    passed, chance = 0, random.Random(2)
    for _ in range(TURNS):
        game = let_agents_think(game)
        if game.state != SeatedState.PERSON:
            break
        if table_of(game).seat != game.holder:
            page = as_ada.get(f"/play/{game.public_id}").content.decode()
            public = {each for each, _, _ in named(view(name, table_of(game).state, ONLOOKER).things)}
            assert names_on(page) <= public, "everybody at the table sees the screen"
            if not is_open(game, table_of(game)):
                assert "Pass the screen to" in page and "data-option" not in page
                with pytest.raises(services.Stale):
                    services.answer(game=game, question=game.question, option=0)
            passed += 1
        game = answer_by_chance(SeatedGame.objects.get(pk=game.pk), chance)
    assert passed >= 2


def test_a_refresh_tells_only_what_the_person_may_notice(ada: User, as_ada: Client) -> None:
    game = let_agents_think(a_seated_game(SMALL_GAME, ada))
    address = f"/play/{game.public_id}/table"
    first = as_ada.get(address)
    again = as_ada.get(address, headers={"If-None-Match": first["ETag"]})
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", first["ETag"])
    SeatedGame.objects.filter(pk=game.pk).update(attempt=2, lease_token="worker", decisions=[*game.decisions, 0])
    assert as_ada.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 304
    SeatedGame.objects.filter(pk=game.pk).update(decisions=game.decisions)
    services.answer(game=SeatedGame.objects.get(pk=game.pk), question=game.question, option=0)
    assert as_ada.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 200


@pytest.mark.parametrize("name", games_with_views())
def test_what_is_taken_back_has_shown_nothing(ada: User, name: str) -> None:
    """After taking back, the same question stands, and the seat knows what it knew before."""
    game, chance, taken = let_agents_think(a_seated_game(name, ada)), random.Random(8), 0
    for _ in range(TURNS):
        if game.state != SeatedState.PERSON:
            break
        table = table_of(game)
        before, seat = view(name, table.state, table.seat).written(), table.seat
        game = answer_by_chance(SeatedGame.objects.get(pk=game.pk), chance)
        after = table_of(SeatedGame.objects.get(pk=game.pk))
        if game.state == SeatedState.PERSON and after.back and not after.has_shown:
            undone = services.take_back(game=SeatedGame.objects.get(pk=game.pk), question=game.question)
            anew = table_of(SeatedGame.objects.get(pk=undone.pk))
            assert anew.seat == seat and view(name, anew.state, seat).written() == before
            assert anew.decisions == table.decisions
            assert [line.text for line in anew.lines] == [line.text for line in table.lines]
            game = answer_by_chance(SeatedGame.objects.get(pk=game.pk), chance)
            taken += 1
        game = let_agents_think(game)
