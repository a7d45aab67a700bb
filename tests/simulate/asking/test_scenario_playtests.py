"""Playtests of scenarios: asked for, played, told by side; whose scenario may be played; pages and API."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from rest_framework.test import APIClient

from scenarios.checking import Problem
from scenarios.models import Scenario, ScenarioVersion, Visibility
from simulate.asking import services
from simulate.asking.problems import problems_of
from simulate.asking.refusals import KeyReused, Refused
from simulate.asking.request import FrozenScenario, Subject, on_scenario
from simulate.asking.selectors import scenario_by_slug
from simulate.models import Batch, BatchState
from simulate.playtest.batch import play_chunk
from simulate.playtest.report import paste
from simulate.playtest.tally import total
from simulate.results import battlefield, heat, verdicts
from simulate.results.reading import origin_of, read
from tests.support.pages import html_of
from tests.support.playtests import a_batch, a_skirmish, a_user, play_all
from tests.support.skirmish import a_scenario

pytestmark = pytest.mark.django_db
API = "/api/v1/scenario-playtests"
PROBLEMS: list[Problem] = []


@pytest.fixture(autouse=True)
def _lint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skirmishes have no rules of their own; what is wrong with one is what a test says."""
    PROBLEMS.clear()
    for module in ("playable", "verdicts"):
        monkeypatch.setattr(f"scenarios.{module}.lint", lambda *_given: list(PROBLEMS))


@pytest.fixture
def user() -> Any:
    return a_user()


@pytest.fixture
def page(client: Any, user: Any) -> Any:
    client.force_login(user)
    return client


@pytest.fixture
def api(user: Any) -> Any:
    client = APIClient()
    client.force_login(user)
    return client


def a_version(owner: Any, visibility: str = Visibility.PRIVATE, **more: Any) -> ScenarioVersion:
    """A stored skirmish."""
    definition = a_scenario(**more)
    kept = Scenario.objects.create(owner=owner, game="skirmish", title=definition["title"], visibility=visibility)
    version = ScenarioVersion(scenario=kept, number=1, definition=definition, digest="d")
    version.save()
    kept.current = version
    kept.save()
    return version


def played(*agents: str, owner: Any = None, **more: Any) -> Batch:
    """A finished playtest."""
    batch = services.create_batch(owner=owner or a_user(), request=a_skirmish(*agents, **more), idempotency_key="k")
    play_all()
    return Batch.objects.get(pk=batch.pk)


def pasted(batch: Batch) -> str:
    """The text to paste; the words of the verdict are tested elsewhere."""
    return paste.text(read(batch), origin_of(batch), "")


# -- the service -----------------------------------------------------------------------------------------------------


def test_the_same_agents_keep_their_sides_and_others_swap_them() -> None:
    kept, swapped = played(games=9), played("greedy", "random", games=9)
    asked = played("greedy", "random", games=9, keeps_sides=True)
    assert (kept.n_games, kept.labels, kept.rotation_size) == (9, ["Blue", "Red"], 1)
    assert (swapped.n_games, swapped.labels, swapped.rotation_size) == (10, ["greedy", "random"], 2)
    assert (asked.n_games, asked.labels, asked.rotation_size) == (9, ["Blue", "Red"], 1)
    assert {batch.state for batch in (kept, swapped, asked)} == {BatchState.DONE}


def test_a_playtest_may_have_one_game() -> None:
    assert played(games=1).state == BatchState.DONE


def test_the_scenario_is_frozen_and_outlives_its_owner(user: Any) -> None:
    version = a_version(a_user(), Visibility.PUBLIC)
    frozen = FrozenScenario("Ridge", dict(version.definition), version=version.public_id)
    request = on_scenario(
        game="skirmish", scenario=frozen, agents=("random", "random"), games=4, seed=1, keeps_sides=False
    )
    batch = services.create_batch(owner=user, request=request, idempotency_key="k")
    assert batch.scenario_version == version
    version.scenario.delete()
    play_all()
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE and batch.scenario_version_id is None
    assert batch.plan().scenario == a_scenario()


