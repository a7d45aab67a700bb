"""Seats that are sides of a scenario, kept for every game or turned between agents; and what games count."""

from __future__ import annotations

import json
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.dice import seeded
from sandtable.engine.game import BadSetup
from sandtable.engine.registry import all_games, game
from sandtable.playtest import shares
from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.headless import play
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.play import play_game
from sandtable.playtest.replay import replay
from sandtable.playtest.shares import Rotations
from sandtable.playtest.tally import MOST_NAMES, BadTally, checked, of_kind, total
from tests.support import slow_points
from tests.support.skirmish import a_scenario


def a_plan(*, seed: int = 3, turns_seats: bool = False, agents: tuple[str, str] = ("random", "random")) -> Plan:
    names = ({"name": "one"}, {"name": "other"})
    return Plan("skirmish", names, agents, seed, a_scenario(), turns_seats=turns_seats)


def a_game(number: int, *winners: int, outcome: str = "") -> GameRecord:
    word = outcome or ("draws" if not winners else "wins" if 0 in winners else "losses")
    return GameRecord(number, word, winners, "more held", 4, 8, 0, number)


# -- seats -----------------------------------------------------------------------------------------------------------


def test_kept_seats_are_the_same_in_every_game() -> None:
    assert {a_plan().seating(number) for number in range(50)} == {(0, 1)}
    assert {Plan("toy", ({}, {}, {}), ("random",) * 3, 1, turns_seats=False).seating(n) for n in range(9)} == {
        (0, 1, 2)
    }


@given(seed=st.integers(0, 2**53), number=st.integers(0, 10_000))
def test_with_kept_seats_every_game_has_its_own_luck(seed: int, number: int) -> None:
    """A rotation is one game, it begins with every game, and no two share their shuffle or an agent's stream."""
    plan = a_plan(seed=seed)
    assert (plan.rotation_size, plan.rotation(number), plan.begins_rotation(number)) == (1, number, True)
    streams = [seeded(seed, plan.rotation(each), "game").state() for each in (number, number + 1)]
    assert streams[0] != streams[1]


@given(seed=st.integers(0, 2**53), number=st.integers(0, 10_000))
def test_with_turned_seats_the_two_games_of_a_pair_share_it(seed: int, number: int) -> None:
    plan = a_plan(seed=seed, turns_seats=True)
    assert (plan.rotation_size, plan.rotation(2 * number)) == (2, plan.rotation(2 * number + 1))
    assert plan.rotation(2 * number + 2) != plan.rotation(2 * number)
    assert plan.seating(2 * number) == (0, 1) and plan.seating(2 * number + 1) == (1, 0)


CUTS = st.lists(st.integers(1, 12), min_size=1, max_size=6)


@given(sizes=CUTS, seed=st.integers(0, 2**53), turns_seats=st.booleans())
def test_chunk_borders_make_no_difference(sizes: list[int], seed: int, turns_seats: bool) -> None:
    """Neither to the digest nor to what the games count."""
    plan = a_plan(seed=seed, turns_seats=turns_seats)
    borders = [sum(sizes[:cut]) for cut in range(len(sizes) + 1)]
    parts = [play_chunk(plan, first, last - first) for first, last in pairwise(borders)]
    whole = play_chunk(plan, 0, borders[-1])
    assert [record for part in parts for record in part] == whole
    assert digest(record.digest for part in parts for record in part) == digest(record.digest for record in whole)
    sums = [total(record.tally for record in part) for part in parts]
    assert total(sums) == total(reversed(sums)) == total(record.tally for record in whole)


def test_a_chunk_that_runs_out_of_time_ends_with_any_game_when_seats_are_kept() -> None:
    assert len(play_chunk(a_plan(), 0, 30, lambda played: played < 5)) == 5
    assert len(play_chunk(a_plan(turns_seats=True), 0, 30, lambda played: played < 5)) == 6


def test_a_replay_tells_the_counted_game_of_either_seating() -> None:
    for plan in (a_plan(), a_plan(turns_seats=True)):
        counted = play_chunk(plan, 0, 6)
        assert all(replay(plan, record.number).is_verified(record.digest) for record in counted)
        assert [replay(plan, record.number).record.tally for record in counted] == [game.tally for game in counted]


def test_a_scenario_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="needs a scenario"):
        Plan("skirmish", ({"name": "A"}, {"name": "B"}), ("random", "random"), 1, turns_seats=False).check()


# -- shares ----------------------------------------------------------------------------------------------------------


def test_kept_seats_are_counted_game_by_game() -> None:
    records = [a_game(0, 0), a_game(1, 1), a_game(2), a_game(3, 0), a_game(4, outcome="crashed")]
    found = slow_points.rotations(records, 2, 1)
    assert found == Rotations(2, {(60, 0): 2, (0, 60): 1, (30, 30): 1}, left_out=1, games=1)


