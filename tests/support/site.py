"""One installation for tests of failures: its data, its broker and the processes that run in it, ours to kill."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TextIO
from urllib.parse import quote

import psutil
import psycopg

from sandtable.playtest.batch import counters, digest, play_chunk
from sandtable.playtest.plan import Plan
from sandtable.playtest.tally import total
from tests.support.nursery import Forked, Nursery, Process
from tests.support.prepared import MIGRATED, ROOT, Commands, embedded, prepare
from tests.support.services import PostgresServer, RedisServer, postgres_server, redis_server
from tests.support.toy_game import toy_game_registered
from tests.support.waiting import PATIENCE_S, status_of, wait_until

TOY = ("-m", "tests.support.toy_service")
AN_HOUR_S = 3601.0
"""Seconds after which no lease of tests/support/toy_service.py holds, and every message counts as lost."""

DATABASE = "site"
PATIENT = "-c lock_timeout=60000 -c idle_in_transaction_session_timeout=60000"
"""On a busy machine PostgreSQL waits longer for locks than in service; an answer is awaited as long as there."""

IDLE_ROUNDS = 5
"""Rounds of the dispatcher: when nothing happens for this long, nothing will."""
CHUNKS = "SELECT id, state, attempt, published_at FROM simulate_chunk ORDER BY id"


@dataclass
class Site:
    """An installation on SQLite or PostgreSQL. `start` and `ask` take what follows `python` on a command line."""

    folder: Path
    environment: dict[str, str]
    redis: RedisServer | None = None
    postgres: PostgresServer | None = None
    root: Path = ROOT
    """The project that runs here."""
    processes: list[Process] = field(default_factory=list)
    passed_s: float = 0.0

    def start(self, *command: str, **environment: str) -> subprocess.Popen[bytes]:
        """A process that stays; what it says goes to a log of its own."""
        with (self.folder / f"{len(self.processes)}.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, *command], cwd=self.root, env=self.environment | environment, stdout=log, stderr=log
            )
        self.processes.append(process)
        return process

    def log(self, process: Process) -> str:
        return (self.folder / f"{self.processes.index(process)}.log").read_text(errors="replace")

    def ask(self, *command: str, **environment: str) -> str:
        """The output of a process that ends."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=self.environment | environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    @contextmanager
    def asked(self, *command: str) -> Iterator[Callable[..., str]]:
        """A process that answers lines of JSON with a line each."""
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(
            [sys.executable, *command], cwd=self.root, env=self.environment, text=True, **pipes
        ) as process:

            def ask(*words: str) -> str:
                assert process.stdin is not None and process.stdout is not None
                process.stdin.write(json.dumps(words) + "\n")
                process.stdin.flush()
                answer = process.stdout.readline().strip()
                assert answer, f"{words} has no answer; the reason stands in the captured errors"
                return str(answer)

            yield ask

    # The toy game

    def dispatcher(self) -> Forked:
        return self._fork("dispatcher")

    def rounds(self) -> int:
        """The number of times that the dispatcher has looked for chunks to put on the queue."""
        file = Path(self.environment.get("TOY_ROUNDS") or os.devnull)
        return file.stat().st_size if file.exists() else 0

    def worker(self, processes: int = 1, /, **environment: str) -> Forked:
        return self._fork(*self.worker_words(processes), **environment)

    def worker_words(self, processes: int) -> tuple[str, str, str]:
        """The arguments of a worker with this number of processes; its name is not that of another."""
        return "worker", f"--concurrency={processes}", f"--hostname=worker{len(self.processes)}@%h"

    def _fork(self, *command: str, **environment: str) -> Forked:
        log = self.folder / f"{len(self.processes)}.log"
        log.touch()  # it may be read before the process opens it
        process = self._nursery.start(*command, log=log, environment=environment)
        self.processes.append(process)
        return process

    @cached_property
    def _nursery(self) -> Nursery:
        """It is started for the first process that knows the toy game."""
        command = [sys.executable, *TOY, "nursery"]
        return Nursery(command, self.root, self.environment, self.folder / "nursery.log")

    def create(self, **wanted: Any) -> str:
        """The id of a new batch; `chunks` is how many it is cut into at first (by default, as the service does)."""
        return str(self.told("create", wanted))

    def read(self, batch: str) -> Any:
        """All about a batch, and under "problems" what is wrong in the books."""
        return self.told("read", batch)

    def ask_study(self, **wanted: Any) -> str:
        """The id of a new study "is B better than A?"; `points`, `most`, `seed` and `chunks` as in the toy service."""
        return str(self.told("ask", wanted))

    def until_study_is_over(self, study: str) -> Any:
        """The study and its batch, once it has a final state. Messages may be lost: an hour passes in idle times."""
        idle = Idle(self)

        def is_over() -> bool:
            if idle.is_long():
                self.let_an_hour_pass()
            return self.study_state(study) != "running"

        wait_until(is_over, f"the end of study {study}", progress=self.chunks)
        return self.told("read_study", study)

    def study_state(self, study: str) -> str:
        return str(self.rows("SELECT state FROM simulate_study WHERE public_id = ?", study)[0][0])

    def told(self, *line: Any) -> Any:
        """The answer of the console, which is started for the first question."""
        questions, answers = self._console
        questions.write(json.dumps(line) + "\n")
        questions.flush()
        answer = answers.readline()
        assert answer, (self.folder / "console.log").read_text()
        return json.loads(answer)

    @cached_property
    def _console(self) -> tuple[TextIO, TextIO]:
        return self._nursery.console("console", log=self.folder / "console.log")

    @contextmanager
    def slow_games(self) -> Iterator[None]:
        """Games of the toy are slow in here: what has to happen in mid-batch does not come too late."""
        slow = Path(self.environment["TOY_SLOW"])
        slow.touch()
        try:
            yield
        finally:
            slow.unlink()

    def let_an_hour_pass(self) -> None:
        """On the clock of the protocol: every lease is over, and every message on the queue counts as lost."""
        self.passed_s += AN_HOUR_S
        self._write("TOY_PASSED", str(self.passed_s))

    def die_at(self, point: str, times: int) -> None:
        """From now on the first processes that get to this labelled point die there."""
        for death in Path(self.environment["TOY_DEATHS"]).iterdir():
            death.unlink()
        self._write("TOY_DIE_AT", f"{point} {times}")

    def _write(self, variable: str, text: str) -> None:
        """Change a file of the toy service at one stroke."""
        file = Path(self.environment[variable])
        draft = file.with_suffix(".draft")
        draft.write_text(text)
        draft.replace(file)

    # The rows, without the cost of a process

    def rows(self, question: str, *values: str) -> list[tuple[Any, ...]]:
        if self.postgres is not None:
            return self._asked_postgres(question.replace("?", "%s"), values)
        with closing(sqlite3.connect(self.folder / "sandtable.sqlite3", timeout=PATIENCE_S)) as connection:
            return connection.execute(question, values).fetchall()

    def _asked_postgres(self, question: str, values: tuple[str, ...]) -> list[tuple[Any, ...]]:
        """Asked once more where the server ends the connection, as it does when one of its processes was lost."""
        assert self.postgres is not None
        for is_last in (False, True):
            try:
                with psycopg.connect(self.postgres.database(DATABASE)) as server:
                    return server.execute(question, values).fetchall()
            except psycopg.OperationalError:
                if is_last:
                    raise
                wait_until(self.postgres.is_up, "PostgreSQL")
        raise AssertionError("unreachable")

    def chunks(self, state: str = "") -> list[tuple[Any, ...]]:
        """(first game, size, state, attempt) of every chunk, or of those in one state."""
        question = "SELECT first_game, size, state, attempt FROM simulate_chunk ORDER BY batch_id, first_game"
        return [row for row in self.rows(question) if state in ("", row[2])]

    def state(self, batch: str) -> str:
        return str(self.rows("SELECT state FROM simulate_batch WHERE public_id = ?", batch)[0][0])

    def deaths(self) -> int:
        """The number of processes that died at the point of TOY_DIE_AT."""
        return len(list(Path(self.environment["TOY_DEATHS"]).iterdir()))

    def wait_for_chunks(self, state: str, least: int = 1) -> None:
        wait_until(lambda: len(self.chunks(state)) >= least, f"{least} chunks {state}", progress=self.chunks)

    def until_over(self, batch: str, *, is_message_lost: bool = False) -> Any:
        """The batch once it has a final state. Where messages may be lost, an hour passes whenever nothing happens."""
        idle = Idle(self)

        def is_over() -> bool:
            if is_message_lost and idle.is_long():
                self.let_an_hour_pass()
            return self.state(batch) not in ("queued", "running")

        wait_until(is_over, f"the end of batch {batch}", progress=self.chunks)
        return self.read(batch)

    def assert_right(self, over: Any, pairs: int, seed: int) -> None:
        """Each game was counted once, and the batch is what one process plays without any trouble."""
        right = expected(pairs, seed)
        assert over["games"] == list(range(2 * pairs))
        assert (over["state"], over["counters"], over["digest"]) == ("done", right["counters"], right["digest"])
        assert over["tally"] == right["tally"]
        assert over["problems"] == []

    def stop(self) -> None:
        for process in self.processes:
            if process.poll() is None:
                kill_tree(process)
        if "_nursery" in vars(self):
            self._nursery.close()


