"""Pages of playtests: parse, call one service or selector, render."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar
from urllib.parse import urlencode

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.core.paginator import Paginator
from django.forms import Form
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from catalog.drawing.charts import Chart
from config.api.conditional import strong_etag
from decks.selectors import card_names
from simulate import balance_charts, balance_words, battlefield, charts, heat, paste, selectors, services, words
from simulate.balance import Balance
from simulate.forms import GAME, SIDES, Filters, NewPlaytest, find_version, rotations
from simulate.models import Batch
from simulate.playtest.fingerprint import fingerprint
from simulate.playtest.statistics import Interval
from simulate.queue.sizing import speed
from simulate.scenario_forms import SEATS
from simulate.words import OUTCOMES, STATES

T = TypeVar("T")
PER_PAGE = 25
STOP_POLLING = 286
"""htmx ends a poll on this status."""


@login_required
@require_safe
def playtest_list(request: HttpRequest) -> HttpResponse:
    """The reader's playtests, newest first."""
    filters = Filters(request.GET)
    wanted = filters.cleaned_data if filters.is_valid() else {}
    found = selectors.filtered(selectors.batches(request.user), **wanted)
    page = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    rows = [_row(batch) for batch in page]
    context = {"filters": filters, "page_obj": page, "rows": rows, "is_filtered": any(wanted.values())}
    return render(request, "simulate/playtest_list.html", context)


def _row(batch: Batch) -> dict[str, Any]:
    badge, state = STATES[batch.state]
    scored = batch.wins + batch.losses + batch.draws + batch.capped
    rate = (batch.wins + (batch.draws + batch.capped) / len(batch.labels)) / scored if scored else None
    return {
        "batch": batch,
        "badge": badge,
        "state": state,
        "agents": words.agents(batch),
        "rate": words.percent(rate) if rate is not None and not batch.has_alike_seats else "",
        "whose": batch.labels[0] if batch.sides else "A",
        "failed": batch.illegal + batch.crashed + batch.timed_out,
    }


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def playtest_new(request: HttpRequest) -> HttpResponse:
    """Ask for a playtest; `?a=` to `?d=` name decks ("id" or "id:version")."""
    if request.method == "POST":
        form = NewPlaytest(request.POST, user=request.user)
        if form.is_valid() and (batch := _create(request, form)) is not None:
            return redirect(batch)
        return render(request, "simulate/playtest_new.html", {"form": form}, status=422)
    asked = {f"deck_{side}": request.GET.get(side, "") for side in SIDES}
    form = NewPlaytest(user=request.user, initial=asked)
    problems = [each for reference in asked.values() for each in problems_of_reference(request, reference)]
    return render(request, "simulate/playtest_new.html", {"form": form, "problems": problems})


def _create(request: HttpRequest, form: NewPlaytest) -> Batch | None:
    assert isinstance(request.user, AbstractBaseUser)
    owner, key = request.user, f"form:{form.cleaned_data['key']}"
    return accepted(form, lambda: services.create_batch(owner=owner, request=form.request(), idempotency_key=key))


def accepted(form: Form, create: Callable[[], T]) -> T | None:
    """What was created; None when the service refused, and then the form says why."""
    try:
        return create()
    except services.Refused as error:
        for problem in error.problems:
            form.add_error(None, problem)
    except services.KeyReused:
        form.add_error(None, _("This form was sent already with other values. Load the page again."))
    return None


def problems_of_reference(request: HttpRequest, reference: str) -> list[str]:
    """Why a deck named in the address can't be played."""
    if not reference:
        return []
    deck = find_version(request.user, reference)
    if deck is None:
        return [_("There is no such deck, or it is not yours to see.")]
    problems = [f"{deck.label}: {problem.message}" for problem in deck.problems]
    if deck.unencoded:
        cards = ", ".join(card_names(deck.unencoded))
        problems.append(
            _("%(deck)s: the engine can't play these cards yet: %(cards)s") % {"deck": deck.label, "cards": cards}
        )
    return problems


