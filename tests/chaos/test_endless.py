"""A game with a loop that never ends, on a real worker whose patience is shorter than in service."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.playtest.batch import counters
from tests.chaos.test_deaths import ONE_IN, PAIRS, a_batch_with_one_bad_game
from tests.support.site import Site, a_site
from tests.support.waiting import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.deep(only=True)]
LIMIT_S = 3
"""For a task. Only the game that never ends takes as long: the others are over in some milliseconds."""


def ask(site: Site, seed: int) -> str:
    return site.create(pairs=PAIRS, seed=seed, first={"spin_every": ONE_IN})


@pytest.mark.parametrize("limits", [f"{LIMIT_S} 0", f"0 {LIMIT_S}"])
def test_a_loop_inside_a_step_is_ended_and_named_and_the_others_count(limits: str, tmp_path: Path) -> None:
    """The soft limit ends a loop of interpreted rules, the hard one kills the process of compiled ones."""
    seed, endless, games = a_batch_with_one_bad_game()
    with a_site(tmp_path, "files") as site:
        site.environment["TOY_LIMITS"] = limits
        site.dispatcher()
        worker = site.worker()
        over = site.until_over(ask(site, seed))
        expected = counters(games)
        expected["crashed"], expected["timed_out"] = 0, 1
        assert over["state"] == "done_with_errors"
        assert over["counters"] == expected, "another game was blamed, or one was lost"
        others = [(number, digest) for number, digest in enumerate(over["digests"]) if number != endless]
        assert others == [(game.number, game.digest) for game in games if game.number != endless]
        assert over["problems"] == []
        assert worker.poll() is None, "the worker should play on"


def test_without_limits_it_would_go_on_for_ever(tmp_path: Path) -> None:
    """Its chunk stays taken long after all others have been counted."""
    seed, _endless, _games = a_batch_with_one_bad_game()
    with a_site(tmp_path, "files") as site:
        site.environment["TOY_LIMITS"] = "0 0"
        site.dispatcher()
        site.worker(2)
        batch = ask(site, seed)
        wait_until(lambda: not site.chunks("queued") and len(site.chunks("running")) == 1, "all other games")
        since = site.rounds()
        wait_until(lambda: site.rounds() > since + 4 * LIMIT_S, "as many looks of the dispatcher")
        assert site.state(batch) == "running"
