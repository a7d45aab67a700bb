"""Watching changes nothing: it is the same game, decision by decision."""

from __future__ import annotations

import pytest

from sandtable.engine.registry import all_games, game
from sandtable.playtest.ladder.arenas import arenas
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import play_game
from sandtable.playtest.qualities.result import Quality, difference, qualities
from sandtable.playtest.qualities.watching import CHOICES, POSITIONS, kind_of, thinned, watch
from sandtable.playtest.seating import plan_on

NAMES = sorted(name for name in all_games() if name not in ("toy", "skirmish"))


def a_plan(name: str, seed: int = 5) -> Plan:
    played = game(name)
    arena = arenas(played, max(2, played.min_seats), "training")[0]
    agents = ("greedy-2",) * arena.seats
    if arena.scenario is not None:
        return plan_on(played, arena.scenario, agents, seed)
    return Plan(name, arena.decks, agents, seed)


@pytest.mark.parametrize("name", NAMES)
def test_a_watched_game_is_the_counted_game(name: str) -> None:
    plan = a_plan(name)
    counted, seen = play_game(plan, 1), watch(plan, 1)
    winners = tuple(sorted(seen.seating[seat] for seat in seen.winners))
    assert (counted.winners, counted.rounds, counted.decisions) == (winners, seen.rounds, seen.decisions)
    assert watch(plan, 1) == seen


@pytest.mark.parametrize("name", NAMES)
def test_positions_are_in_order_and_choices_belong_to_them(name: str) -> None:
    seen = watch(a_plan(name), 0)
    decisions = [each.decision for each in seen.positions]
    assert decisions == sorted(set(decisions)) and 0 < len(decisions) <= POSITIONS
    assert 0 < len(seen.choices) <= CHOICES
    assert all(len(each.options) > 1 and each.position.decision < seen.decisions for each in seen.choices)
    assert all(len(each.values) == len(seen.seating) for each in seen.positions)


@pytest.mark.parametrize(
    ("option", "kind"),
    [
        ("Fire and movement: American squad 3 (F8)", "fire and movement"),
        ("play Block", "play block"),
        ("move to N2", "move to"),
        ("resolve Kylo Ren die (2 melee for 1)", "resolve kylo ren die"),
    ],
)
def test_options_of_a_kind_share_their_first_words(option: str, kind: str) -> None:
    assert kind_of(option) == kind


def test_thinning_keeps_the_ends() -> None:
    seen = watch(a_plan("destiny"), 0)
    few = list(thinned(seen.positions, 7))
    assert len(few) == 7 and (few[0], few[-1]) == (seen.positions[0], seen.positions[-1])


def test_qualities_hold_every_measure_within_its_bounds() -> None:
    plan = a_plan("destiny")
    games = [watch(plan, number) for number in range(24)]
    found = qualities(games, lambda game: game.seating, plan.rotation_size)
    assert found.games == 24
    assert {"openness", "lead_changes", "mattering", "rounds", "decisions"} <= set(found.measures)
    assert all(each.low <= each.value <= each.high for each in found.measures.values())
    assert 0 <= found.measures["openness"].value <= 1
    assert found.measures["decisions"].value == sum(game.decisions for game in games) / 24


def test_a_difference_has_the_spread_of_both() -> None:
    """Spreads of 3 and 4 make 5; Student's quantile for 99 degrees of freedom is 1.984."""
    found = difference(Quality(10, 0, 0, 100, 3), Quality(8, 0, 0, 100, 4))
    assert found.value == 2
    assert [found.low, found.high] == pytest.approx([2 - 9.92, 2 + 9.92], abs=0.01)
