"""Accounts that staff has closed (`is_active` is off): nothing of theirs is begun, and what is open is cancelled."""

from __future__ import annotations

import logging

from django.contrib.auth import get_user_model
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q

from simulate.models import CLAIMABLE, Batch, BatchState
from simulate.queue.locks import hold, tried_again

log = logging.getLogger("simulate.queue")


def has_active_owner() -> Q:
    """The batch, or the quota, belongs to an account that is not closed."""
    return Q(Exists(get_user_model().objects.filter(pk=OuterRef("owner_id"), is_active=True)))


def is_of_active_owner() -> Q:
    """The same through a join, in half the time: for rows that are only looked at, never held or changed."""
    return Q(owner__is_active=True)


@tried_again
@transaction.atomic
def stop_banned() -> int:
    """Ask every open batch of a closed account to stop; returns their number. Finished games stay.

    An account is closed in many ways, so the rows are asked again and again instead of waiting to be told. The owner
    is asked through Exists, so that PostgreSQL looks at the state again after it waited for the row: a batch that has
    just ended stays as it is.
    """
    banned = Batch.objects.filter(~has_active_owner(), state__in=(*CLAIMABLE, BatchState.PAUSED))
    hold(banned)
    stopped = banned.update(state=BatchState.CANCELLING, stop_reason="banned", version=F("version") + 1)
    if stopped:
        log.warning("%s playtests of closed accounts were stopped", stopped)
    return stopped
