"""Rotations of three and four: who sits where, and the shares they bring. Values by hand."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.game import BadSetup
from sandtable.playtest import shares
from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.headless import play
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.shares import Rotations
from tests.support import rule, slow_points


def a_plan(subjects: int, seed: int = 3, **side: int) -> Plan:
    names = [{"name": letter} for letter in "ABCD"[:subjects]]
    return Plan("toy", (names[0] | side, *names[1:]), ("random",) * subjects, seed)


def a_game(number: int, *winners: int, outcome: str = "") -> GameRecord:
    word = outcome or ("draws" if not winners else "wins" if 0 in winners else "losses")
    return GameRecord(number, word, winners, "points", 3, 10, 0, number)


# -- seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("subjects", [2, 3, 4])
def test_in_a_rotation_everybody_has_every_seat_once(subjects: int) -> None:
    plan = a_plan(subjects)
    for rotation in range(20):
        seatings = [plan.seating(rotation * subjects + game) for game in range(subjects)]
        for seat in range(subjects):
            assert sorted(seating[seat] for seating in seatings) == list(range(subjects))


@rule("DST-MUL-03")
def test_players_are_seated_at_random() -> None:
    """Every order round the table occurs, none much more often than the others: 6 of four, 600 rotations."""
    plan = a_plan(4)
    orders = Counter(tuple(plan.order(rotation)) for rotation in range(600))
    assert len(orders) == 6
    assert all(60 <= count <= 140 for count in orders.values())  # 100 each, give or take 4 deviations
    assert [plan.order(rotation) for rotation in range(50)] != [a_plan(4, seed=4).order(each) for each in range(50)]


def test_two_are_mirrored_pairs_in_the_order_they_came() -> None:
    assert [a_plan(2).seating(number) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_the_games_of_a_rotation_share_their_luck_and_no_others() -> None:
    assert [a_plan(3).rotation(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]


def test_chunk_borders_make_no_difference() -> None:
    whole = digest(record.digest for record in play_chunk(a_plan(3), 0, 30))
    parts = [
        record.digest for first, size in ((0, 9), (9, 3), (12, 18)) for record in play_chunk(a_plan(3), first, size)
    ]
    assert digest(parts) == whole


def test_a_chunk_that_runs_out_of_time_ends_with_a_rotation() -> None:
    assert len(play_chunk(a_plan(3), 0, 30, lambda played: played < 4)) == 6
    assert len(play_chunk(a_plan(4), 0, 40, lambda played: played < 4)) == 4


def test_set_ups_are_read_once_for_each_seating() -> None:
    plan = a_plan(3)
    assert plan.setup((0, 1, 2)) is plan.setup((0, 1, 2))
    with pytest.raises(BadSetup):
        Plan("toy", ({"name": "A"}, {"nonsense": 1}, {"name": "C"}), ("random",) * 3, 1).check()


def test_a_headless_run_counts_the_wins_of_all() -> None:
    report = play(a_plan(3, strength=4), 30).report
    assert sum(report.points.wins) + report.games.counters["draws"] == 30
    assert report.points.wins[0] > 20


# -- shares ----------------------------------------------------------------------------------------------------------


def test_a_rotation_is_counted_by_its_points() -> None:
    """A wins twice and B once, then C all three; sixty points a win."""
    records = [a_game(0, 0), a_game(1, 1), a_game(2, 0), a_game(3, 2), a_game(4, 2), a_game(5, 2)]
    assert slow_points.rotations(records, 3) == Rotations(3, {(120, 60, 0): 1, (0, 0, 180): 1})


def test_a_draw_is_shared() -> None:
    """By all when nobody won, by the winners when several did."""
    records = [a_game(0), a_game(1, outcome="capped"), a_game(2), a_game(3, 1, 2)]
    assert slow_points.rotations(records, 4) == Rotations(4, {(45, 75, 75, 45): 1})


def test_a_rotation_with_a_failed_game_is_left_out_and_one_under_way_is_not_told() -> None:
    records = [a_game(0, 0), a_game(1, outcome="crashed"), a_game(2, 0), a_game(3, 0), a_game(4, 0)]
    assert slow_points.rotations(records, 3) == Rotations(3, {}, left_out=1)


def test_shares_by_hand() -> None:
    """Three rotations of three games: A took 2, 1 and 0 of 3 points. Mean 1/3, variance 2/27.

    They are worth 3 (3 * 2/9 + 0.4) / (4 * 2/27 + 0.4) = 4.59574 games. Student's t for 2 degrees is 4.30265.
    """
    of = Rotations(3, {(120, 60, 0): 1, (60, 60, 60): 1, (0, 0, 180): 1})
    share = shares.share(of, 0)
    assert share is not None
    assert (share.value, share.games) == pytest.approx((1 / 3, 9))
    reached = 8 / 3 * ((1 / 3) ** 1.5 / share.high**0.5 + (2 / 3) ** 1.5 / (1 - share.high) ** 0.5 - 1)
    assert reached == pytest.approx(4.30265**2 / 4.59574, rel=1e-4)


def test_without_rotations_there_is_no_share() -> None:
    assert shares.share(Rotations(3, {}), 0) is None


def test_equal_rotations_claim_no_certainty() -> None:
    """Ten rotations won by A whole count as 10 games, t for 9 degrees is 2.26216: 1 / (1 + 3/8 * 0.511736)^2 = 0.7039.

    Ten pairs count as 10 / 0.85, t for 19 degrees is 2.09302: 1 / (1 + 3/8 * 0.372361)^2 = 0.7700.
    """
    three, two = (shares.share(of, 0) for of in (Rotations(3, {(180, 0, 0): 10}), Rotations(2, {(120, 0): 10})))
    assert three is not None and two is not None
    assert (three.low, two.low) == pytest.approx((0.7039, 0.7700), abs=5e-5)
    assert three.high == two.high == 1.0


def test_single_games_have_an_exact_interval_until_one_is_drawn() -> None:
    """3 of 10: Blaker's 0.0873 to 0.6194 (his paper of 2000). A draw is half a win and varies less."""
    decided = shares.share(Rotations(2, {(60, 0): 3, (0, 60): 7}, games=1), 0)
    drawn = shares.share(Rotations(2, {(30, 30): 6, (0, 60): 4}, games=1), 0)
    assert decided is not None and drawn is not None
    assert (decided.low, decided.high) == pytest.approx((0.0873, 0.6194), abs=5e-5)
    assert drawn.value == decided.value == 0.3
    assert drawn.margin < decided.margin


