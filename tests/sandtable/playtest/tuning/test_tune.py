"""`manage.py tune` plays weights against each other fairly, and keeps what passed its test with its origin."""

from __future__ import annotations

import tomllib
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from sandtable.engine.pools import TRAINING
from sandtable.engine.weighing import FIRST, weightings
from sandtable.playtest.tuning import tuner
from sandtable.playtest.tuning.spsa import Search
from sandtable.playtest.tuning.trials import Ground, Values, share_of_plus
from simulate.results.players import weights as kept

DESTINY = weightings("sandtable.games.destiny")
GROUND = Ground("destiny", "greedy-2", 2, TRAINING, 5)


def test_equal_weights_share_every_set() -> None:
    """In a set each has every deck and seat with the same luck, so both play the same games."""
    same = DESTINY[FIRST].values
    assert [share_of_plus(GROUND, number, same, same) for number in range(2)] == [0.5, 0.5]


def test_the_share_of_one_is_what_the_other_leaves() -> None:
    first, other = DESTINY[FIRST].values, DESTINY["greedy-2"].values
    assert share_of_plus(GROUND, 3, first, other) == 1 - share_of_plus(GROUND, 3, other, first)


def by_gold(ground: Ground, numbers: Any, plus: Values, minus: Values) -> list[float]:
    """More gold wins always."""
    return [float(plus["gold"] > minus["gold"])] * len(numbers)


def test_a_search_goes_up_to_its_steps() -> None:
    found = Search.around({"gold": 100})
    assert list(tuner.search(found, GROUND, 2, 3, by_gold)) == [1, 2, 3]
    assert list(tuner.search(found, GROUND, 2, 5, by_gold)) == [4, 5]
    assert found.found()["gold"] > 100


def test_a_proof_ends_as_soon_as_it_answers() -> None:
    *_, proof = tuner.prove({"gold": 2}, {"gold": 1}, GROUND, (0.5, 0.55), 400, by_gold)
    assert proof.answer() is True and len(proof.shares) < 40


def test_a_proof_that_never_answers_ends_with_its_sets() -> None:
    def even(ground: Ground, numbers: Any, plus: Values, minus: Values) -> list[float]:
        return [float(number % 2) for number in numbers]

    *_, proof = tuner.prove({}, {}, GROUND, (0.5, 0.501), 20, even)
    assert proof.answer() is None and len(proof.shares) == 20


def tuned(*words: str) -> str:
    out = StringIO()
    call_command(
        "tune", "destiny", "--steps=1", "--sets=1", "--most=1", "--processes=1", *words, stdout=out, stderr=out
    )
    return out.getvalue()


def test_the_command_tells_weights_and_verdict(tmp_path: Path) -> None:
    told = tuned("--start", FIRST, "--only", "alive,melee", "--state", str(tmp_path / "state.json"), "--write")
    first = DESTINY[FIRST].values
    assert f"health={first['health']} " in told and "unsettled: " in told and "written" not in told
    assert tuned("--start", FIRST, "--state", str(tmp_path / "state.json")).splitlines()[-2] == told.splitlines()[-2]


@pytest.mark.parametrize(
    "words, problem",
    [
        (["--start", "nobody"], "no weights called nobody; known: greedy-0, greedy-2"),
        (["--only", "alive,luck"], "no weight called luck"),
        (["--steps", "0"], "must be at least 1"),
    ],
)
def test_a_wrong_request_says_what_is_wrong(words: list[str], problem: str) -> None:
    with pytest.raises(CommandError, match=problem):
        tuned(*words)


def test_kept_weights_are_read_as_they_were_written() -> None:
    text = kept.as_toml({"gold": 3, "tin": 0}, {"how": 'by "self-play"', "date": "2026-11-23"}, {"replies": 2})
    assert tomllib.loads(text) == {
        "origin": {"how": 'by "self-play"', "date": "2026-11-23"},
        "search": {"replies": 2},
        "weights": {"gold": 3, "tin": 0},
    }
