"""A seat of a team: the page of a game of three and four players."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from simulate.asking.request import FrozenScenario, on_scenario
from simulate.watching.seat import services
from tests.sandtable.games.tide_of_iron.scenario_documents import a_team_fight
from tests.simulate.watching.boards.tide_of_iron.test_teams import GAME, NAMES
from tests.support.seats import let_agents_think, played_out


@pytest.mark.django_db
@pytest.mark.parametrize("players", [3, 4])
def test_a_person_takes_a_seat_of_a_team(ada: User, as_ada: Client, players: int) -> None:
    document = a_team_fight()
    request = on_scenario(
        game=GAME, scenario=FrozenScenario("Teams", document), agents=("random",) * players, games=1, seed=7
    )
    game = let_agents_think(services.start(owner=ada, request=request, people=(1,), idempotency_key="k"))
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    for name in NAMES[players]:
        assert name in page
    assert 'name="option"' in page


@pytest.mark.django_db
def test_at_the_end_the_side_has_won_and_no_list_of_partners(ada: User, as_ada: Client) -> None:
    request = on_scenario(
        game=GAME, scenario=FrozenScenario("Teams", a_team_fight()), agents=("random",) * 3, games=1, seed=7
    )
    game = played_out(services.start(owner=ada, request=request, people=(2,), idempotency_key="k"))
    assert game.result["winners"] in ([0, 1], [2])
    side = "American" if game.result["winners"] == [0, 1] else "German"
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert f">{side} won<" in re.sub(r"\s*\n\s*", "", page)
