"""Rates per user, for fairness; hard limits live in the database. How they are counted without Redis: `web.cache`."""

from __future__ import annotations

from rest_framework.throttling import AnonRateThrottle, ScopedRateThrottle, UserRateThrottle


class Anonymous(AnonRateThrottle):
    """Callers without an account, by address."""


class AnonymousCostly(AnonRateThrottle):
    """Calls without an account that cost more than reading, by address: checks, downloads of games."""

    scope = "anon_costly"


class User(UserRateThrottle):
    """Callers with an account."""


class Scoped(ScopedRateThrottle):
    """Costly calls: the view says which with `throttle_scope`."""


class Replays(UserRateThrottle):
    """Games that a reader lets workers play again: by account, or by address for readers without one."""

    scope = "replay"


class SeatsBegun(UserRateThrottle):
    """Games that a person begins to play."""

    scope = "seat_begin"


class SeatAnswers(UserRateThrottle):
    """Answers of a person at a table."""

    scope = "seat_answer"


class SeatLooks(UserRateThrottle):
    """Looks at a table: a page that waits for an agent asks every second."""

    scope = "seat_look"