def test_every_problem_of_a_request_is_named() -> None:
    right = a_skirmish()
    three = replace(right, subjects=(*right.subjects, Subject("C", {"name": "C"})), agents=("random", "clever", "x"))
    assert problems_of(right) == []
    assert problems_of(replace(right, rotations=10_001)) == ["A playtest has 1 to 10000 games, not 10001."]
    assert problems_of(a_skirmish("greedy", "random", games=10_001)) == [
        "A playtest has 1 to 5000 pairs of games, not 5001."
    ]
    assert len(problems_of(three)) == 4
    assert problems_of(a_skirmish(hexes=[])) == [
        "a scenario has a title, rounds, at least one hex, and the strength of both sides"
    ]
    with pytest.raises(Refused, match="at least one hex"):
        services.create_batch(owner=a_user(), request=a_skirmish(hexes=[]), idempotency_key="k")


def test_a_key_belongs_to_one_scenario() -> None:
    owner = a_user()
    first = services.create_batch(owner=owner, request=a_skirmish(), idempotency_key="k")
    assert services.create_batch(owner=owner, request=a_skirmish(), idempotency_key="k") == first
    for other in (a_skirmish(rounds=5), a_skirmish("random", "greedy"), a_skirmish(games=11)):
        with pytest.raises(KeyReused):
            services.create_batch(owner=owner, request=other, idempotency_key="k")


def test_decks_are_frozen_as_before() -> None:
    assert set(a_batch().snapshot) == {"subjects", "agents", "scenario", "max_steps", "data_version"}


# -- what the games say ----------------------------------------------------------------------------------------------


def test_the_balance_is_the_sum_of_the_games() -> None:
    batch = played(games=60)
    found, games = read(batch), play_chunk(batch.plan(), 0, 60)
    assert found.points.wins == [sum(game.winners == (side,) for game in games) for side in (0, 1)]
    assert sum(map(sum, found.ways.values())) == sum(found.points.wins) == sum(map(sum, found.rounds.values()))
    assert set(found.ways) <= {"all taken", "more held"}
    assert found.ways["all taken"][1] == sum(g.winners == (1,) and g.reason == "all taken" for g in games)
    counted = total(game.tally for game in games)
    assert found.hexes["A1"].control[0] == counted["control/A1/blue"]
    assert found.hexes["A1"].losses[1] == counted["losses/A1/red"]
    assert (0, "figures", counted["lost/blue/figures"] / 60) in found.lost
    assert list(found.rounds) == list(range(min(found.rounds), max(found.rounds) + 1))


def test_sides_and_agents_are_told_apart() -> None:
    """Blue is much stronger, and greedy plays better: both are seen, each with its interval over pairs."""
    batch = played("greedy", "random", games=80, strength={"blue": 2, "red": 0})
    found = read(batch)
    blue, red = found.points.shares
    greedy, random = found.subjects.shares
    assert blue is not None and red is not None and greedy is not None and random is not None
    assert blue.value + red.value == pytest.approx(1) and greedy.value + random.value == pytest.approx(1)
    assert blue.low > 0.5 and greedy.low > 0.5
    assert blue.games == greedy.games == 80


def test_the_more_exact_words_of_the_game_are_used() -> None:
    batch = played(games=6)
    batch.tally = {"won/blue/the ridge is ours": 4, "won/red/time is up": 1, "won/green/nonsense": 1}
    assert read(batch).ways == {"the ridge is ours": [4, 0], "time is up": [0, 1]}


def test_games_without_an_end_of_their_own_give_no_verdict() -> None:
    request = replace(a_skirmish(), max_steps=2)
    batch = services.create_batch(owner=a_user(), request=request, idempotency_key="k")
    play_all()
    batch.refresh_from_db()
    assert "little about the scenario" in verdicts.verdict(read(batch))


