"""Reports on decks: a duel in pairs and a free-for-all in rotations. Values by hand."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.playtest.report.match import Kind
from sandtable.playtest.report.origin import Origin
from sandtable.playtest.report.paste import text
from sandtable.playtest.report.verdict import Says
from tests.support.intervals import of_sets
from tests.support.reports import a_game, games, of_decks

WON, SPLIT, LOST = (0, 0), (0, 1), (1, 1)
"""Pairs of games by their winners."""
ORIGIN = Origin("d1", "0.1.0", "f" * 32, "")


def pairs(*wanted: tuple[tuple[int, int], int]) -> list[int]:
    """The winners of pairs, each sort with its number."""
    return [winner for pair, count in wanted for _ in range(count) for winner in pair]


# -- a duel ----------------------------------------------------------------------------------------------------------


def test_a_duel_is_told_by_the_share_of_one_deck() -> None:
    """40 pairs won whole and 10 split."""
    report = of_decks(games(*pairs((WON, 40), (SPLIT, 10))))
    assert report.kind == Kind.DUEL and report.match.unit == "pairs"
    share = report.points.shares[0]
    assert share is not None and share.value == pytest.approx(0.9) and share.games == 100
    assert (share.low, share.high) == pytest.approx(of_sets([1] * 40 + [1 / 2] * 10, 2), abs=2e-4)
    assert [(figure.says, figure.party) for figure in report.figures] == [("takes", "A"), ("first wins", "")]
    assert report.pairs == (0, 0, 10, 0, 40)
    assert report.elo is not None and report.elo.value == pytest.approx(400 * math.log10(9))
    assert report.points.wins == [90, 10] and report.points.even == 0.5


def test_the_share_of_the_first_player_counts_decided_games() -> None:
    """It won 2 of 3 decided games; a drawn and a failed game say nothing."""
    decided = [a_game(0, 0), a_game(1, 1, first=1), a_game(2, 0, first=1)]
    first = of_decks([*decided, a_game(3, ()), a_game(4, "crashed", first=-1)]).first_player
    assert first is not None and first.games == 3
    assert first.value == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("played", "says", "index", "needed"),
    [
        ([], Says.NOTHING, -1, 0),
        ([0], Says.NOTHING, -1, 0),  # half a pair
        (pairs((WON, 40), (SPLIT, 10)), Says.AHEAD, 0, 0),
        (pairs((LOST, 40), (SPLIT, 10)), Says.AHEAD, 1, 0),
        # of 1,203 such pairs the interval lies within 2 points of even (test_settling.py), and 100 are played
        (pairs((WON, 25), (SPLIT, 50), (LOST, 25)), Says.OPEN, -1, 2 * 1103),
        # variance 0.005: 48.02 pairs are enough
        (pairs((WON, 1), (SPLIT, 98), (LOST, 1)), Says.EVEN, -1, 0),
    ],
)
def test_the_verdict_on_two_decks(played: list[int], says: Says, index: int, needed: int) -> None:
    verdict = of_decks(games(*played)).verdict
    assert (verdict.says, verdict.index, verdict.games_needed) == (says, index, needed)
    assert verdict.parties == (("A", "B")[index],) * (index >= 0)


@pytest.mark.parametrize(("ends", "is_withheld"), [(9, False), (10, True)])
@pytest.mark.parametrize("outcome", ["capped", "crashed", "illegal", "timed_out"])
def test_no_verdict_where_half_of_the_games_have_no_end(ends: int, is_withheld: bool, outcome: str) -> None:
    report = of_decks(games(*([outcome] * ends + [0] * (20 - ends))))
    assert report.is_withheld == is_withheld
    if is_withheld:
        found = report.verdict
        assert found.unended is not None
        assert (found.games, found.unended.capped + found.unended.failed) == (20, 10)
        assert (found.unended.failed == 0) == (outcome == "capped")


def test_a_failed_game_leaves_out_its_pair() -> None:
    report = of_decks(games(0, 0, 1, "crashed", 0, 1))
    assert (report.games.failed, report.games.total, report.games.ended) == (1, 6, 5)
    assert (report.pairs, report.subjects.rotations.left_out) == ((0, 0, 1, 0, 1), 1)


def test_lists_of_a_duel() -> None:
    won = [a_game(0, 0, rounds=3), a_game(1, 1, rounds=5, reason="out of cards")]
    records = [*won, a_game(2, ()), a_game(3, "capped")]
    report = of_decks(records)
    assert report.games.endings == {"points": 3, "out of cards": 1}
    assert report.games.lengths == [(3, 3, 3), (4, 4, 0), (5, 5, 1)]
    assert report.score[:4] == [("won", "A", 1), ("won", "B", 1), ("draws", "", 1), ("capped", "", 1)]
    assert list(report.samples()) == [("wins", ("A",)), ("losses", ("B",)), ("draws", ()), ("capped", ())]
    assert report.seating(0) == [("", "A"), ("", "B")] and report.seating(1) == [("", "B"), ("", "A")]
    assert [report.winners(record) for record in records] == [("A",), ("B",), (), ()]
    assert report.charts == ("points", "endings", "lengths") and not report.first_seat(records[0])
    assert report.ways == {"out of cards": [0, 1], "points": [1, 0]}
    assert report.rounds == {3: [1, 0], 4: [0, 0], 5: [0, 1]}
    assert not (report.groups or report.hexes or report.lost or report.dealt)


def test_lists_of_playtests_show_the_counters_at_a_glance() -> None:
    """2 wins, a draw and a capped game of 5: (2 + 1/2 + 1/2) / 5; the failed game counts for nobody."""
    glance = of_decks(games(0, 0, 1, (), "capped", "crashed")).at_a_glance()
    assert glance is not None and glance[0] == "A"
    assert glance[1] == pytest.approx(0.6)
    assert of_decks(games("crashed")).at_a_glance() is None


def test_the_text_of_a_duel() -> None:
    """Pairs 2, 1 and 1 points. Elo of 2/3 is 400 log10(2) = 120.4."""
    low, high = of_sets([1, 1 / 2, 1 / 2], 2, 2e-6)
    elo = [400 * math.log10(bound / (1 - bound)) for bound in (low, high)]
    told = text(of_decks(games(0, 0, 0, 1, 1, 0)), ORIGIN, "Nobody knows.")
    assert told.splitlines() == [
        "Match | A  v.  B",
        f"Win%  | 66.7 ({100 * low:.1f} - {100 * high:.1f}) (95 %, by pairs)"
        f"     Elo | +120.4 ({elo[0]:+.1f} to {elo[1]:+.1f})",
        "Games | N 6  W 4  L 2  D 0      Pairs | [0, 0, 2, 0, 1]",
        "Ended | points 100.0 %  cap 0  crash 0  illegal 0  timeout 0",
        "Says  | Nobody knows.",
        "Data  | cards d1  engine 0.1.0 (ffffffff)  agents random/random  seed 7",
        "Proof | digest -",
    ]


# -- a free-for-all --------------------------------------------------------------------------------------------------


def test_a_free_for_all_is_told_by_the_share_of_every_deck() -> None:
    """Rotations A A B and C C C: A took 2 and 0 of 3."""
    report = of_decks(games(0, 0, 1, 2, 2, 2), "ABC")
    assert report.kind == Kind.FREE_FOR_ALL and report.match.unit == "rotations"
    first, *_others = report.points.shares
    assert first is not None and first.value == pytest.approx(1 / 3)
    assert (first.low, first.high) == pytest.approx(of_sets([2 / 3, 0], 3), abs=2e-4)
    assert [figure.party for figure in report.figures] == ["A: A", "B: B", "C: C", ""]
    assert (report.pairs, report.elo, report.points.wins) == (None, None, [2, 1, 3])


def test_the_verdict_names_all_decks_that_are_ahead() -> None:
    """800 rotations of three: A and B win 5 of every 12 games, C the other two; even is 1/3."""
    rotation = (0, 0, 1, 1, 0, 1, 0, 1, 2, 0, 1, 2)
    verdict = of_decks(games(*rotation * 200), "ABC").verdict
    assert (verdict.says, verdict.parties) == (Says.AHEAD, ("A", "B")) and verdict.share is not None
    assert (verdict.even, verdict.share.value) == pytest.approx((1 / 3, 5 / 12))


def test_the_text_of_a_free_for_all() -> None:
    """One rotation says next to nothing: of none won anything up to 99.97 % is possible."""
    told = text(of_decks(games(0, 1, 2, 2), "ABCD"), ORIGIN, "").splitlines()
    assert told[0] == "Match | A  v.  B  v.  C  v.  D"
    assert told[1].startswith("Share | A 25.0 (0.0 - 100.0)   B ") and told[1].endswith("(95 %, by rotations)")
    assert told[2] == "Games | N 4  Won A 1  B 1  C 2  D 0  D 0      Rotations | 1"


@given(st.integers(2, 4), st.lists(st.integers(-1, 3), max_size=40))
def test_every_game_is_counted_once(decks: int, winners: list[int]) -> None:
    """In the score, in the samples and in the shares, which make up 1."""
    records = games(*(() if winner < 0 else winner % decks for winner in winners))
    report = of_decks(records, "ABCD"[:decks])
    assert sum(count for _outcome, _party, count in report.score) == report.games.total == len(winners)
    first: dict[object, list[int]] = {}
    for record in records:
        first.setdefault((record.outcome, report.winners(record)), []).append(record.number)
    assert list(report.samples().items()) == [(sample, numbers[:3]) for sample, numbers in first.items()]
    shares = [share for share in report.points.shares if share is not None]
    assert len(shares) == decks * (len(winners) >= decks)
    assert sum(share.value for share in shares) == pytest.approx(1 if shares else 0)
