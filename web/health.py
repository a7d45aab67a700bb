"""Liveness and readiness, for supervisors, load balancers and people.

A readiness check tries a write, so its answer is kept for two seconds: repeated calls can't keep the database busy.
"""

from __future__ import annotations

import logging
import secrets
import shutil
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock
from typing import Final, Literal

from django.conf import settings
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from web import broker
from web.collected import static_files_problem
from web.database import Busy, try_write

log = logging.getLogger(__name__)
State = Literal["ok", "degraded", "down"]
DATABASE: Final = "database"
"""The name of the part that is asked first."""
LOW_DISK: Final = 0.05
"""Share of the disk that must be free; writing is about to fail below."""
KEPT_S: Final = 2.0
"""The time for which an answer is repeated without another trial, in seconds."""


@dataclass(frozen=True)
class Finding:
    """The state of one part, and the reason where it is not ok."""

    state: State = "ok"
    reason: str = ""

    @property
    def tone(self) -> str:
        """The look of its badge."""
        return {"ok": "good", "degraded": "warn", "down": "bad"}[self.state]


def database() -> Finding:
    """Down when it takes no write or lacks migrations; degraded while another writer holds it."""
    try:
        executor = MigrationExecutor(connection)
        if executor.migration_plan(executor.loader.graph.leaf_nodes()):
            return Finding("down", "migrations are missing")
        try_write()
    except Busy as error:
        return Finding("degraded", str(error))
    except DatabaseError as error:
        log.warning("the database takes no write", exc_info=True)
        return Finding("down", f"it takes no write: {error}")
    return Finding()


def queue() -> Finding:
    """Degraded while the broker takes no messages: requests are accepted and their work waits in the database."""
    problem = broker.problem(settings.BROKER_URL, settings.QUEUE_DIR)
    return Finding("degraded", f"it takes no messages: {problem}") if problem else Finding()


def disk() -> Finding:
    """Down below 5 % free space in the data folder."""
    place = settings.VAR_DIR if settings.VAR_DIR.exists() else settings.BASE_DIR
    usage = shutil.disk_usage(place)
    return Finding("down", "less than 5 % is free") if usage.free < LOW_DISK * usage.total else Finding()


def static_files() -> Finding:
    """Down while style sheets and scripts are missing: every page fails for want of them."""
    problem = static_files_problem()
    return Finding("down", problem) if problem else Finding()


class Parts:
    """The state of every part, with its time; one thread at a time checks, the others take its answer."""

    def __init__(self, checks: dict[str, Callable[[], Finding]], clock: Callable[[], float] = time.monotonic) -> None:
        self.checks = checks
        self.on_database: set[str] = set()
        """Parts that ask the database. While it is down each would wait for it, and find nothing."""
        self.clock = clock
        self.lock = Lock()
        self.found: dict[str, Finding] = {}
        self.looked_at = 0.0

    def findings(self) -> dict[str, Finding]:
        """By name of the part; at most KEPT_S old."""
        with self.lock:
            if not self.found or self.clock() - self.looked_at >= KEPT_S:
                self.found = self._looked()
                self.looked_at = self.clock()
            return self.found

    def _looked(self) -> dict[str, Finding]:
        found: dict[str, Finding] = {}
        for name, check in self.checks.items():
            is_pointless = name in self.on_database and found[DATABASE].state == "down"
            found[name] = Finding() if is_pointless else check()
        return found

    def forget(self) -> None:
        """Look anew when asked next."""
        self.found = {}


PARTS: Final = Parts({DATABASE: database, "queue": queue, "disk": disk, "static": static_files})


@never_cache
@require_safe
def live(request: HttpRequest) -> HttpResponse:
    """The process answers. Asks nothing else, so that a slow database does not get it killed."""
    return JsonResponse({"status": "ok"})


@never_cache
@require_safe
def ready(request: HttpRequest) -> HttpResponse:
    """200 when ok or degraded, 503 when down; which part it is, for those who may know."""
    findings = PARTS.findings()
    status = worst(finding.state for finding in findings.values())
    body: dict[str, object] = {"status": status}
    if _may_see_details(request):
        body["checks"] = {name: finding.state for name, finding in findings.items()}
        if status != "ok":
            body["reasons"] = {name: finding.reason for name, finding in findings.items() if finding.reason}
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
