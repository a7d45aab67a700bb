"""Signs of life: the dispatcher writes its own, and asks the workers of both lanes for theirs with a message.

An answer proves the whole way: dispatcher, broker, worker, database. A lane that has not answered for a minute is asked
again once a minute, so messages don't pile up before workers that are away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from django.db.models import F, Q

from simulate.models import Beat
from simulate.models.beats import GAMES, PEOPLE
from simulate.queue.clock import is_older, is_younger, now
from simulate.queue.relay import QueueDown

__all__ = ["AGAIN_S", "DISPATCHER", "EVERY_S", "GAMES", "LANES", "PEOPLE", "beat", "beat_and_ask"]

DISPATCHER: Final = "dispatcher"
LANES: Final = (PEOPLE, GAMES)
EVERY_S: Final = 5
"""Between two signs of life: so soon it is known, too, which messages are lost (simulate/queue/lost.py)."""
AGAIN_S: Final = 60
"""After a question that nobody answered, in a lane that has been silent for as long."""


def beat(name: str) -> None:
    """Write down that this part lives now."""
    if not Beat.objects.filter(name=name).update(at=now(), arrived_until=F("asked_at")):
        Beat.objects.get_or_create(name=name, defaults={"at": now()})


def beat_and_ask(ask: Mapping[str, Callable[[], None]]) -> None:
    """The dispatcher lives, and asks those lanes that are due, by lane. A broker that is down is not waited for."""
    beat(DISPATCHER)
    for lane, send in ask.items():
        if not _is_noted(lane):
            continue
        try:
            send()
        except QueueDown:
            return


def _is_noted(lane: str) -> bool:
    """Write down that the lane is asked now; False where it is not due."""
    answers = (Q(at__gte=F("asked_at")) | is_younger("at", AGAIN_S)) & is_older("asked_at", EVERY_S - 1)
    mine = Beat.objects.filter(name=lane)
    if mine.filter(Q(asked_at__isnull=True) | answers | is_older("asked_at", AGAIN_S)).update(asked_at=now()):
        return True
    return not mine.exists() and Beat.objects.get_or_create(name=lane, defaults={"asked_at": now()})[1]
