"""/metrics, for Prometheus. Others are told that there is no such page."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterable, Iterator
from ipaddress import ip_address
from typing import Final

from django.conf import settings
from django.db import Error
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily

from web.metrics.counting import counted

log = logging.getLogger(__name__)
Source = Callable[[], Iterable[GaugeMetricFamily]]
SOURCES: Final[list[Source]] = []
"""The gauges of the apps; each source takes a few statements at most (`simulate.overview.metrics`)."""
FORWARDED: Final = ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")


class _Found:
    """The answers of all sources. While the database gives none, the counters are told all the same."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        is_read = 1
        for source in SOURCES:
            try:
                yield from list(source())
            except Error as error:
                log.warning("the database does not tell the metrics: %s", error)
                is_read = 0
        yield GaugeMetricFamily("sandtable_database_read", "1 where the database told the gauges, else 0.", is_read)


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """All numbers, in Prometheus's text format. Raises Http404 for those who may not read them."""
    if not may_read(request):
        raise Http404
    return HttpResponse(exposition(), content_type=CONTENT_TYPE_LATEST)


def exposition() -> bytes:
    """All numbers, in Prometheus's text format."""
    found = CollectorRegistry()
    found.register(_Found())
    return generate_latest(counted()) + generate_latest(found)


def may_read(request: HttpRequest) -> bool:
    """Readers have the METRICS_TOKEN; without one they are programs of this machine that came by no proxy.

    Behind proxies only the token opens it: some of them leave a header away when a caller asks for that (`Connection`),
    and what comes from one on this machine would look like a program of this machine.
    """
    if settings.METRICS_TOKEN:
        given = request.headers.get("Authorization", "")
        return secrets.compare_digest(given.encode(), f"Bearer {settings.METRICS_TOKEN}".encode())
    if settings.TRUSTED_PROXIES:
        return False
    return not any(name in request.headers for name in FORWARDED) and _is_here(request.META.get("REMOTE_ADDR", ""))


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
