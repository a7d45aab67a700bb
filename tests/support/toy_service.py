"""Workers and a dispatcher in processes of their own that know the toy game, and may die where a test says.

`python -m tests.support.toy_service COMMAND` with commands migrate, create, read, reconcile, worker and dispatcher;
everything goes to the database and broker of the environment. For tests only, the environment also says TOY_DIE_AT (a
labelled point), TOY_DEATHS (a folder: one file a death) and TOY_WITHOUT (guards that are off).
"""

from __future__ import annotations

import json
import os
import signal
import sys
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
from simulate.queue import guards, lease, points  # noqa: E402
from simulate.queue.reconcile import reconcile  # noqa: E402
from simulate.services import create_batch  # noqa: E402
from tests.support.playtests import a_request, a_side, a_user  # noqa: E402
from tests.support.toy_game import ToyGame  # noqa: E402

celery = app
LEASE_S = 3
MOST_DEATHS = 3


def prepare() -> None:
    """Short leases, the toy game, and the deaths and missing guards the test asks for."""
    all_games()["toy"] = ToyGame()
    vars(lease)["LEASE_S"] = LEASE_S
    dispatcher.SWEEP_EVERY_S = 1
    dispatcher.RELAY_EVERY_S = 1
    guards._off.update(filter(None, os.environ.get("TOY_WITHOUT", "").split(",")))
    if point := os.environ.get("TOY_DIE_AT"):
        points._visitors.append(lambda label: die() if label == point else None)


def die() -> None:
    """Death by SIGKILL, the first few times."""
    folder = Path(os.environ["TOY_DEATHS"])
    deaths = len(list(folder.iterdir()))
    if deaths < MOST_DEATHS:
        (folder / str(deaths)).touch()
        os.kill(os.getpid(), signal.SIGKILL)


def create(wanted: dict[str, Any]) -> str:
    """A batch; `side` goes to both sides, the rest to the request."""
    side = wanted.pop("side", {})
    request = a_request(a_side("A", **side), a_side("B", **side), **wanted)
    return create_batch(owner=a_user(), request=request, idempotency_key="chaos").public_id


def read(public_id: str) -> dict[str, Any]:
    """How the batch stands, and what its books say."""
    batch = Batch.objects.get(public_id=public_id)
    return {
        "state": batch.state,
        "counters": batch.counters(),
        "digest": batch.digest,
        "games": [record.number for record in batch.records()],
        "attempts": list(batch.chunks.order_by("first_game").values_list("attempt", flat=True)),
        "chunks": list(batch.chunks.order_by("first_game").values_list("first_game", "size", "state")),
    }


def main(command: str, *arguments: str) -> None:
    prepare()
    if command == "migrate":
        call_command("migrate", verbosity=0)
    elif command == "create":
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
