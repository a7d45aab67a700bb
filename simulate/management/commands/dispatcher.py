"""`manage.py dispatcher`: keeps the queue filled and cleans up after workers that died. Two may run at a time."""

from __future__ import annotations

import logging
import signal
import time
from collections.abc import Callable
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import Error, close_old_connections

from sandtable.playtest.fingerprint import fingerprints
from simulate.queue.nudge import Listener, nudge_dispatcher
from simulate.queue.reconcile import reconcile
from simulate.queue.relay import relay
from simulate.queue.sweep import sweep
from simulate.results.qualities.slices import relay_watching
from simulate.study.steering import steer_all
from simulate.tasks import publish, publish_watching
from simulate.watching.analysis.slices import relay_thoughts
from simulate.watching.analysis.tasks import publish_thoughts
from simulate.watching.seat.tasks import publish_thinking
from simulate.watching.seat.thinking import relay_thinking

log = logging.getLogger("simulate.queue")
RELAY_EVERY_S = 2
SWEEP_EVERY_S = 10
RECONCILE_EVERY_S = 300
STEER_EVERY_S = 5
"""Studies are steered after each chunk; this is for those whose worker was killed in between."""


class Command(BaseCommand):
    help = "Relay waiting chunks to the workers, take back those of dead workers, steer studies, check the books."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help="do every duty once and end")

    def handle(self, *args: Any, **options: Any) -> None:
        duties = [
            Duty(reconcile, RECONCILE_EVERY_S),
            Duty(lambda: sweep(fingerprints()), SWEEP_EVERY_S),
            Duty(steer_all, STEER_EVERY_S),
            Duty(lambda: relay(publish), RELAY_EVERY_S, on_nudge=True),
            Duty(lambda: relay_thinking(publish_thinking), RELAY_EVERY_S, on_nudge=True),
            Duty(lambda: relay_watching(publish_watching), RELAY_EVERY_S, on_nudge=True),
            Duty(lambda: relay_thoughts(publish_thoughts), RELAY_EVERY_S, on_nudge=True),
        ]
        if options["once"]:
            for duty in duties:
                duty.do()
            return
        self._loop(duties)

    def _loop(self, duties: list[Duty]) -> None:
        is_stopping = _until_told_to_stop()
        listener = Listener()
        try:
            while not is_stopping():
                for duty in duties:
                    duty.do_when_due()
                close_old_connections()
                if listener.wait(min(duty.seconds_left() for duty in duties)):
                    for duty in duties:
                        duty.nudge()
        finally:
            listener.close()


class Duty:
    """Something to do again and again. One that fails is told in the log and tried again at its next time."""

    def __init__(self, deed: Callable[[], object], every_s: float, on_nudge: bool = False) -> None:
        self.deed = deed
        self.every_s = every_s
        self.on_nudge = on_nudge
        self.due = time.monotonic()

    def do(self) -> None:
        self.due = time.monotonic() + self.every_s
        self.deed()

    def do_when_due(self) -> None:
        if self.seconds_left() > 0:
            return
        try:
            self.do()
        except Error:
            log.exception("the database did not answer; trying again in %s s", self.every_s)

    def seconds_left(self) -> float:
        return self.due - time.monotonic()

    def nudge(self) -> None:
        if self.on_nudge:
            self.due = time.monotonic()


def _until_told_to_stop() -> Callable[[], bool]:
    """A flag that SIGTERM and SIGINT raise; the signal also ends a wait (its byte arrives in the pipe)."""
    stopped: list[int] = []

    def stop(number: int, frame: object) -> None:
        stopped.append(number)
        nudge_dispatcher()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    return lambda: bool(stopped)