def test_shares_of_kept_seats_by_hand() -> None:
    """7 of 10 won: 0.7 and Blaker's interval, 0.3806 to 0.9127."""
    share = shares.share(Rotations(2, {(60, 0): 7, (0, 60): 3}, games=1), 0)
    assert share is not None
    assert share.games == 10
    assert share.value == pytest.approx(0.7)
    assert share.low == pytest.approx(0.3806, abs=1e-4)
    assert share.high == pytest.approx(0.9127, abs=1e-4)


def test_seats_of_mirrored_pairs() -> None:
    """Subject 1 has seat 0 in the second game of a pair: it wins both of the first pair, seat 0 both of the second."""
    records = [a_game(0, 1), a_game(1, 1), a_game(2, 0), a_game(3, 1)]
    plan = a_plan(turns_seats=True)
    assert [record.winners for record in slow_points.by_seat(plan, records)] == [(1,), (0,), (0,), (0,)]
    assert [record.first for record in slow_points.by_seat(plan, records)] == [0, 1, 0, 1]
    seats = slow_points.rotations(slow_points.by_seat(plan, records), 2)
    assert seats == Rotations(2, {(60, 60): 1, (120, 0): 1})
    assert slow_points.rotations(records, 2) == Rotations(2, {(0, 120): 1, (60, 60): 1})


@given(st.lists(st.integers(0, 1), min_size=2, max_size=60), st.booleans())
def test_shares_of_sides_and_of_agents_make_up_one(winners: list[int], turns_seats: bool) -> None:
    plan = a_plan(turns_seats=turns_seats)
    records = [a_game(number, who) for number, who in enumerate(winners)]
    for given_records in (records, list(slow_points.by_seat(plan, records))):
        of = slow_points.rotations(given_records, 2, plan.rotation_size)
        found = [share for share in (shares.share(of, 0), shares.share(of, 1)) if share is not None]
        assert sum(share.value for share in found) == pytest.approx(1)


# -- tallies ---------------------------------------------------------------------------------------------------------


def test_a_tally_is_what_the_game_says_at_its_end() -> None:
    """All holders add up to at most one a hex, and the losses are the same by hex and by side."""
    for record in play_chunk(a_plan(), 0, 40):
        control, losses, lost = (of_kind(record.tally, kind) for kind in ("control", "losses", "lost"))
        assert all(sum(control.get((place, side), 0) for side in ("blue", "red")) <= 1 for place in ("A1", "B1", "C2"))
        for side in ("blue", "red"):
            fallen = sum(count for (_place, loser), count in losses.items() if loser == side)
            assert lost.get((side, "figures"), 0) == fallen


def test_a_capped_game_and_a_failed_one_count_nothing() -> None:
    names = ({"name": "one"}, {"name": "other"})
    capped = play_game(Plan("skirmish", names, ("random",) * 2, 3, a_scenario(), 2, turns_seats=False), 0)
    crashed = play_game(Plan("toy", ({"name": "A", "crash_every": 1}, {"name": "B"}), ("random",) * 2, 3), 0)
    assert (capped.outcome, capped.tally) == ("capped", {})
    assert (crashed.outcome, crashed.tally) == ("crashed", {})


@pytest.mark.parametrize(
    ("tally", "words"),
    [
        ({"a/b": -1}, "not a whole number"),
        ({"a/b": True}, "not a whole number"),
        ({"a/b": 1.5}, "not a whole number"),
        ({"a/b": 1_000_001}, "not a whole number"),
        ({"": 1}, "no name"),
        ({"x" * 81: 1}, "no name"),
        ({"a\nb": 1}, "no name"),
        ({f"control/{n}/blue": 1 for n in range(4097)}, "4097 things"),
    ],
)
def test_what_cannot_be_added_up_is_a_fault_of_the_game(tally: Any, words: str) -> None:
    with pytest.raises(BadTally, match=words):
        checked(tally)


def test_a_bad_tally_makes_a_crashed_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.skirmish import SkirmishState

    monkeypatch.setattr(SkirmishState, "tally", lambda self: {"lost/blue/figures": -1})
    record = play_game(a_plan(), 0)
    assert (record.outcome, record.tally) == ("crashed", {})
    assert "lost/blue/figures is -1" in record.reason


TALLY = st.dictionaries(st.sampled_from("abcdefgh"), st.integers(1, 9), max_size=8)


