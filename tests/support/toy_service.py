"""Workers and a dispatcher in processes of their own that know the toy game, and may die where a test says.

`python -m tests.support.toy_service COMMAND` with commands create, read, reconcile, worker and dispatcher; everything
goes to the database and broker of the environment, which for tests only also says
- TOY_DIE_AT (a labelled point) and TOY_DEATHS (a folder: one file a death),
- TOY_STOP_AT (a labelled point) and TOY_STOPPED (a file: the id of the process that stopped there, once),
- TOY_SLOW (a file: while it is there, games are slow),
- TOY_WITHOUT (guards that are off), and TOY_LEASE_S, TOY_REPUBLISH_S, TOY_CHUNKS (numbers of the protocol).
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.embedded")
django.setup()

from django.core.management import call_command  # noqa: E402

from config.celery import app  # noqa: E402
from simulate.engine.registry import all_games  # noqa: E402
from simulate.management.commands import dispatcher  # noqa: E402
from simulate.models import Batch  # noqa: E402
from simulate.queue import guards, lease, limits, points, relay, sizing  # noqa: E402
from simulate.queue.reconcile import reconcile  # noqa: E402
from simulate.services import create_batch  # noqa: E402
from tests.support.playtests import a_request, a_side, a_user  # noqa: E402
from tests.support.toy_game import ToyGame  # noqa: E402

celery = app
MOST_DEATHS = 3


def prepare() -> None:
    """Short leases, the toy game, and the deaths and missing guards the test asks for."""
    all_games()["toy"] = ToyGame()
    vars(lease)["LEASE_S"] = number("TOY_LEASE_S", 5)
    vars(relay)["REPUBLISH_S"] = number("TOY_REPUBLISH_S", 5)
    vars(sizing)["UNKNOWN_SPEED_CHUNKS"] = number("TOY_CHUNKS", limits.UNKNOWN_SPEED_CHUNKS)
    dispatcher.SWEEP_EVERY_S = 1
    dispatcher.RELAY_EVERY_S = 1
    guards._off.update(filter(None, os.environ.get("TOY_WITHOUT", "").split(",")))
    for variable, deed in (("TOY_DIE_AT", die), ("TOY_STOP_AT", stop)):
        if point := os.environ.get(variable):
            points._visitors.append(partial(at, point, deed))


def number(variable: str, usual: int) -> int:
    return int(os.environ.get(variable) or usual)


def at(point: str, deed: Callable[[], None], label: str) -> None:
    if label == point:
        deed()


def die() -> None:
    """Death by SIGKILL, the first few times."""
    folder = Path(os.environ["TOY_DEATHS"])
    deaths = len(list(folder.iterdir()))
    if deaths < MOST_DEATHS:
        (folder / str(deaths)).touch()
        os.kill(os.getpid(), signal.SIGKILL)


def stop() -> None:
    """SIGSTOP, the first time: this process stands still until somebody sends SIGCONT."""
    file = Path(os.environ["TOY_STOPPED"])
    if not file.exists():
        file.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGSTOP)


def create(wanted: dict[str, Any]) -> str:
    """A batch; `first` goes to the first side, the rest to the request."""
    request = a_request(a_side("A", **wanted.pop("first", {})), a_side("B"), **wanted)
    return create_batch(owner=a_user(secrets.token_hex(4)), request=request, idempotency_key="chaos").public_id


def read(public_id: str) -> dict[str, Any]:
    """How the batch stands, and what its books say."""
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
    }


def main(command: str, *arguments: str) -> None:
    prepare()
    if command == "create":
        print(create(json.loads(arguments[0])))
    elif command == "read":
        print(json.dumps(read(arguments[0])))
    elif command == "reconcile":
        print(json.dumps(reconcile(Batch.objects.all())))
    elif command == "dispatcher":
        call_command("dispatcher")
    elif command == "worker":
        app.worker_main(["worker", "--without-mingle", "--without-gossip", "--loglevel=warning", *arguments])
    else:
        raise SystemExit(f"unknown command {command}")


if __name__ == "__main__":
    main(*sys.argv[1:])
