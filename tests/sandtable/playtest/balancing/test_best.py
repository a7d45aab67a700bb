"""The best of several candidates, on made-up candidates whose true shares are known."""

from __future__ import annotations

import numpy
import pytest

from sandtable.playtest.balancing.best import Heat, Pairs, Standing, Verdict, contest, difference, replay


def played(heat: Heat, truth: list[float], seed: int) -> Pairs:
    """Pairs of two independent games without draws."""
    lot = numpy.random.default_rng([seed, heat.stage, heat.candidate])
    won = lot.binomial(2, truth[heat.candidate], heat.pairs)
    return Pairs(tuple(int((won * 2 == quarters).sum()) for quarters in range(5)))


def run(truth: list[float], seed: int, reference: int | None = None, pairs: int = 1600) -> tuple[Verdict, list[Heat]]:
    counts: dict[str, Pairs] = {}
    heats: list[Heat] = []
    while True:
        asked, end = replay(contest(len(truth), pairs, 400, Standing(), reference), counts)
        if end is not None:
            return end, heats
        for heat in reversed(asked):  # the order makes no difference
            counts[heat.key] = played(heat, truth, seed)
            heats.append(heat)


def test_the_best_of_sixteen_is_found() -> None:
    truth = [0.5] * 15 + [0.6]
    found = [run(truth, seed)[0].best for seed in range(60)]
    assert found.count(15) >= 54


def test_every_round_halves_the_field_until_two_are_left() -> None:
    _end, heats = run([0.5] * 8, 1)
    assert [len([heat for heat in heats if heat.stage == stage]) for stage in range(3)] == [8, 4, 2]
    assert [heat.is_final for heat in heats] == [False] * 12 + [True] * 2
    assert sum(heat.pairs for heat in heats if not heat.is_final) <= 1600


def test_the_reference_is_always_in_the_final() -> None:
    end, heats = run([0.3, *[0.5] * 7], 2, reference=0)
    assert 0 in {heat.candidate for heat in heats if heat.is_final}
    assert end.gain is not None and end.gain[1] > 0, "20 points more than the reference are shown"


def test_equal_candidates_are_hardly_ever_told_apart() -> None:
    """At most 5 % of contests say something wrong; of 400 that is 20, and 33 is three standard deviations more."""
    wrong = 0
    for seed in range(400):
        end, _heats = run([0.5] * 4, seed, reference=0, pairs=80)
        shown = [each for each in (end.lead, end.gain) if each is not None and each[1] > 0]
        wrong += bool(shown)
    assert wrong <= 33


def test_a_lead_that_is_there_is_shown() -> None:
    end, _heats = run([0.5, 0.62], 3)
    assert end.best == 1 and end.lead is not None and end.lead[1] > 0


def test_few_pairs_show_nothing() -> None:
    value, low, high = difference(Pairs((0, 0, 0, 0, 3)), Pairs((3, 0, 0, 0, 0)))
    assert value == 1.0 and low < 0 and high == 1.0
    assert difference(Pairs(), Pairs((1, 0, 0, 0, 0))) == (0.0, -1.0, 1.0)


def test_pairs_have_a_mean_and_an_interval() -> None:
    """One lost, two even, one won: 4 of 8 points."""
    pairs = Pairs((1, 0, 2, 0, 1))
    assert pairs.mean == pytest.approx(0.5)
    assert pairs.squares == pytest.approx(0.5)
    share = (pairs + pairs).share()
    assert share.low < 0.5 < share.high and share.games == 16


def test_one_candidate_goes_straight_to_the_final() -> None:
    end, heats = run([0.5], 1)
    assert (end.best, end.second, end.lead) == (0, None, None)
    assert len(heats) == 1