OUTCOMES = st.lists(st.one_of(st.none(), st.integers(0, 1)), min_size=2, max_size=60)


@given(OUTCOMES)
def test_of_two_the_share_is_the_mean_of_the_pairs(winners: list[int | None]) -> None:
    """Beside a slow way to say it: half points of every game, summed pair by pair."""
    records = [a_game(number, *([] if who is None else [who])) for number, who in enumerate(winners)]
    halves = [{None: 1, 0: 2, 1: 0}[who] for who in winners[: len(winners) // 2 * 2]]
    counts = Counter(one + other for one, other in zip(halves[::2], halves[1::2], strict=True))
    of = slow_points.rotations(records, 2)
    share = shares.share(of, 0)
    assert share is not None and share.value == pytest.approx(sum(halves) / (2 * len(halves)))
    assert shares.pair_counts(of) == tuple(counts[points] for points in range(5))
    assert share.games == len(halves)


@given(st.lists(st.integers(0, 3), min_size=4, max_size=80))
def test_shares_make_up_one(winners: list[int]) -> None:
    of = slow_points.rotations([a_game(number, who) for number, who in enumerate(winners)], 4)
    found = [shares.share(of, subject) for subject in range(4)]
    assert sum(share.value for share in found if share is not None) == pytest.approx(1)
    assert all(share is not None and 0 <= share.low <= share.value <= share.high <= 1 for share in found)
