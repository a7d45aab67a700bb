"""Played games outlive a database that does not answer for a while: after a restart, a lost link, a lock held too long.

What is tried again here is whole: a transaction of its own that was not committed, or one statement.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final, TypeVar

from django.db import InterfaceError, OperationalError, connection

from web.metrics.counting import RETRIES, count

log = logging.getLogger("simulate.queue")
Answer = TypeVar("Answer")
FIRST_PAUSE_S: Final = 0.1
LONGEST_PAUSE_S: Final = 2.0
NO_ANSWER: Final = (OperationalError, InterfaceError)


def tried_while(
    seconds_left: Callable[[], float], deed: Callable[[], Answer], pause: Callable[[float], object] = time.sleep
) -> Answer:
    """The result of a deed, tried again after growing pauses until there are no seconds left. Raises the last error."""
    pause_s = FIRST_PAUSE_S
    while True:
        try:
            return deed()
        except NO_ANSWER as error:
            if seconds_left() <= pause_s:
                raise
            count(RETRIES, why="no_answer")
            log.warning("the database did not answer; trying again in %g s: %s", pause_s, error)
            connection.close_if_unusable_or_obsolete()
        pause(pause_s)
        pause_s = min(2 * pause_s, LONGEST_PAUSE_S)


def answered(question: Callable[[], bool], otherwise: bool) -> bool:
    """The answer to a question of one statement; `otherwise` while the database gives none."""
    try:
        return question()
    except NO_ANSWER as error:
        log.warning("the database did not answer; going on as if it had said %s: %s", otherwise, error)
        connection.close_if_unusable_or_obsolete()
        return otherwise