class Idle:
    """Watches a site for rounds of its dispatcher in which no row of a question changes, by default no chunk."""

    def __init__(self, site: Site, question: str = CHUNKS) -> None:
        self.site, self.question = site, question
        self.since = site.rounds()
        self.rows: list[tuple[Any, ...]] = []

    def is_long(self) -> bool:
        """Whether nothing has happened for `IDLE_ROUNDS` rounds; then the count begins anew."""
        rows = self.site.rows(self.question)
        if rows != self.rows or any(row[1] == "running" for row in rows):
            self.since, self.rows = self.site.rounds(), rows
        if self.site.rounds() < self.since + IDLE_ROUNDS:
            return False
        self.since = self.site.rounds()
        return True


@contextmanager
def a_site(folder: Path, broker: str, commands: Commands = MIGRATED, database: str = "sqlite") -> Iterator[Site]:
    """An installation whose data these management commands have made; everything in it ends.

    `broker` is "files" or "redis", `database` "sqlite" or "postgresql" (which has only been migrated).
    """
    environment, data = environment_of(folder), folder / "data"
    prepare(data, commands)
    with ExitStack() as servers:
        server = servers.enter_context(redis_server()) if broker == "redis" else None
        site = Site(data, environment | ({"REDIS_URL": server.url} if server else {}), server)
        if database == "postgresql":
            site.postgres = servers.enter_context(postgres_server())
            site.environment["DATABASE_URL"] = f"{site.postgres.create(DATABASE)}?options={quote(PATIENT)}"
            site.ask("manage.py", "migrate")
        try:
            yield site
        finally:
            site.stop()