def test_the_text_to_paste() -> None:
    kept = played(games=20)
    swapped = played("greedy", "random", games=20)
    lines = pasted(kept).splitlines()
    assert lines[0] == "Match | Ridge: Blue  v.  Red"
    assert lines[1].startswith("Sides | Blue ") and lines[1].endswith("(95 %, by games)")
    assert lines[2].startswith("Games | N 20  Won Blue ")
    told = pasted(swapped)
    assert "Agent | greedy " in told and "(95 %, by pairs)" in told and "Data  | rules " in told


def test_maps_have_their_numbers_in_tables() -> None:
    found = read(played(games=40))
    control, losses = heat.heat_maps(found, ())
    assert control.columns == losses.columns == ("Hex", "Blue", "Red")
    assert {row[0] for row in control.rows} == {"A1", "B1", "C2"}
    place = found.hexes["B1"]
    assert ("B1", f"{100 * place.control[0] / 40:.0f} %", f"{100 * place.control[1] / 40:.0f} %") in control.rows
    assert ("B1", f"{place.losses[0] / 40:.2f}", f"{place.losses[1] / 40:.2f}") in losses.rows


def a_battle(tally: dict[str, int]) -> Batch:
    """Four games on the crossroads, as if they had been played."""
    batch = played(games=4)
    scenario = scenario_by_slug("tide_of_iron", "crossroads")
    batch.game, batch.tally = "tide_of_iron", tally
    batch.snapshot |= {"scenario": scenario, "sides": ["American", "German"]}
    batch.wins, batch.losses, batch.draws, batch.capped = 3, 1, 0, 0
    return batch


def test_maps_show_the_numbers_where_they_belong() -> None:
    """C4: the Germans hold it in 3 of 4 games, the Americans in one. Lost: 6 figures at C4, 2 at D3, none at E1."""
    tally = {"control/C4/german": 3, "control/C4/american": 1, "control/ZZ99/german": 4, "control/D3/american": 2}
    tally |= {"losses/C4/german": 5, "losses/C4/american": 1, "losses/D3/american": 2}
    batch = a_battle(tally)
    control, losses = heat.heat_maps(read(batch), battlefield.hexes(battlefield.scenario_of(batch)))
    for told in ("<title>C4: 75</title>", "<title>D3: 50</title>", "map--quiet"):
        assert told in control.svg, told
    assert "is-german" in control.svg and "is-american" in control.svg and "ZZ99" not in control.svg
    assert "<title>C4: 1.5</title>" in losses.svg and "<title>D3: 0.5</title>" in losses.svg
    assert control.rows[0] == ("C4", "25 %", "75 %") and ("ZZ99", "0 %", "100 %") in control.rows
    assert losses.rows == (("C4", "0.25", "1.25"), ("D3", "0.50", "0.00"))
    assert heat.legend(read(batch)).startswith("A circle stands for the American side, a diamond for the German")


def test_a_scenario_that_can_no_longer_be_read_keeps_its_table() -> None:
    batch = a_battle({"control/C4/german": 4})
    batch.snapshot["scenario"] = {"title": "of an older shape"}
    kept = battlefield.scenario_of(batch)
    assert not battlefield.ways_to_win(kept)
    (control,) = heat.heat_maps(read(batch), battlefield.hexes(kept))
    assert (control.svg, control.rows) == ("", (("C4", "0 %", "100 %"),))


# -- pages -----------------------------------------------------------------------------------------------------------

NEW = "/playtests/scenario/new"


def form(scenario: ScenarioVersion, **more: str) -> dict[str, str]:
    given = {"version": scenario.public_id, "agent_a": "random", "agent_b": "random", "size": "own", "games": "6"}
    return given | {"seed": "11", "key": "abc"} | more


