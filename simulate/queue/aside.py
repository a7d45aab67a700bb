"""Rows that fail alone: what is wrong with one of them is told, and the next one has its turn.

A playtest that can't be read is set aside: nobody plays or checks it any more, and what is open of it is stopped.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Final

from django.db import InterfaceError, OperationalError, transaction
from django.db.models import F

from simulate.models import CLAIMABLE, Batch, BatchState
from simulate.queue.locks import tried_again
from web.metrics.counting import ALARMS, count
from web.request_id import working_on
from web.unreadable import Unreadable

log = logging.getLogger("simulate.queue")
UNREADABLE: Final = "unreadable"
"""The `Batch.stop_reason` of a playtest that was stopped because it can't be read."""
_LONGEST: Final = 300
_told: set[str] = set()
"""The faults of rows that this process has told already."""


def one_by_one(batch_ids: Iterable[int], deed: Callable[[int], object]) -> None:
    """Do something for each playtest. One that can't be read is set aside; another fault is told, once.

    A database that does not answer is no fault of a row: its error is raised.
    """
    for batch_id in batch_ids:
        with working_on(batch=batch_id):
            _do(batch_id, deed)


def _do(batch_id: int, deed: Callable[[int], object]) -> None:
    try:
        deed(batch_id)
    except (OperationalError, InterfaceError):
        raise
    except Unreadable:
        set_aside(batch_id)
    except Exception as error:
        _tell(batch_id, error)


def _tell(batch_id: int, error: Exception) -> None:
    fault = f"batch {batch_id} fails: {type(error).__name__}: {error}"
    if fault not in _told:
        _told.add(fault)
        count(ALARMS, kind="row")
        log.critical("%s; the others go on", fault, exc_info=error)


def set_aside(batch_id: int) -> bool:
    """Mark a playtest that can't be read, stop it, and raise the alarm; False where that is done already.

    The sweep brings the stop to its end.
    """
    batch = Batch.objects.only("game", "snapshot", "set_aside").get(pk=batch_id)
    fault = batch.fault or f"there is no game called {batch.game!r}"
    is_first = _marked(batch_id, fault)
    if is_first:
        count(ALARMS, kind="set_aside")
        log.critical("batch %s can't be read and is set aside: %s", batch_id, fault)
    return is_first


@tried_again
@transaction.atomic
def _marked(batch_id: int, fault: str) -> bool:
    mine = Batch.objects.filter(pk=batch_id)
    if not mine.filter(set_aside="").update(set_aside=fault[:_LONGEST], version=F("version") + 1):
        return False
    mine.filter(state__in=(*CLAIMABLE, BatchState.PAUSED)).update(state=BatchState.CANCELLING, stop_reason=UNREADABLE)
    return True


def taken_back() -> list[str]:
    """Playtests that were set aside and can be read again, because somebody mended them: a sentence for each."""
    mended = [batch for batch in Batch.objects.exclude(set_aside="") if not batch.fault_of_snapshot]
    for batch in mended:
        Batch.objects.filter(pk=batch.pk).update(set_aside="", version=F("version") + 1)
    return [f"batch {batch.pk}: it can be read again" for batch in mended]
