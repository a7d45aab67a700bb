"""The games that this process has opened: the next step of one of them reads no file and sets nothing up.

The oldest ones go when there are too many, or when they take too much memory.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from sandtable.engine.game import BadSetup, Setup, State
from sandtable.playtest.recording import Recording, state_at
from simulate.watching.replay.preparing import kept
from simulate.watching.replay.store import RULES, Played, Refusal, path_of

MOST_GAMES: Final = 12
MOST_BYTES: Final = 48 * 1024 * 1024
EVENT_BYTES: Final = 600
"""A line of the log in memory, about."""


@dataclass(frozen=True)
class OpenGame:
    """A game that any moment can be shown of."""

    name: str
    recording: Recording
    setup: Setup

    @property
    def last(self) -> int:
        return self.recording.last

    @property
    def size(self) -> int:
        """Bytes in memory, about."""
        recording = self.recording
        return sum(map(len, recording.states)) + EVENT_BYTES * len(recording.events) + 8 * recording.last

    def state(self, at: int) -> State:
        """The state after `at` decisions, the caller's own."""
        return state_at(self.name, self.setup, self.recording, at)


class Library:
    """Open games by their files, the one used last at the end."""

    def __init__(self, most_games: int = MOST_GAMES, most_bytes: int = MOST_BYTES) -> None:
        self.most_games = most_games
        self.most_bytes = most_bytes
        self.games: OrderedDict[Path, OpenGame] = OrderedDict()
        self.lock = Lock()

    def open(self, batch: Played, number: int) -> OpenGame | Refusal | None:
        """A kept game, ready for any step; None when it has to be prepared."""
        path = path_of(batch, number)
        with self.lock:
            if path in self.games:
                self.games.move_to_end(path)
                return self.games[path]
        found = kept(batch, number)
        if not isinstance(found, Recording):
            return found
        plan = batch.plan()
        try:
            opened = OpenGame(batch.game, found, plan.setup(plan.seating(number)))
        except BadSetup as refused:
            return Refusal(RULES, str(refused))
        self._put(path, opened)
        return opened

    def _put(self, path: Path, opened: OpenGame) -> None:
        with self.lock:
            self.games[path] = opened
            while len(self.games) > self.most_games or sum(each.size for each in self.games.values()) > self.most_bytes:
                self.games.popitem(last=False)


LIBRARY: Final = Library()
"""Of this process."""
