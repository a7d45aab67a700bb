"""Two pages about the service: one for everybody, one for staff."""

from __future__ import annotations

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from simulate.overview import words
from simulate.overview.selectors import rows
from simulate.overview.state import KEPT, State
from web.health import PARTS, Finding, worst


@never_cache
@require_safe
def status(request: HttpRequest) -> HttpResponse:
    """Is it up, and how long do games wait? Without the database it comes in a frame that needs none."""
    findings = PARTS.findings()
    state = _state(findings)
    context = {
        "parent": "base.html" if state is not None else "bare.html",
        "headline": words.headline(findings),
        "is_well": worst(finding.state for finding in findings.values()) == "ok",
        "parts": list(words.parts(findings, state)),
        "moment": timezone.now(),
    }
    return render(request if state is not None else None, "simulate/overview/status.html", context)


def _state(findings: dict[str, Finding]) -> State | None:
    """None while the database does not answer."""
    if findings["database"].state == "down":
        return None
    try:
        return KEPT.state()
    except DatabaseError:
        return None


@never_cache
@require_safe
def now(request: HttpRequest) -> HttpResponse:
    """The queue, the leases, what fails and who asks most, for staff (`web.staff` guards it)."""
    findings = PARTS.findings()
    context = {
        "findings": findings,
        "status": worst(finding.state for finding in findings.values()),
        "state": KEPT.state(),
        "rows": rows(),
        "moment": timezone.now(),
    }
    return render(request, "simulate/overview/now.html", context)
