"""`manage.py dispatcher`: keeps the queue filled and cleans up after workers that died. Two may run at a time."""

from __future__ import annotations

import gc
import logging
import signal
import time
from collections.abc import Callable
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import close_old_connections

from accounts.guests import sweep as sweep_guests
from accounts.tidying import tidy
from sandtable.playtest.fingerprint import fingerprints
from simulate.queue.beats import EVERY_S as BEAT_EVERY_S
from simulate.queue.beats import beat_and_ask
from simulate.queue.books import Books
from simulate.queue.forgetting import forget_old
from simulate.queue.nudge import Listener, nudge_here
from simulate.queue.relay import relay
from simulate.queue.sweep import sweep
from simulate.queue.turns import Turns
from simulate.results.qualities.slices import relay_watching
from simulate.study.steering import steer_all
from simulate.tasks import ASK_WORKERS, publish, publish_again, publish_waited, publish_watching
from simulate.watching.analysis.slices import relay_thoughts
from simulate.watching.analysis.tasks import publish_thoughts
from simulate.watching.seat.tasks import publish_thinking
from simulate.watching.seat.thinking import end_unreadable, relay_thinking
from web.links import keep_connections
from web.metrics.counting import ALARMS, count

log = logging.getLogger("simulate.queue")
RELAY_EVERY_S = 2
SWEEP_EVERY_S = 10
RECONCILE_EVERY_S = 300
GUESTS_EVERY_S = 600
TIDY_EVERY_S = 60
FORGET_EVERY_S = 600
LEAST_BETWEEN_S = 0.2
"""From round to round of a duty, however many nudges come: each takes some hundredths of a second, which games need."""
LEAST_REST = 10
"""A nudged duty rests for this many times the processor time of its last round, until it is due anyway."""
GARBAGE_EVERY_S = 60
"""Python by itself collects all of its garbage only after that has become a quarter of all that was ever loaded."""
STEER_EVERY_S = 5
"""Studies are steered after each chunk; this is for those whose worker was killed in between."""


class Command(BaseCommand):
    # A check would load every page. The same ones run where pages are served and migrations are applied.
    requires_system_checks = ()
    help = "Relay waiting chunks to the workers, take back those of dead workers, steer studies, check the books."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help="do every duty once and end")

    def handle(self, *args: Any, **options: Any) -> None:
        turns = Turns()
        duties = [
            Duty("signs of life", lambda: beat_and_ask(ASK_WORKERS), BEAT_EVERY_S),
            Duty("reconcile", Books().check, RECONCILE_EVERY_S),
            Duty("damaged seats", end_unreadable, RECONCILE_EVERY_S),
            Duty("guests", sweep_guests, GUESTS_EVERY_S),
            Duty("tidying", tidy, TIDY_EVERY_S),
            Duty("old results", forget_old, FORGET_EVERY_S),
            Duty("sweep", lambda: sweep(fingerprints()), SWEEP_EVERY_S),
            Duty("studies", steer_all, STEER_EVERY_S),
            Duty("relay", lambda: relay(publish, publish_waited, publish_again, turns), RELAY_EVERY_S, on_nudge=True),
            Duty("seats", lambda: relay_thinking(publish_thinking), RELAY_EVERY_S, on_nudge=True),
            Duty("qualities", lambda: relay_watching(publish_watching), RELAY_EVERY_S, on_nudge=True),
            Duty("thoughts", lambda: relay_thoughts(publish_thoughts), RELAY_EVERY_S, on_nudge=True),
        ]
        if options["once"]:
            self._once(duties)
            return
        keep_connections()
        gc.freeze()  # modules and classes are never garbage, so no collection goes through them
        self._loop([*duties, Duty("garbage", gc.collect, GARBAGE_EVERY_S)])

    def _once(self, duties: list[Duty]) -> None:
        """Do every duty. Raises CommandError at the end when some of them failed."""
        failed = [duty.name for duty in duties if not duty.is_whole()]
        if failed:
            raise CommandError(f"failed: {', '.join(failed)}; the log says why")

    def _loop(self, duties: list[Duty]) -> None:
        is_stopping = _until_told_to_stop()
        listener = Listener()
        try:
            while not is_stopping():
                for duty in duties:
                    if is_stopping():
                        return
                    duty.do_when_due()
                close_old_connections()
                if listener.wait(min(duty.seconds_left() for duty in duties)):
                    for duty in duties:
                        duty.nudge()
        finally:
            listener.close()


class Duty:
    """Something to do again and again. One that fails keeps no other from its turn, and is tried at its next time.

    A deed that returns True has done a part, and is due again as soon as the others have had their turn. A fault is
    told when it appears, not at every time.
    """

    def __init__(self, name: str, deed: Callable[[], object], every_s: float, on_nudge: bool = False) -> None:
        self.name = name
        self.deed = deed
        self.told = ""
        self.every_s = every_s
        self.on_nudge = on_nudge
        self.due = self.begun = time.monotonic()
        self.rest_s = LEAST_BETWEEN_S

    def is_done(self) -> bool:
        """Do it now; False where it failed."""
        self.begun, spent_s = time.monotonic(), time.process_time()
        self.due = self.begun + self.every_s
        try:
            is_left = self.deed() is True
        except Exception as error:
            self._tell(error)
            return False
        finally:
            self.rest_s = max(LEAST_BETWEEN_S, LEAST_REST * (time.process_time() - spent_s))
        if is_left:
            self.due = time.monotonic()
        self.told = ""
        return True

    def _tell(self, error: Exception) -> None:
        fault = f"{type(error).__name__}: {error}"
        count(ALARMS, kind="duty")
        if fault != self.told:
            log.critical(
                "the duty %r fails, the others go on; trying again every %s s", self.name, self.every_s, exc_info=error
            )
        self.told = fault

    def is_whole(self) -> bool:
        """Do all parts of it; False where one failed."""
        is_well = self.is_done()
        while is_well and self.seconds_left() <= 0:
            is_well = self.is_done()
        return is_well

    def do_when_due(self) -> None:
        if self.seconds_left() <= 0:
            self.is_done()

    def seconds_left(self) -> float:
        return self.due - time.monotonic()

    def nudge(self) -> None:
        """Be due at once, or as soon as the last time is long enough ago."""
        if self.on_nudge:
            self.due = min(self.due, self.begun + self.rest_s)


def _until_told_to_stop() -> Callable[[], bool]:
    """A flag that SIGTERM and SIGINT raise; the signal also ends a wait (its byte arrives in the pipe)."""
    stopped: list[int] = []

    def stop(number: int, frame: object) -> None:
        stopped.append(number)
        nudge_here()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    return lambda: bool(stopped)
