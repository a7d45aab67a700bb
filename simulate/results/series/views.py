"""Pages of one deck against several: ask for it, watch it, stop it."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import redirect, render
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from sandtable.agents import versioned
from sandtable.playtest.report.verdict import State
from simulate import words
from simulate.asking import deck_choices, together
from simulate.asking.choosing import Search
from simulate.asking.estimating import Choice, estimate
from simulate.asking.forms import SIZES, rotations_of
from simulate.asking.views import accepted, another_part, asked_by_address, own_number
from simulate.models import Series, SeriesKind
from simulate.queue import control
from simulate.queue.foreseeing import Work
from simulate.results import next_links, verdicts
from simulate.results import panel as sharing_panel
from simulate.results.access import own_series, visible_series
from simulate.results.series import selectors as series_selectors
from simulate.results.series import services as series_services
from simulate.results.series.forms import NewSeries
from simulate.results.strengths import strengths
from simulate.results.views import STOP_POLLING
from web.api.conditional import has_version, strong_etag
from web.reader import Reader

POLL_S = 3
GAMES_IN_A_PAIR = 2


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


@login_required
@require_safe
def series_estimate(request: HttpRequest) -> HttpResponse:
    """The time that the games of the form take here and now, and that of a shorter and a longer choice."""
    given = request.GET
    agents = tuple(versioned(given.get(name, "")[:20]) for name in ("agent", "opponent_agent"))
    is_own = given.get("against") == "own"
    opponents = len(set(given.getlist("opponents"))) if is_own else len(series_services.demo_field())

    def choice(rotations: int) -> Choice:
        return Choice([Work(deck_choices.GAME, agents, GAMES_IN_A_PAIR * rotations * opponents)])

    chosen = rotations_of(given.get("size", ""), GAMES_IN_A_PAIR) or own_number(given.get("rotations", ""))
    return estimate(request, choice(chosen), [choice(rotations_of(size, GAMES_IN_A_PAIR)) for size in SIZES])


def _create(request: HttpRequest, form: NewSeries) -> Series | None:
    assert isinstance(request.user, AbstractBaseUser)
    owner, key = request.user, f"form:{form.cleaned_data['key']}"
    return accepted(form, lambda: together.create_series(owner=owner, requests=form.requests(), idempotency_key=key))


@require_safe
def series(request: HttpRequest, public_id: str) -> HttpResponse:
    """One deck against each of its opponents, as far as it goes."""
    found = visible_series(request, public_id)
    context = _context(found, request.user)
    line = " · ".join(filter(None, (context["line"], context["games_line"])))
    shown = sharing_panel.preview(request, found, context["title"], line)
    context |= {"preview": shown, "sharing": sharing_panel.panel(request, found)}
    return render(request, "simulate/series.html", context)


@require_safe
def progress(request: HttpRequest, public_id: str) -> HttpResponse:
    """The part of the page that changes: 304 while nothing did, 286 when nothing will any more."""
    found = visible_series(request, public_id)
    states = list(found.batches.order_by("id").values_list("version", "state"))
    etag = strong_etag(found.public_id, states, request.user.pk, get_language())
    is_open = found.batches.still_open().exists()
    if is_open and has_version(request, etag):
        response: HttpResponse = HttpResponseNotModified()
    else:
        status = 200 if is_open else STOP_POLLING
        response = render(request, "simulate/_series.html", _context(found, request.user), status=status)
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


@login_required
@require_POST
def cancel(request: HttpRequest, public_id: str) -> HttpResponse:
    """Stop the playtests that are still open; finished games are kept."""
    found = own_series(request, public_id)
    try:
        series_services.cancel(series=found)
        messages.success(request, _("The playtests stop. Finished games are kept."))
    except control.NotPossible as error:
        messages.warning(request, str(error))
    return redirect(found)


def _context(found: Series, user: Reader) -> dict[str, Any]:
    return _common(found, user) | (_strengths(found, user) if found.kind == SeriesKind.STRENGTHS else _opponents(found))


def _common(found: Series, user: Reader) -> dict[str, Any]:
    batches = list(found.batches.order_by("id"))
    done, games = sum(batch.games_done for batch in batches), sum(batch.n_games for batch in batches)
    return {
        "series": found,
        "is_owner": found.is_owned_by(user),
        "is_open": any(batch.is_open for batch in batches),
        "games_done": done,
        "games": games,
        "games_line": _("%(done)s / %(all)s games") % {"done": words.number(done), "all": words.number(games)},
        "poll_s": POLL_S,
    }


def _strengths(found: Series, user: Reader) -> dict[str, Any]:
    together = strengths(found)
    badge, state = verdicts.STATE_WORDS[together.joint.state]
    return {
        "title": together.title,
        "line": together.sentence,
        "statement": together.statement,
        "basis": together.basis,
        "next": next_links.joint_links(together, user),
        "is_strengths": True,
        "margin": verdicts.points(together.each[0].report.margin, 0) if together.each else "",
        "first": together.first,
        "rows": [each.row for each in together.each],
        "badge": badge,
        "state": state,
    }


def _opponents(found: Series) -> dict[str, Any]:
    standing = series_selectors.standing(found)
    share = standing.together
    together = (words.percent(share.value), words.margin(share)) if share is not None else ("", "")
    return {
        "title": standing.deck,
        "line": " · ".join(filter(None, together)),
        "rows": [_row(standing, row) for row in standing.rows],
        "together": together[0],
        "together_detail": together[1],
    }


def _row(standing: series_selectors.Standing, row: series_selectors.Row) -> dict[str, Any]:
    badge, state = words.state_of(row.batch)
    return {
        "opponent": row.opponent,
        "batch": row.batch,
        "points": row.points and words.percent(row.points.value),
        "bounds": row.points and f"{words.percent(row.points.low)} – {words.percent(row.points.high)}",
        "verdict": _verdict(standing, row),
        "badge": badge,
        "state": state,
    }


def _verdict(standing: series_selectors.Standing, row: series_selectors.Row) -> str:
    """The verdict on the deck in a word; empty before the first pair is finished."""
    state = standing.state(row)
    if state is None or row.points is None:
        return ""
    if state == State.BETTER:
        return _("ahead") if row.points.value > row.report.points.even else _("behind")
    return _("equal") if state == State.EQUAL else _("unknown so far")