@login_required
@require_safe
def estimate(request: HttpRequest) -> HttpResponse:
    """How long the games of the form would take on one worker, from what was measured lately."""
    sides = [side for side in SIDES if side in SIDES[:2] or request.GET.get(f"deck_{side}")]
    agents = ",".join(request.GET.get(f"agent_{side}", "")[:20] for side in sides)
    given = request.GET.get("pairs", "")
    pairs = rotations(request.GET.get("size", ""), len(sides)) or (
        int(given) if given.isascii() and given[:6].isdecimal() and len(given) < 7 else 0
    )
    measured = speed(game=GAME, agents=agents, fingerprint=fingerprint(GAME))
    games = len(sides) * pairs
    time = words.duration(games / measured) if measured and pairs else ""
    return render(request, "simulate/_estimate.html", {"time": time, "games": words.number(games)})


@login_required
@require_safe
def playtest(request: HttpRequest, public_id: str) -> HttpResponse:
    """One playtest: progress while it runs, the result as far as it goes."""
    batch = _visible(request, public_id)
    return render(request, "simulate/playtest.html", _result(batch, request.user))


@login_required
@require_safe
def progress(request: HttpRequest, public_id: str) -> HttpResponse:
    """The part of the page that changes: 304 while nothing did, 286 when nothing will any more."""
    batch = _visible(request, public_id)
    etag = strong_etag(batch.public_id, batch.version, batch.state, get_language(), fingerprint(batch.game))
    if batch.is_open and request.headers.get("If-None-Match") == etag:
        response: HttpResponse = HttpResponseNotModified()
    else:
        status = 200 if batch.is_open else STOP_POLLING
        response = render(request, "simulate/_result.html", _result(batch, request.user), status=status)
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _result(batch: Batch, user: selectors.Reader) -> dict[str, Any]:
    report = selectors.Report(batch)
    balance = report.balance
    badge, state = STATES[batch.state]
    is_played = bool(report.records)
    failed = batch.illegal + batch.crashed + batch.timed_out
    return {
        "batch": batch,
        "report": report,
        "badge": badge,
        "state": state,
        "progress": (current := selectors.progress(batch)),
        "progress_line": words.progress_line(current),
        "poll_s": selectors.poll_after_ms(batch) // 1000,
        "verdict": words.verdict(batch, report),
        "win_rate": report.win_rate and words.percent(report.win_rate.value),
        "win_rate_detail": report.win_rate and words.margin(report.win_rate),
        "first_player": report.first_player and words.percent(report.first_player.value),
        "first_player_detail": report.first_player and words.margin(report.first_player),
        "shares": [] if batch.is_duel or balance else _shares(batch, report),
        **(_balance(balance, failed, user) if balance is not None else {}),
        "score": words.score(batch, report),
        "failed": failed,
        "charts": list(_charts(report)) if is_played else [],
        "samples": [
            (words.sample(batch, *found[0]), [record for record, _seated in found]) for found in report.samples()
        ],
        "notable": [(OUTCOMES[game.outcome], game) for game in batch.notable_games.all()[:20]],
        "paste": paste.block(batch, report) if is_played else "",
        "again": _again(batch, user),
        "agents": words.agents(batch),
        "is_same_engine": batch.engine_fingerprint == fingerprint(batch.game),
    }


def _shares(batch: Batch, report: selectors.Report) -> list[dict[str, Any]]:
    """The share of every side of a free-for-all, as its page shows it."""
    return [
        {
            "letter": words.LETTERS[side],
            "label": label,
            "value": words.percent(share.value),
            "detail": words.margin(share),
        }
        for side, (label, share) in enumerate(zip(batch.labels, report.shares, strict=True))
        if share is not None
    ]


