"""The place of a game that is kept as a file, for installations on one machine.

Beside it two small files tell how things stand: `.asked` (tries so far) and `.progress` (decisions played).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sandtable.playtest.recording import Recording
from simulate.watching.replay import store
from simulate.watching.replay.store import Refusal


class File:
    """The file of a game and those beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._asked = path.with_suffix(".asked")
        self._progress = path.with_suffix(".progress")

    def read(self) -> Recording | Refusal | None:
        return store.read(self.path)

    def write(self, found: Recording | Refusal) -> None:
        """Keep it. Raises OSError; the hints are gone in any case."""
        try:
            store.write(self.path, found)
        finally:
            with suppress(OSError):
                self._asked.unlink(missing_ok=True)
                self._progress.unlink(missing_ok=True)

    def waiting(self) -> tuple[int, int, float]:
        """Tries, decisions played, and the seconds since somebody asked or played."""
        return _number_in(self._asked), _number_in(self._progress), self._quiet_s()

    def _quiet_s(self) -> float:
        heard = 0.0
        for note in (self._asked, self._progress):
            with suppress(OSError):
                heard = max(heard, note.stat().st_mtime)
        return time.time() - heard

    def note_try(self, number: int) -> None:
        _note(self._asked, number)

    def note_played(self, number: int) -> None:
        _note(self._progress, number)

    @contextmanager
    def one_at_a_time(self) -> Iterator[bool]:
        """Wait until it is ours."""
        with store.one_at_a_time(self.path):
            yield True


def _number_in(note: Path) -> int:
    try:
        return int(note.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0


def _note(path: Path, number: int) -> None:
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_text(str(number), encoding="ascii")
        path.chmod(0o600)
