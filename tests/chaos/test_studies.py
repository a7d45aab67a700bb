"""Workers of a study are killed: its decision is the one that follows from its games in order."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import Plan
from sandtable.playtest.sequential.design import Design
from sandtable.playtest.sequential.running import Running
from sandtable.playtest.shares import points_of
from tests.support.depth import games
from tests.support.site import a_site, kill_a_child, kill_at_work
from tests.support.toy_game import toy_game_registered

pytestmark = [pytest.mark.slow, pytest.mark.apart]
POINTS, MOST, CHUNKS = 8, 300, 20


def decided_without_rows(seed: int) -> Running:
    """The test over the games of the study, played in order by one process."""
    with toy_game_registered():
        plan = Plan("toy", ({"name": "A"}, {"name": "B"}), ("random", "random"), seed)
        games = play_chunk(plan, 0, 2 * MOST)
    state = Running(120)
    pairs = zip(games[::2], games[1::2], strict=True)
    state.feed(Design(0, POINTS, most=MOST), (points_of(one, 1, 2) + points_of(two, 1, 2) for one, two in pairs))
    return state


def assert_right(over: Any, seed: int) -> None:
    right = decided_without_rows(seed)
    result = over["result"]
    assert (over["state"], result["answer"], result["rotations"]) == ("done", right.answer, right.observed)
    assert result["counts"] == {str(units / 120): count for units, count in sorted(right.counts.items())}
    assert over["batch"]["problems"] == []


@pytest.mark.deep(only=True)
def test_killed_children_and_a_killed_worker_do_not_change_the_decision(tmp_path: Path) -> None:
    dice, seed = random.Random(2), 5
    with a_site(tmp_path, "files") as site:
        site.dispatcher()
        worker = site.worker(2)
        with site.slow_games():
            study = site.ask_study(points=POINTS, most=MOST, seed=seed, chunks=CHUNKS)
            for _ in range(2):
                site.wait_for_chunks("running")
                kill_a_child(worker, dice)
            kill_at_work(site, worker)
        assert site.study_state(study) == "running", "the kill came too late to prove anything"
        site.let_an_hour_pass()
        site.worker(2)
        over = site.until_study_is_over(study)
        assert_right(over, seed)
        assert max(over["batch"]["attempts"]) > 1, "nothing was lost, so nothing was proved"


@pytest.mark.deep
def test_a_worker_that_dies_before_it_steers_changes_nothing(tmp_path: Path) -> None:
    """Its chunk is recorded, and the dispatcher steers the study."""
    seed = 6
    with a_site(tmp_path, "files") as site:
        site.dispatcher()
        site.worker()
        site.die_at("commit:done", games(1, deep=3))
        study = site.ask_study(points=POINTS, most=MOST, seed=seed, chunks=CHUNKS)
        assert_right(site.until_study_is_over(study), seed)
        assert site.deaths(), "nobody died, so nothing was proved"
