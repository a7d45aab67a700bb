"""A game is prepared once, by a worker: played again and kept. Readers ask for it and see how far it is.

Beside the file of a game two small ones tell how things stand: `.asked` (tries so far) and `.progress` (decisions
played). Both are hints: without them a game is prepared twice, which harms nobody.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sandtable.agents import UnknownAgent
from sandtable.engine.game import BadSetup, IllegalDecision
from sandtable.playtest.recording import Recording
from simulate.watching.replay.store import AGENT, RULES, TIME, Played, Refusal, one_at_a_time, path_of, read, write

log = logging.getLogger(__name__)
ASK_AGAIN_S: Final = 60
"""A game that nobody has been heard to work on for this long is asked for again."""
MOST_TRIES: Final = 3
TELL_EVERY_S: Final = 0.5


class TooManyAsked(Exception):
    """This person has asked for as many games as one may for now."""


@dataclass(frozen=True)
class Waiting:
    """A game that is being prepared."""

    played: int
    """Decisions so far; 0 before a worker has taken it up."""


@dataclass(frozen=True)
class Failed:
    """A game that no worker has brought to its end."""


def kept(batch: Played, number: int) -> Recording | Refusal | None:
    """The game as it was kept; None when it has to be prepared."""
    return read(path_of(batch, number))


def ask_for(batch: Played, number: int, send: Callable[[], None], may_ask: Callable[[], bool]) -> Waiting | Failed:
    """Let a worker prepare the game, unless one does already. Raises QueueDown from `send`, or TooManyAsked."""
    path = path_of(batch, number)
    tries, quiet_s = _tries(path), _quiet_s(path)
    if tries and quiet_s < ASK_AGAIN_S:
        return Waiting(_played(path))
    if tries >= MOST_TRIES:
        return Failed()
    if not tries and not may_ask():
        raise TooManyAsked
    send()
    _note(_asked(path), tries + 1)
    return Waiting(0)


def prepare(batch: Played, number: int, interrupts: tuple[type[BaseException], ...] = ()) -> None:
    """Play a game again and keep it; at once done when it is kept already."""
    path = path_of(batch, number)
    with one_at_a_time(path):
        if read(path) is not None:
            return
        found = _played_again(batch, number, path, interrupts)
        try:
            write(path, found)
        except OSError as error:
            log.warning("a game could not be kept: %s", error)
        with suppress(OSError):
            _asked(path).unlink(missing_ok=True)
            _progress(path).unlink(missing_ok=True)


def _played_again(
    batch: Played, number: int, path: Path, interrupts: tuple[type[BaseException], ...]
) -> Recording | Refusal:
    told = time.monotonic()

    def tell(played: int) -> None:
        nonlocal told
        if time.monotonic() - told >= TELL_EVERY_S:
            told = time.monotonic()
            _note(_progress(path), played)

    try:
        return batch.recorded(number, tell, interrupts)
    except (BadSetup, IllegalDecision) as refused:  # rules that have changed since may not take what was played then
        return Refusal(RULES, str(refused))
    except UnknownAgent as unknown:  # an agent that plays differently gets a new name, and the old one may go
        return Refusal(AGENT, str(unknown))
    except interrupts:
        return Refusal(TIME, "")


def _asked(path: Path) -> Path:
    return path.with_suffix(".asked")


def _progress(path: Path) -> Path:
    return path.with_suffix(".progress")


def _tries(path: Path) -> int:
    return _number_in(_asked(path))


def _played(path: Path) -> int:
    return _number_in(_progress(path))


def _number_in(note: Path) -> int:
    try:
        return int(note.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0


def _quiet_s(path: Path) -> float:
    """Seconds since the game was asked for, or since a worker told how far it is."""
    heard = 0.0
    for note in (_asked(path), _progress(path)):
        with suppress(OSError):
            heard = max(heard, note.stat().st_mtime)
    return time.time() - heard


def _note(path: Path, number: int) -> None:
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_text(str(number), encoding="ascii")
        path.chmod(0o600)
