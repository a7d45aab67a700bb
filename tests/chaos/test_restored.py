"""The drill: a backup is taken while everything is under way, the database is lost, and the service goes on from it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import psycopg
import pytest

from tests.chaos import test_studies as studies
from tests.support import table_of_site as at_a_table
from tests.support.site import DATABASE, Site, a_site, kill_tree

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.deep(only=True)]
PAIRS, SEED = 600, 5
"""A minute of slow games, however busy the machine is: the backup is taken in between, by a process of its own."""
CHUNKS: Final = 40
BROKERS: Final = {"sqlite": "files", "postgresql": "redis"}


@pytest.mark.parametrize("database", BROKERS)
def test_everything_goes_on_from_a_backup_that_was_taken_under_way(tmp_path: Path, database: str) -> None:
    """After the backup all of it comes to its end, and more is asked for: that is lost, as it must be.

    Messages of that time stay on the queue, and name rows that are gone, or others than before.
    """
    backup = tmp_path / "backups" / "monday"
    with a_site(tmp_path, BROKERS[database], database=database) as site:
        site.dispatcher()
        worker = site.worker(2)
        session = site.told("keep", None)
        kept = site.told("read_kept", session)
        assert len(kept["decks"]) == len(kept["tokens"]) == len(kept["changes"]) == 1
        with site.slow_games():
            batch = site.create(pairs=PAIRS, seed=SEED, chunks=CHUNKS)
            study = site.ask_study(points=studies.POINTS, most=studies.MOST, seed=SEED, chunks=studies.CHUNKS)
            game = at_a_table.sit_down(site, SEED)
            assert not at_a_table.play_on(site, game, 2)
            site.wait_for_chunks("done")
            site.wait_for_chunks("running")
            site.ask("manage.py", "back_up", str(backup))
            assert site.state(batch) == "running", "the backup came too late to prove anything"
        site.until_over(batch)
        assert at_a_table.play_on(site, game)
        at_a_table.assert_right(site, game)
        replays = site.folder / "replays"
        assert site.postgres or list(replays.glob("*.json.gz")), "on PostgreSQL they are rows"
        later = site.create(pairs=PAIRS, seed=SEED + 1, chunks=CHUNKS)
        for process in (worker, *site.processes):
            if process.poll() is None:
                kill_tree(process)

        lose_the_database(site)
        site.ask("manage.py", "restore", str(backup))
        assert not replays.exists(), "people may end their games otherwise this time"
        assert site.state(batch) == "running" and site.study_state(study) == "running"
        assert site.rows("SELECT id FROM simulate_batch WHERE public_id = ?", later) == []
        assert site.told("read_kept", session) == kept
        site.let_an_hour_pass()  # the leases of that time are over
        site.dispatcher()
        site.worker(2)
        site.assert_right(site.until_over(batch, is_message_lost=True), PAIRS, SEED)
        studies.assert_right(site.until_study_is_over(study), SEED)
        assert at_a_table.play_on(site, game)
        at_a_table.assert_right(site, game)


def lose_the_database(site: Site) -> None:
    """The database is gone, and an empty one is there: a file that is missing, or a new database of that name."""
    if site.postgres is None:
        for file in site.folder.glob("sandtable.sqlite3*"):
            file.unlink()
        return
    with psycopg.connect(site.postgres.url, autocommit=True) as server:
        server.execute(f"DROP DATABASE {DATABASE} WITH (FORCE)")
    site.postgres.create(DATABASE)
