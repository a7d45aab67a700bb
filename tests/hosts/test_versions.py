"""A new version comes while games are played by the old one: hosts of both play side by side what each accepted."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.support.hosts import HostedSite, a_site_on_hosts
from tests.support.prepared import ROOT
from tests.support.site import Idle, expected
from tests.support.waiting import status_of, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.hosts, pytest.mark.deep(only=True)]
PAIRS, SEED = 200, 5
OLD_HOSTS = ("old dispatcher", "old worker")
NEW_HOSTS = ("new dispatcher", "new worker")
DRAWN = "return (a - b) % _M1"
EXPECTED = "import json; from tests.support.site import expected; print(json.dumps(expected({pairs}, {seed})))"
THE_SENTENCE = "The engine was replaced while this playtest waited"


@pytest.fixture
def old(tmp_path: Path) -> Iterator[HostedSite]:
    with a_site_on_hosts(tmp_path / "site", *OLD_HOSTS, *NEW_HOSTS) as site:
        yield site


@pytest.fixture
def new(old: HostedSite, tmp_path: Path) -> Iterator[HostedSite]:
    """The same installation by programs of the next version, whose dice fall otherwise."""
    with a_next_version(tmp_path / "next") as root:
        folder = tmp_path / "of the next version"
        folder.mkdir()
        site = replace(old, root=root, folder=folder, processes=[])
        try:
            yield site
        finally:
            site.stop()


@contextmanager
def a_next_version(root: Path) -> Iterator[Path]:
    """The project with other rules: its own package of them, and links to the rest."""
    root.mkdir()
    for each in ROOT.iterdir():
        if each.name not in ("sandtable", "build", "var"):
            (root / each.name).symlink_to(each)
    shutil.copytree(ROOT / "sandtable", root / "sandtable", ignore=shutil.ignore_patterns("__pycache__"))
    dice = root / "sandtable" / "engine" / "dice.py"
    text = dice.read_text()
    assert DRAWN in text
    dice.write_text(text.replace(DRAWN, "return (b - a) % _M1"))
    yield root


def books(over: Any) -> tuple[Any, ...]:
    """All that tells by which rules a playtest was played, and whether its books are right."""
    return over["state"], over["counters"], over["tally"], over["digest"], len(over["games"]), over["problems"]


def right(found: dict[str, Any]) -> tuple[Any, ...]:
    """The books of a playtest that was played to its end as one process does it."""
    return "done", found["counters"], found["tally"], found["digest"], 2 * PAIRS, []


def test_old_workers_play_old_playtests_and_new_ones_new(old: HostedSite, new: HostedSite) -> None:
    old.dispatcher_on("old dispatcher")
    old.worker_on("old worker")
    with old.slow_games():
        before = old.create(pairs=PAIRS, seed=SEED)
        old.wait_for_chunks("done")
        new.worker_on("new worker")
        new.dispatcher_on("new dispatcher")
        after = new.create(pairs=PAIRS, seed=SEED)
        wait_until(lambda: has_begun(new, after), "the first games of the new version", progress=old.chunks)
        assert old.state(before) == "running", "they were not side by side"
        third = old.create(pairs=PAIRS, seed=SEED)
    by_the_old, by_the_new = expected(PAIRS, SEED), json.loads(new.ask("-c", EXPECTED.format(pairs=PAIRS, seed=SEED)))
    assert by_the_old["digest"] != by_the_new["digest"], "the versions play alike, so nothing is proved"
    assert books(old.until_over(before)) == right(by_the_old)
    assert books(new.until_over(after)) == right(by_the_new)
    assert books(old.until_over(third)) == right(by_the_old)


def has_begun(site: HostedSite, batch: str) -> bool:
    """Whether games of a playtest were counted."""
    chunks = "SELECT 1 FROM simulate_chunk c JOIN simulate_batch b ON b.id = c.batch_id"
    return bool(site.rows(f"{chunks} WHERE b.public_id = ? AND c.state = 'done'", batch))


def test_when_the_last_old_worker_is_gone_its_playtests_end_and_say_why(old: HostedSite, new: HostedSite) -> None:
    processes = [old.dispatcher_on("old dispatcher"), old.worker_on("old worker")]
    new.worker_on("new worker")
    new.dispatcher_on("new dispatcher")
    with old.slow_games():
        batch = old.create(pairs=PAIRS, seed=SEED)
        old.wait_for_chunks("done")
        for each in processes:
            each.terminate()
            status_of(each)
    idle = Idle(new)
    wait_until(idle.is_long, "rounds of the new dispatcher in which nothing happens")
    assert old.state(batch) == "running", "the new version gave it up, or played it, within its time of grace"
    played = sum(size for _first, size, _state, _attempt in old.chunks("done"))
    new.let_an_hour_pass()
    over = new.until_over(batch)
    assert (over["state"], len(over["games"]), over["problems"]) == ("stale_engine", played, [])
    assert THE_SENTENCE in new.told("read_page", batch)
    again = new.create(pairs=PAIRS, seed=SEED)
    assert new.until_over(again)["state"] == "done"
