"""Rates per user, for fairness; hard limits live in the database. How they are counted without Redis: `web.cache`."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Any

from django.http import HttpRequest
from rest_framework.throttling import AnonRateThrottle, BaseThrottle, ScopedRateThrottle, UserRateThrottle


def network_of(request: HttpRequest) -> str:
    """The network of the client: its address, or the first half of it in version 6, which one household has alone."""
    address = BaseThrottle().get_ident(request)  # type: ignore[arg-type]  # it reads META alone
    try:
        return str(ip_network(f"{address}/64", strict=False)) if ":" in address else address
    except ValueError:
        return address


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


class _ByNetwork(AnonRateThrottle):
    """Visitors without an account, by their network."""

    def get_ident(self, request: Any) -> str:
        return network_of(request)


class GuestsBegin(_ByNetwork):
    """Games that visitors without an account begin."""

    scope = "guest_begin"


class GuestsAnswer(_ByNetwork):
    """Answers that they give at tables: each may let an agent think."""

    scope = "guest_answer"


class GuestsRead(_ByNetwork):
    """Lists that they let be read and judged."""

    scope = "guest_read"
