"""The two databases Sandtable runs on, each with the options it needs (docs/operations.md)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import dj_database_url

SQLITE = "django.db.backends.sqlite3"
POSTGRESQL = "config.postgresql"
DJANGOS_POSTGRESQL: Final = "django.db.backends.postgresql"

SQLITE_OPTIONS: dict[str, Any] = {
    # Seconds a writer waits for the lock.
    "timeout": 20,
    # DEFERRED ignores the time-out when a read turns into a write: "database is locked" under any load.
    "transaction_mode": "IMMEDIATE",
    # FULL: an acknowledged commit survives a power cut. The size limit truncates the WAL after a checkpoint (bytes).
    "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;PRAGMA journal_size_limit=67108864",
}
POSTGRESQL_TIMEOUTS = "-c statement_timeout=9000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=15000"

POSTGRESQL_LINK: dict[str, Any] = {
    "connect_timeout": 5,
    # A link whose other end is gone without a word is found within ten seconds: probes of an idle one after 4, 6 and 8
    # seconds, and at most 10,000 ms for what was sent. The request in it is answered with 503.
    "keepalives": 1,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10000,
}

ON_THE_WAY_S: Final = 1.0
"""Seconds that the server's word about a statement that took too long may need to come here."""
UNITS_S: Final = {"us": 1e-6, "ms": 1e-3, "s": 1.0, "min": 60.0, "h": 3600.0, "d": 86400.0}
"""The units that PostgreSQL knows in its settings, in seconds."""


class BadDatabaseURL(ValueError):
    """DATABASE_URL cannot be read, or names a database we do not run on."""


def sqlite(path: Path) -> dict[str, Any]:
    """The embedded database in one file."""
    return {"ENGINE": SQLITE, "NAME": path, "OPTIONS": dict(SQLITE_OPTIONS)}


def from_url(url: str) -> dict[str, Any]:
    """A Django database from `postgres://user:password@host:port/name` or `sqlite:////path`.

    Raises BadDatabaseURL; its message never repeats the URL, which may carry a password.
    """
    try:
        parsed: dict[str, Any] = dict(dj_database_url.parse(url))
    except ValueError as error:
        raise BadDatabaseURL(f"DATABASE_URL cannot be read: {type(error).__name__}") from None
    if parsed["ENGINE"] == SQLITE:
        return sqlite(Path(parsed["NAME"]))
    if parsed["ENGINE"] == DJANGOS_POSTGRESQL:
        return _postgresql(parsed)
    raise BadDatabaseURL("DATABASE_URL must start with postgres:// or sqlite://")


def _postgresql(parsed: dict[str, Any]) -> dict[str, Any]:
    if not parsed["NAME"]:
        raise BadDatabaseURL("DATABASE_URL names no database: postgres://user:password@host:port/NAME")
    options = dict(parsed.get("OPTIONS", {}))
    is_pooled = options.pop("pooler", "") == "transaction"
    given = f"{POSTGRESQL_TIMEOUTS} {options.get('options', '')}".strip()
    return parsed | {
        "ENGINE": POSTGRESQL,
        "ANSWER_S": _answer_s(given),
        # Kept connections with a check, and no pool: a pool's threads do not survive the fork of a Celery worker.
        "CONN_MAX_AGE": 60,
        "CONN_HEALTH_CHECKS": True,
        # Behind pgbouncer a cursor of the server would stay on a connection that somebody else gets next, and options
        # are refused: the role has the limits (docs/scaling.md).
        "DISABLE_SERVER_SIDE_CURSORS": is_pooled,
        # Options of the URL come last and win.
        "OPTIONS": POSTGRESQL_LINK | options | ({} if is_pooled else {"options": given}),
    }


def _answer_s(options: str) -> float | None:
    """The longest wait for one answer in seconds: a little more than the server lets a statement run.

    None where it may run for ever. The last limit in the options is the one that holds.
    """
    *_, (number, unit) = re.findall(r"statement_timeout=\W*(\d+)(\w*)", options)
    allowed_s = int(number) * UNITS_S[unit or "ms"]
    return allowed_s + ON_THE_WAY_S if allowed_s else None
