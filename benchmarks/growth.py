"""The cost of large playtests: `python -m benchmarks.growth` (a million games: some minutes).

It starts the service as `make run` does, on data of its own, asks for playtests of 1,000, 100,000 and 1,000,000 random
games of the two starter decks, and prints for each of them its rows, the memory of every process while it runs, and the
time of its pages and downloads afterwards. With `--written` it plays 2,000 games and commits them again and again under
new numbers: rows and sums are those of a played playtest, and no time goes into games.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
import urllib.request
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import psutil

from tests.support.running import Service, a_running_service

if TYPE_CHECKING:
    from simulate.models import Batch

SIZES: Final = (1_000, 100_000, 1_000_000)
SETTINGS: Final = {
    "DJANGO_SETTINGS_MODULE": "config.settings.embedded",
    "PLAYTEST_GAMES_PER_BATCH": "10000000",
    "PLAYTEST_QUEUED_GAMES": "10000000",
}
REPEATS: Final = 7
MEGABYTE: Final = 1024 * 1024
ROLES: Final = ("gunicorn", "celery", "dispatcher")
"""Words in the command lines of web, workers and dispatcher."""


@dataclass
class Memory:
    """The largest resident size of a process of each role: early in a playtest, at its end, and in all (MB)."""

    early: dict[str, float] = field(default_factory=dict)
    late: dict[str, float] = field(default_factory=dict)
    most: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))

    def sample(self, service: Service, done: float) -> None:
        sizes = sizes_of(service)
        for role, size in sizes.items():
            self.most[role] = max(self.most[role], size)
        if done < 0.2:
            self.early = sizes
        self.late = sizes

    def __str__(self) -> str:
        return ", ".join(
            f"{role} {self.early.get(role, 0):.0f} to {self.late[role]:.0f} (at most {self.most[role]:.0f})"
            for role in ROLES
        )


def sizes_of(service: Service) -> dict[str, float]:
    """The largest process of each role, in MB."""
    sizes: dict[str, float] = dict.fromkeys(ROLES, 0.0)
    for process in psutil.Process(service.process.pid).children(recursive=True):
        try:
            role = next((role for role in ROLES if role in " ".join(process.cmdline())), None)
            if role is not None:
                sizes[role] = max(sizes[role], process.memory_info().rss / MEGABYTE)
        except psutil.NoSuchProcess:
            continue
    return sizes


@dataclass
class Reader:
    """A signed-in user of the running service."""

    service: Service
    cookie: str

    def open(self, path: str) -> Iterator[bytes]:
        """The answer, piece by piece."""
        request = urllib.request.Request(f"{self.service.address}{path}", headers={"Cookie": self.cookie})  # noqa: S310
        with urllib.request.urlopen(request, timeout=600) as answer:  # noqa: S310
            while piece := answer.read(256 * 1024):
                yield piece

    def median_ms(self, path: str) -> float:
        """The middle time of a whole answer in milliseconds; the first one is not counted."""
        return 1000 * statistics.median([self._seconds(path) for _repeat in range(REPEATS + 1)][1:])

    def _seconds(self, path: str) -> float:
        started = time.perf_counter()
        sum(map(len, self.open(path)))
        return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.growth", description="The cost of large playtests.")
    parser.add_argument("--games", type=int, default=SIZES[-1], help="games of the largest playtest (1000000)")
    parser.add_argument("--written", action="store_true", help="commit the same 2,000 games again and again")
    chosen = parser.parse_args()
    most, make = chosen.games, written if chosen.written else played
    os.environ.update(SETTINGS)
    with (
        tempfile.TemporaryDirectory(prefix="bench-") as folder,
        a_running_service(Path(folder)) as service,
    ):
        owner, reader = prepare(service)
        for games in [*(size for size in SIZES if size < most), most]:
            print(f"\n## {games:,} games\n", flush=True)
            batch, memory = make(service, owner, games)
            told(service, reader, batch, memory)


def prepare(service: Service) -> tuple[Any, Reader]:
    """A user of the service's database, signed in."""
    os.environ["SANDTABLE_VAR"] = str(service.folder)
    import django

    django.setup()
    from django.contrib.auth import get_user_model
    from django.test import Client

    owner, client = get_user_model().objects.create_user("bench"), Client()
    client.force_login(owner)
    return owner, Reader(service, client.cookies.output(header="", sep=";").strip())