def test_from_form_to_result(page: Any, user: Any) -> None:
    version = a_version(user)
    shown = page.get(f"{NEW}?version={version.public_id}").content.decode()
    assert f'value="{version.public_id}" selected' in shown
    assert "Blue played by" in shown and "Red played by" in shown
    response = page.post(NEW, form(version))
    assert response.status_code == 302
    batch = Batch.objects.get()
    assert (batch.scenario_version, batch.n_games, batch.rotation_size) == (version, 6, 1)
    assert "hx-get" in page.get(response["Location"]).content.decode()
    play_all()
    done = page.get(response["Location"]).content.decode()
    for said in ("Finished", "Blue takes", "Red takes", "Round of the decision", "How the games were won"):
        assert said in done, said
    assert "Losses in a game, by hex" in done and "Held at the end" in done
    assert "Sides | Blue" in done and "Blue: random, Red: random" in done
    assert "Side A" not in done and "A is" not in done and "Who goes first" not in done
    again = done.split('class="button" href="')[1].split('"')[0]
    assert again == f"{NEW}?version={version.public_id}&amp;players=2&amp;agent_a=random&amp;agent_b=random"
    assert "Ridge" in page.get("/playtests").content.decode()
    assert "Ridge" in page.get("/playtests?deck=ridg").content.decode()
    assert "Ridge" not in page.get("/playtests?deck=bridge").content.decode()


def test_a_scenario_that_was_hidden_or_deleted_is_no_longer_linked(page: Any, user: Any) -> None:
    version = a_version(a_user(), Visibility.UNLISTED)
    address = page.post(NEW, form(version))["Location"]
    play_all()
    link = f'href="{version.get_absolute_url()}"'
    assert link in page.get(address).content.decode()
    Scenario.objects.update(visibility=Visibility.PRIVATE)
    hidden = page.get(address).content.decode()
    assert link not in hidden and "Ridge" in hidden and f'href="{NEW}"' in hidden
    Scenario.objects.all().delete()
    assert "Ridge" in page.get(address).content.decode()


def test_swapped_sides_are_told_by_agent_too(page: Any, user: Any) -> None:
    response = page.post(NEW, form(a_version(user), agent_a="greedy", games="7"))
    play_all()
    done = html_of(page.get(response["Location"]))
    assert Batch.objects.get().n_games == 8
    for said in ("greedy takes", "random takes", "Blue takes", "Points by agent", "every agent takes every side"):
        assert said in done, said
    assert "Pairs of games</dt><dd>4</dd>" in done


def test_the_progress_of_a_scenario_is_polled(page: Any, user: Any) -> None:
    batch = services.create_batch(owner=user, request=a_skirmish(), idempotency_key="k")
    assert page.get(f"{batch.get_absolute_url()}/progress").status_code == 200
    play_all()
    assert page.get(f"{batch.get_absolute_url()}/progress").status_code == 286


def test_a_replay_names_sides_and_agents(page: Any, user: Any) -> None:
    batch = played("greedy", "random", owner=user, games=2)
    told = page.get(f"{batch.get_absolute_url()}/games/1").content.decode()
    assert "<dt>Blue</dt><dd><bdi>random</bdi></dd>" in told and "<dt>Red</dt><dd><bdi>greedy</bdi></dd>" in told
    assert told.count("playtest-log__heading") == told.count(" attacks</bdi>") > 0
    assert "verified" in told and "Round 1" in told and 'aria-label="Whose eyes"' in told
    assert '<a href="?view=0">Blue</a>' in told
    assert page.get(f"{batch.get_absolute_url()}/games/1?view=1").status_code == 200


def test_the_replay_command_names_sides_and_agents() -> None:
    batch, out = played("greedy", "random", games=2), StringIO()
    call_command("replay", batch.public_id, "1", stdout=out)
    assert out.getvalue().startswith("Blue: random\nRed: greedy\n")
    assert "| round 1 | Blue attacks" in out.getvalue() and "digest verified" in out.getvalue()


