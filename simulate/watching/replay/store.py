"""Games that were played again, kept as files: the second reader of a game waits for nothing.

A file belongs to one game of one playtest and to the rules that decide it, so other rules never read it. It holds the
whole game and nothing for one viewer: who may see which line and which card is decided when it is read, and who may see
the playtest before that.
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
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from django.conf import settings

from sandtable.engine.log import Event
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.plan import Plan
from sandtable.playtest.recording import Recording

log = logging.getLogger(__name__)
FORMAT: Final = 2
"""Raised when files of before can't be read any more; those are then played again."""
KEPT_S: Final = 7 * 24 * 3600
MOST_FILES: Final = 500
MOST_BYTES: Final = 2 * 1024 * 1024
"""Size of one file, packed. The longest games need a tenth of it."""
MOST_BYTES_OF_ALL: Final = 256 * 1024 * 1024
LOCKS: Final = 16
"""Two workers that prepare one game wait for each other; for different games they seldom do."""

UNREADABLE: Final = "the kept game %s can't be read, it is played again: %s"

RULES: Final = "rules"
AGENT: Final = "agent"
SIZE: Final = "size"
TIME: Final = "time"


class Played(Protocol):
    """A row whose games can be played again: a playtest, or a game in which people took seats."""

    public_id: Any
    game: Any

    def plan(self) -> Plan: ...

    def recorded(
        self, number: int, tell: Callable[[int], None], interrupts: tuple[type[BaseException], ...] = ()
    ) -> Recording: ...


@dataclass(frozen=True)
class Refusal:
    """A game that can't be played again, with the reason: RULES, AGENT, SIZE or TIME, and its detail."""

    kind: str
    detail: str


def path_of(batch: Played, number: int) -> Path:
    """The file of a game, whether it is there or not."""
    return Path(settings.VAR_DIR) / "replays" / f"{key_of(batch, number)}.json.gz"


def key_of(batch: Played, number: int) -> str:
    """The name of a kept game: one game of one playtest, by the rules of today."""
    return f"{batch.public_id}-{number}-{fingerprint(batch.game)}"


def read(path: Path) -> Recording | Refusal | None:
    """The kept game; None where there is none, an old one, or a damaged one."""
    try:
        if path.stat().st_mtime < time.time() - KEPT_S:
            return None
        return unpacked(path.read_bytes(), path.name)
    except FileNotFoundError:
        return None
    except OSError as error:
        log.warning(UNREADABLE, path.name, error)
        return None


def write(path: Path, kept: Recording | Refusal) -> None:
    """Put the file in its place at one stroke: nobody reads half a game."""
    draft = path.with_name(f".{secrets.token_hex(8)}.draft")
    try:
        draft.write_bytes(packed(kept))
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    _forget_old(path.parent)


def packed(kept: Recording | Refusal) -> bytes:
    """The game as it is kept; in place of one that is too large, a refusal."""
    made = gzip.compress(json.dumps(_packed(kept)).encode())
    if len(made) <= MOST_BYTES:
        return made
    return gzip.compress(json.dumps(_packed(Refusal(SIZE, str(len(made))))).encode())


def unpacked(made: bytes, name: str) -> Recording | Refusal | None:
    """The game of `packed`; None where it is an old one, or a damaged one, which is logged with its name."""
    try:
        return _unpacked(json.loads(gzip.decompress(made)))
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        log.warning(UNREADABLE, name, error)
        return None


def _packed(kept: Recording | Refusal) -> dict[str, Any]:
    if isinstance(kept, Refusal):
        return {"format": FORMAT, "refused": kept.kind, "detail": kept.detail}
    return {
        "format": FORMAT,
        "digest": f"{kept.digest:016x}",
        "decisions": kept.decisions,
        "every": kept.every,
        "states": [state.decode("latin-1") for state in kept.states],
        "turned": [[at, state.decode("latin-1")] for at, state in kept.turned],
        "events": [
            [each.kind, each.seat, each.text, each.round, each.decision, each.seen_by, each.secret]
            for each in kept.events
        ],
    }


def _unpacked(stored: Any) -> Recording | Refusal | None:
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        return None
    if "refused" in stored:
        return Refusal(stored["refused"], stored["detail"])
    return Recording(
        digest=int(stored["digest"], 16),
        decisions=tuple(stored["decisions"]),
        events=tuple(_event(*values) for values in stored["events"]),
        states=tuple(state.encode("latin-1") for state in stored["states"]),
        every=stored["every"],
        turned=tuple((at, state.encode("latin-1")) for at, state in stored.get("turned", ())),
    )


def _event(kind: str, seat: int, text: str, round_: int, decision: int, seen_by: int, secret: str) -> Event:
    return Event(kind, seat, text, {}, round_, decision, seen_by, secret)


def _forget_old(folder: Path) -> None:
    """Delete the oldest files beyond the limits, those that are too old, and what dead processes left."""
    files = sorted(
        ((path.stat().st_mtime, path.stat().st_size, path) for path in folder.glob("*.json.gz")), reverse=True
    )
    oldest, total = time.time() - KEPT_S, 0
    for place, (kept, size, path) in enumerate(files):
        total += size
        if place >= MOST_FILES or kept < oldest or total > MOST_BYTES_OF_ALL:
            path.unlink(missing_ok=True)
    for pattern in (".*.draft", "*.asked", "*.progress"):
        for path in folder.glob(pattern):
            if path.stat().st_mtime < time.time() - 3600:
                path.unlink(missing_ok=True)


@contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """The second worker waits until the first has kept the game."""
    descriptor = _lock(path)
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _lock(path: Path) -> int | None:
    """Take the lock of a game; None where nothing can be written. Without locks both play, which harms nobody."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = path.with_name(f".lock{zlib.crc32(path.name.encode()) % LOCKS}")
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None
    with suppress(OSError):
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    return descriptor
