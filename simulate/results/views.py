"""Pages of playtests: the list, the result, and the buttons that stop, pause and resume."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from sandtable.engine.registry import all_games
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.report import paste
from sandtable.playtest.report.base import Report
from scenarios import balances
from simulate import words
from simulate.asking.forms import SIDES
from simulate.asking.scenario_forms import SEAT_LETTERS
from simulate.models import Batch
from simulate.queue import control
from simulate.results import (
    battlefield,
    charts,
    course,
    forks,
    heat,
    next_links,
    played_by,
    repeats,
    selectors,
    strengths,
    verdicts,
)
from simulate.results import panel as sharing_panel
from simulate.results import words as result_words
from simulate.results.access import own_batch, visible_batch
from simulate.results.forms import Filters
from simulate.results.reading import origin_of, read, read_anyway
from simulate.results.reasons import reasons
from simulate.words import OUTCOMES, STATES
from web.api.conditional import has_version, strong_etag
from web.reader import Reader

PER_PAGE = 25
STOP_POLLING = 286
"""htmx ends a poll on this status."""


@login_required
@require_safe
def playtest_list(request: HttpRequest) -> HttpResponse:
    """The reader's playtests, newest first."""
    filters = Filters(request.GET)
    wanted = filters.cleaned_data if filters.is_valid() else {}
    found = selectors.filtered(selectors.own_batches(request.user), **wanted)
    page = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    rows = [list_row(batch) for batch in page]
    context = {"filters": filters, "page_obj": page, "rows": rows, "is_filtered": any(wanted.values())}
    return render(request, "simulate/playtest_list.html", context)


def list_row(batch: Batch) -> dict[str, Any]:
    """A line of a list, from the row of the batch alone: no game is read for it."""
    badge, state = words.state_of(batch)
    report = read_anyway(batch)
    glance = report.at_a_glance()
    return {
        "batch": batch,
        "report": report,
        "badge": badge,
        "state": state,
        "subject": glance[0] if glance else "",
        "rate": words.percent(glance[1]) if glance else "",
    }


@require_safe
def playtest(request: HttpRequest, public_id: str) -> HttpResponse:
    """One playtest: progress while it runs, the result as far as it goes."""
    batch = visible_batch(request, public_id)
    if batch.fault:
        return render(request, "simulate/unreadable.html", {"batch": batch})
    context = _result(batch, request.user)
    shown = sharing_panel.preview(request, batch, batch.title, result_words.line(context["report"]))
    context |= {"preview": shown, "sharing": sharing_panel.panel(request, batch), "again_key": uuid4().hex}
    return render(request, "simulate/playtest.html", context)


@require_safe
def progress(request: HttpRequest, public_id: str) -> HttpResponse:
    """The part of the page that changes: 304 while nothing did, 286 when nothing will any more."""
    batch = visible_batch(request, public_id)
    shown = (request.user.pk, get_language(), selectors.look_after_ms(batch))
    etag = strong_etag(batch.public_id, batch.version, batch.state, *shown, fingerprint(batch.game))
    if batch.fault:
        response: HttpResponse = render(request, "simulate/_unreadable.html", {"batch": batch}, status=STOP_POLLING)
    elif batch.is_open and has_version(request, etag):
        response = HttpResponseNotModified()
    else:
        status = 200 if batch.is_open else STOP_POLLING
        response = render(request, "simulate/_result.html", _result(batch, request.user), status=status)
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _result(batch: Batch, user: Reader) -> dict[str, Any]:
    report = read(batch)
    badge, state = STATES[batch.state]
    current = selectors.progress(batch)
    is_owner = batch.is_owned_by(user)
    changed = played_by.changed_since(batch.game, batch.snapshot)
    return {
        "batch": batch,
        "is_owner": is_owner,
        "series": batch.series if batch.series and (is_owner or sharing_panel.is_shared(batch.series)) else None,
        "repeat": repeats.repeat_of(batch, user),
        "fork": forks.origin_of(batch, user),
        "report": report,
        "game_title": all_games()[batch.game].title if batch.game in all_games() else batch.game,
        "badge": badge,
        "state": state,
        "progress": current,
        "progress_line": result_words.progress_line(current),
        "look_ms": selectors.look_after_ms(batch),
        "left_out": result_words.left_out(report),
        "again": _again(batch, report, user) if is_owner else "",
        "line_up": result_words.line_up(report),
        "rules": words.versions(played_by.played_by(batch.game, batch.snapshot)),
        "changed": changed,
        "changed_line": played_by.warning(changed),
        "unit": result_words.unit(report),
        "data": result_words.DATA[report.data],
        "scenario": selectors.scenario_of(batch, user),
        "is_shared": _is_in_the_gallery(batch) if is_owner else None,
        "is_same_engine": batch.engine_fingerprint == fingerprint(batch.game),
        "beside": strengths.beside(batch, user),
        **(
            _finished_games(batch, report) | {"next": next_links.links(batch, report, user)}
            if report.games.total
            else {}
        ),
    }