def _balance(balance: Balance, failed: int, user: selectors.Reader) -> dict[str, Any]:
    """What a playtest on a scenario says of its sides."""
    batch = balance.batch
    read = battlefield.scenario_of(batch)
    return {
        "fairness": balance_words.fairness(balance),
        "dealt": [] if words.withheld(batch) else balance_words.dealt(balance),
        "by_agent": balance_words.by_agent(balance) if not batch.is_duel else "",
        "caution": balance_words.caution(batch),
        "seats": balance_words.seats(batch),
        "left_out": balance_words.left_out(batch, failed) if failed else "",
        "stats": [
            *_stats(balance.sides, balance.shares),
            *_stats(_takers(batch, balance), (share for _name, share in balance.agents)),
        ],
        "scenario": selectors.scenario_of(batch, user),
        "heat_legend": heat.legend(balance),
        "ways_to_win": battlefield.ways_to_win(read),
        "heat": list(heat.heat_maps(balance, battlefield.hexes(read))),
    }


def _takers(batch: Batch, balance: Balance) -> Iterator[str]:
    """The agents by name; shares are those of a seat, so one that plays several says "each"."""
    playing = batch.snapshot["agents"]
    for name, _share in balance.agents:
        several = batch.has_alike_seats and playing.count(name) > 1
        yield _("each %(agent)s") % {"agent": name} if several else name


def _stats(names: Iterable[str], shares: Iterable[Interval | None]) -> Iterator[dict[str, str]]:
    for name, share in zip(names, shares, strict=True):
        if share is not None:
            yield {"name": name, "value": words.percent(share.value), "detail": words.margin(share)}


def _again(batch: Batch, user: selectors.Reader) -> str:
    """The form with the same scenario or the same decks."""
    if batch.sides:
        version = selectors.scenario_of(batch, user)
        asked = {"version": version.public_id} if version else {}
        if batch.has_alike_seats:
            seats = {f"agent_{seat}": agent for seat, agent in zip(SEATS, batch.snapshot["agents"], strict=False)}
            asked |= {"players": str(len(seats)), **seats}
        return reverse("simulate:playtest-scenario-new") + (f"?{urlencode(asked)}" if asked else "")
    sources = [side["source"] for side in batch.snapshot["subjects"]]
    return reverse("simulate:playtest-new") + "?" + urlencode(dict(zip(SIDES, sources, strict=False)))


def _charts(report: selectors.Report) -> Iterator[Chart]:
    if report.balance is not None:
        yield from balance_charts.all_charts(report.balance)
        return
    for chart in (charts.rates(report), charts.endings(report), charts.lengths(report)):
        if chart is not None:
            yield chart


def _action(deed: Callable[..., None], done: Callable[[], str]) -> Callable[..., HttpResponse]:
    @login_required
    @require_POST
    def view(request: HttpRequest, public_id: str) -> HttpResponse:
        batch = _visible(request, public_id)
        try:
            deed(batch=batch)
            messages.success(request, done())
        except services.NotPossible as error:
            messages.warning(request, str(error))
        return redirect(batch)

    return view


cancel = _action(services.cancel, lambda: _("The playtest stops. Finished games are kept."))
pause = _action(services.pause, lambda: _("Paused. Games in progress are finished and counted."))
resume = _action(services.resume, lambda: _("The playtest goes on."))


@login_required
@require_safe
def game(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """One counted game, played again: its log as a seat (`?view=0`) or nobody (`?view=none`) saw it."""
    batch = _visible(request, public_id)
    told = selectors.game_told(batch, number, request.GET.get("view", "all"))
    if told is None:
        raise Http404("no such game")
    eyes = zip(selectors.SEATS, _viewers(batch, told), strict=False)
    context = {
        "batch": batch,
        "told": told,
        "outcome": words.outcome(batch, told.record),
        "digest": f"{told.record.digest:016x}",
        "command": f"manage.py replay {batch.public_id} {number}",
        "views": [
            ("all", _("All")),
            *eyes,
            ("none", _("Onlooker")),
        ],
    }
    return render(request, "simulate/game.html", context)


def _viewers(batch: Batch, told: selectors.Told) -> list[str]:
    """Whose eyes one may look through: sides of a scenario, otherwise decks."""
    return [seat if batch.sides else who for seat, who in told.seats]


def _visible(request: HttpRequest, public_id: str) -> Batch:
    return get_object_or_404(selectors.batches(request.user), public_id=public_id)
