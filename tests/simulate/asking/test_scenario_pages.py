"""Pages of playtests of scenarios: from the form to the result, and whose scenario may be played."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from scenarios.checking import Problem
from scenarios.models import Scenario, Visibility
from simulate.asking import services
from simulate.models import Batch
from simulate.results.reading import read
from tests.support.pages import hrefs_of, html_of, words_of
from tests.support.playtests import a_skirmish, a_user, play_all
from tests.support.scenario_playtests import API, NEW, a_stored_skirmish, played_skirmish, skirmish_form

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("problems")]


def test_from_form_to_result(as_user: Any, user: Any) -> None:
    version = a_stored_skirmish(user)
    shown = as_user.get(f"{NEW}?version={version.public_id}").content.decode()
    assert f'value="{version.public_id}" selected' in shown
    assert "Blue played by" in shown and "Red played by" in shown
    response = as_user.post(NEW, skirmish_form(version))
    assert response.status_code == 302
    batch = Batch.objects.get()
    assert (batch.scenario_version, batch.n_games, batch.rotation_size) == (version, 6, 1)
    assert "hx-get" in as_user.get(response["Location"]).content.decode()
    play_all()
    done = as_user.get(response["Location"]).content.decode()
    for said in ("Finished", "Blue takes", "Red takes", "Round of the decision", "How the games were won"):
        assert said in done, said
    assert "Losses in a game, by hex" in done and "Held at the end" in done
    assert "Sides | Blue" in done and "Blue: random, Red: random" in done
    assert "Side A" not in done and "A is" not in done and "Who goes first" not in done
    assert f"{NEW}?version={version.public_id}&players=2&agent_a=random&agent_b=random" in hrefs_of(done)
    assert "Ridge" in as_user.get("/playtests").content.decode()
    assert "Ridge" in as_user.get("/playtests?deck=ridg").content.decode()
    assert "Ridge" not in words_of(as_user.get("/playtests?deck=bridge").content.decode())


def test_a_scenario_that_was_hidden_or_deleted_is_no_longer_linked(as_user: Any, user: Any) -> None:
    version = a_stored_skirmish(a_user(), Visibility.UNLISTED)
    address = as_user.post(NEW, skirmish_form(version))["Location"]
    play_all()
    link = f'href="{version.get_absolute_url()}"'
    assert link in as_user.get(address).content.decode()
    Scenario.objects.update(visibility=Visibility.PRIVATE)
    hidden = as_user.get(address).content.decode()
    assert link not in hidden and "Ridge" in hidden and f'href="{NEW}"' in hidden
    Scenario.objects.all().delete()
    assert "Ridge" in as_user.get(address).content.decode()


def test_swapped_sides_are_told_by_agent_too(as_user: Any, user: Any) -> None:
    response = as_user.post(NEW, skirmish_form(a_stored_skirmish(user), agent_a="greedy-2", games="7"))
    play_all()
    done = html_of(as_user.get(response["Location"]))
    assert Batch.objects.get().n_games == 8
    for said in ("greedy-2 takes", "random takes", "Blue takes", "Points by agent", "every agent takes every side"):
        assert said in done, said
    assert "Pairs of games</dt><dd>4</dd>" in done


def test_the_progress_of_a_scenario_is_polled(as_user: Any, user: Any) -> None:
    batch = services.create_batch(owner=user, request=a_skirmish(), idempotency_key="k")
    assert as_user.get(f"{batch.get_absolute_url()}/progress").status_code == 200
    play_all()
    assert as_user.get(f"{batch.get_absolute_url()}/progress").status_code == 286


def test_a_replay_names_sides_and_agents(as_user: Any, user: Any) -> None:
    batch = played_skirmish("greedy-2", "random", owner=user, games=2)
    told = html_of(as_user.get(f"{batch.get_absolute_url()}/games/1"))
    assert "<dt>Blue</dt><dd><bdi>random</bdi></dd>" in told and "<dt>Red</dt><dd><bdi>greedy-2</bdi></dd>" in told
    told_below = told[told.index("playtest-log") :]
    assert told_below.count("playtest-log__heading") == told_below.count(" attacks</bdi>") > 0
    assert "verified" in told and "Round 1" in told and 'aria-label="Whose eyes"' in told
    assert 'data-replay-view="0"><bdi>Blue</bdi></a>' in told
    assert as_user.get(f"{batch.get_absolute_url()}/games/1?view=1").status_code == 200


def test_the_replay_command_names_sides_and_agents() -> None:
    batch, out = played_skirmish("greedy-2", "random", games=2), StringIO()
    call_command("replay", batch.public_id, "1", stdout=out)
    assert out.getvalue().startswith("Blue: random\nRed: greedy-2\n")
    assert "| round 1 | Blue attacks" in out.getvalue() and "digest verified" in out.getvalue()


def test_failed_games_are_left_out_and_said_so(as_user: Any, user: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.skirmish import SkirmishState

    taken = SkirmishState.apply

    def fragile(state: Any, index: int) -> None:
        if state.holders.count(1) == 2:
            raise RuntimeError("two are too many")
        taken(state, index)

    monkeypatch.setattr(SkirmishState, "apply", fragile)
    batch = played_skirmish(owner=user, games=30)
    done = as_user.get(batch.get_absolute_url()).content.decode()
    assert 0 < batch.crashed < 30
    assert "counted apart and left out of the shares" in done
    assert read(batch).games.ended == 30 - batch.crashed


def test_nobody_plays_what_is_not_theirs_to_see(as_user: Any, api: Any) -> None:
    secret, shared = a_stored_skirmish(a_user()), a_stored_skirmish(a_user(), Visibility.UNLISTED)
    assert as_user.get(f"{NEW}?version={secret.public_id}").status_code == 404
    assert as_user.get(f"{NEW}?version=nonsense").status_code == 404
    refused = as_user.post(NEW, skirmish_form(secret))
    assert refused.status_code == 422 and b"Select a valid choice" in refused.content
    assert secret.public_id not in as_user.get(NEW).content.decode()
    assert shared.public_id not in as_user.get(NEW).content.decode()
    assert as_user.get(f"{NEW}?version={shared.public_id}").status_code == 200
    body = {"agents": ["random", "random"], "games": 4}
    secret_answer, missing = (
        api.post(API, {"scenario": named} | body, format="json", headers={"Idempotency-Key": named})
        for named in (secret.public_id, "x" * 22)
    )
    assert secret_answer.status_code == missing.status_code == 400
    assert secret_answer.json()["errors"] == missing.json()["errors"]
    assert not Batch.objects.exists()


def test_nobody_sees_the_playtest_of_somebody_else(as_user: Any) -> None:
    batch = played_skirmish(games=2)
    for address in ("", "/progress", "/games/0"):
        assert as_user.get(batch.get_absolute_url() + address).status_code == 404


def test_a_scenario_with_problems_is_refused_by_name(
    as_user: Any, api: Any, user: Any, problems: list[Problem]
) -> None:
    version = a_stored_skirmish(user)
    problems.append(Problem(rule="TOI-OBJ-01", place="hex C4", message="an objective nobody can reach"))
    shown = as_user.get(f"{NEW}?version={version.public_id}").content.decode()
    assert "an objective nobody can reach" in shown
    refused = as_user.post(NEW, skirmish_form(version))
    assert refused.status_code == 422 and "an objective nobody can reach" in refused.content.decode()
    body = {"scenario": version.public_id, "agents": ["random", "random"], "games": 4}
    answer = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["code"] == "illegal_scenario"
    assert "No scenario can be played yet" in as_user.get(NEW).content.decode()


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
def test_bad_forms_say_why(as_user: Any, user: Any, change: dict[str, str], said: str) -> None:
    response = as_user.post(NEW, skirmish_form(a_stored_skirmish(user), **change))
    assert response.status_code == 422 and said in response.content.decode()
    assert not Batch.objects.exists()


def test_the_estimate_follows_what_was_measured(as_user: Any, user: Any) -> None:
    version = a_stored_skirmish(user)
    address = f"/playtests/scenario/estimate?version={version.public_id}&agent_a=random&agent_b=random&size=quick"
    assert "measured while they run" in as_user.get(address).content.decode()
    played_skirmish(games=10)
    assert "100 games: about" in as_user.get(address).content.decode()
    assert as_user.get("/playtests/scenario/estimate?version=nonsense&games=x").status_code == 200


def test_play_command_takes_a_stored_version(user: Any) -> None:
    version, out = a_stored_skirmish(user, rounds=2), StringIO()
    call_command("play", "skirmish", "--scenario", version.public_id, "--games=3", "--json", stdout=out)
    assert json.loads(out.getvalue())["games"] == 3
    with pytest.raises(CommandError, match="no scenario"):
        call_command("play", "skirmish", "--scenario", "x" * 22, stdout=StringIO())


def test_visitors_are_asked_to_log_in(client: Any) -> None:
    for address in (NEW, "/playtests/scenario/estimate"):
        assert client.get(address).status_code == 302
