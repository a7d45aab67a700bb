"""A game is prepared once, by a worker: played again and kept. Readers ask for it and see how far it is.

On PostgreSQL it is kept in a row that every host finds (`rows.py`), with SQLite in a file (`files.py`); the setting
REPLAYS says otherwise.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final, Protocol

from django.conf import settings
from django.db import Error, connection

from sandtable.agents import UnknownAgent
from sandtable.engine.game import BadSetup, IllegalDecision
from sandtable.playtest.recording import Recording
from simulate.watching.replay.files import File
from simulate.watching.replay.rows import Row
from simulate.watching.replay.store import AGENT, RULES, TIME, Played, Refusal, key_of, path_of

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


class Place(Protocol):
    """The place of a kept game, with hints about how far it is. Without the hints it is prepared twice: no harm."""

    def read(self) -> Recording | Refusal | None: ...

    def write(self, found: Recording | Refusal) -> None:
        """Keep it, and forget the hints."""

    def waiting(self) -> tuple[int, int, float]:
        """Tries so far, decisions played, and the seconds since somebody asked or a worker told how far it is."""

    def note_try(self, number: int) -> None: ...

    def note_played(self, number: int) -> None: ...

    def one_at_a_time(self) -> AbstractContextManager[bool]:
        """Whether it is ours to play: False where another worker has it."""


def kept(batch: Played, number: int) -> Recording | Refusal | None:
    """The game as it was kept; None when it has to be prepared."""
    return place_of(batch, number).read()


def place_of(batch: Played, number: int) -> Place:
    """The place of the game, whether it is there or not."""
    is_in_rows = (settings.REPLAYS or default_for(connection.vendor)) == "database"
    return Row(key_of(batch, number), ASK_AGAIN_S) if is_in_rows else File(path_of(batch, number))


def default_for(vendor: str) -> str:
    """The place of games on this kind of database, when nobody says: "database" or "files"."""
    return "database" if vendor == "postgresql" else "files"


def ask_for(batch: Played, number: int, send: Callable[[], None], may_ask: Callable[[], bool]) -> Waiting | Failed:
    """Let a worker prepare the game, unless one does already. Raises QueueDown from `send`, or TooManyAsked."""
    place = place_of(batch, number)
    tries, played, quiet_s = place.waiting()
    if tries and quiet_s < ASK_AGAIN_S:
        return Waiting(played)
    if tries >= MOST_TRIES:
        return Failed()
    if not tries and not may_ask():
        raise TooManyAsked
    send()
    place.note_try(tries + 1)
    return Waiting(0)


def prepare(batch: Played, number: int, interrupts: tuple[type[BaseException], ...] = ()) -> None:
    """Play a game again and keep it; at once done when it is kept already."""
    place = place_of(batch, number)
    with place.one_at_a_time() as is_ours:
        if not is_ours or place.read() is not None:
            return
        found = _played_again(batch, number, place, interrupts)
        try:
            place.write(found)
        except (OSError, Error) as error:
            log.warning("a game could not be kept: %s", error)


def _played_again(
    batch: Played, number: int, place: Place, interrupts: tuple[type[BaseException], ...]
) -> Recording | Refusal:
    told = time.monotonic()

    def tell(played: int) -> None:
        nonlocal told
        if time.monotonic() - told >= TELL_EVERY_S:
            told = time.monotonic()
            place.note_played(played)

    try:
        return batch.recorded(number, tell, interrupts)
    except (BadSetup, IllegalDecision) as refused:  # rules that have changed since may not take what was played then
        return Refusal(RULES, str(refused))
    except UnknownAgent as unknown:  # an agent that plays differently gets a new name, and the old one may go
        return Refusal(AGENT, str(unknown))
    except interrupts:
        return Refusal(TIME, "")
