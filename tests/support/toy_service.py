"""Workers and a dispatcher in processes of their own that know the toy game, and may die where a test says.

`python -m tests.support.toy_service COMMAND` with commands worker, dispatcher and console (it makes batches and tells
of them), and nursery (`tests/support/nursery.py`: it begins the others without the second that their imports take).
Everything goes to the database and broker of the environment, which for tests only also says
- TOY_DIE_AT (a file: a labelled point, and how many processes die there) and TOY_DEATHS (a folder: a file a death),
- TOY_STOP_AT (a labelled point) and TOY_STOPPED (a file: the id of the process that stopped there, once),
- TOY_SLOW (a file: while it is there, games are slow),
- TOY_WITHOUT (guards that are off),
- TOY_LIMITS (the soft and the hard limit of a chunk's task in seconds, such as "3 120"; 0 is none),
- TOY_PASSED (a file: the seconds that the test has let pass on the clock of the protocol),
- TOY_REAL_TIMES (leases and rounds last as long as in service),
- TOY_ROUNDS (a file that grows by a byte with every round of the dispatcher's relay),
- TOY_SPACE (the name space of the network to run in: tests/support/network.py).

Without TOY_REAL_TIMES leases last an hour, so that a busy machine ends none: they are over when the test lets an hour
pass.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.embedded")
django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import InterfaceError, OperationalError, close_old_connections  # noqa: E402
from django.db.models.expressions import Combinable  # noqa: E402
from django.test import Client  # noqa: E402

from config.celery import app  # noqa: E402
from sandtable.engine.registry import all_games  # noqa: E402
from sandtable.playtest.sequential.design import Design  # noqa: E402
from simulate import tasks  # noqa: E402
from simulate.asking.services import create_batch  # noqa: E402
from simulate.management.commands import dispatcher  # noqa: E402
from simulate.models import Batch, Study  # noqa: E402
from simulate.queue import clock, lease, limits, relay, sizing, sweep  # noqa: E402
from simulate.queue.reconcile import reconcile  # noqa: E402
from simulate.study.better import question  # noqa: E402
from simulate.study.services import Asked, create_study  # noqa: E402
from tests.support import kept_things, nursery, toy_seats  # noqa: E402
from tests.support.guards import without_guard  # noqa: E402
from tests.support.network import enter  # noqa: E402
from tests.support.playtests import a_request, a_side, a_user  # noqa: E402
from tests.support.points import visiting  # noqa: E402
from tests.support.toy_game import ToyGame  # noqa: E402

celery = app
LEASE_S = 3600
REPUBLISH_S = 3600
ROUND_EVERY_S = 0.5
"""Between two rounds of the dispatcher; a round that comes late costs time only."""


def prepare(world: ExitStack) -> None:
    """The toy game and the clock that the test moves; in this world also deaths and missing guards."""
    all_games()["toy"] = ToyGame()
    clock._source = MovedClock()
    if not os.environ.get("TOY_REAL_TIMES"):
        for module in (lease, relay, sweep):
            vars(module)["LEASE_S"] = LEASE_S
        vars(relay)["REPUBLISH_S"] = REPUBLISH_S
    vars(limits)["MOST_CLOCK_S"] = limits.BUDGET_S  # games that are slow sleep
    if limits_s := os.environ.get("TOY_LIMITS"):
        limit_tasks(*map(int, limits_s.split()))
    world.enter_context(without_guard(*filter(None, os.environ.get("TOY_WITHOUT", "").split(","))))
    world.enter_context(visiting(die_where_told))
    if point := os.environ.get("TOY_STOP_AT"):
        world.enter_context(visiting(partial(stop_at, point)))


class MovedClock(clock.DatabaseClock):
    """The clock of the database, ahead by as much as the test has let pass."""

    def now(self) -> Combinable:
        return super().seconds_from_now(seconds_passed())

    def seconds_from_now(self, seconds: float) -> Combinable:
        return super().seconds_from_now(seconds_passed() + seconds)


def limit_tasks(soft_s: int, hard_s: int) -> None:
    """Other limits for the tasks that play chunks. They travel in the messages, so the dispatcher needs them too."""
    app.conf.update(task_soft_time_limit=soft_s or None, task_time_limit=hard_s or None)
    for task in (tasks.run_chunk, tasks.run_chunk_again, tasks.run_waited_chunk):
        task.soft_time_limit, task.time_limit = soft_s or None, hard_s or None


def seconds_passed() -> float:
    return float(text_of("TOY_PASSED") or 0)


def text_of(variable: str) -> str:
    """The text of the file that this variable names; "" when there is none."""
    file = Path(os.environ.get(variable) or os.devnull)
    return file.read_text() if file.exists() else ""


def die_where_told(label: str) -> None:
    point, _, most = text_of("TOY_DIE_AT").partition(" ")
    if label == point:
        die(int(most))


def stop_at(point: str, label: str) -> None:
    if label == point:
        stop()


def die(most: int) -> None:
    """Death by SIGKILL, unless as many have died."""
    folder = Path(os.environ["TOY_DEATHS"])
    deaths = len(list(folder.iterdir()))
    if deaths < most:
        (folder / str(deaths)).touch()
        os.kill(os.getpid(), signal.SIGKILL)


def stop() -> None:
    """SIGSTOP, the first time: this process stands still until somebody sends SIGCONT."""
    file = Path(os.environ["TOY_STOPPED"])
    if not file.exists():
        file.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGSTOP)


def create(wanted: dict[str, Any]) -> str:
    """The id of a new batch; `first` goes to the first side, the rest is asked for.

    It is cut into `chunks`, however fast this machine has turned out to be.
    """
    cut(wanted)
    request = a_request(a_side("A", **wanted.pop("first", {})), a_side("B"), **wanted)
    return create_batch(owner=a_user(secrets.token_hex(4)), request=request, idempotency_key="chaos").public_id


def cut(wanted: dict[str, Any]) -> None:
    """Cut new batches into as many chunks as are wanted."""
    vars(sizing).update(speeds=lambda **_: None, UNKNOWN_SPEED_CHUNKS=wanted.pop("chunks", limits.UNKNOWN_SPEED_CHUNKS))


def ask(wanted: dict[str, Any]) -> str:
    """The id of a new study: is B better than A by a number of points?"""
    cut(wanted)
    design = Design(0, wanted["points"], most=wanted["most"])
    spec = question.of_decks("toy", a_side("A"), a_side("B"), ["random"], design, wanted["seed"])
    asked = Asked("better", "B or A?", "toy", spec)
    return create_study(owner=a_user(secrets.token_hex(4)), asked=asked, idempotency_key="chaos").public_id


def read_study(public_id: str) -> dict[str, Any]:
    """The state and the answer of a study, and those of its batch."""
    study = Study.objects.get(public_id=public_id)
    return {"state": study.state, "result": study.result, "batch": read(study.batches.get().public_id)}


def read(public_id: str) -> dict[str, Any]:
    """The state of the batch and of its books."""
    batch = Batch.objects.get(public_id=public_id)
    return {
        "state": batch.state,
        "counters": batch.counters(),
        "tally": batch.tally,
        "digest": batch.digest,
        "digests": [0 if record.outcome == "crashed" else record.digest for record in batch.records()],
        "games": [record.number for record in batch.records()],
        "attempts": list(batch.chunks.order_by("first_game").values_list("attempt", flat=True)),
        "chunks": list(batch.chunks.order_by("first_game").values_list("first_game", "size", "state")),
        "problems": reconcile(Batch.objects.all()),
    }


def read_page(public_id: str) -> str:
    """The page of a batch as its owner sees it."""
    batch = Batch.objects.get(public_id=public_id)
    visitor = Client(SERVER_NAME="localhost")
    visitor.force_login(batch.owner)
    return visitor.get(batch.get_absolute_url()).content.decode()


def console() -> None:
    """Answer every line: ["create", {...}] with the id of the batch, ["read", id] with all about it; so for studies."""
    for line in sys.stdin:
        command, wanted = json.loads(line)
        close_old_connections()
        print(json.dumps(_answer(command, wanted)), flush=True)


def _answer(command: str, wanted: Any) -> Any:
    """Commands that only read are repeated while the database gives no answer, as on a busy machine."""
    while command.startswith("read"):
        try:
            return COMMANDS[command](wanted)
        except (OperationalError, InterfaceError):
            close_old_connections()
    return COMMANDS[command](wanted)


COMMANDS: dict[str, Callable[[Any], Any]] = {
    "create": create,
    "read": read,
    "ask": ask,
    "read_page": read_page,
    "read_study": read_study,
    "sit_down": toy_seats.sit_down,
    "answer": toy_seats.answer,
    "read_seat": toy_seats.read_seat,
    "ask_replay": toy_seats.ask_replay,
    "read_replay": toy_seats.read_replay,
    "keep": lambda _nothing: kept_things.keep(),
    "read_kept": kept_things.read_kept,
}
"""Lines of the console by their first word."""


NEEDED_LATER = (
    "celery.apps.worker",
    "celery.bin.celery",
    "celery.concurrency.prefork",
    "config.files",
    "kombu.transport.redis",
    "web.broker",
)
"""Modules that every worker imports when it starts."""


def dispatch() -> None:
    """Run the dispatcher; it looks at the rows twice a second and counts its rounds."""

    def counted(*given: Any) -> None:
        relay.relay(*given)
        with Path(os.environ["TOY_ROUNDS"]).open("a") as rounds:
            rounds.write(".")

    vars(dispatcher).update(relay=counted)
    if not os.environ.get("TOY_REAL_TIMES"):
        vars(dispatcher).update(SWEEP_EVERY_S=ROUND_EVERY_S, RELAY_EVERY_S=ROUND_EVERY_S, STEER_EVERY_S=ROUND_EVERY_S)
    call_command("dispatcher")


def main(command: str, *arguments: str) -> None:
    if command == "nursery":
        for module in NEEDED_LATER:
            import_module(module)
        nursery.serve(main, *map(int, arguments))
        return
    if space := os.environ.get("TOY_SPACE"):
        enter(space)
    with ExitStack() as world:
        prepare(world)
        run(command, *arguments)


def run(command: str, *arguments: str) -> None:
    if command == "console":
        console()
    elif command == "dispatcher":
        dispatch()
    elif command == "worker":
        app.worker_main(["worker", "--loglevel=warning", *arguments])
    else:
        raise SystemExit(f"unknown command {command}")


if __name__ == "__main__":
    main(*sys.argv[1:])
