"""The balance of a scenario for three and four players: sides are the parties, however many play on each."""

from __future__ import annotations

from typing import Any, Final

import pytest
from django.test import Client

from scenarios import services as scenarios
from scenarios.models import Scenario
from scenarios.playable import as_playable
from simulate.models import Study, StudyState
from simulate.study.balance import services
from simulate.study.balance.services import Wanted
from simulate.study.services import create_study
from tests.sandtable.games.tide_of_iron.scenario_documents import a_team_fight
from tests.support.pages import words_of
from tests.support.playtests import a_user
from tests.support.toy_study import play_to_the_end

pytestmark = pytest.mark.django_db
WANTED: Final = Wanted("random", target=50, margin=20, games=40, proof_games=10, seed=5)
SHARES: Final = {3: "3 (American 2, German 1)", 4: "4 (American 2, German 2)"}


def a_search(owner: Any, scenario: Scenario, players: int) -> Study:
    """A search of 40 games that may change the number of rounds."""
    playable = as_playable(scenario.newest)
    knobs = tuple(knob for knob in services.knobs_of(playable, players) if knob.key == "rounds")
    question = services.question(playable, players, knobs, WANTED)
    return create_study(owner=owner, asked=services.asked(question), idempotency_key="k")


@pytest.mark.parametrize("players", [3, 4])
def test_a_search_counts_sides_and_tells_who_plays(client: Client, players: int) -> None:
    owner: Any = a_user("ada")
    scenario = scenarios.create_scenario(owner=owner, definition=a_team_fight())
    study = play_to_the_end(a_search(owner, scenario, players))
    study.refresh_from_db()
    assert study.state == StudyState.DONE
    assert {len(batch.plan().agents) for batch in study.batches.all()} == {players}
    for candidate in study.result["candidates"]:
        assert sum(candidate["count"]["points"]) == 60 * candidate["count"]["games"]
        assert len(candidate["count"]["points"]) == 2
    client.force_login(owner)
    page = words_of(client.get(study.get_absolute_url()).content.decode())
    assert f"Players {SHARES[players]}" in page
    assert "American takes" in page and "division" not in page.split("The question")[0]


def test_the_form_offers_the_numbers_of_players_and_keeps_the_wanted_share(client: Client) -> None:
    owner: Any = a_user("ada")
    client.force_login(owner)
    version = scenarios.create_scenario(owner=owner, definition=a_team_fight()).newest
    form: Any = client.get(f"/studies/balance/new/{version.public_id}?players=4").content.decode()
    assert [f'<option value="{players}"' in form for players in (2, 3, 4)] == [True] * 3
    assert "Wanted share of the American side, in per cent" in form
