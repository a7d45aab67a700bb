"""Playtests of scenarios for three to five alike seats: asked for, played, told by turn order, agent and colour."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from rest_framework.test import APIClient

from scenarios.models import Scenario, ScenarioVersion
from simulate.asking import services
from simulate.asking.problems import problems_of
from simulate.asking.request import FrozenScenario, PlaytestRequest, on_scenario
from simulate.engine.registry import all_games
from simulate.models import Batch, BatchState
from simulate.playtest.batch import play_chunk
from simulate.playtest.report import paste
from simulate.playtest.report.match import Kind
from simulate.playtest.seating import seat_counts
from simulate.results import charts, verdicts
from simulate.results import words as result_words
from simulate.results.reading import origin_of, read
from tests.support.harvest import an_orchard
from tests.support.pages import html_of
from tests.support.playtests import a_user, play_all
from tests.support.skirmish import a_scenario

pytestmark = pytest.mark.django_db
API = "/api/v1/scenario-playtests"
NEW = "/playtests/scenario/new"


@pytest.fixture(autouse=True)
def _lint(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games here have no rules of their own for scenarios."""
    for module in ("playable", "verdicts"):
        monkeypatch.setattr(f"scenarios.{module}.lint", lambda *_given: [])


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


def a_version(owner: Any, game: str = "harvest", **more: Any) -> ScenarioVersion:
    """A stored scenario."""
    definition = an_orchard(**more) if game == "harvest" else a_scenario(**more)
    kept = Scenario.objects.create(owner=owner, game=game, title=definition["title"], visibility="private")
    version = ScenarioVersion(scenario=kept, number=1, definition=definition, digest="d")
    version.save()
    kept.current = version
    kept.save()
    return version


def a_harvest(*agents: str, games: int = 12, keeps_sides: bool = False, **more: Any) -> PlaytestRequest:
    """Twelve games, four random players unless agents are named; keywords as in its scenario."""
    return on_scenario(
        game="harvest",
        scenario=FrozenScenario("Orchard", an_orchard(**more)),
        agents=agents or ("random",) * 4,
        games=games,
        seed=7,
        keeps_sides=keeps_sides,
    )


def played(*agents: str, owner: Any = None, **more: Any) -> Batch:
    """A finished playtest."""
    batch = services.create_batch(owner=owner or a_user(), request=a_harvest(*agents, **more), idempotency_key="k")
    play_all()
    return Batch.objects.get(pk=batch.pk)


# -- the service -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_play_as_there_are_agents(players: int) -> None:
    batch = played(*("random",) * players, games=7)
    assert (batch.state, batch.n_games, batch.rotation_size) == (BatchState.DONE, 7, 1)
    assert batch.labels == batch.sides == [f"Player {seat + 1}" for seat in range(players)]
    assert len(read(batch).points.shares) == players and read(batch).kind == Kind.TURN_ORDER


def test_different_agents_take_every_seat_in_turn() -> None:
    """Games are rounded up to whole rotations, and agents that are there twice are told apart."""
    batch = played("greedy", "random", "random", games=10)
    assert (batch.n_games, batch.rotation_size) == (12, 3)
    assert batch.labels == ["greedy", "random 1", "random 2"]
    seats = [batch.plan().seating(number).index(0) for number in range(3)]
    assert sorted(seats) == [0, 1, 2]
    kept = played("greedy", "random", "random", games=10, keeps_sides=True)
    assert (kept.n_games, kept.labels) == (10, ["Player 1", "Player 2", "Player 3"])


def test_a_scenario_says_how_many_may_play() -> None:
    only: dict[str, Any] = {"players": [3, 5]}
    assert problems_of(a_harvest(*("random",) * 5, **only)) == []
    for agents in (2, 4, 6):
        (problem,) = problems_of(a_harvest(*("random",) * agents, **only))
        assert problem == f"This scenario is played by 3 or 5 players, not {agents}."
    (problem,) = problems_of(a_harvest("random", "random"))
    assert problem == "This scenario is played by 3, 4 or 5 players, not 2."


def test_a_rotation_counts_all_its_games() -> None:
    (problem,) = problems_of(a_harvest("greedy", "random", "random", "random", games=10_001))
    assert problem == "A playtest of 4 players has 1 to 2500 rotations of games, not 2501."


