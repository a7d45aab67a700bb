"""A game with people from the first question to its replay, for every game that can be shown."""

from __future__ import annotations

import random

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import games_with_views
from sandtable.playtest.recording import recorded_choices
from simulate.models import SeatedState
from simulate.watching.seat.seated import laid_out, packed, table_of
from tests.support.seats import SMALL_GAME, a_seated_game, answer_by_chance, let_agents_think, played_out

pytestmark = pytest.mark.django_db


@pytest.mark.deep
@pytest.mark.parametrize("name", games_with_views())
def test_a_whole_game_ends_as_a_replay_that_verifies(ada: User, as_ada: Client, name: str) -> None:
    game = played_out(a_seated_game(name, ada))
    assert game.state == SeatedState.OVER and game.ended_at is not None
    again = recorded_choices(game.plan(), game.number, game.decisions)
    assert f"{again.digest:016x}" == game.digest
    page = as_ada.get(f"/play/{game.public_id}/replay").content.decode()
    assert "verified: the same game" in page and f'data-last="{len(game.decisions)}"' in page
    assert as_ada.get(f"/play/{game.public_id}/replay/at/{len(game.decisions)}").status_code == 200
    assert as_ada.get(f"/play/{game.public_id}/replay/at/{len(game.decisions) + 1}").status_code == 404


def test_other_choices_have_another_digest(ada: User) -> None:
    game = played_out(a_seated_game(SMALL_GAME, ada))
    other = played_out(a_seated_game(SMALL_GAME, ada, key="other"), seed=2)
    assert game.decisions != other.decisions and game.digest != other.digest


@pytest.mark.parametrize("name", games_with_views())
def test_the_kept_table_is_the_one_that_follows_from_the_choices(ada: User, name: str) -> None:
    game, chance = let_agents_think(a_seated_game(name, ada)), random.Random(3)
    for _ in range(12):
        if game.state != SeatedState.PERSON:
            break
        answer_by_chance(game, chance)
        game = let_agents_think(game)
        table, anew = table_of(game), laid_out(game, game.decisions)
        assert table.state.digest() == anew.state.digest()
        assert [(line.text, line.decision) for line in table.lines] == [
            (line.text, line.decision) for line in anew.lines
        ]
        assert packed(table) == bytes(game.kept)
