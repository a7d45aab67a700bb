"""The conditions that keep every game counted once, by name, and how a test goes without one of them.

A guard is a small function of the protocol, or a way in which it uses Django's transactions. The protocol knows
nothing of this list: a test replaces the function by one that is true of everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from django.db import transaction
from django.db.models import F, Q, QuerySet

from scenarios.models import ScenarioVersion
from simulate.asking import services
from simulate.models import CLAIMABLE

TARGETS: Final[dict[str, dict[str, Any]]] = {
    "claim_state": {"simulate.queue.lease.is_free": lambda: Q()},
    "claim_exists": {"simulate.queue.lease.is_of_playable_batch": lambda engines: joined(engines)},
    "attempt": {
        "simulate.queue.lease.has_attempts_left": lambda: Q(),
        "simulate.queue.lease.attempt_counted": lambda: F("attempt"),
    },
    "fingerprint": {"simulate.queue.lease.has_engine": lambda engines: Q()},
    "lease_token": {"simulate.queue.lease.has_token_of": lambda lease: Q()},
    "size": {"simulate.queue.ledger.has_size_of": lambda lease: Q()},
    "one_transaction": {"simulate.queue.ledger.transaction": SimpleNamespace(atomic=nullcontext)},
    "relay_age": {"simulate.queue.relay.is_due": lambda: Q()},
    "idempotency_key": {
        "simulate.asking.services.all_already_asked": lambda owner, requests: [None] * len(requests),
        "simulate.asking.services.write_rows": lambda owner, requests, *series, **how: write_rows(
            owner, [(request, None) for request, _key in requests], *series, **how
        ),
    },
    "quota": {"simulate.asking.quota.has_room": lambda batches, games: Q()},
    "robust": {
        "simulate.asking.services.transaction": SimpleNamespace(
            atomic=transaction.atomic, on_commit=lambda told, robust: transaction.on_commit(told)
        )
    },
    "bisect_expired": {"simulate.queue.sweep.is_still_worn_out": lambda: Q()},
    "stop_state": {"simulate.queue.sweep.is_in_state": lambda states: Q()},
    "weak_locks": {
        "simulate.study.steering.weakly": lambda rows: rows.select_for_update(),
        "scenarios.balances._locked": lambda version_id: locked_strongly(version_id),
    },
    "order_of_locks": {"simulate.study.batches.hold": lambda rows: held_from_the_highest(rows)},
    "another_try": {"simulate.queue.locks._tries": lambda: 1},
    "outages": {"simulate.queue.work.tried_while": lambda seconds_left, deed: deed()},
}
"""Guard to the functions that a test replaces, each with its replacement."""
GUARDS: Final = frozenset(TARGETS)
write_rows: Final[Callable[..., Any]] = services.write_rows


def joined(engines: Sequence[str]) -> Q:
    """The same condition on the batch, asked through a join."""
    return Q(batch__state__in=CLAIMABLE, batch__engine_fingerprint__in=engines)


def locked_strongly(version_id: int) -> bool:
    """The version, held with its key: nobody may even refer to it."""
    return bool(ScenarioVersion.objects.select_for_update().filter(pk=version_id))


def held_from_the_highest(rows: QuerySet[Any]) -> None:
    """The rows, held in the wrong order."""
    list(rows.select_for_update(no_key=True).order_by("-pk").values_list("pk"))


@contextmanager
def without_guard(*names: str) -> Iterator[None]:
    """The protocol without some of its guards. Raises AttributeError when a function is not there any more."""
    with ExitStack() as replaced:
        for name in names:
            for target, instead in TARGETS[name].items():
                replaced.enter_context(patch(target, instead))
        yield
