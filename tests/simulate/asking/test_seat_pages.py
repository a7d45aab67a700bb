"""Pages and API of playtests for three to five alike seats: from the form to the result and its replays."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.core.management import call_command

from sandtable.agents import USUAL
from simulate.models import Batch
from simulate.results import words as result_words
from simulate.results.reading import read
from tests.support.pages import hrefs_of, html_of, labels_of, words_of
from tests.support.playtests import play_all
from tests.support.scenario_playtests import API, NEW, a_stored_orchard, a_stored_skirmish, orchard_form, played_harvest

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("problems")]

# -- pages -----------------------------------------------------------------------------------------------------------


def asked_who_plays(html: str) -> list[str]:
    """The labels of the fields for agents."""
    return [label for label in labels_of(html) if label.endswith(" played by")]


@pytest.mark.parametrize("agents", ["rrr", "rrrr", "grrrr"])
def test_from_form_to_result(as_user: Any, user: Any, agents: str) -> None:
    version, players = a_stored_orchard(user), len(agents)
    shown = as_user.get(f"{NEW}?version={version.public_id}&players={players}").content.decode()
    assert f'<option value="{players}" selected>{players} players</option>' in shown
    assert asked_who_plays(shown) == [f"Player {seat + 1} played by" for seat in range(players)]
    response = as_user.post(NEW, orchard_form(version, agents))
    assert response.status_code == 302
    play_all()
    done = as_user.get(response["Location"]).content.decode()
    for said in ("Finished", "First player takes", "Points by turn order", "Points by colour", "Orchard", "By colour"):
        assert said in done, said
    assert f"{players} players" in done and "Turns | 1st" in done
    words = words_of(done)
    assert "Side" not in words and "Blue" not in words and "pair" not in words
    *_next_steps, again = [address for address in hrefs_of(done) if address.startswith(f"{NEW}?version=")]
    shown = as_user.get(again).content.decode()
    assert len(asked_who_plays(shown)) == players
    assert shown.count('value="greedy-2" selected') == agents.count("g")
    listed = as_user.get("/playtests").content.decode()
    assert (
        "Orchard" in listed and f"{players} players" in listed and "against" not in words_of(listed.split("<tbody>")[1])
    )


def test_another_scenario_brings_its_own_fields_without_javascript(as_user: Any, user: Any) -> None:
    """Choices are kept, what makes the request count once is not; then the number of players."""
    orchard, ridge = a_stored_orchard(user), a_stored_skirmish(user)
    first = as_user.get(f"{NEW}?version={ridge.public_id}").content.decode()
    assert 'name="players"' not in first and "Blue played by" in first and "keeps its side" in first
    asked = orchard_form(orchard, "rg", games="77", show="1") | {"players": ""}
    response = as_user.post(NEW, asked)
    assert response.status_code == 302
    assert not {"key", "csrfmiddlewaretoken"} & set(parse_qs(urlsplit(response["Location"]).query))
    shown = as_user.get(response["Location"]).content.decode()
    assert len(asked_who_plays(shown)) == 3 and 'value="77"' in shown and "keeps its seat" in shown
    assert shown.count('value="random" selected') == 1  # of agents a and b
    more = as_user.get(
        as_user.post(NEW, orchard_form(orchard, "rgr", players="5", show="1"))["Location"]
    ).content.decode()
    assert "Player 5 played by" in more and not Batch.objects.exists()


def test_scripts_ask_for_the_fields_of_another_number_of_players(as_user: Any, user: Any) -> None:
    shown = as_user.get(f"{NEW}?version={a_stored_orchard(user).public_id}").content.decode()
    who = shown.split('id="who"')[1].split(">")[0]
    assert 'hx-select="#who"' in who and 'hx-select-oob="#seats"' in who
    sent = who.split('hx-params="')[1].split('"')[0].split(",")
    assert {"version", "players", "agent_e", "size"} <= set(sent) and not {"key", "csrfmiddlewaretoken"} & set(sent)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": "6"}, "How many play? This scenario is for 3, 4 or 5."),
        ({"players": ""}, "How many play? This scenario is for 3, 4 or 5."),
        ({"players": "5"}, "Who plays here? Choose an agent."),
        ({"agent_d": "clever"}, "Select a valid choice"),
        ({"agent_a": "greedy-2", "games": "10001"}, "A playtest of 4 players has 1 to 2500 rotations of games"),
    ],
)
def test_bad_forms_say_why(as_user: Any, user: Any, change: dict[str, str], said: str) -> None:
    response = as_user.post(NEW, orchard_form(a_stored_orchard(user), **change))
    assert response.status_code == 422 and said in response.content.decode()
    assert not Batch.objects.exists()


def test_a_replay_names_players_and_who_went_first(as_user: Any, user: Any) -> None:
    batch = played_harvest("greedy-2", "random", "random", owner=user, games=3)
    first = batch.record(1)
    assert first is not None
    seating = batch.plan().seating(1)
    told = html_of(as_user.get(f"{batch.get_absolute_url()}/games/1"))
    for seat, subject in enumerate(seating):
        assert f"<dt>Player {seat + 1}</dt><dd><bdi>{batch.labels[subject]}</bdi></dd>" in told
    assert f"<dt>Went first</dt><dd>Player {seating.index(first.first) + 1}</dd>" in told
    assert "verified" in told and "Ended by" in told and 'data-replay-view="2"><bdi>Player 3</bdi></a>' in told
    for view in ("0", "1", "2", "none"):
        assert as_user.get(f"{batch.get_absolute_url()}/games/1?view={view}").status_code == 200
    out = StringIO()
    call_command("replay", batch.public_id, "1", stdout=out)
    assert out.getvalue().startswith(f"Player 1: {batch.labels[seating[0]]}\n") and "verified" in out.getvalue()


def test_an_agent_in_several_seats_is_told_by_the_seat(as_user: Any, user: Any) -> None:
    """Shares are those of a seat: two that take 10 % each and one that takes 80 % would not add up otherwise."""
    done = as_user.get(
        played_harvest("greedy-2", "random", "random", owner=user, games=3).get_absolute_url()
    ).content.decode()
    assert ">greedy-2 takes<" in done and ">each random takes<" in done


def test_two_alike_players_meet_in_pairs(as_user: Any, user: Any) -> None:
    batch = played_harvest("greedy-2", "random", owner=user, games=80, players=[2])
    assert (batch.rotation_size, batch.n_games, batch.labels) == (2, 80, ["greedy-2", "random"])
    done = html_of(as_user.get(batch.get_absolute_url()))
    for said in ("First player takes", "greedy-2 takes", "greedy-2 is better by", "Pairs of games</dt><dd>40</dd>"):
        assert said in done, said
    assert "Second player" in done and "Third player" not in done and "A won" not in done


def test_games_that_several_won_are_told_so(as_user: Any, user: Any) -> None:
    batch = played_harvest(owner=user, games=60)
    shared = next(record for record in batch.records() if len(record.winners) == 2)
    one, other = (f"Player {seat + 1}" for seat in shared.winners)
    assert result_words.outcome(shared.outcome, read(batch).winners(shared)) == f"{one} and {other} won together"
    done = as_user.get(batch.get_absolute_url()).content.decode()
    assert "Several won" in done and "First player won" in done
    report = read(batch)
    samples = [result_words.outcome(*sample) for sample in report.samples()]
    assert len(samples) == len(set(samples)) <= 6
    score = dict(result_words.score(report))
    assert sum(score.values()) == 60 and score["Several won"] == report.points.shared


def test_failed_games_leave_out_their_rotation(as_user: Any, user: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.harvest import HarvestState

    taken = HarvestState.apply

    def fragile(state: Any, index: int) -> None:
        if max(state.apples) == 3:
            raise RuntimeError("three are too many")
        taken(state, index)

    monkeypatch.setattr(HarvestState, "apply", fragile)
    batch = played_harvest("greedy-2", "random", "random", owner=user, games=30)
    assert 0 < batch.crashed < 30
    assert "rotations are left out of the shares" in as_user.get(batch.get_absolute_url()).content.decode()


def test_the_estimate_follows_players_and_agents(as_user: Any, user: Any) -> None:
    version = a_stored_orchard(user)
    address = f"/playtests/scenario/estimate?version={version.public_id}&size=quick"
    played_harvest(USUAL, USUAL, USUAL, games=10)
    three = f"{address}&players=3&agent_a=greedy&agent_b={USUAL}&agent_c=greedy"
    assert "100 games: about" in as_user.get(three).content.decode()
    assert "100 games: about" in as_user.get(f"{address}&players=3&agent_a={USUAL}").content.decode()
    assert "measured while they run" in as_user.get(f"{address}&players=4").content.decode()
    assert as_user.get(f"{address}&players=99999999999").status_code == 200


# -- API -------------------------------------------------------------------------------------------------------------


def test_the_api_starts_and_tells_it(api: Any, user: Any) -> None:
    version = a_stored_orchard(user)
    body = {"scenario": version.public_id, "agents": ["greedy-2", "random", "random"], "games": 59, "seed": 3}
    accepted = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert (accepted.status_code, accepted.json()["games"]) == (202, 60)
    play_all()
    told = api.get(accepted["Location"]).json()
    assert told["scenario"]["has_sides"] is False and told["scenario"]["sides"] == ["Player 1", "Player 2", "Player 3"]
    balance = told["balance"]
    assert balance["sides"] == [] and [place["turn"] for place in balance["turns"]] == [1, 2, 3]
    won = sum(place["won"] for place in balance["turns"])
    assert won + balance["shared"] + told["outcomes"]["draws"] == 60
    assert sum(place["share"]["value"] for place in balance["turns"]) == pytest.approx(1)
    assert [each["agent"] for each in balance["agents"]] == ["greedy-2", "random"]
    assert {each["name"] for each in balance["groups"]["colour"]} == {"blue", "green", "red", "white", "yellow"}
    assert sum(each["share"]["games"] for each in balance["groups"]["colour"]) == 180
    lines = api.get(f"/api/v1/playtests/{told['id']}/games?format=csv").streaming_content
    rows = list(csv.DictReader(b"".join(lines).decode().splitlines()))
    assert sum(row["outcome"] == "draws" for row in rows) == told["outcomes"]["draws"]
    assert sum(" / " in row["winners"] for row in rows if row["outcome"] != "draws") == balance["shared"]


@pytest.mark.parametrize("agents", [2, 6])
def test_a_wrong_number_of_agents_is_refused_with_its_place(api: Any, user: Any, agents: int) -> None:
    body = {"scenario": a_stored_orchard(user).public_id, "agents": ["random"] * agents, "games": 4}
    answer = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert answer.status_code == 400 and not Batch.objects.exists()
    (error,) = answer.json()["errors"]
    assert (error["path"], error["code"]) == ("/agents", "wrong_number")
    assert f"played by 3, 4 or 5 players, not {agents}" in str(error)
