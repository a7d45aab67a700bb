"""Rates per user, for fairness. When the cache is away reading goes on; hard limits live in the database."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from rest_framework.request import Request
from rest_framework.throttling import AnonRateThrottle, ScopedRateThrottle, SimpleRateThrottle, UserRateThrottle

if TYPE_CHECKING:  # rest_framework.views imports this module
    from rest_framework.views import APIView

log = logging.getLogger(__name__)


class _OpenWithoutCache(SimpleRateThrottle):
    """Lets requests through, and says so in the log, when the cache cannot be asked."""

    def allow_request(self, request: Request, view: APIView) -> bool:
        try:
            return bool(super().allow_request(request, view))
        except Exception:  # every cache library has errors of its own, with no common base
            log.warning("the cache is away; nothing is throttled", exc_info=True)
            return True


class Anonymous(_OpenWithoutCache, AnonRateThrottle):
    """Callers without an account, by address."""


class User(_OpenWithoutCache, UserRateThrottle):
    """Callers with an account."""


class Scoped(_OpenWithoutCache, ScopedRateThrottle):
    """Costly calls: the view says which with `throttle_scope`."""
