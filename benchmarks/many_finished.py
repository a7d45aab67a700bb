"""A service on which thousands of playtests ended within the last day: `python -m benchmarks.many_finished`.

A new playtest's first games, the end of the dispatcher after SIGTERM, and the statements of a look at books in which
nothing changed. The first two are measured while the dispatcher checks all of them for the first time, and again when
all have been found right, which takes minutes; `--checked` takes them for right already and measures the second part
alone. Each new playtest is over before the next is asked for. It ends with 1 where a promise is broken.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from benchmarks.queue import ROOT, prepare, request, running, through_the_queue

if TYPE_CHECKING:
    from simulate.models import Batch

FIRST_GAMES_S: Final = 3.0
END_S: Final = 5.0
STATEMENTS: Final = 20
GAMES: Final = 40
"""Of each playtest."""


def copies(batch: Batch, number: int, *, are_checked: bool = False) -> None:
    """As many more finished playtests like this one; unless `are_checked`, nobody has checked their books."""
    from simulate.models import Batch, Chunk

    checked = batch.version if are_checked else 0
    like = fields(batch, "public_id") | {"idempotency_key": None, "checked_version": checked}
    made = Batch.objects.bulk_create([Batch(**like) for _ in range(number)], batch_size=200)
    for chunk in batch.chunks.all():
        values = fields(chunk, "batch_id")
        Chunk.objects.bulk_create([Chunk(**values, batch_id=each.pk) for each in made], batch_size=200)


def fields(row: Any, *but: str) -> dict[str, Any]:
    """The values of a row without its key."""
    names = [field.attname for field in row._meta.concrete_fields if not field.primary_key]
    return {name: getattr(row, name) for name in names if name not in but}


@contextmanager
def dispatcher() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([sys.executable, "manage.py", "dispatcher"], cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.kill()


def first_games(owner: Any, seed: int) -> float:
    """The seconds from asking for a playtest until games of it are counted."""
    from simulate.asking import services
    from simulate.models import Batch

    wait_until_over()
    began = time.monotonic()
    batch = services.create_batch(owner=owner, request=request("random", 1000, seed), idempotency_key=str(seed))
    while not Batch.objects.get(pk=batch.pk).games_done:
        time.sleep(0.02)
    return time.monotonic() - began


def wait_until_over() -> None:
    """Until nobody waits for games."""
    from simulate.models import OPEN, Batch

    while Batch.objects.filter(state__in=OPEN).exists():
        time.sleep(0.05)


def end(process: subprocess.Popen[bytes]) -> float:
    """The seconds from SIGTERM to the end of a process."""
    began = time.monotonic()
    process.terminate()
    process.wait()
    return time.monotonic() - began


def unchecked() -> int:
    from simulate.queue.reconcile import changed

    return changed().count()


def statements() -> int:
    """Of one look at the books."""
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    from simulate.queue.books import Books

    with CaptureQueriesContext(connection) as asked:
        Books().check()
    return len(asked)


def told(what: str, found: float, most: float, unit: str) -> bool:
    print(f"{what:<44}{found:8.2f} {unit}, promised {most:g}: {'kept' if found <= most else 'BROKEN'}", flush=True)
    return found <= most


def while_they_are_checked(owner: Any, tries: int) -> Iterator[bool]:
    with dispatcher() as process:
        wait_until_it_checks(unchecked())
        for seed in range(2, 2 + tries):
            yield told(f"first games, {unchecked():,} unchecked", first_games(owner, seed), FIRST_GAMES_S, "s")
        yield told(f"SIGTERM, {unchecked():,} unchecked", end(process), END_S, "s")


def when_all_are_checked(owner: Any, tries: int) -> Iterator[bool]:
    began = time.monotonic()
    with dispatcher() as process:
        while unchecked():
            time.sleep(0.5)
        print(f"all others are checked, after {time.monotonic() - began:.1f} s", flush=True)
        for seed in range(100, 100 + tries):
            yield told("first games, all others checked", first_games(owner, seed), FIRST_GAMES_S, "s")
        yield told(f"SIGTERM, {unchecked():,} unchecked", end(process), END_S, "s")
    check_the_last()
    yield told("statements of a look at unchanged books", statements(), STATEMENTS, "")


def check_the_last() -> None:
    """The new playtests too: the dispatcher would look at them minutes later. The last one is played to its end."""
    from simulate.models import Batch
    from simulate.queue.reconcile import reconcile

    with dispatcher():
        wait_until_over()
    reconcile()
    print(f"{Batch.objects.count():,} playtests, {unchecked():,} of them unchecked", flush=True)


def wait_until_it_checks(left: int) -> None:
    while unchecked() >= left:
        time.sleep(0.05)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.many_finished", description=__doc__)
    parser.add_argument("--playtests", type=int, default=5000)
    parser.add_argument("--tries", type=int, default=3, help="new playtests of each kind (3)")
    parser.add_argument("--checked", action="store_true", help="all have been found right already")
    chosen = parser.parse_args()
    prepare()
    from django.contrib.auth import get_user_model

    owner = get_user_model().objects.create_user("bench")
    with running(has_dispatcher=False) as worker:
        with dispatcher():
            batch, _spent = through_the_queue(owner, worker, request("random", GAMES // 2, 1))
        batch.refresh_from_db()
        copies(batch, chosen.playtests, are_checked=chosen.checked)
        print(f"{chosen.playtests:,} playtests ended within the last day, load {os.getloadavg()[0]:.1f}", flush=True)
        kept = [] if chosen.checked else list(while_they_are_checked(owner, chosen.tries))
        return 0 if all([*kept, *when_all_are_checked(owner, chosen.tries)]) else 1


if __name__ == "__main__":
    sys.exit(main())