def test_seats_are_no_sides_in_what_is_frozen() -> None:
    assert a_harvest().snapshot()["has_sides"] is False
    assert (
        "has_sides"
        not in on_scenario(
            game="skirmish", scenario=FrozenScenario("Ridge", a_scenario()), agents=("random",) * 2, games=2, seed=1
        ).snapshot()
    )


def test_how_many_may_play_is_asked_of_sound_scenarios_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unsound:
        def problems(self, document: object) -> list[str]:
            return ["unsound"]

    game = all_games()["harvest"]
    assert seat_counts(game, an_orchard(players=[4])) == (4,)
    monkeypatch.setattr(type(game), "scenarios", lambda self: Unsound())
    assert seat_counts(game, {"title": "no players named"}) == (3, 4, 5)


# -- what the games say ----------------------------------------------------------------------------------------------


def test_results_are_read_from_the_first_player_on() -> None:
    batch = played(games=60)
    found, plan = read(batch), batch.plan()
    wins, several = [0] * 4, 0
    for game in play_chunk(plan, 0, 60):
        if len(game.winners) == 1:
            wins[(game.winners[0] - game.first) % 4] += 1
        several += 1 < len(game.winners) < 4
    assert (found.points.wins, found.points.shared) == (wins, several)
    assert several > 0 and sum(wins) + several + batch.draws == 60
    names = ["First player", "Second player", "Third player", "Fourth player"]
    assert sum(share.value for share in found.points.shares if share) == pytest.approx(1)
    assert result_words.columns(found) == [*names, "Several"]
    for counted in (found.ways.values(), found.rounds.values()):
        assert [sum(column) for column in zip(*counted, strict=True)] == [*wins, several]


def test_agents_are_told_by_the_seat() -> None:
    """Greedy always picks and never rests; three random players share what it leaves."""
    found = read(played("greedy", "random", "random", "random", games=120))
    (greedy, takes), (random, leaves) = found.agents
    assert (greedy, random) == ("greedy", "random")
    assert takes.low > 1 / 4 > leaves.high and takes.games == 120
    assert takes.value + 3 * leaves.value == pytest.approx(1)
    assert verdicts.agents_verdict(found) == "More than an even share, and more than chance explains: greedy."
    kept = read(played("greedy", "random", "random", "random", games=120, keeps_sides=True))
    assert kept.agents[0][1].low > 1 / 4
    assert read(played(games=5)).agents == []


def test_colours_are_told() -> None:
    found = read(played(games=150, blue=1))
    (colours,) = found.groups.values()
    assert sum(colour.seats for colour in colours) == 4 * 150
    (sentence,) = verdicts.dealt(found)
    assert sentence.startswith("By colour it is not even: blue takes ")
    assert f"{colours[0].ratio:.2f} times an even share" in sentence
    (even,) = verdicts.dealt(read(played(games=40)))
    assert even.startswith("By colour nobody is shown to be ahead; anything up to ")


def test_charts_for_any_number_of_players() -> None:
    batch = played(*("random",) * 5, games=80)
    drawn = {chart.caption: chart for chart in charts.all_charts(read(batch))}
    assert list(drawn) == [
        "Points by turn order, with 95 % interval",
        "Points by colour, with 95 % interval",
        "How the games were won",
        "Round of the decision",
    ]
    assert [row[0] for row in drawn["Points by turn order, with 95 % interval"].rows][-1] == "Fifth player"
    colours = drawn["Points by colour, with 95 % interval"]
    assert colours.columns == ("Colour", "Share", "Times an even share") and len(colours.rows) == 5
    assert drawn["How the games were won"].columns[-2:] == ("Fifth player", "Several")


def test_the_text_to_paste() -> None:
    kept, turned = played(games=40), played("greedy", "random", "random", games=30)
    lines = paste.text(read(kept), origin_of(kept), "").splitlines()
    assert lines[0] == "Match | Orchard: 4 players"
    assert lines[1].startswith("Turns | 1st ") and lines[1].endswith("(95 %, by games)")
    assert lines[2].startswith("Colour | blue ") and lines[2].endswith("(95 %, by seats)")
    assert lines[3].startswith("Games | N 40  Won 1st ") and "  Several " in lines[3]
    told = paste.text(read(turned), origin_of(turned), "")
    assert "Agent | greedy " in told and "(95 %, by rotations)" in told and "agents greedy/random/random" in told


# -- pages -----------------------------------------------------------------------------------------------------------


