"""Meetings of a ladder: neither agent has the better seats, decks or sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest

from sandtable.engine.game import Game
from sandtable.engine.pools import HELD_OUT, NAMES, TRAINING, pools
from sandtable.engine.registry import all_games, game
from sandtable.playtest.ladder.arenas import Arena, NoArena, arenas
from sandtable.playtest.ladder.meetings import Meeting, meetings
from tests.support.harvest import an_orchard
from tests.support.skirmish import a_scenario

AGENTS = ("random", "greedy-2")
DECKS = ({"name": "A", "strength": 1}, {"name": "B"}, {"name": "C", "strength": 2}, {"name": "D"})


def on_decks(seats: int) -> Arena:
    return Arena("decks", seats, DECKS[:seats])


def on_an_orchard(seats: int) -> Arena:
    return Arena("orchard", seats, scenario=an_orchard())


def the_meeting(name: str, arena: Arena, games: int = 1) -> Meeting:
    (found,) = meetings(name, [arena], AGENTS, games, seed=5)
    return found


def places(meeting: Meeting, number: int = 0) -> Iterable[tuple[int, int, str, int]]:
    """The seat, the deck and the agent of every player in a set, and the size of the table."""
    for plan in meeting.plans:
        for game_number in range(number * plan.rotation_size, (number + 1) * plan.rotation_size):
            for seat, subject in enumerate(plan.seating(game_number)):
                yield seat, subject, plan.agents[subject], len(plan.subjects)


# -- one set -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_set_each_agent_has_each_deck_in_each_seat_equally_often(seats: int) -> None:
    meeting = the_meeting("toy", on_decks(seats))
    assert meeting.set_size == {2: 4, 3: 18, 4: 16}[seats]
    counted = Counter((seat, deck, agent) for seat, deck, agent, _table in places(meeting))
    assert set(counted) == {(seat, deck, agent) for seat in range(seats) for deck in range(seats) for agent in AGENTS}
    assert len(set(counted.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_set_each_agent_has_each_seat_equally_often(seats: int) -> None:
    meeting = the_meeting("harvest", on_an_orchard(seats))
    assert meeting.set_size == {2: 2, 3: 6, 4: 4, 5: 10}[seats]
    counted = Counter((seat, agent) for seat, _deck, agent, _table in places(meeting))
    assert len(counted) == 2 * seats and len(set(counted.values())) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_table_is_half_and_half(seats: int) -> None:
    """As nearly as it can be; with an odd number of seats each agent has the majority in turn."""
    majorities = []
    for plan in the_meeting("harvest", on_an_orchard(seats)).plans:
        counts = Counter(plan.agents)
        assert abs(counts["greedy-2"] - counts["random"]) == seats % 2
        majorities.append(counts["greedy-2"] > counts["random"])
    assert sorted(majorities) == ([False, True] if seats % 2 else [False])


def test_each_agent_has_both_sides_of_a_scenario() -> None:
    meeting = the_meeting("skirmish", Arena("skirmish", 2, scenario=a_scenario()))
    assert {(seat, agent) for seat, _deck, agent, _table in places(meeting)} == {
        (seat, agent) for seat in (0, 1) for agent in AGENTS
    }


def test_the_games_of_a_set_share_their_luck() -> None:
    assert len({plan.seed for plan in the_meeting("toy", on_decks(2)).plans}) == 1


# -- a whole ladder ----------------------------------------------------------------------------------------------------


def test_every_pair_plays_at_least_the_games_asked_for_in_whole_sets() -> None:
    found = list(meetings("toy", [on_decks(2)], ("c", "a", "b"), 9, 1))
    assert [meeting.agents for meeting in found] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert {meeting.sets * meeting.set_size for meeting in found} == {12}


def test_sets_are_spread_evenly_over_the_arenas() -> None:
    grounds = [Arena(f"decks {number}", 2, DECKS[:2]) for number in range(5)]
    found = list(meetings("toy", grounds, AGENTS, 4 * 12, 1))
    assert sorted(meeting.sets for meeting in found) == [2, 2, 2, 3, 3]
    assert len({meeting.plans[0].seed for meeting in found}) == 5


def test_few_games_leave_arenas_out_and_the_seed_draws_which() -> None:
    grounds = [Arena(f"decks {number}", 2, DECKS[:2]) for number in range(5)]
    used = {tuple(each.arena.name for each in meetings("toy", grounds, AGENTS, 8, seed)) for seed in range(40)}
    assert {len(names) for names in used} == {2}
    assert {name for names in used for name in names} == {arena.name for arena in grounds}


def test_the_games_of_a_pair_do_not_depend_on_who_else_is_there() -> None:
    def of_two(agents: tuple[str, ...]) -> list[Meeting]:
        return [each for each in meetings("toy", [on_decks(2)], agents, 40, 3) if each.agents == ("a", "b")]

    assert of_two(("a", "b")) == of_two(("c", "b", "d", "a"))


# -- arenas ------------------------------------------------------------------------------------------------------------


def test_the_arenas_of_a_game_with_decks_are_all_choices_of_them() -> None:
    destiny = game("destiny")
    held_out = pools(destiny).held_out
    found = arenas(destiny, 2)
    assert [arena.name for arena in found] == [" v. ".join(pair) for pair in combinations(held_out, 2)]
    assert all(len(arena.decks) == 2 and arena.scenario is None for arena in found)


ON_SCENARIOS = [name for name in all_games() if game(name).scenarios() is not None]


@pytest.mark.parametrize("name", ON_SCENARIOS)
@pytest.mark.parametrize("pool", NAMES)
def test_the_arenas_of_a_game_with_scenarios_are_those_for_so_many_players(name: str, pool: str) -> None:
    played, scenarios = game(name), game(name).scenarios()
    assert scenarios is not None
    for seats in range(played.min_seats, played.max_seats + 1):
        documents = {slug: scenarios.document(slug) for slug in pools(played).named(pool)}
        wanted = [slug for slug, document in documents.items() if seats in played.seat_counts(document)]
        assert [arena.name for arena in arenas(played, seats, pool)] == wanted
        assert all(arena.scenario == documents[arena.name] for arena in arenas(played, seats, pool))


def test_a_game_with_neither_is_an_arena_by_itself() -> None:
    assert arenas(game("toy"), 3) == (Arena("Toy", 3),)


@pytest.mark.parametrize("name", all_games())
def test_a_number_of_players_that_the_game_refuses(name: str) -> None:
    for seats in (game(name).min_seats - 1, game(name).max_seats + 1):
        with pytest.raises(NoArena, match=f"not by {seats}"):
            arenas(game(name), seats)


def test_a_pool_without_a_scenario_for_so_many_is_refused() -> None:
    played = Picky()
    assert [arena.name for arena in arenas(played, 2)] == ["two"]
    with pytest.raises(NoArena, match="has no scenario for 3 players"):
        arenas(played, 3)


class Picky(Game):
    """A game for two or three, with one scenario, which is for two."""

    name = title = "picky"
    min_seats, max_seats = 2, 3

    def scenarios(self) -> Any:
        return SimpleNamespace(slugs=("two",), document=lambda slug: {"title": slug})

    def seat_counts(self, scenario: dict[str, Any] | None = None) -> tuple[int, ...]:
        return (2,) if scenario else (2, 3)


def test_every_game_has_arenas_for_its_smallest_table_in_both_pools() -> None:
    for each in all_games().values():
        if each.name not in ("skirmish", "harvest"):  # their scenarios are made by tests
            assert arenas(each, each.min_seats, HELD_OUT) and arenas(each, each.min_seats, TRAINING)


def test_agents_that_think_long_meet_the_others_less_often_in_the_same_games() -> None:
    usual, fewer = (list(meetings("toy", [on_decks(2)], ("a", "b", "c"), 40, 3, most)) for most in ({}, {"c": 8}))
    assert [each.sets * each.set_size for each in usual] == [40, 40, 40]
    assert [(each.agents, each.sets * each.set_size) for each in fewer] == [
        (("a", "b"), 40), (("a", "c"), 8), (("b", "c"), 8),
    ]  # fmt: skip
    assert [each.plans for each in fewer] == [each.plans for each in usual]
