"""The lane for people: a queue for things that somebody waits for, with worker processes that games never fill.

`config/celery.py` says which tasks go there. A person has one thing of a kind in it at a time; other things of the same
person take their turn among the games. So somebody new waits behind a few short slices of each other person.
"""

from __future__ import annotations

from typing import Any, Final

from django.db.models import QuerySet

LONGEST_REPLAY_S: Final = 10.0
"""A game that took longer than this to play is prepared for its replay among the games."""


def turn(task: Any, others: QuerySet[Any]) -> dict[str, Any]:
    """Options of a message of this task: none of their own, or the queue of games where this person has `others`."""
    return among_games(task) if others.exists() else {}


def among_games(task: Any) -> dict[str, Any]:
    """Options of a message that takes its turn among the games."""
    return {"queue": str(task.app.conf.task_default_queue)}