def _is_in_the_gallery(batch: Batch) -> bool | None:
    """Whether it counts in the balance beside its scenario; None where it can't."""
    return balances.is_shared(batch.public_id) if batch.scenario_version_id and not batch.is_open else None


def _finished_games(batch: Batch, report: Report) -> dict[str, Any]:
    """The parts of the page that there is something to say in once a game is finished."""
    scenario = battlefield.scenario_of(batch)
    return {
        "figures": [
            (result_words.figure(each), words.percent(each.share.value), words.margin(each.share))
            for each in report.figures
        ],
        "verdict": verdicts.statement(report),
        "verdict_state": verdicts.badge(report.verdict),
        "verdict_basis": verdicts.basis(report),
        "outlook": verdicts.outlook(report.verdict),
        "agents_verdict": verdicts.agents_verdict(report),
        "dealt": list(verdicts.dealt(report)),
        "caution": result_words.caution(report),
        "charts": list(charts.all_charts(report)),
        "course": course.chart(batch, report),
        "partners": result_words.partners(report),
        "reasons": reasons(report, scenario),
        "ways_to_win": battlefield.ways_to_win(scenario),
        "rules_for_people": battlefield.rules_for_people(scenario),
        "score": result_words.score(report),
        "tags": result_words.tags(report),
        "heat": list(heat.heat_maps(report, battlefield.hexes(scenario))),
        "heat_legend": heat.legend(report),
        "samples": [(result_words.outcome(*sample), games) for sample, games in report.samples().items()],
        "notable": [(OUTCOMES[game.outcome], game) for game in batch.notable_games.all()[:20]],
        "paste": paste.text(report, origin_of(batch), verdicts.in_words(report)),
    }


def _again(batch: Batch, report: Report, user: Reader) -> str:
    """The form with the same scenario or the same decks, or the one that goes on from the same moment."""
    if batch.forked_at is not None:
        origin = forks.origin_of(batch, user)
        if origin is None or origin.batch is None:
            return ""
        return f"{reverse('simulate:fork', args=[origin.batch.public_id, origin.number])}?at={origin.at}"
    if not report.match.seats:
        sources = [side["source"] for side in batch.snapshot["subjects"]]
        return reverse("simulate:playtest-new") + "?" + urlencode(dict(zip(SIDES, sources, strict=False)))
    address, version = reverse("simulate:playtest-scenario-new"), selectors.scenario_of(batch, user)
    if version is None:
        return address
    agents = {f"agent_{seat}": agent for seat, agent in zip(SEAT_LETTERS, report.plan.agents, strict=False)}
    return f"{address}?{urlencode({'version': version.public_id, 'players': len(agents), **agents})}"


def _action(deed: Callable[..., None], done: Callable[[], str]) -> Callable[..., HttpResponse]:
    @login_required
    @require_POST
    def view(request: HttpRequest, public_id: str) -> HttpResponse:
        batch = own_batch(request, public_id)
        try:
            deed(batch=batch)
            messages.success(request, done())
        except control.NotPossible as error:
            messages.warning(request, str(error))
        return redirect(batch)

    return view


cancel = _action(control.cancel, lambda: _("The playtest stops. Finished games are kept."))
pause = _action(control.pause, lambda: _("Paused. Games in progress are finished and counted."))
resume = _action(control.resume, lambda: _("The playtest goes on."))
share = _action(control.share, lambda: _("Shares and length count in the gallery now."))
unshare = _action(control.unshare, lambda: _("The playtest no longer counts in the gallery."))
