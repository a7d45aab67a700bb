"""Sums of games: the same for any cut and any order. Values by hand, and agreement with slow, obvious versions."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.playtest.parties import By
from sandtable.playtest.plan import OUTCOMES, GameRecord, Plan
from sandtable.playtest.records import FAILED, pack, rotation_points
from sandtable.playtest.storing import as_json, read
from sandtable.playtest.summary import MOST_REASONS, MOST_ROUNDS, MOST_SAMPLES, Summary, summary_of, total
from tests.support import slow_points
from tests.support.reports import a_game, games


def a_plan(players: int = 2, *, scenario: bool = True, turns: bool = True) -> Plan:
    names = tuple({"name": letter} for letter in "ABCDEFGH"[:players])
    return Plan("toy", names, ("random",) * players, 7, {} if scenario else None, turns_seats=turns)


@st.composite
def played(draw: Any) -> tuple[Plan, list[GameRecord]]:
    """A plan of two to five players and some of its games, of any outcome."""
    players = draw(st.integers(2, 5))
    scenario = draw(st.booleans())
    plan = a_plan(players, scenario=scenario, turns=draw(st.booleans()) or not scenario)
    drawn = draw(
        st.lists(
            st.tuples(
                st.sampled_from(OUTCOMES), st.sets(st.integers(0, players - 1), min_size=1, max_size=players - 1),
                st.integers(0, players - 1), st.integers(0, 1200), st.sampled_from(["time", "points", "defeat"]),
            ),
            max_size=40,
        )
    )  # fmt: skip
    records = []
    for number, (outcome, winners, first, rounds, reason) in enumerate(drawn):
        won = tuple(sorted(winners)) if outcome in ("wins", "losses") else ()
        said = ("wins" if 0 in won else "losses") if won else outcome
        records.append(a_game(number, won or said, first=-1 if said in FAILED else first, rounds=rounds, reason=reason))
    return plan, records


# -- cuts and order --------------------------------------------------------------------------------------------------


@given(played(), st.randoms(use_true_random=False))
def test_parts_add_up_to_the_whole_in_any_cut_and_order(given: tuple[Plan, list[GameRecord]], luck: Random) -> None:
    plan, records = given
    whole = as_json(summary_of(plan, records))
    shuffled = luck.sample(records, len(records))
    cuts = sorted(luck.randrange(len(records) + 1) for _ in range(luck.randrange(6)))
    parts = [shuffled[low:high] for low, high in zip([0, *cuts], [*cuts, len(records)], strict=True)]
    summaries = [summary_of(plan, part) for part in parts]
    assert as_json(total(plan, summaries)) == whole
    halves = [total(plan, summaries[:2]), total(plan, summaries[2:])]
    assert as_json(total(plan, luck.sample(halves, 2))) == whole, "sums may be summed"
    assert as_json(total(plan, [Summary(), *summaries])) == whole


@given(played())
def test_what_is_kept_as_json_comes_back(given: tuple[Plan, list[GameRecord]]) -> None:
    found = as_json(summary_of(*given))
    assert as_json(read(json.loads(json.dumps(found)))) == found
    assert read({}) == Summary()


def test_a_rotation_split_between_chunks_counts_when_it_is_whole() -> None:
    """Chunks that died are halved: game 2 of a rotation of three lies alone, and comes first."""
    plan, records = a_plan(3, scenario=False), games(0, 0, 1)
    late, early = summary_of(plan, records[2:]), summary_of(plan, records[:2])
    assert late.rotations(By.SUBJECT, 3, 3).counts == {} and set(late.loose) == {2}
    both = total(plan, [late, early])
    assert both.rotations(By.SUBJECT, 3, 3).counts == {(120, 60, 0): 1} and both.loose == {}


def test_a_failed_game_beyond_a_cut_leaves_its_rotation_out() -> None:
    plan, records = a_plan(2), games(0, "crashed", 1, 1)
    both = total(plan, [summary_of(plan, records[1:3]), summary_of(plan, [records[3], records[0]])])
    found = both.rotations(By.SUBJECT, 2, 2)
    assert (found.counts, found.left_out) == ({(0, 120): 1}, 1)


# -- values ----------------------------------------------------------------------------------------------------------


def test_sums_by_hand() -> None:
    """Two pairs on a scenario: A wins both of the first; then B, going first, wins one, and one is drawn."""
    records = [
        a_game(0, 0, rounds=3, reason="ridge"),
        a_game(1, 0, first=1, rounds=5, reason="time"),
        a_game(2, 1, first=1, rounds=5, reason="time"),
        a_game(3, (), rounds=0, reason="time"),
    ]
    found = summary_of(a_plan(), records)
    assert found.outcomes == {"wins": 2, "losses": 1, "draws": 1} and found.ended == 4
    assert found.endings == {"time": 3, "ridge": 1} and found.lengths == {3: 1, 5: 2}
    assert found.totals == {
        "decisions": 40,
        "rounds_ended": 13,
        "decisions_ended": 40,
        "first_known": 3,
        "first_won": 2,
    }
    subjects, seats, turns = found.of(By.SUBJECT), found.of(By.SEAT), found.of(By.TURN)
    assert subjects.points == {(120, 0): 1, (30, 90): 1} and (subjects.won(0), subjects.won(1)) == (2, 1)
    # In games 1 and 3 the seats are swapped: A won once in seat 0 and once in seat 1, B in seat 1.
    assert seats.points == {(60, 60): 1, (30, 90): 1} and (seats.won(0), seats.won(1)) == (1, 2)
    # The first player won games 0 and 2, and lost game 1.
    assert turns.points == {(60, 60): 1, (90, 30): 1} and turns.rounds == {(0, 3): 1, (1, 5): 1, (0, 5): 1}
    assert subjects.ways == {(0, "ridge"): 1, (0, "time"): 1, (1, "time"): 1}
    assert found.seated[("wins", ((0, 0),))] == (0,) and found.seated[("wins", ((1, 0),))] == (1,)
    assert found.placed[("losses", ((0,),))] == (2,) and found.placed[("draws", ())] == (3,)


def test_games_that_failed_count_by_their_outcome() -> None:
    records = [replace(a_game(0, "crashed", first=-1, rounds=0), reason="ValueError: a message of its own")]
    found = summary_of(a_plan(), records)
    assert found.endings == {"crashed": 1} and found.lengths == {} and found.totals["decisions"] == 10


def test_of_kept_seats_the_subjects_are_the_seats() -> None:
    found = summary_of(a_plan(turns=False), games(0, 1, 1))
    assert found.of(By.SEAT).points == {(60, 0): 1, (0, 60): 2} and found.loose == {}


@given(played())
def test_points_agree_with_those_of_records(given: tuple[Plan, list[GameRecord]]) -> None:
    """`slow_points` reads the same records in the obvious way."""
    plan, records = given
    players, size = len(plan.subjects), plan.rotation_size
    found = summary_of(plan, records)
    slow = {By.SUBJECT: records}
    if plan.scenario is not None:
        slow |= {By.SEAT: list(slow_points.by_seat(plan, records)), By.TURN: list(slow_points.by_turn(plan, records))}
    for by, seen in slow.items():
        assert found.rotations(by, players, size) == slow_points.rotations(seen, players, size)
        decided = [record for record in seen if record.outcome in ("wins", "losses")]
        alone = Counter(record.winners[0] for record in decided if len(record.winners) == 1)
        assert [found.of(by).won(party) for party in range(players)] == [alone[party] for party in range(players)]
        assert found.of(by).won(players) == len(decided) - alone.total()


@given(played(), st.integers(1, 7))
def test_rotations_are_read_from_bytes(given: tuple[Plan, list[GameRecord]], piece: int) -> None:
    """In order, for any cut of the bytes."""
    plan, records = given
    size, players = plan.rotation_size, len(plan.subjects)
    pieces = [pack(records[first : first + piece])[0] for first in range(0, len(records), piece)]
    found = list(rotation_points(pieces, players, size))
    slow = slow_points.rotations(records, players, size)
    assert len(found) == len(records) // size and found.count(None) == slow.left_out
    assert Counter(points for points in found if points is not None) == slow.counts
    for number, points in enumerate(found):
        alone = slow_points.rotations(records[number * size : (number + 1) * size], players, size)
        assert alone.counts == ({points: 1} if points is not None else {})


# -- bounds ----------------------------------------------------------------------------------------------------------


def test_a_summary_is_bounded_whatever_games_say() -> None:
    """More reasons, rounds and sorts of winners than are kept: what stays depends on no cut."""
    plan, luck = a_plan(8, turns=False), Random(1)
    records = [
        a_game(
            number, tuple(sorted(luck.sample(range(8), luck.randrange(1, 8)))), first=luck.randrange(8),
            rounds=luck.randrange(1, 60000), reason=f"reason {luck.randrange(300)}",
        )
        for number in range(3000)
    ]  # fmt: skip
    whole = summary_of(plan, records)
    assert len(whole.endings) == MOST_REASONS and len({way for _column, way in whole.of(By.TURN).ways}) == MOST_REASONS
    assert len(whole.seated) == len(whole.placed) == MOST_SAMPLES and max(whole.lengths) == MOST_ROUNDS
    assert whole.totals["rounds_ended"] == sum(record.rounds for record in records), "means stay exact"
    parts = [summary_of(plan, records[place::7]) for place in range(7)]
    assert as_json(total(plan, parts)) == as_json(total(plan, parts[::-1])) == as_json(whole)
    assert {("wins", ((0, 0),)), ("losses", ((7, 7),))} <= set(whole.seated), "games won by one come first"


@pytest.mark.parametrize("players", [2, 4])
def test_ten_times_the_games_take_no_more_room(players: int) -> None:
    plan, luck = a_plan(players), Random(2)
    records = [a_game(n, luck.randrange(players), first=n % players, rounds=n % 9 + 1) for n in range(20_000)]
    few, many = (len(json.dumps(as_json(summary_of(plan, records[:count])))) for count in (2000, 20_000))
    assert many < 1.2 * few < 20_000
