"""The page about agents: how each thinks, how strong it is, and where the numbers come from."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from django.template.loader import get_template
from django.test import Client
from django.urls import reverse

from sandtable.agents import AGENTS
from sandtable.engine.registry import all_games
from sandtable.playtest.fingerprint import fingerprint
from simulate.results.players import results, selectors

FOUND: dict[str, Any] = {
    "game": "toy",
    "command": "manage.py ladder toy --agents random,greedy-0 --games 400 --seed 1",
    "seats": 2,
    "seed": 1,
    "pool": "held_out",
    "arenas": ["Toy"],
    "engine": "of another day",
    "result": {
        "anchor": "random",
        "games": 400,
        "ratings": [
            {"agent": "greedy-0", "elo": 190.8, "low": 150.2, "high": 231.4},
            {"agent": "random", "elo": 0.0, "low": 0.0, "high": 0.0},
        ],
        "pairs": [
            {
                "agents": ["greedy-0", "random"],
                "share": {"value": 0.75, "low": 0.7, "high": 0.8},
                "games": 400,
                "draws": 20,
            }
        ],
        "digest": "0" * 32,
    },
    "cost": {"agents": {"greedy-0": 0.0031, "random": 0.00004}, "rules": 0.0012, "seconds": 1.6, "build": "compiled"},
    "date": "2026-11-20",
}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The toy game is the only one with a ladder, which a test may change."""
    found = copy.deepcopy(FOUND)
    monkeypatch.setattr(selectors, "ladders", lambda: {"toy": found})
    return found


def page(client: Client) -> str:
    answer = client.get(reverse("simulate:agents"))
    assert answer.status_code == 200
    return answer.content.decode()


# -- how agents think --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", AGENTS)
def test_every_agent_has_a_paragraph_on_how_it_thinks(name: str) -> None:
    assert len(get_template(f"simulate/results/players/{name}.html").render().split()) > 20


def test_everybody_may_read_who_plays(client: Client, measured: dict[str, Any]) -> None:
    assert reverse("simulate:agents") == "/agents"
    text = page(client)
    assert "Greedy 3: the best next step" in text and "It is the yardstick" in text


# -- how strong they are -----------------------------------------------------------------------------------------------


def test_standings_tell_rating_share_and_cost(measured: dict[str, Any]) -> None:
    random, greedy, *others = selectors.players()
    assert [(player.name, player.before) for player in (random, greedy)] == [("random", ""), ("greedy-0", "random")]
    assert greedy.standings == (
        selectors.Standing("Toy", "+191 (+150 to +231)", "75.0 % (70.0 % to 80.0 %)", "3.1 ms"),
    )
    assert random.standings == (selectors.Standing("Toy", "0", "", "40 µs"),)


def test_a_share_is_that_of_the_agent_on_either_side_of_the_pair(measured: dict[str, Any]) -> None:
    (pair,) = measured["result"]["pairs"]
    pair["agents"] = ["random", "greedy-0"]
    assert selectors.players()[1].standings[0].share == "25.0 % (20.0 % to 30.0 %)"


def test_a_share_is_that_against_the_agent_before(client: Client, measured: dict[str, Any]) -> None:
    (pair,) = measured["result"]["pairs"]
    measured["result"]["ratings"].append({"agent": "greedy-2", "elo": 300.0, "low": 250.0, "high": 350.0})
    measured["cost"]["agents"]["greedy-2"] = 0.004
    assert selectors.players()[2].standings[0].share == "", "they did not meet"
    measured["result"]["pairs"].append({**pair, "agents": ["greedy-0", "greedy-2"]})
    assert selectors.players()[2].standings[0].share == "25.0 % (20.0 % to 30.0 %)"
    assert "Takes against greedy-0" in page(client)


def test_what_is_measured_of_a_version_holds_for_the_newer_one_that_plays_the_game_alike(
    measured: dict[str, Any],
) -> None:
    measured["result"]["ratings"].append({"agent": "greedy-2", "elo": 300.0, "low": 250.0, "high": 350.0})
    measured["cost"]["agents"]["greedy-2"] = 0.004
    standings = {player.name: player.standings for player in selectors.players()}
    (older,), (newer,) = standings["greedy-2"], standings["greedy-3"]
    assert (newer.elo, newer.thinks, newer.share) == (older.elo, older.thinks, "")


def test_an_agent_that_was_not_measured_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selectors, "ladders", lambda: {})
    text = page(client)
    assert text.count("It was not measured yet.") == len(AGENTS)
    assert "Where the numbers come from" not in text


def test_numbers_come_with_games_date_and_command(client: Client, measured: dict[str, Any]) -> None:
    text = page(client)
    assert FOUND["command"] in text and "2026-11-20" in text
    (origin,) = selectors.origins()
    assert (origin.games, origin.drawn, origin.rules) == ("400", "5.0 %", "1.2 ms")
    assert origin.tables == "2 players, 1 choice of decks"


def test_a_measurement_of_other_rules_says_so(client: Client, measured: dict[str, Any]) -> None:
    assert "rules or agents were changed since" in page(client)
    measured["engine"] = fingerprint("toy")
    assert "rules or agents were changed since" not in page(client)


# -- the kept results --------------------------------------------------------------------------------------------------


KEPT = [name for name in all_games() if results.place(name).is_file()]


def test_every_game_that_comes_with_the_project_was_measured() -> None:
    assert len(KEPT) >= 5


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_result_names_its_command_and_agents_of_today(name: str) -> None:
    found = results.ladders()[name]
    assert found["game"] == name and f"ladder {name} " in found["command"]
    assert {each["agent"] for each in found["result"]["ratings"]} == set(found["cost"]["agents"]) <= set(AGENTS)
    assert all(pair["failed"] == 0 for pair in found["result"]["pairs"])
    assert found["cost"]["build"] == "compiled", "times of an interpreted run would mislead"


# -- the way there -----------------------------------------------------------------------------------------------------


def test_the_footer_of_every_page_leads_there(client: Client, measured: dict[str, Any]) -> None:
    assert f'href="{reverse("simulate:agents")}"' in page(client).partition("site-footer")[2]
