"""Real workers on a real broker, killed in mid-batch: totals are exact and every game is counted once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sandtable.playtest.batch import counters, play_chunk
from sandtable.playtest.plan import GameRecord, Plan
from tests.support.depth import brokers, games
from tests.support.site import a_site, kill_a_child, kill_at_work, living_children
from tests.support.toy_game import toy_game_registered
from tests.support.waiting import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart]
MOST_DEATHS = 3
"""As often as a chunk is tried in all."""
PAIRS, ONE_IN = 8, 16
"""A small batch in which one game in `every` fails."""


@pytest.mark.deep
@pytest.mark.parametrize("broker", brokers("redis"))
def test_killed_children_and_a_killed_worker_change_nothing(broker: str, tmp_path: Path) -> None:
    dice, pairs = random.Random(1), 300
    with a_site(tmp_path, broker) as site:
        site.dispatcher()
        worker = site.worker(2)
        with site.slow_games():
            batch = site.create(pairs=pairs, seed=5)
            site.wait_for_chunks("done")
            for _ in range(3):
                site.wait_for_chunks("running")
                kill_a_child(worker, dice)
            kill_at_work(site, worker)
        assert site.state(batch) == "running", "the kill came too late to prove anything"
        site.let_an_hour_pass()
        site.worker(2)
        over = site.until_over(batch, is_message_lost=True)
        site.assert_right(over, pairs, 5)
        assert max(over["attempts"]) > 1, "nothing was lost, so nothing was proved"


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("broker", brokers("files"))
def test_a_worker_plays_on_when_its_processes_are_killed_while_they_wait(broker: str, tmp_path: Path) -> None:
    """A lock that they hold dies with them, so later processes must not need it."""
    with a_site(tmp_path, broker) as site:
        site.dispatcher()
        worker = site.worker(2)
        site.until_over(site.create(pairs=8, seed=5))
        for child in living_children(worker):
            child.kill()
        site.assert_right(site.until_over(site.create(pairs=8, seed=6)), 8, 6)


@pytest.mark.deep
def test_death_at_a_labelled_point_changes_nothing(tmp_path: Path) -> None:
    """One small batch for each point; its worker dies there, and in the long run three times."""
    times = games(1, deep=MOST_DEATHS)
    with a_site(tmp_path, "files") as site:
        site.dispatcher()
        site.worker()
        for seed, point in enumerate(("claim:claimed", "run:played", "commit:chunk", "commit:batch", "commit:done")):
            site.die_at(point, times)
            site.assert_right(site.until_over(site.create(pairs=20, seed=seed)), 20, seed)
            assert site.deaths() == times, point


@pytest.mark.deep(only=True)
def test_without_the_one_transaction_a_death_in_the_commit_is_seen(tmp_path: Path) -> None:
    with a_site(tmp_path, "files") as site:
        site.die_at("commit:chunk", games(1, deep=MOST_DEATHS))
        site.dispatcher()
        site.worker(TOY_WITHOUT="one_transaction")
        batch = site.create(pairs=20, seed=5)
        wait_until(lambda: site.deaths() == games(1, deep=MOST_DEATHS), "the last death")
        over = site.read(batch)
        assert over["state"] == "running"
        assert over["problems"]


def test_a_game_that_kills_its_worker_is_named_and_the_others_count(tmp_path: Path) -> None:
    seed, deadly, games = a_batch_with_one_bad_game()
    with a_site(tmp_path, "files") as site:
        site.dispatcher()
        site.worker()
        batch = site.create(pairs=PAIRS, seed=seed, first={"kill_every": ONE_IN})
        over = site.until_over(batch)
        assert over["state"] == "done_with_errors"
        assert over["counters"] == counters(games), "another game was blamed, or one was lost"
        assert over["digests"] == [0 if game.number == deadly else game.digest for game in games]
        assert over["problems"] == []


def a_batch_with_one_bad_game() -> tuple[int, int, list[GameRecord]]:
    """A seed with exactly one game that fails, its number, and all games with an error in place of the death."""
    with toy_game_registered():
        for seed in range(100):
            plan = Plan("toy", ({"name": "A", "crash_every": ONE_IN}, {"name": "B"}), ("random", "random"), seed)
            games = play_chunk(plan, 0, 2 * PAIRS)
            bad = [game.number for game in games if game.outcome == "crashed"]
            if len(bad) == 1:
                return seed, bad[0], games
    raise AssertionError("no seed has one bad game")
