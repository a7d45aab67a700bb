"""Steering a study: its evidence is read, its kind decides, and the step is done, all in one transaction.

It happens after each chunk of the study's games, and again and again from the dispatcher for lost steps. The row of the
study is held meanwhile; `simulate/queue/locks.py` has the order of locks.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from django.db import Error, InterfaceError, OperationalError, transaction
from django.db.models import F

from sandtable.playtest.fingerprint import fingerprint
from simulate.asking.refusals import LimitReached, Refused
from simulate.models import DECIDED, BatchState, Chunk, ChunkState, Study, StudyState
from simulate.queue.clock import now
from simulate.queue.ledger import release_room
from simulate.queue.locks import tried_again, weakly
from simulate.queue.sweep import finish_stop
from simulate.study import batches
from simulate.study.evidence import batches_of, evidence_of, is_news, read
from simulate.study.kinds import all_kinds
from simulate.study.readable import check_readable, kind_of
from simulate.study.step import Evidence, Step
from web.unreadable import Unreadable

log = logging.getLogger("simulate.study")
LONGEST_PROBLEM = 500
ENDS_WITH: dict[str, StudyState] = {
    BatchState.CANCELLED: StudyState.CANCELLED,
    BatchState.STALE_ENGINE: StudyState.STALE_ENGINE,
}
"""The end of a study when one of its playtests ends like this."""


class Stuck(AssertionError):
    """A kind that wants no more games and has no answer: its study would never end."""


def steer_all() -> int:
    """Steer every running study; returns the number of those that changed. Each fails alone."""
    return sum(map(_steered_alone, list(Study.objects.running().values_list("pk", flat=True))))


def _steered_alone(study_id: int) -> bool:
    try:
        return steer(study_id)
    except (OperationalError, InterfaceError):
        raise  # the database is away, for all of them
    except Error:
        log.exception("study %s can't be steered; the others go on", study_id)
        return False


def steer(study_id: int, interrupts: tuple[type[BaseException], ...] = ()) -> bool:
    """Steer one study; True when it changed. A fault of its kind ends the study as failed.

    Where the owner has no room for the wanted games nothing happens, and a later steering tries again. `interrupts`
    are raised on, and so are errors of the database.
    """
    try:
        stopped = _steered(study_id)
    except Error:
        raise
    except interrupts:
        raise
    except LimitReached:
        log.info("study %s waits: its owner has no room for more games", study_id)
        return False
    except Exception as error:
        log.exception("study %s fails", study_id)
        stopped = _failed(study_id, error)
    finish(stopped or ())
    return stopped is not None


def can_wait(study_id: int, kind: str) -> bool:
    """True where a study of this kind decides nothing now: games that it asked for are not played yet.

    The last of several processes that end chunks at the same moment sees that none is left.
    """
    found = all_kinds().get(kind)
    if found is None or not found.waits_for_all:
        return False
    left = Chunk.objects.filter(batch__study=study_id, state__in=(ChunkState.QUEUED, ChunkState.RUNNING))
    return bool(left.exists())


@tried_again
@transaction.atomic
def _steered(study_id: int) -> list[int] | None:
    """The playtests that were told to stop; None when nothing has happened since the last step."""
    study = locked(study_id)
    if study is None:
        return None
    batches = list(batches_of(study))
    check_readable(batches)
    if ends := [ENDS_WITH[batch.state] for batch in batches if batch.state in ENDS_WITH]:
        return end(study, ends[0])
    reading = read(study, batches)
    if not is_news(reading, study.reading):
        return None
    study.reading = reading
    return take(study, evidence_of(batches, reading))


def locked(study_id: int) -> Study | None:
    """The running study, held until the end of the transaction; None when it is over."""
    return weakly(Study.objects.running().filter(pk=study_id)).first()


def take(study: Study, evidence: Evidence) -> list[int]:
    """Let the kind decide and do its step; returns the playtests that were told to stop.

    Raises Refused, LimitReached or Stuck, and then nothing may be kept.
    """
    step = kind_of(study).decide(study.spec, study.progress, evidence)
    if (step.ask or step.grow) and study.engine_fingerprint != fingerprint(study.game):
        return end(study, StudyState.STALE_ENGINE)
    study.progress, study.result = step.progress, step.result
    if step.is_over:
        return end(study, StudyState.DONE, DECIDED)
    batches.hold_changed(study, step)
    stopped = batches.stop(study.batches.filter(study_key__in=step.stop), DECIDED)
    batches.ask(study, step.ask)
    batches.grow(study, step.grow)
    _check_that_something_follows(study, step)
    _save(study)
    return stopped


def _check_that_something_follows(study: Study, step: Step) -> None:
    if not (step.ask or step.grow or study.batches.still_open().exists()):
        raise Stuck(f"the kind {study.kind} wants no more games and is not over")


def end(study: Study, state: StudyState, reason: str = "cancelled") -> list[int]:
    """End a study that is held; returns its playtests that were told to stop, for `reason`."""
    study.state = state
    stopped = batches.stop(study.batches.all(), reason)
    release_room(study.owner_id, batches=1)
    _save(study, ended_at=now())
    return stopped


@tried_again
@transaction.atomic
def _failed(study_id: int, error: Exception) -> list[int] | None:
    study = locked(study_id)
    if study is None:
        return None
    study.problem = _said(error)[:LONGEST_PROBLEM]
    return end(study, StudyState.FAILED)


def _said(error: Exception) -> str:
    if isinstance(error, Refused):
        return "; ".join(error.problems)
    return str(error) if isinstance(error, Unreadable) else f"{type(error).__name__}: {error}"


def _save(study: Study, **more: Any) -> None:
    fields = {name: getattr(study, name) for name in ("reading", "progress", "result", "state", "problem")}
    Study.objects.filter(pk=study.pk).update(version=F("version") + 1, **fields, **more)


def finish(stopped: Iterable[int]) -> None:
    """Bring the stops of playtests to their end; the dispatcher does it for those that are still played."""
    for batch_id in stopped:
        finish_stop(batch_id)
