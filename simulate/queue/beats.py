"""Signs of life: the dispatcher writes its own, and asks the workers of both lanes for theirs with a message.

An answer proves the whole way: dispatcher, broker, worker, database. It also shows which messages are lost, so a lane
is asked often while messages of chunks are on the way there, and seldom otherwise: each answer takes the worker some
milliseconds from the games. A lane that has not answered for a minute is asked again once a minute, so messages don't
pile up before workers that are away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final

from django.db.models import Exists, F, Q

from simulate.models import Beat, Chunk, ChunkState
from simulate.models.beats import GAMES, PEOPLE
from simulate.queue.clock import is_older, is_younger, now
from simulate.queue.lost import is_in_lane
from simulate.queue.relay import QueueDown

__all__ = ["AGAIN_S", "DISPATCHER", "EVERY_S", "GAMES", "LANES", "PEOPLE", "QUIET_S", "beat", "beat_and_ask"]

DISPATCHER: Final = "dispatcher"
LANES: Final = (PEOPLE, GAMES)
EVERY_S: Final = 5
"""Between two signs of life of the dispatcher, and of a lane where messages of chunks are on the way: so soon it is
known which of them are lost (simulate/queue/lost.py)."""
QUIET_S: Final = 30
"""Between two signs of life of a lane without messages of chunks; readiness waits for three of them."""
AGAIN_S: Final = 60
"""After a question that nobody answered, in a lane that has been silent for as long."""


def beat(*names: str, asked: str = "") -> None:
    """Write down that these parts live now, in answer to the question of that moment (ISO 8601), where one was asked.

    Questions wait behind games, so a later one may be under way already: it says more than this answer.
    """
    moment = {"at": now()} | ({"arrived_until": datetime.fromisoformat(asked)} if asked else {})
    told = Beat.objects.filter(name__in=names)
    if told.update(**moment) < len(names):
        Beat.objects.bulk_create((Beat(name=name) for name in names), ignore_conflicts=True)
        told.filter(at__isnull=True).update(**moment)


def beat_and_ask(ask: Mapping[str, Callable[[str], None]]) -> None:
    """The dispatcher lives, and asks those lanes that are due, by lane, with the moment of the question.

    A broker that is down is not waited for.
    """
    beat(DISPATCHER)
    for lane, send in ask.items():
        if not _is_noted(lane):
            continue
        try:
            send(_asked(lane))
        except QueueDown:
            return


def _is_noted(lane: str) -> bool:
    """Write down that the lane is asked now; False where it is not due."""
    mine = Beat.objects.filter(name=lane)
    if mine.filter(_is_due(lane)).update(asked_at=now()):
        return True
    return not mine.exists() and Beat.objects.get_or_create(name=lane, defaults={"asked_at": now()})[1]


def _asked(lane: str) -> str:
    """The moment of the last question to a lane."""
    asked_at = Beat.objects.values_list("asked_at", flat=True).get(name=lane)
    assert asked_at is not None, "it was just written"
    return asked_at.isoformat()


def _is_due(lane: str) -> Q:
    """The lane was never asked, or long enough ago for what is on the way there and for what it answered."""
    answers = Q(at__gte=F("asked_at")) | is_younger("at", AGAIN_S + QUIET_S)
    sent = Chunk.objects.filter(is_in_lane(lane), state=ChunkState.QUEUED, published_at__isnull=False)
    again = Q(Exists(sent)) & is_older("asked_at", EVERY_S - 1) | is_older("asked_at", QUIET_S - 1)
    return Q(asked_at__isnull=True) | answers & again | is_older("asked_at", AGAIN_S)
