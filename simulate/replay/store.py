"""Logs of games that were played again, kept as files: the second reader of a game waits for nothing.

A file belongs to one game of one playtest and to the rules that decide it, so other rules never read it. It holds the
whole log; who may see which line is decided when it is read, and who may see the playtest before that.
"""

from __future__ import annotations

import fcntl
import gzip
import json
import logging
import os
import secrets
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any, Final

from django.conf import settings

from simulate.engine.log import Event
from simulate.models import Batch
from simulate.playtest.fingerprint import fingerprint
from simulate.playtest.replay import replay

log = logging.getLogger(__name__)
KEPT_S: Final = 7 * 24 * 3600
MOST_FILES: Final = 500
MOST_BYTES: Final = 512 * 1024
"""Size of one file, packed; a longer log is played again every time. The whole folder stays below 256 MB."""
LOCKS: Final = 16
"""Two readers of one game wait for one replay; readers of different games seldom wait for each other."""
_replaying: Final = BoundedSemaphore(2)
"""Requests of this process that play a game again, or wait for one: the other threads stay free for other pages."""


class Busy(Exception):
    """As many games as this process plays at a time are being played again; the caller tries again in a moment."""


@dataclass(frozen=True)
class KeptLog:
    """The log of a game, and the digest of the game that it tells."""

    digest: int
    events: tuple[Event, ...]


def log_of(batch: Batch, number: int) -> KeptLog:
    """The log of game `number`: read where it was kept, otherwise played and kept. Raises BadSetup, or Busy."""
    path = Path(settings.VAR_DIR) / "replays" / f"{batch.public_id}-{number}-{fingerprint(batch.game)}.json.gz"
    if kept := _read(path):
        return kept
    if not _replaying.acquire(blocking=False):
        raise Busy()
    try:
        with _one_at_a_time(path):
            return _read(path) or _play(batch, number, path)
    finally:
        _replaying.release()


def _play(batch: Batch, number: int, path: Path) -> KeptLog:
    played = replay(batch.plan(), number)
    told = KeptLog(played.record.digest, played.events)
    try:
        _write(path, told)
        _forget_old(path.parent)
    except OSError as error:  # a full disk costs the next reader a replay
        log.warning("the log of a game could not be kept: %s", error)
    return told


def _read(path: Path) -> KeptLog | None:
    """The kept log; None where there is none, an old one, or a damaged one."""
    try:
        if path.stat().st_mtime < time.time() - KEPT_S:
            return None
        stored = json.loads(gzip.decompress(path.read_bytes()))
        return KeptLog(int(stored["digest"], 16), tuple(_event(*values) for values in stored["events"]))
    except FileNotFoundError:
        return None
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        log.warning("the kept log %s can't be read, the game is played again: %s", path.name, error)
        return None


def _write(path: Path, told: KeptLog) -> None:
    """Put the file in its place at one stroke: nobody reads half a log."""
    values: list[list[Any]] = [
        [each.kind, each.seat, each.text, each.round, each.decision, each.seen_by, each.secret] for each in told.events
    ]
    packed = gzip.compress(json.dumps({"digest": f"{told.digest:016x}", "events": values}).encode())
    if len(packed) > MOST_BYTES:
        return
    draft = path.with_name(f".{secrets.token_hex(8)}.draft")
    try:
        draft.write_bytes(packed)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _event(kind: str, seat: int, text: str, round_: int, decision: int, seen_by: int, secret: str) -> Event:
    return Event(kind, seat, text, {}, round_, decision, seen_by, secret)


def _forget_old(folder: Path) -> None:
    """Delete the oldest files beyond the limit, those that are too old, and drafts that a dead process left."""
    files = sorted(((path.stat().st_mtime, path) for path in folder.glob("*.json.gz")), reverse=True)
    oldest = time.time() - KEPT_S
    old = [path for place, (kept, path) in enumerate(files) if place >= MOST_FILES or kept < oldest]
    drafts = [path for path in folder.glob(".*.draft") if path.stat().st_mtime < time.time() - 3600]
    for path in (*old, *drafts):
        path.unlink(missing_ok=True)


@contextmanager
def _one_at_a_time(path: Path) -> Iterator[None]:
    """The second reader, in this process or another one, waits until the first has kept the log."""
    descriptor = _lock(path)
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _lock(path: Path) -> int | None:
    """Take the lock of a log; None where nothing can be written. Without locks both play, which harms nobody."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = path.with_name(f".lock{zlib.crc32(path.name.encode()) % LOCKS}")
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None
    with suppress(OSError):
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    return descriptor
