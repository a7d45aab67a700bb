"""The conditions that keep every game counted once, by name, so that a test can prove each of them is needed.

Nothing but a test may switch a guard off: there is no setting for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.db.models import Q

GUARDS: Final = frozenset(
    {
        "claim_state",
        "claim_exists",
        "attempt",
        "fingerprint",
        "lease_token",
        "size",
        "one_transaction",
        "relay_age",
        "idempotency_key",
        "quota",
        "robust",
        "bisect_expired",
        "stop_state",
    }
)
_off: Final[set[str]] = set()


def is_on(name: str) -> bool:
    """True unless a test has switched this guard off."""
    assert name in GUARDS, name
    return name not in _off


def guard(name: str, condition: Q) -> Q:
    """The condition, or nothing while its guard is off."""
    return condition if is_on(name) else Q()


@contextmanager
def without_guard(*names: str) -> Iterator[None]:
    """For tests only: the protocol without some of its guards."""
    unknown = set(names) - GUARDS
    assert not unknown, unknown
    _off.update(names)
    try:
        yield
    finally:
        _off.difference_update(names)