def test_failed_games_are_left_out_and_said_so(page: Any, user: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.skirmish import SkirmishState

    taken = SkirmishState.apply

    def fragile(state: Any, index: int) -> None:
        if state.holders.count(1) == 2:
            raise RuntimeError("two are too many")
        taken(state, index)

    monkeypatch.setattr(SkirmishState, "apply", fragile)
    batch = played(owner=user, games=30)
    done = page.get(batch.get_absolute_url()).content.decode()
    assert 0 < batch.crashed < 30
    assert "counted apart and left out of the shares" in done
    assert read(batch).games.ended == 30 - batch.crashed


def test_nobody_plays_what_is_not_theirs_to_see(page: Any, api: Any) -> None:
    secret, shared = a_version(a_user()), a_version(a_user(), Visibility.UNLISTED)
    assert page.get(f"{NEW}?version={secret.public_id}").status_code == 404
    assert page.get(f"{NEW}?version=nonsense").status_code == 404
    refused = page.post(NEW, form(secret))
    assert refused.status_code == 422 and b"Select a valid choice" in refused.content
    assert secret.public_id not in page.get(NEW).content.decode()
    assert shared.public_id not in page.get(NEW).content.decode()
    assert page.get(f"{NEW}?version={shared.public_id}").status_code == 200
    body = {"agents": ["random", "random"], "games": 4}
    secret_answer, missing = (
        api.post(API, {"scenario": named} | body, format="json", headers={"Idempotency-Key": named})
        for named in (secret.public_id, "x" * 22)
    )
    assert secret_answer.status_code == missing.status_code == 400
    assert secret_answer.json()["errors"] == missing.json()["errors"]
    assert not Batch.objects.exists()


def test_nobody_sees_the_playtest_of_somebody_else(page: Any) -> None:
    batch = played(games=2)
    for address in ("", "/progress", "/games/0"):
        assert page.get(batch.get_absolute_url() + address).status_code == 404


def test_a_scenario_with_problems_is_refused_by_name(page: Any, api: Any, user: Any) -> None:
    version = a_version(user)
    PROBLEMS.append(Problem(rule="TOI-OBJ-01", place="hex C4", message="an objective nobody can reach"))
    shown = page.get(f"{NEW}?version={version.public_id}").content.decode()
    assert "an objective nobody can reach" in shown
    refused = page.post(NEW, form(version))
    assert refused.status_code == 422 and "an objective nobody can reach" in refused.content.decode()
    body = {"scenario": version.public_id, "agents": ["random", "random"], "games": 4}
    answer = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["code"] == "illegal_scenario"
    assert "No scenario can be played yet" in page.get(NEW).content.decode()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": ""}, "This field is required"),
        ({"games": ""}, "How many games? Give a number"),
        ({"games": "0"}, "greater than or equal to 1"),
        ({"games": "10001"}, "1 to 10000 games"),
        ({"agent_b": "clever"}, "Select a valid choice"),
        ({"seed": "-1"}, "greater than or equal to 0"),
    ],
)
def test_bad_forms_say_why(page: Any, user: Any, change: dict[str, str], said: str) -> None:
    response = page.post(NEW, form(a_version(user), **change))
    assert response.status_code == 422 and said in response.content.decode()
    assert not Batch.objects.exists()


def test_the_estimate_follows_what_was_measured(page: Any, user: Any) -> None:
    version = a_version(user)
    address = f"/playtests/scenario/estimate?version={version.public_id}&agent_a=random&agent_b=random&size=quick"
    assert "measured while it runs" in page.get(address).content.decode()
    played(games=10)
    assert "100 games: about" in page.get(address).content.decode()
    assert page.get("/playtests/scenario/estimate?version=nonsense&games=x").status_code == 200


def test_play_command_takes_a_stored_version(user: Any) -> None:
    version, out = a_version(user, rounds=2), StringIO()
    call_command("play", "skirmish", "--scenario", version.public_id, "--games=3", "--json", stdout=out)
    assert json.loads(out.getvalue())["games"] == 3
    with pytest.raises(CommandError, match="no scenario"):
        call_command("play", "skirmish", "--scenario", "x" * 22, stdout=StringIO())


def test_visitors_are_asked_to_log_in(client: Any) -> None:
    for address in (NEW, "/playtests/scenario/estimate"):
        assert client.get(address).status_code == 302


# -- API -------------------------------------------------------------------------------------------------------------


