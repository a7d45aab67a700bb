"""Equal seats, read by turn order and by the things dealt at random. Values by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.game import POINTS, State
from sandtable.playtest import shares
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.groups import Group, groups
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.play import begin
from sandtable.playtest.shares import Rotations, together
from tests.support import slow_points
from tests.support.harvest import HarvestState, an_orchard
from tests.support.reports import of_plan


def a_plan(players: int = 4, *, seed: int = 3, turns_seats: bool = False, agent: str = "random", **more: int) -> Plan:
    names = tuple({"name": letter} for letter in "ABCDE"[:players])
    agents = (agent, *("random",) * (players - 1))
    return Plan("harvest", names, agents, seed, an_orchard(**more), turns_seats=turns_seats)


def a_game(number: int, *winners: int, first: int = 0, outcome: str = "") -> GameRecord:
    word = outcome or ("draws" if not winners else "wins" if 0 in winners else "losses")
    return GameRecord(number, word, winners, "most apples", 3, 12, first, number)


def test_games_of_a_rotation_have_the_same_luck_and_rotations_have_their_own() -> None:
    """Two players are a pair of games, four a rotation of four."""
    for players in (2, 4):
        lucks = [luck_of(begin(a_plan(players, turns_seats=True), number)) for number in range(2 * players)]
        assert len(set(lucks[:players])) == len(set(lucks[players:])) == 1
        assert lucks[0] != lucks[players]


def luck_of(state: State) -> tuple[int, ...]:
    """The state of the dice of a game that begins."""
    assert isinstance(state, HarvestState)
    return tuple(state.dice.state())


# -- turn order ------------------------------------------------------------------------------------------------------


def test_seats_are_counted_from_the_first_player() -> None:
    """Of four, seat 3 begins: it is first, then 0, 1 and 2."""
    games = [a_game(0, 3, first=3), a_game(1, 0, 2, first=3), a_game(2, 1, first=2), a_game(3, first=-1)]
    turned = list(slow_points.by_turn(a_plan(), games))
    assert [game.winners for game in turned] == [(0,), (1, 3), (3,), ()]
    assert [game.first for game in turned] == [0, 0, 0, -1]


def test_turned_seats_are_seated_first() -> None:
    """Three in turn: in game 1 subject 1 has seat 0. It begins, and subject 2, to its left, wins as second."""
    plan = a_plan(3, turns_seats=True)
    assert plan.order(0) in ((0, 1, 2), (0, 2, 1))
    left_of = dict(zip(plan.seating(1), plan.seating(1)[1:] + plan.seating(1)[:1], strict=True))
    (turned,) = slow_points.by_turn(plan, [a_game(1, left_of[1], first=1)])
    assert turned.winners == (1,)


@given(st.lists(st.tuples(st.sets(st.integers(0, 4)), st.integers(0, 4)), min_size=5, max_size=40), st.booleans())
def test_shares_by_turn_make_up_one(games: list[tuple[set[int], int]], turns_seats: bool) -> None:
    plan = a_plan(5, turns_seats=turns_seats)
    records = [a_game(number, *sorted(winners), first=first) for number, (winners, first) in enumerate(games)]
    of = slow_points.rotations(slow_points.by_turn(plan, records), 5, plan.rotation_size)
    found = [share for place in range(5) if (share := shares.share(of, place)) is not None]
    assert sum(share.value for share in found) == pytest.approx(1)


def test_five_winners_share_a_point_in_whole_numbers() -> None:
    assert slow_points.rotations([a_game(0, 0, 1, 2, 3, 4)], 5, 1) == Rotations(5, {(12,) * 5: 1}, games=1)
    assert slow_points.rotations([a_game(0, 0, 2, 4)], 5, 1) == Rotations(5, {(20, 0, 20, 0, 20): 1}, games=1)
    assert all(POINTS % winners == 0 for winners in range(1, 7))


def test_players_of_one_agent_are_added_up() -> None:
    """Of three, B and C play alike: what A brings stays, what they bring is one sum."""
    of = Rotations(3, {(120, 60, 0): 2, (120, 0, 60): 1, (0, 0, 180): 1})
    assert together(of, (0, 1, 1)) == Rotations(2, {(120, 60): 3, (0, 180): 1}, games=3)


def test_a_head_start_is_seen() -> None:
    plan = a_plan(3, head_start=1)
    found = of_plan(plan, play_chunk(plan, 0, 300))
    first, second, third = found.points.shares
    assert first is not None and second is not None and third is not None
    assert first.low > 1 / 3 > max(second.value, third.value)
    assert (len(found.parties), found.games.total) == (3, 300)
    assert (found.games.mean("rounds"), found.games.mean("decisions")) == (3, 9)


# -- what luck dealt -------------------------------------------------------------------------------------------------


def test_groups_by_hand() -> None:
    """Blue was had 10 times and won 7 points: 0.7, Blaker's 0.3806 to 0.9127, and of four 2.8 times an even share."""
    tally = {"had/colour/blue": 10, "points/colour/blue": 420, "had/colour/red": 4, "had/faction/a/b": 2, "turns": 9}
    found = groups(tally, 4)
    assert found == {
        "colour": [Group("colour", "blue", 10, 420, 4), Group("colour", "red", 4, 0, 4)],
        "faction": [Group("faction", "a/b", 2, 0, 4)],
    }
    blue, red = found["colour"]
    share = blue.share()
    assert (share.value, share.games) == (0.7, 10)
    assert blue.ratio == pytest.approx(2.8)
    assert share.low == pytest.approx(0.3806, abs=1e-4)
    assert share.high == pytest.approx(0.9127, abs=1e-4)
    assert (red.share().value, red.share().low, red.ratio) == (0, 0, 0)


def test_without_luck_of_the_deal_there_are_no_groups() -> None:
    assert groups({"control/A1/blue": 3, "points/colour/blue": 60}, 3) == {}


def test_groups_are_the_games_counted_again() -> None:
    """Every game deals each seat a colour, and its winners share one point."""
    plan = a_plan(4, blue=1)
    records = play_chunk(plan, 0, 200)
    colours = of_plan(plan, records).groups["colour"]
    assert sum(colour.seats for colour in colours) == 4 * 200
    assert sum(colour.points for colour in colours) == POINTS * 200
    blue = colours[0]
    assert blue.name == "blue" and blue.share().low > 0.25
    assert blue.ratio == pytest.approx(4 * blue.share().value)


def test_the_games_of_a_run_are_all_accounted_for() -> None:
    plan = a_plan(3)
    records = [
        *play_chunk(plan, 0, 100),
        a_game(100, outcome="capped"),
        a_game(101, outcome="crashed", first=-1),
        a_game(102, 0, 1, first=2),
    ]
    found = of_plan(plan, records)
    assert sum(count for _outcome, _party, count in found.score) == found.games.total == 103
    assert sum(found.points.wins) == sum(len(record.winners) == 1 for record in records)
    assert found.points.shared >= 1 and (found.games.counters["capped"], found.games.failed) == (1, 1)


def test_before_the_first_game_nothing_is_known() -> None:
    found = of_plan(a_plan(3), [])
    assert (found.points.shares, found.games.mean("rounds"), found.groups) == ([None] * 3, 0, {})
