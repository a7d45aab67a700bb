"""The result of a trial beside the map, renewed while its games are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import render
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from drawing.hex_map import Grid
from drawing.svg import Markup, element
from drawing.svg import render as drawn
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.report.base import Report
from simulate import words
from simulate.models import Batch
from simulate.results import battlefield, heat, selectors, verdicts
from simulate.results import words as result_words
from simulate.results.access import own_batch
from simulate.results.reading import read
from simulate.results.reasons import reasons
from simulate.results.views import STOP_POLLING
from simulate.words import STATES
from web.api.conditional import has_version, strong_etag

LOOK_MS: Final = 1000
"""The time between two looks of the workshop at a trial, at most."""


@login_required
@require_safe
def trial(request: HttpRequest, public_id: str) -> HttpResponse:
    """Shares, verdict and heat of a trial: 304 while nothing has changed, 286 when nothing will any more."""
    batch = own_batch(request, public_id)
    pace = min(LOOK_MS, selectors.look_after_ms(batch))
    etag = strong_etag(
        "trial", batch.public_id, batch.version, batch.state, pace, get_language(), fingerprint(batch.game)
    )
    if batch.is_open and has_version(request, etag):
        response: HttpResponse = HttpResponseNotModified()
    else:
        response = render(
            request, "simulate/_trial.html", _context(batch, pace), status=200 if batch.is_open else STOP_POLLING
        )
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _context(batch: Batch, look_ms: int) -> dict[str, Any]:
    report = read(batch)
    current = selectors.progress(batch)
    context: dict[str, Any] = {
        "batch": batch,
        "state": STATES[batch.state][1],
        "badge": STATES[batch.state][0],
        "progress": current,
        "looks": f"every {look_ms}ms, sandtable:seen",
        "left_out": result_words.left_out(report),
    }
    if not report.games.total:
        return context
    figures = [
        (result_words.figure(each), words.percent(each.share.value), words.margin(each.share))
        for each in report.figures
    ]
    return {
        **context,
        "figures": figures,
        "verdict": verdicts.verdict(report),
        "reasons": reasons(report, battlefield.scenario_of(batch)),
        "line_up": result_words.line_up(report),
        "layers": _layers(batch, report),
        "heat_legend": heat.legend(report) if report.hexes else "",
    }


def _layers(batch: Batch, report: Report) -> list[tuple[str, str, Markup]]:
    """Layers for the map of the workshop: name, title, SVG."""
    hexes = battlefield.hexes(battlefield.scenario_of(batch))
    if not hexes or not report.hexes:
        return []
    grid = Grid(hexes)
    found: Mapping[str, tuple[str, Any]] = {
        "control": (_("Held at the end"), heat.control_layer(report)),
        "losses": (_("Losses in a game"), heat.losses_layer(report)),
    }
    return [
        (name, title, drawn(element("g", *layer.draw(grid), class_="map__layer")))
        for name, (title, layer) in found.items()
    ]