def test_the_api_starts_and_tells_it(api: Any, user: Any) -> None:
    version = a_version(user)
    body = {"scenario": version.public_id, "agents": ["greedy", "random"], "games": 9, "seed": 3}
    accepted = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert (accepted.status_code, accepted.json()["games"]) == (202, 10)
    assert api.post(API, body, format="json", headers={"Idempotency-Key": "k"}).json() == accepted.json()
    assert api.post(API, body | {"games": 8}, format="json", headers={"Idempotency-Key": "k"}).status_code == 422
    play_all()
    told = api.get(accepted["Location"]).json()
    assert told["scenario"] == {
        "version": version.public_id,
        "label": "Ridge",
        "sides": ["Blue", "Red"],
        "has_sides": True,
        "keeps_sides": False,
    }
    assert [side["agent"] for side in told["sides"]] == ["greedy", "random"]
    blue, red = told["balance"]["sides"]
    assert (blue["side"], red["side"]) == ("Blue", "Red")
    assert blue["share"]["value"] + red["share"]["value"] == pytest.approx(1)
    assert blue["won"] + red["won"] + told["outcomes"]["draws"] == 10 == told["balance"]["games"]
    assert sum(blue["ways"].values()) == blue["won"] == sum(blue["rounds"].values())
    assert {place["hex"] for place in told["balance"]["hexes"]} == {"A1", "B1", "C2"}
    assert told["balance"]["verdict"]
    listed = api.get("/api/v1/playtests").json()["results"]
    assert listed[0]["scenario"]["label"] == "Ridge"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"agents": ["random"]}, "/agents"),
        ({"agents": ["random", "clever"]}, "/agents"),
        ({"games": 0}, "/games"),
        ({"games": "5"}, "/games"),
        ({"keeps_sides": "yes"}, "/keeps_sides"),
        ({"seed": -1}, "/seed"),
        ({"cheat": 1}, "/cheat"),
        ({"agents": ["random", "random", "random"]}, ""),
        ({"games": 10_001}, ""),
    ],
)
def test_bad_bodies_are_refused_with_their_place(api: Any, user: Any, change: Any, path: str) -> None:
    body = {"scenario": a_version(user).public_id, "agents": ["random", "random"], "games": 4} | change
    answer = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert answer.status_code == 400
    assert any(error["path"].startswith(path) for error in answer.json()["errors"]), answer.json()
    assert not Batch.objects.exists()


def test_decks_have_no_scenario_in_the_api(api: Any, user: Any) -> None:
    batch = a_batch(user)
    told = api.get(f"/api/v1/playtests/{batch.public_id}").json()
    assert (told["scenario"], told["balance"]) == (None, None)


# -- the real game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agents", [("random", "random"), ("random", "greedy")])
def test_tide_of_iron_is_played_told_and_replayed(page: Any, user: Any, agents: tuple[str, str]) -> None:
    """Through the queue, from a scenario of the house to the map of the result and the log of a game."""
    definition = scenario_by_slug("tide_of_iron", "at-the-breaking-point")
    scenario = FrozenScenario(definition["title"], definition)
    request = on_scenario(game="tide_of_iron", scenario=scenario, agents=agents, games=2, seed=4)
    batch = services.create_batch(owner=user, request=request, idempotency_key="k")
    play_all()
    batch.refresh_from_db()
    assert (batch.state, batch.games_done, batch.sides) == (BatchState.DONE, 2, ["American", "German"])
    found = read(batch)
    assert sum(map(sum, found.ways.values())) == sum(found.points.wins) == 2 - batch.draws
    hexes = {each.name for each in battlefield.hexes(battlefield.scenario_of(batch))}
    assert found.hexes and set(found.hexes) <= hexes
    shown = page.get(batch.get_absolute_url()).content.decode()
    assert "map--quiet" in shown and "American takes" in shown and "What it takes to win" in shown
    told = page.get(f"{batch.get_absolute_url()}/games/1").content.decode()
    assert "verified" in told and "playtest-log__heading" in told and "Round 1" in told