def form(version: ScenarioVersion, agents: str = "rrrr", **more: str) -> dict[str, str]:
    """A form for as many as there are letters in `agents`: (r)andom or (g)reedy."""
    names = {"r": "random", "g": "greedy"}
    chosen = {f"agent_{seat}": names[letter] for seat, letter in zip("abcde", agents, strict=False)}
    given = {"version": version.public_id, "players": str(len(agents)), "size": "own", "games": "12", **chosen}
    return given | {"seed": "11", "key": "abc"} | more


@pytest.mark.parametrize("agents", ["rrr", "rrrr", "grrrr"])
def test_from_form_to_result(page: Any, user: Any, agents: str) -> None:
    version, players = a_version(user), len(agents)
    shown = page.get(f"{NEW}?version={version.public_id}&players={players}").content.decode()
    assert f'<option value="{players}" selected>{players} players</option>' in shown
    assert shown.count(" played by</label>") == players and f"Player {players} played by" in shown
    response = page.post(NEW, form(version, agents))
    assert response.status_code == 302
    play_all()
    done = page.get(response["Location"]).content.decode()
    for said in ("Finished", "First player takes", "Points by turn order", "Points by colour", "Orchard", "By colour"):
        assert said in done, said
    assert f"{players} players" in done and "Turns | 1st" in done
    assert "Side" not in done.split("</header>")[1] and "Blue" not in done and "pair" not in done
    again = done.split('class="button" href="')[1].split('"')[0].replace("&amp;", "&")
    shown = page.get(again).content.decode()
    assert shown.count(" played by</label>") == players
    assert shown.count('value="greedy" selected') == agents.count("g")
    listed = page.get("/playtests").content.decode()
    assert "Orchard" in listed and f"{players} players" in listed and "against" not in listed.split("<tbody>")[1]


def test_another_scenario_brings_its_own_fields_without_javascript(page: Any, user: Any) -> None:
    """Choices are kept, what makes the request count once is not; then the number of players."""
    orchard, ridge = a_version(user), a_version(user, "skirmish")
    first = page.get(f"{NEW}?version={ridge.public_id}").content.decode()
    assert 'name="players"' not in first and "Blue played by" in first and "keeps its side" in first
    asked = form(orchard, "rg", games="77", show="1") | {"players": ""}
    response = page.post(NEW, asked)
    assert response.status_code == 302 and "key" not in response["Location"] and "csrf" not in response["Location"]
    shown = page.get(response["Location"]).content.decode()
    assert shown.count(" played by</label>") == 3 and 'value="77"' in shown and "keeps its seat" in shown
    assert shown.count('value="random" selected') == 1  # of agents a and b
    more = page.get(page.post(NEW, form(orchard, "rgr", players="5", show="1"))["Location"]).content.decode()
    assert "Player 5 played by" in more and not Batch.objects.exists()


def test_scripts_ask_for_the_fields_of_another_number_of_players(page: Any, user: Any) -> None:
    shown = page.get(f"{NEW}?version={a_version(user).public_id}").content.decode()
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
        ({"agent_a": "greedy", "games": "10001"}, "A playtest of 4 players has 1 to 2500 rotations of games"),
    ],
)
def test_bad_forms_say_why(page: Any, user: Any, change: dict[str, str], said: str) -> None:
    response = page.post(NEW, form(a_version(user), **change))
    assert response.status_code == 422 and said in response.content.decode()
    assert not Batch.objects.exists()


def test_a_replay_names_players_and_who_went_first(page: Any, user: Any) -> None:
    batch = played("greedy", "random", "random", owner=user, games=3)
    first = batch.record(1)
    assert first is not None
    seating = batch.plan().seating(1)
    told = page.get(f"{batch.get_absolute_url()}/games/1").content.decode()
    for seat, subject in enumerate(seating):
        assert f"<dt>Player {seat + 1}</dt><dd><bdi>{batch.labels[subject]}</bdi></dd>" in told
    assert f"<dt>Went first</dt><dd>Player {seating.index(first.first) + 1}</dd>" in told
    assert "verified" in told and "Ended by" in told and '<a href="?view=2">Player 3</a>' in told
    for view in ("0", "1", "2", "none"):
        assert page.get(f"{batch.get_absolute_url()}/games/1?view={view}").status_code == 200
    out = StringIO()
    call_command("replay", batch.public_id, "1", stdout=out)
    assert out.getvalue().startswith(f"Player 1: {batch.labels[seating[0]]}\n") and "verified" in out.getvalue()


