"""Results of playtests in which partners play together: page, API, commands and files say the same."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any, Final

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client

from simulate.asking import services
from simulate.asking.request import FrozenScenario, on_scenario
from simulate.models import Batch
from simulate.results import charts
from simulate.results.reading import read
from tests.sandtable.games.tide_of_iron.scenario_documents import a_team_fight
from tests.support.pages import words_of
from tests.support.playtests import play_all

pytestmark = pytest.mark.django_db
GAME: Final = "tide_of_iron"
SEED: Final = 3
GAMES: Final = 4
TEAMS: Final = {
    3: {"American": ["American, division 1", "American, division 2"], "German": ["German"]},
    4: {
        "American": ["American, division 1", "American, division 2"],
        "German": ["German, division 1", "German, division 2"],
    },
}


@pytest.fixture
def ada() -> User:
    """The owner of the playtests."""
    return User.objects.create_user("ada", password="a long one")


@pytest.fixture
def as_ada(client: Client, ada: User) -> Client:
    """Her browser."""
    client.force_login(ada)
    return client


def played(owner: User, players: int, *agents: str, keeps_sides: bool = False) -> Batch:
    """A finished playtest of four games of the small fight of teams."""
    request = on_scenario(
        game=GAME,
        scenario=FrozenScenario("Teams", a_team_fight()),
        agents=agents or ("random",) * players,
        games=GAMES,
        seed=SEED,
        keeps_sides=keeps_sides,
    )
    batch = services.create_batch(owner=owner, request=request, idempotency_key="k")
    play_all()
    batch.refresh_from_db()
    return batch


def told_by_command(path: Path, players: int, *options: str) -> str:
    """The text that `manage.py play` prints for the same games."""
    file, out = path / "teams.json", StringIO()
    file.write_text(json.dumps(a_team_fight()), encoding="utf-8")
    asked = ("--scenario", str(file), "--seats", str(players), "--games", str(GAMES), "--seed", str(SEED))
    call_command("play", GAME, *asked, *options, stdout=out)
    return out.getvalue()


@pytest.mark.parametrize("players", [3, 4])
def test_page_api_and_command_tell_sides_and_members_alike(
    ada: User, as_ada: Client, tmp_path: Path, players: int
) -> None:
    batch = played(ada, players)
    told = as_ada.get(f"/api/v1/playtests/{batch.public_id}").json()
    counted = json.loads(told_by_command(tmp_path, players, "--json"))
    assert counted["digest"] == told["digest"] == batch.digest
    assert counted["report"]["balance"] == told["balance"] and counted["report"]["shares"] == told["shares"]
    page = words_of(as_ada.get(f"/playtests/{batch.public_id}").content.decode())
    lines = told_by_command(tmp_path, players)
    assert told["verdict"]["statement"] in page and told["verdict"]["statement"] in lines
    for team, side in zip(told["balance"]["teams"], told["balance"]["sides"], strict=True):
        assert (team["side"], [each["seat"] for each in team["members"]]) == (
            side["side"],
            TEAMS[players][side["side"]],
        )
        assert f"as {side['side']}: {side['won']} won, takes {in_percent(side['share'], '-')}" in lines
        for each in team["members"]:
            share = in_percent(each["share"], "-")
            assert f"{each['seat']}: {side['won']} won, takes {share} x" in lines
            row = f"{each['seat']} {team['side']} random {in_percent(each['share'], '–')} {100 * each['even']:.1f} %"
            assert f"{row} {each['won']}" in page
            assert each["share"]["value"] == pytest.approx(side["share"]["value"] / len(team["members"]))
            assert each["even"] == pytest.approx(0.5 / len(team["members"]))


def in_percent(interval: dict[str, float], dash: str) -> str:
    """ "31.2 % (27.3 - 35.4)"."""
    return f"{100 * interval['value']:.1f} % ({100 * interval['low']:.1f} {dash} {100 * interval['high']:.1f})"


def test_the_api_names_the_seats_of_each_side(ada: User, as_ada: Client) -> None:
    batch = played(ada, 3)
    scenario = as_ada.get(f"/api/v1/playtests/{batch.public_id}").json()["scenario"]
    assert scenario["sides"] == [seat for seats in TEAMS[3].values() for seat in seats]
    assert scenario["teams"] == [{"side": side, "seats": seats} for side, seats in TEAMS[3].items()]


def test_agents_that_change_seats_are_told_apart_from_those_who_sit_there(
    ada: User, as_ada: Client, tmp_path: Path
) -> None:
    agents = ("random", "greedy-2", "random", "greedy-2")
    batch = played(ada, 4, *agents)
    balance = as_ada.get(f"/api/v1/playtests/{batch.public_id}").json()["balance"]
    assert {each["agent"] for team in balance["teams"] for each in team["members"]} == {None}
    counted = json.loads(told_by_command(tmp_path, 4, "--agents", ",".join(agents), "--json"))
    assert counted["wins_of_sides"] == [side["won"] for side in balance["sides"]]
    assert sum(counted["wins"]) == 2 * sum(counted["wins_of_sides"])
    lines = told_by_command(tmp_path, 4, "--agents", ",".join(agents))
    for name, won in zip(("random 1", "greedy-2 1", "random 2", "greedy-2 2"), counted["wins"], strict=True):
        assert f"{name}: {won} won, takes" in lines
    assert f"as German, division 2: {counted['wins_of_sides'][1]} won, takes" in lines


def test_downloads_tell_the_side_of_each_seat_and_all_winners(ada: User, as_ada: Client) -> None:
    batch = played(ada, 3)
    address = f"/api/v1/playtests/{batch.public_id}/games"
    rows = list(csv.DictReader(downloaded(as_ada, f"{address}?format=csv").splitlines()))
    games = [json.loads(line) for line in downloaded(as_ada, f"{address}?format=ndjson").splitlines()]
    for row, game in zip(rows, games, strict=True):
        assert [each["side"] for each in game["seats"]] == ["American", "American", "German"]
        assert game["won"] in (*TEAMS[3].values(), [])
        assert row["winners"] == " / ".join(game["won"])
        assert row["side"] == (game["side"] or "")
        assert game["won"] == (TEAMS[3][game["side"]] if game["side"] else [])


def downloaded(client: Client, address: str) -> str:
    """A file that the service sends in pieces."""
    return b"".join(client.get(address).streaming_content).decode()  # type: ignore[attr-defined]


def test_the_list_tells_the_share_of_the_first_side(ada: User, as_ada: Client) -> None:
    batch = played(ada, 4)
    (american, _german) = as_ada.get(f"/api/v1/playtests/{batch.public_id}").json()["balance"]["sides"]
    listed = words_of(as_ada.get("/playtests").content.decode())
    assert f"American {100 * american['share']['value']:.1f} %" in listed


def test_the_page_of_a_game_names_the_side_that_won(ada: User, as_ada: Client) -> None:
    batch = played(ada, 3)
    for record in batch.records():
        game = words_of(as_ada.get(f"/playtests/{batch.public_id}/games/{record.number}").content.decode())
        won = read(batch).won_by(record)
        assert f"{won} won" in game if won else "Draws" in game
        assert "won together" not in game
    page = words_of(as_ada.get(f"/playtests/{batch.public_id}").content.decode())
    assert "won together" not in page


def test_the_mean_of_agents_that_change_seats_is_an_even_share_of_a_seat(ada: User) -> None:
    """Of four players an agent takes a quarter of a game and seat, though there are two sides."""
    batch = played(ada, 4, "random", "greedy-2", "random", "greedy-2")
    (chart,) = charts.agents(read(batch))
    assert re.findall(r"chart__value--middle[^>]*>([^<]+)<", str(chart.svg)) == ["25 %"]


@pytest.mark.parametrize("players", [2, 4])
def test_the_schema_has_every_field_of_the_answer(ada: User, as_ada: Client, players: int) -> None:
    batch = played(ada, players)
    answer = as_ada.get(f"/api/v1/playtests/{batch.public_id}").json()
    schema = as_ada.get("/api/v1/schema", headers={"accept": "application/json"}).json()
    call = schema["paths"]["/api/v1/playtests/{public_id}"]["get"]
    shape = call["responses"]["200"]["content"]["application/json"]["schema"]
    assert list(differing(answer, shape, schema["components"]["schemas"], "playtest")) == []


def differing(value: Any, shape: dict[str, Any], known: dict[str, Any], place: str) -> Iterator[str]:
    """The places at which a JSON value has other fields than its schema."""
    for part in (*shape.get("allOf", ()), *shape.get("oneOf", ())):
        if "$ref" in part:
            shape = part
    if "$ref" in shape:
        shape = known[shape["$ref"].rpartition("/")[2]]
    if isinstance(value, dict) and "properties" in shape:
        fields = shape["properties"]
        yield from (f"{place}: {name}" for name in sorted(set(value) ^ set(fields)) if needed(name, value, shape))
        for name in set(value) & set(fields):
            yield from differing(value[name], fields[name], known, f"{place}.{name}")
    elif isinstance(value, list) and "items" in shape:
        for each in value:
            yield from differing(each, shape["items"], known, f"{place}[]")


def needed(name: str, value: dict[str, Any], shape: dict[str, Any]) -> bool:
    """True where the schema does not know a field, or an answer lacks one that it must have."""
    return name in value or name in shape.get("required", ())
