"""Rates per user, for fairness; hard limits live in the database. How they are counted without Redis: `web.cache`."""

from __future__ import annotations

from rest_framework.throttling import AnonRateThrottle, ScopedRateThrottle, UserRateThrottle


class Anonymous(AnonRateThrottle):
    """Callers without an account, by address."""


class User(UserRateThrottle):
    """Callers with an account."""


class Scoped(ScopedRateThrottle):
    """Costly calls: the view says which with `throttle_scope`."""