def environment_of(folder: Path) -> dict[str, str]:
    """The settings of an embedded installation in this folder, with files for the toy game; its folders are made."""
    data, toy = folder / "data", folder / "toy"
    for each in (data, toy / "deaths"):
        each.mkdir(parents=True)
    files = ("deaths", "slow", "die_at", "passed", "rounds")
    return embedded(data) | {"LOG_LEVEL": "WARNING"} | {f"TOY_{name.upper()}": str(toy / name) for name in files}


def expected(pairs: int, seed: int) -> dict[str, Any]:
    """The batch as one process plays it without any trouble."""
    with toy_game_registered():
        plan = Plan("toy", ({"name": "A"}, {"name": "B"}), ("random", "random"), seed)
        records = play_chunk(plan, 0, 2 * pairs)
    return {
        "counters": counters(records),
        "digest": digest(record.digest for record in records),
        "tally": total(record.tally for record in records),
    }


def family(process: Process) -> list[psutil.Process]:
    """A process and all its children, youngest first."""
    parent = psutil.Process(process.pid)
    return [*reversed(parent.children(recursive=True)), parent]


def kill_tree(process: Process) -> None:
    """SIGKILL for a process and all its children."""
    for member in family(process):
        with suppress(psutil.NoSuchProcess):  # it was quicker
            member.kill()
    status_of(process)


def kill_at_work(site: Site, worker: Process) -> None:
    """SIGKILL for a worker and its children while they hold a chunk: what they had played of it is lost."""
    stop_at_work(site, worker)
    kill_tree(worker)


def stop_at_work(site: Site, worker: Process, running: int = 1) -> None:
    """SIGSTOP for a worker and its children while this number of chunks is held, of which it must have one."""
    wait_until(lambda: _stands_at_work(site, worker, running), "the worker to hold a chunk")


def _stands_at_work(site: Site, worker: Process, running: int) -> bool:
    """Whether it held a chunk when it was stopped; else it goes on."""
    members = family(worker)
    for member in members:
        with suppress(psutil.NoSuchProcess):
            member.suspend()
    if len(site.chunks("running")) >= running:
        return True
    for member in members:
        with suppress(psutil.NoSuchProcess):
            member.resume()
    return False


def kill_a_child(worker: Process, dice: random.Random) -> None:
    """SIGKILL for one of the processes in which games are played, when there is one."""
    found: list[psutil.Process] = []

    def is_one_there() -> bool:
        found[:] = living_children(worker)
        return bool(found)

    wait_until(is_one_there, "a process that plays")
    with suppress(psutil.NoSuchProcess):  # it was recycled
        dice.choice(found).kill()


def living_children(worker: Process) -> list[psutil.Process]:
    """The processes in which games are played; the dead wait for their funeral elsewhere."""
    return [child for child in psutil.Process(worker.pid).children() if child.status() != psutil.STATUS_ZOMBIE]
