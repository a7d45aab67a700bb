"""Playtests of scenarios whose sides differ: asked for, played, told by side."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sandtable.playtest.batch import play_chunk
from sandtable.playtest.report import paste
from sandtable.playtest.tally import total
from scenarios.models import Visibility
from simulate.asking import services
from simulate.asking.problems import problems_of
from simulate.asking.refusals import KeyReused, Refused
from simulate.asking.request import FrozenScenario, Subject, on_scenario
from simulate.asking.selectors import scenario_by_name
from simulate.models import Batch, BatchState
from simulate.results import battlefield, heat, verdicts
from simulate.results.reading import origin_of, read
from tests.support.playtests import a_batch, a_skirmish, a_user, play_all
from tests.support.scenario_playtests import a_stored_skirmish, played_skirmish
from tests.support.skirmish import a_scenario

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("problems")]


def pasted(batch: Batch) -> str:
    """The text to paste; the words of the verdict are tested elsewhere."""
    return paste.text(read(batch), origin_of(batch), "")


# -- the service -----------------------------------------------------------------------------------------------------


def test_the_same_agents_keep_their_sides_and_others_swap_them() -> None:
    kept, swapped = played_skirmish(games=9), played_skirmish("greedy-2", "random", games=9)
    asked = played_skirmish("greedy-2", "random", games=9, keeps_sides=True)
    assert (kept.n_games, kept.labels, kept.rotation_size) == (9, ["Blue", "Red"], 1)
    assert (swapped.n_games, swapped.labels, swapped.rotation_size) == (10, ["greedy-2", "random"], 2)
    assert (asked.n_games, asked.labels, asked.rotation_size) == (9, ["Blue", "Red"], 1)
    assert {batch.state for batch in (kept, swapped, asked)} == {BatchState.DONE}


def test_a_playtest_may_have_one_game() -> None:
    assert played_skirmish(games=1).state == BatchState.DONE


def test_the_scenario_is_frozen_and_outlives_its_owner(user: Any) -> None:
    version = a_stored_skirmish(a_user(), Visibility.PUBLIC)
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
    assert problems_of(a_skirmish("greedy-2", "random", games=10_001)) == [
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
    for other in (a_skirmish(rounds=5), a_skirmish("random", "greedy-2"), a_skirmish(games=11)):
        with pytest.raises(KeyReused):
            services.create_batch(owner=owner, request=other, idempotency_key="k")


def test_decks_are_frozen_as_before() -> None:
    assert set(a_batch().snapshot) == {"subjects", "agents", "scenario", "max_steps", "data_version"}


# -- what the games say ----------------------------------------------------------------------------------------------


def test_the_balance_is_the_sum_of_the_games() -> None:
    batch = played_skirmish(games=60)
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
    batch = played_skirmish("greedy-2", "random", games=160, strength={"blue": 2, "red": 0})
    found = read(batch)
    blue, red = found.points.shares
    greedy, random = found.subjects.shares
    assert blue is not None and red is not None and greedy is not None and random is not None
    assert blue.value + red.value == pytest.approx(1) and greedy.value + random.value == pytest.approx(1)
    assert blue.low > 0.5 and greedy.low > 0.5
    assert blue.games == greedy.games == 160


def test_the_more_exact_words_of_the_game_are_used() -> None:
    batch = played_skirmish(games=6)
    batch.tally = {"won/blue/the ridge is ours": 4, "won/red/time is up": 1, "won/green/nonsense": 1}
    assert read(batch).ways == {"the ridge is ours": [4, 0], "time is up": [0, 1]}


def test_games_without_an_end_of_their_own_give_no_verdict() -> None:
    request = replace(a_skirmish(), max_steps=2)
    batch = services.create_batch(owner=a_user(), request=request, idempotency_key="k")
    play_all()
    batch.refresh_from_db()
    assert "say little about Blue and Red" in verdicts.verdict(read(batch))


def test_the_text_to_paste() -> None:
    kept = played_skirmish(games=20)
    swapped = played_skirmish("greedy-2", "random", games=20)
    lines = pasted(kept).splitlines()
    assert lines[0] == "Match | Ridge: Blue  v.  Red"
    assert lines[1].startswith("Sides | Blue ") and lines[1].endswith("(95 %, by games)")
    assert lines[2].startswith("Games | N 20  Won Blue ")
    told = pasted(swapped)
    assert "Agent | greedy-2 " in told and "(95 %, by pairs)" in told and "Data  | rules " in told


def test_maps_have_their_numbers_in_tables() -> None:
    found = read(played_skirmish(games=40))
    control, losses = heat.heat_maps(found, ())
    assert control.columns == losses.columns == ("Hex", "Blue", "Red")
    assert {row[0] for row in control.rows} == {"A1", "B1", "C2"}
    place = found.hexes["B1"]
    assert ("B1", f"{100 * place.control[0] / 40:.0f} %", f"{100 * place.control[1] / 40:.0f} %") in control.rows
    assert ("B1", f"{place.losses[0] / 40:.2f}", f"{place.losses[1] / 40:.2f}") in losses.rows


def a_battle(tally: dict[str, int]) -> Batch:
    """Four games on the crossroads, as if they had been played."""
    batch = played_skirmish(games=4)
    scenario = scenario_by_name("tide_of_iron", "crossroads")
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


# -- the real game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agents", [("random", "random"), ("random", "greedy-2")])
def test_tide_of_iron_is_played_told_and_replayed(as_user: Any, user: Any, agents: tuple[str, str]) -> None:
    """Through the queue, from a scenario of the house to the map of the result and the log of a game."""
    told = "Nobody surrenders."
    definition = {**scenario_by_name("tide_of_iron", "at-the-breaking-point"), "special_rules": [told]}
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
    shown = as_user.get(batch.get_absolute_url()).content.decode()
    assert "map--quiet" in shown and "American takes" in shown and "What it takes to win" in shown
    assert told in shown.partition("Played without these rules")[2]
    told = as_user.get(f"{batch.get_absolute_url()}/games/1").content.decode()
    assert "verified" in told and "playtest-log__heading" in told and "Round 1" in told