def played(service: Service, owner: Any, games: int) -> tuple[Batch, Memory]:
    """Ask for the playtest as a page would, and watch it to its end."""
    from benchmarks.queue import request
    from simulate.asking import services
    from simulate.models import Batch

    asked = request("random", games // 2, games)
    batch = services.create_batch(owner=owner, request=asked, idempotency_key=f"{games} games")
    memory = Memory()
    while batch.is_open:
        time.sleep(0.5)
        batch = Batch.objects.get(pk=batch.pk)
        memory.sample(service, batch.games_done / games)
    assert batch.started_at
    assert batch.finished_at
    seconds = (batch.finished_at - batch.started_at).total_seconds()
    print(f"played in {seconds:.0f} s, {games / seconds:,.0f} games/s")
    return batch, memory


def written(service: Service, owner: Any, games: int) -> tuple[Batch, Memory]:
    """Commit chunks as a worker does, with games that were played once."""
    from benchmarks.queue import request
    from sandtable.playtest.batch import play_chunk
    from simulate.asking import services
    from simulate.models import Batch, BatchState

    asked = request("random", games // 2, games)
    (batch,) = services.write_rows(owner, [(asked, f"{games} games")])
    Batch.objects.filter(pk=batch.pk).update(state=BatchState.PAUSED)  # no worker takes it
    known, memory = play_chunk(batch.plan(), 0, min(games, 2_000)), Memory()
    started = time.perf_counter()
    for chunk in batch.chunks.order_by("first_game"):
        committed(batch, chunk, known)
        memory.sample(service, chunk.first_game / games)
    print(f"written in {time.perf_counter() - started:.0f} s")
    return Batch.objects.get(pk=batch.pk), memory


def committed(batch: Batch, chunk: Any, known: list[Any]) -> None:
    from simulate.models import Chunk
    from simulate.queue.lease import Lease
    from simulate.queue.ledger import write

    lease = Lease(chunk.pk, batch.pk, "", chunk.first_game, chunk.size, batch.plan())
    numbers = range(chunk.first_game, chunk.first_game + chunk.size)
    records = [replace(known[number % len(known)], number=number) for number in numbers]
    assert write(Chunk.objects.filter(pk=chunk.pk), lease, records, 1.5)


def told(service: Service, reader: Reader, batch: Batch, memory: Memory) -> None:
    """Print the rows, the memory and the times of one playtest."""
    from django.conf import settings

    from simulate.models import Chunk

    chunks = Chunk.objects.filter(batch=batch).count()
    stored = os.path.getsize(settings.DATABASES["default"]["NAME"]) / MEGABYTE
    print(f"rows: 1 playtest, {chunks} chunks, {batch.notable_games.count()} notable games; database {stored:.0f} MB")
    print(f"memory while it ran, MB: {memory}")
    page, api = batch.get_absolute_url(), f"/api/v1/playtests/{batch.public_id}"
    addresses = {
        "result page": page,
        "progress poll": f"{page}/progress",
        "result in the API": api,
        "list of playtests": "/playtests",
        "front page": "/",
        "page of the last game": f"{page}/games/{batch.n_games - 1}",
    }
    print("\n| page | median, ms |\n|---|--:|")
    for name, path in addresses.items():
        print(f"| {name} | {reader.median_ms(path):.0f} |", flush=True)
    print("\n| work | s | MB | games/s | web at most, MB |\n|---|--:|--:|--:|--:|")
    for kind in ("csv", "ndjson"):
        downloaded(service, reader, batch, f"{api}/games.{kind}", kind)
    counted("digest", batch.n_games, batch.digest_of_games)
    counted("rotations in order", batch.n_games, lambda: sum(1 for _points in batch.rotations()))


def downloaded(service: Service, reader: Reader, batch: Batch, path: str, kind: str) -> None:
    """Fetch a file of all games; the web's memory is looked at now and then."""
    started, size, most = time.perf_counter(), 0, 0.0
    for number, piece in enumerate(reader.open(path)):
        size += len(piece)
        if number % 20 == 0:
            most = max(most, sizes_of(service)["gunicorn"])
    seconds = time.perf_counter() - started
    told_size = f"{size / MEGABYTE:.0f} | {batch.n_games / seconds:,.0f}"
    print(f"| {kind.upper()} | {seconds:.1f} | {told_size} | {most:.0f} |", flush=True)


def counted(name: str, games: int, work: Callable[[], object]) -> None:
    started = time.perf_counter()
    work()
    seconds = time.perf_counter() - started
    print(f"| {name} | {seconds:.2f} | | {games / seconds:,.0f} | |", flush=True)


if __name__ == "__main__":
    main()