def test_an_agent_in_several_seats_is_told_by_the_seat(page: Any, user: Any) -> None:
    """Shares are those of a seat: two that take 10 % each and one that takes 80 % would not add up otherwise."""
    done = page.get(played("greedy", "random", "random", owner=user, games=3).get_absolute_url()).content.decode()
    assert ">greedy takes<" in done and ">each random takes<" in done


def test_two_alike_players_meet_in_pairs(page: Any, user: Any) -> None:
    batch = played("greedy", "random", owner=user, games=80, players=[2])
    assert (batch.rotation_size, batch.n_games, batch.labels) == (2, 80, ["greedy", "random"])
    done = html_of(page.get(batch.get_absolute_url()))
    for said in ("First player takes", "greedy takes", "greedy won more often", "Pairs of games</dt><dd>40</dd>"):
        assert said in done, said
    assert "Second player" in done and "Third player" not in done and "A won" not in done


def test_games_that_several_won_are_told_so(page: Any, user: Any) -> None:
    batch = played(owner=user, games=60)
    shared = next(record for record in batch.records() if len(record.winners) == 2)
    one, other = (f"Player {seat + 1}" for seat in shared.winners)
    assert result_words.outcome(shared.outcome, read(batch).winners(shared)) == f"{one} and {other} won together"
    done = page.get(batch.get_absolute_url()).content.decode()
    assert "Several won" in done and "First player won" in done
    report = read(batch)
    samples = [result_words.outcome(*sample) for sample in report.samples()]
    assert len(samples) == len(set(samples)) <= 6
    score = dict(result_words.score(report))
    assert sum(score.values()) == 60 and score["Several won"] == report.points.shared


def test_failed_games_leave_out_their_rotation(page: Any, user: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.harvest import HarvestState

    taken = HarvestState.apply

    def fragile(state: Any, index: int) -> None:
        if max(state.apples) == 3:
            raise RuntimeError("three are too many")
        taken(state, index)

    monkeypatch.setattr(HarvestState, "apply", fragile)
    batch = played("greedy", "random", "random", owner=user, games=30)
    assert 0 < batch.crashed < 30
    assert "rotations are left out of the shares" in page.get(batch.get_absolute_url()).content.decode()


def test_the_estimate_follows_players_and_agents(page: Any, user: Any) -> None:
    version = a_version(user)
    address = f"/playtests/scenario/estimate?version={version.public_id}&size=quick"
    played("greedy", "greedy", "greedy", games=10)
    three = f"{address}&players=3&agent_a=greedy&agent_b=greedy&agent_c=greedy"
    assert "100 games: about" in page.get(three).content.decode()
    assert "100 games: about" in page.get(f"{address}&players=3&agent_a=greedy").content.decode()
    assert "measured while it runs" in page.get(f"{address}&players=4").content.decode()
    assert page.get(f"{address}&players=99999999999").status_code == 200


# -- API -------------------------------------------------------------------------------------------------------------


def test_the_api_starts_and_tells_it(api: Any, user: Any) -> None:
    version = a_version(user)
    body = {"scenario": version.public_id, "agents": ["greedy", "random", "random"], "games": 59, "seed": 3}
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
    assert [each["agent"] for each in balance["agents"]] == ["greedy", "random"]
    assert {each["name"] for each in balance["groups"]["colour"]} == {"blue", "green", "red", "white", "yellow"}
    assert sum(each["share"]["games"] for each in balance["groups"]["colour"]) == 180
    lines = api.get(f"/api/v1/playtests/{told['id']}/games?format=csv").streaming_content
    winners = [line.split(",")[2] for line in b"".join(lines).decode().splitlines()[1:]]
    assert winners.count("") == told["outcomes"]["draws"]
    assert sum(" " in each for each in winners) == balance["shared"]


@pytest.mark.parametrize("agents", [2, 6])
def test_a_wrong_number_of_agents_is_refused_with_its_place(api: Any, user: Any, agents: int) -> None:
    body = {"scenario": a_version(user).public_id, "agents": ["random"] * agents, "games": 4}
    answer = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert answer.status_code == 400 and not Batch.objects.exists()
    (error,) = answer.json()["errors"]
    assert (error["path"], error["code"]) == ("/agents", "wrong_number")
    assert f"played by 3, 4 or 5 players, not {agents}" in str(error)