@given(st.lists(TALLY, max_size=6), st.randoms(use_true_random=False), st.integers(0, 6))
def test_sums_are_the_same_in_any_order_and_with_any_cuts(tallies: list[Any], order: Any, cut: int) -> None:
    """Also where names are left out because there are too many: here only five fit."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sandtable.playtest.tally.MOST_NAMES", 5)
        whole = total(tallies)
        parts = total([total(tallies[:cut]), total(tallies[cut:])])
        order.shuffle(tallies)
        one_by_one: dict[str, int] = {}
        for tally in tallies:
            one_by_one = total([one_by_one, tally])
    assert whole == parts == one_by_one and len(whole) <= 5
    assert all(whole[name] == sum(tally.get(name, 0) for tally in tallies) for name in whole)


def test_a_sum_has_no_more_names_than_a_game_may_have() -> None:
    summed = total({f"{kind}/{number:05}": 1 for number in range(MOST_NAMES)} for kind in "ab")
    assert len(summed) == MOST_NAMES and all(name.startswith("a/") for name in summed)


# -- the command -----------------------------------------------------------------------------------------------------


def played(*arguments: str, **options: Any) -> Any:
    out = StringIO()
    call_command("play", *arguments, "--json", stdout=out, **options)
    return json.loads(out.getvalue())


@pytest.fixture
def ridge(tmp_path: Path) -> str:
    path = tmp_path / "ridge.json"
    path.write_text(json.dumps(a_scenario()))
    return str(path)


def won(result: Any) -> dict[str, int]:
    """The games that each side won alone, as in the API."""
    return {each["side"]: each["won"] for each in result["report"]["balance"]["sides"]}


def test_play_command_plays_the_sides_of_a_scenario(ridge: str) -> None:
    """The same agent on both sides: every game its own luck, subject = side."""
    result = played("skirmish", "--scenario", ridge, "--games=30", "--seed=5")
    names = ({"name": "Blue"}, {"name": "Red"})
    expected = play(Plan("skirmish", names, ("random",) * 2, 5, a_scenario(), turns_seats=False), 30)
    assert result["digest"] == expected.report.games.digest
    assert won(result) == dict(zip(("Blue", "Red"), result["wins"], strict=True))
    assert result["tally"] == expected.report.games.tally and result["tally"]["control/A1/blue"] > 0


def test_play_command_swaps_sides_between_different_agents(ridge: str) -> None:
    result = played("skirmish", "--scenario", ridge, "--games=30", "--agents=greedy-2,random")
    names = ({"name": "greedy-2"}, {"name": "random"})
    assert (
        result["digest"]
        == play(Plan("skirmish", names, ("greedy-2", "random"), 1, a_scenario()), 30).report.games.digest
    )
    assert sum(won(result).values()) == sum(result["wins"])
    kept = played("skirmish", "--scenario", ridge, "--games=30", "--agents=greedy-2,random", "--keep-sides")
    assert kept["digest"] != result["digest"] and list(won(kept).values()) == kept["wins"]


def test_play_command_says_who_won_on_which_side(ridge: str) -> None:
    out = StringIO()
    call_command(
        "play", "skirmish", "--scenario", ridge, "--games=10", "--agents=greedy-2,random", "--counts", stdout=out
    )
    assert "as Blue: " in out.getvalue() and "greedy-2: " in out.getvalue()
    assert "counted control/A1/blue: " in out.getvalue()


def test_play_command_says_what_is_wrong_with_a_scenario(tmp_path: Path, ridge: str) -> None:
    broken, number = tmp_path / "broken.json", tmp_path / "number.json"
    broken.write_text("{")
    number.write_text("5")
    for arguments, words in (
        (["--scenario", "nowhere"], "no scenario 'nowhere'"),
        (["--scenario", "../../destiny/data/decks/rey-starter"], "no scenario"),
        (["--scenario", str(broken)], "broken.json is no JSON"),
        (["--scenario", str(number)], "number.json is no JSON object"),
        (["--scenario", ridge, "rey-starter"], "name no decks"),
        (["--scenario", ridge, "--agents=greedy-2,greedy-2,random"], "takes one or 2 of"),
        ([], "needs a scenario"),
    ):
        with pytest.raises(CommandError, match=words):
            call_command("play", "skirmish", *arguments, stdout=StringIO())
    with pytest.raises(CommandError, match="--keep-sides is for a --scenario"):
        call_command("play", "destiny", "rey-starter", "rey-starter", "--keep-sides", stdout=StringIO())


@pytest.mark.parametrize("name", ["destiny", "toy", "skirmish"])
def test_seats_have_names(name: str) -> None:
    names = game(name).seat_names(a_scenario() if name == "skirmish" else None)
    assert len(names) == len(set(names)) == all_games()[name].max_seats
