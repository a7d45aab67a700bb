"""Pages of one deck against several: ask for it, watch it, stop it."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from simulate import control, words
from simulate.asking.choosing import Search
from simulate.asking.views import accepted, another_part, asked_by_address
from simulate.models import Series
from simulate.playtest.report.verdict import Says
from simulate.results.views import STOP_POLLING
from simulate.series import selectors as series_selectors
from simulate.series import services as series_services
from simulate.series.forms import NewSeries
from simulate.words import STATES
from web.api.conditional import has_version, strong_etag

POLL_S = 3


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def series_new(request: HttpRequest) -> HttpResponse:
    """Ask for a series; `?deck=` names the deck ("id" or "id:version"), `?q=` and `?page=` a part of the list."""
    if "page" in request.POST:
        return redirect(another_part(request, NewSeries.kept))
    if request.method == "POST":
        form = NewSeries(request.POST, user=request.user)
        if form.is_valid() and (created := _create(request, form)) is not None:
            return redirect(created)
        return render(request, "simulate/series_new.html", {"form": form}, status=422)
    asked = asked_by_address(request.GET, NewSeries.kept)
    initial = {name: values if name == "opponents" else values[0] for name, values in asked.items()}
    form = NewSeries(user=request.user, initial=initial, search=Search.read(request.GET))
    return render(request, "simulate/series_new.html", {"form": form, "problems": form.reasons()})


def _create(request: HttpRequest, form: NewSeries) -> Series | None:
    assert isinstance(request.user, AbstractBaseUser)
    owner, key = request.user, f"form:{form.cleaned_data['key']}"
    return accepted(
        form, lambda: series_services.create_series(owner=owner, requests=form.requests(), idempotency_key=key)
    )


@login_required
@require_safe
def series(request: HttpRequest, public_id: str) -> HttpResponse:
    """One deck against each of its opponents, as far as it goes."""
    return render(request, "simulate/series.html", _context(_visible(request, public_id)))


@login_required
@require_safe
def progress(request: HttpRequest, public_id: str) -> HttpResponse:
    """The part of the page that changes: 304 while nothing did, 286 when nothing will any more."""
    found = _visible(request, public_id)
    states = list(found.batches.order_by("id").values_list("version", "state"))
    etag = strong_etag(found.public_id, states, get_language())
    is_open = found.batches.still_open().exists()
    if is_open and has_version(request, etag):
        response: HttpResponse = HttpResponseNotModified()
    else:
        status = 200 if is_open else STOP_POLLING
        response = render(request, "simulate/_series.html", _context(found), status=status)
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


@login_required
@require_POST
def cancel(request: HttpRequest, public_id: str) -> HttpResponse:
    """Stop the playtests that are still open; finished games are kept."""
    found = _visible(request, public_id)
    try:
        series_services.cancel(series=found)
        messages.success(request, _("The playtests stop. Finished games are kept."))
    except control.NotPossible as error:
        messages.warning(request, str(error))
    return redirect(found)


def _context(found: Series) -> dict[str, Any]:
    standing = series_selectors.standing(found)
    together = standing.together
    return {
        "series": found,
        "standing": standing,
        "rows": [_row(row) for row in standing.rows],
        "together": together and words.percent(together.value),
        "together_detail": together and words.margin(together),
        "games_line": _("%(done)s / %(all)s games")
        % {"done": words.number(standing.games_done), "all": words.number(standing.games)},
        "poll_s": POLL_S,
    }


def _row(row: series_selectors.Row) -> dict[str, Any]:
    badge, state = STATES[row.batch.state]
    return {
        "opponent": row.opponent,
        "batch": row.batch,
        "points": row.points and words.percent(row.points.value),
        "bounds": row.points and f"{words.percent(row.points.low)} – {words.percent(row.points.high)}",
        "verdict": _verdict(row),
        "badge": badge,
        "state": state,
    }


def _verdict(row: series_selectors.Row) -> str:
    """The verdict on the deck in a word; empty before the first pair is finished."""
    found = row.report.verdict
    if found.says == Says.NOTHING:
        return ""
    if found.says != Says.AHEAD:
        return _("open")
    return _("ahead") if found.index == 0 else _("behind")


def _visible(request: HttpRequest, public_id: str) -> Series:
    return get_object_or_404(series_selectors.visible_series(request.user), public_id=public_id)
