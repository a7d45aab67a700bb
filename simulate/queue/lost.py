"""Messages that are lost: a message that was sent after them has arrived, and nobody has taken their chunks.

Each lane hands out its messages in order, and a process takes the chunk of a message as soon as it gets it. So when a
worker answers the question whether it lives (simulate/queue/beats.py), all messages from before that question have
arrived too. A later question, which may be on its way behind other messages, says nothing yet. A message may be slow
for a while all the same; it is sent twice then, which costs nothing.
"""

from __future__ import annotations

from django.db.models import Exists, F, OuterRef, Q

from simulate.models import Beat
from simulate.models.beats import GAMES, PEOPLE
from simulate.queue.clock import is_older
from simulate.queue.limits import REPUBLISH_S


def is_lost() -> Q:
    """The message of a waiting chunk is lost: it was passed by a later one, or nobody has heard of it for long."""
    return is_older("published_at", REPUBLISH_S) | is_passed()


def is_passed() -> Q:
    """The message of the chunk was sent before one that has arrived in its lane."""
    return is_in_lane(PEOPLE) & _has_later(PEOPLE) | is_in_lane(GAMES) & _has_later(GAMES)


def is_in_lane(lane: str) -> Q:
    """The messages of the chunk go through this lane."""
    return is_waited_for() if lane == PEOPLE else ~is_waited_for()


def _has_later(lane: str) -> Q:
    """A message of this lane has arrived that was sent after the one of the chunk."""
    return Q(Exists(Beat.objects.filter(name=lane, arrived_until__gt=OuterRef("published_at"))))


def is_waited_for() -> Q:
    """The chunk begins with a game that somebody waits for."""
    return Q(first_game__lt=F("batch__waited_games"))
