"""Stop, pause and resume a playtest, and let it count in the balance that everybody sees."""

from __future__ import annotations

from django.db import transaction
from django.db.models import Case, F, Value, When
from django.utils.translation import gettext as _

from accounts.audit import note
from accounts.models import What
from scenarios import balances
from simulate.models import CLAIMABLE, Batch, BatchState, Chunk, ChunkState
from simulate.queue.locks import hold, tried_again
from simulate.queue.nudge import nudge_dispatcher
from simulate.queue.sweep import finish_stop


class NotPossible(ValueError):
    """The batch is in no state for this."""


def cancel(*, batch: Batch) -> None:
    """Stop a batch at the next game; what is finished stays. Raises NotPossible when it is over."""
    _check_independent(batch)
    _stop(batch)
    finish_stop(batch.pk)


@tried_again
@transaction.atomic
def _stop(batch: Batch) -> None:
    """Write down that it is to stop. Raises NotPossible."""
    if not Batch.objects.filter(pk=batch.pk, state__in=(*CLAIMABLE, BatchState.PAUSED, BatchState.CANCELLING)).update(
        state=BatchState.CANCELLING, stop_reason="cancelled", version=F("version") + 1
    ):
        raise NotPossible(_("This playtest is over; there is nothing to cancel."))
    _note(batch, "cancelled")


def _note(batch: Batch, after: str) -> None:
    note(What.STOPPED, owner=batch.owner_id, kind="playtest", key=batch.public_id, before=batch.state, after=after)


@tried_again
@transaction.atomic
def pause(*, batch: Batch) -> None:
    """Let nothing new begin; games in progress finish and count. Raises NotPossible when it isn't under way."""
    _check_independent(batch)
    if not Batch.objects.filter(pk=batch.pk, state__in=CLAIMABLE).update(
        state=BatchState.PAUSED, version=F("version") + 1
    ):
        raise NotPossible(_("Only a playtest that is queued or running can be paused."))
    _note(batch, "paused")


def _check_independent(batch: Batch) -> None:
    """Raises NotPossible for a batch of a study: the study alone stops its games."""
    if batch.study_id is not None:
        raise NotPossible(_("This playtest is part of a study. Cancel the study to stop it."))


@tried_again
@transaction.atomic
def resume(*, batch: Batch) -> None:
    """Go on with a paused batch. Raises NotPossible when it isn't paused."""
    waiting = Chunk.objects.filter(batch=batch.pk, state=ChunkState.QUEUED)
    hold(waiting)
    waiting.update(published_at=None)
    if not Batch.objects.filter(pk=batch.pk, state=BatchState.PAUSED).update(
        state=Case(When(started_at__isnull=True, then=Value(BatchState.QUEUED)), default=Value(BatchState.RUNNING)),
        version=F("version") + 1,
    ):
        raise NotPossible(_("Only a paused playtest can be resumed."))
    _note(batch, "resumed")
    transaction.on_commit(nudge_dispatcher, robust=True)


def share(*, batch: Batch) -> None:
    """Let its games count in the balance that everybody sees. Raises NotPossible where it measured nothing."""
    _share(batch, is_shared=True)


def unshare(*, batch: Batch) -> None:
    """Keep its games out of the balance that everybody sees. Raises NotPossible where it measured nothing."""
    _share(batch, is_shared=False)


@tried_again
@transaction.atomic
def _share(batch: Batch, *, is_shared: bool) -> None:
    if not balances.share_playtest(playtest=batch.public_id, is_shared=is_shared):
        raise NotPossible(_("Only a finished playtest of a stored scenario has a balance to share."))
    words = "counts in the balance" if is_shared else "does not count in the balance"
    note(What.SHOWN, owner=batch.owner_id, kind="playtest", key=batch.public_id, after=words)
