"""Is it alive, is it ready: for supervisors, load balancers and people."""

from __future__ import annotations

import logging
import secrets
import shutil
from collections.abc import Callable, Iterable
from typing import Literal

from django.conf import settings
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from config import broker

log = logging.getLogger(__name__)
State = Literal["ok", "degraded", "down"]
LOW_DISK = 0.05
"""Share of the disk that must be free; writing is about to fail below."""


def database() -> State:
    """Down when it does not answer or lacks migrations."""
    try:
        executor = MigrationExecutor(connection)
        waiting = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError:
        log.warning("the database does not answer", exc_info=True)
        return "down"
    return "down" if waiting else "ok"


def queue() -> State:
    """Degraded while the broker is away: requests are accepted and their work waits in the database."""
    return "ok" if broker.is_up(settings.BROKER_URL, settings.QUEUE_DIR) else "degraded"


def disk() -> State:
    """Down below 5 % free space in the data folder."""
    place = settings.VAR_DIR if settings.VAR_DIR.exists() else settings.BASE_DIR
    usage = shutil.disk_usage(place)
    return "down" if usage.free < LOW_DISK * usage.total else "ok"


CHECKS: dict[str, Callable[[], State]] = {"database": database, "queue": queue, "disk": disk}


@never_cache
@require_safe
def live(request: HttpRequest) -> HttpResponse:
    """The process answers. Asks nothing else, so that a slow database does not get it killed."""
    return JsonResponse({"status": "ok"})


@never_cache
@require_safe
def ready(request: HttpRequest) -> HttpResponse:
    """200 when ok or degraded, 503 when down; which part it is, for those who may know."""
    states = {name: check() for name, check in CHECKS.items()}
    status = worst(states.values())
    body: dict[str, object] = {"status": status}
    if _may_see_details(request):
        body["checks"] = states
    return JsonResponse(body, status=503 if status == "down" else 200)


def worst(states: Iterable[State]) -> State:
    """The state of the whole, given its parts."""
    found = set(states)
    return "down" if "down" in found else "degraded" if "degraded" in found else "ok"


def _may_see_details(request: HttpRequest) -> bool:
    given = request.headers.get("Authorization", "")
    expected = f"Bearer {settings.HEALTH_TOKEN}"
    by_token = bool(settings.HEALTH_TOKEN) and secrets.compare_digest(given.encode(), expected.encode())
    return settings.SHOW_HEALTH_DETAILS or by_token
