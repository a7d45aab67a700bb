"""The pages of a game with people: the table, the answers, the list of games, and the forms that begin one."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.core.paginator import Paginator
from django.forms import Form
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from rest_framework.throttling import BaseThrottle

from simulate.asking.choosing import Search
from simulate.asking.refusals import LimitReached, Refused
from simulate.asking.scenario_choices import find_scenario
from simulate.asking.scenario_forms import CHOICES
from simulate.asking.views import another_part, asked_by_address
from simulate.models import SeatedGame, SeatedState
from simulate.results.access import visible_batch
from simulate.results.reading import read
from simulate.results.table_words import seat_names, who_plays
from simulate.watching.boards import board_of
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.look import look_of
from simulate.watching.seat import services
from simulate.watching.seat.forms import DeckSeats, ScenarioSeats, TakeOver
from simulate.watching.seat.luck import drawn_seed
from simulate.watching.seat.seated import RulesChanged, table_of
from simulate.watching.seat.seeing import Seen
from simulate.watching.seat.services import Forged, Origin, Stale
from web.api.conditional import has_version, strong_etag
from web.api.throttling import SeatAnswers, SeatLooks, SeatsBegun

LOOKS_MS = (350, 200, 300, 500, 1000)
"""Milliseconds before each look of the page for an agent's answer, also for a quick one; the last one repeats."""
PAGE_SIZE = 25


def own_game(request: HttpRequest, public_id: str) -> SeatedGame:
    """A game of this person; the games of others are missing (404)."""
    return get_object_or_404(SeatedGame.objects.owned_by(request.user), public_id=public_id)


def _too_many(request: HttpRequest, throttle: BaseThrottle) -> HttpResponse | None:
    """A refusal for somebody who asks too often; None for everybody else."""
    if throttle.allow_request(request, None):  # type: ignore[arg-type]  # it asks for user and address
        return None
    words = _("That was more than a person can play. Wait a minute, then go on.")
    return HttpResponse(words, status=HTTPStatus.TOO_MANY_REQUESTS, content_type="text/plain; charset=utf-8")


# -- the table ---------------------------------------------------------------------------------------------------


@login_required
@require_safe
def seat(request: HttpRequest, public_id: str) -> HttpResponse:
    """The table as the person at the screen sees it."""
    if refused := _too_many(request, SeatLooks()):
        return refused
    return _page(request, own_game(request, public_id))


@login_required
@require_safe
def piece(request: HttpRequest, public_id: str) -> HttpResponse:
    """The table as a piece of the page: 304 while nothing that the person may notice has changed."""
    if refused := _too_many(request, SeatLooks()):
        return refused
    game = own_game(request, public_id)
    etag = _etag(game)
    response: HttpResponse = HttpResponseNotModified() if has_version(request, etag) else _piece(request, game)
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _etag(game: SeatedGame) -> str:
    """A tag over the things that the person may see, and over random letters. It tells nothing about other seats."""
    return strong_etag("seat", game.public_id, game.face, game.state, game.question, look_of(game.game), get_language())


@login_required
@require_POST
def answer(request: HttpRequest, public_id: str) -> HttpResponse:
    """Take an option of the open question: `question` names it, `option` is the number of the option."""
    given = request.POST.get("option", "")
    option = int(given) if given.isascii() and given.isdecimal() and len(given) < 7 else -1
    return _change(request, public_id, lambda game, asked: services.answer(game=game, question=asked, option=option))


@login_required
@require_POST
def take_back(request: HttpRequest, public_id: str) -> HttpResponse:
    """Take the last answer back."""
    return _change(request, public_id, lambda game, asked: services.take_back(game=game, question=asked))


@login_required
@require_POST
def take_screen(request: HttpRequest, public_id: str) -> HttpResponse:
    """The next person has the screen."""
    return _change(request, public_id, lambda game, asked: services.take_screen(game=game, question=asked))


@login_required
@require_POST
def give_up(request: HttpRequest, public_id: str) -> HttpResponse:
    """End the game in the middle."""
    game = own_game(request, public_id)
    try:
        services.give_up(game=game)
    except Stale as stale:
        messages.error(request, str(stale))
    return redirect(game)


def _change(request: HttpRequest, public_id: str, deed: Callable[[SeatedGame, str], SeatedGame]) -> HttpResponse:
    """Do it, and show how the table stands then. A page with scripts asks for the piece alone."""
    if refused := _too_many(request, SeatAnswers()):
        return refused
    game = own_game(request, public_id)
    try:
        deed(game, request.POST.get("question", "")[:40])
    except Stale as stale:
        return _shown(request, public_id, str(stale), HTTPStatus.CONFLICT)
    except Forged as forged:
        return _shown(request, public_id, str(forged), HTTPStatus.UNPROCESSABLE_ENTITY)
    except RulesChanged:
        return _shown(request, public_id, _rules_changed(), HTTPStatus.CONFLICT)
    if "piece" in request.POST:
        return _shown(request, public_id)
    return redirect(f"{game.get_absolute_url()}#seat")


def _shown(request: HttpRequest, public_id: str, problem: str = "", status: int = 200) -> HttpResponse:
    game = own_game(request, public_id)
    if "piece" in request.POST:
        response = _piece(request, game, problem, status)
        response["ETag"] = _etag(game)
        return response
    return _page(request, game, problem, status)


def _rules_changed() -> str:
    return _("The rules have changed since this game began, and today's rules do not take its choices.")


def _page(request: HttpRequest, game: SeatedGame, problem: str = "", status: int = 200) -> HttpResponse:
    board = board_of(game.game)
    context = {
        **_context(game, problem, is_step=False),
        "stylesheets": board.stylesheets if board else (),
        "scripts": board.scripts if board else (),
        "looks_ms": " ".join(map(str, LOOKS_MS)),
        "etag": _etag(game),
    }
    return render(request, "simulate/watching/seat/seat.html", context, status=status)


def _piece(request: HttpRequest, game: SeatedGame, problem: str = "", status: int = 200) -> HttpResponse:
    return render(request, "simulate/watching/seat/_table.html", _context(game, problem, is_step=True), status=status)


def _context(game: SeatedGame, problem: str, is_step: bool) -> dict[str, Any]:
    players = list(zip(seat_names(game), who_plays(game), strict=True))
    found: dict[str, Any] = {"game": game, "problem": problem, "players": players, "try_again_s": 2}
    try:
        table = table_of(game)
    except RulesChanged:
        return found | {"problem": problem or _rules_changed()}
    seen = Seen(game, table, game.holder, is_step)
    if game.state == SeatedState.PERSON and table.seat != game.holder:
        return found | {"pass_to": str(seen.view.seats[table.seat]["name"])}
    return found | {"seen": seen, "board": seen.board()}


# -- the list, and beginnings --------------------------------------------------------------------------------------


@login_required
@require_safe
def play(request: HttpRequest) -> HttpResponse:
    """The games of this person, those that go on first."""
    mine = SeatedGame.objects.owned_by(request.user).defer("kept", "decisions")
    page = Paginator(mine.order_by("ended_at", "-id"), PAGE_SIZE).get_page(request.GET.get("page"))
    rows = [(game, ", ".join(who_plays(game))) for game in page]
    return render(request, "simulate/watching/seat/play.html", {"rows": rows, "page_obj": page, "page": page})


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def play_scenario(request: HttpRequest) -> HttpResponse:
    """Begin a game on a scenario; `?version=` names it."""
    names = tuple(name for name in CHOICES if name not in {"keeps_sides", "strengths", "size", "games", "seed"})
    if "show" in request.POST or "page" in request.POST:
        return redirect(another_part(request, names, "who" if "show" in request.POST else "find-panel"))
    if request.method == "POST":
        filled = ScenarioSeats(request.POST, user=request.user)
        return _begun(request, filled, "simulate/watching/seat/new_scenario.html")
    initial = {name: values[0] for name, values in asked_by_address(request.GET, names).items()}
    form = ScenarioSeats(user=request.user, initial=initial, search=Search.read(request.GET))
    if request.GET.get("version") and find_scenario(request.user, request.GET["version"]) is None:
        raise Http404("no such scenario")
    problems = form.asked.problems if form.asked is not None else []
    return render(request, "simulate/watching/seat/new_scenario.html", {"form": form, "problems": problems})


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def play_decks(request: HttpRequest) -> HttpResponse:
    """Begin a game between decks; `?a=` and `?b=` name them."""
    if "page" in request.POST:
        return redirect(another_part(request, DeckSeats.kept))
    if request.method == "POST":
        return _begun(request, DeckSeats(request.POST, user=request.user), "simulate/watching/seat/new_decks.html")
    asked = asked_by_address(request.GET, DeckSeats.kept)
    initial = {name: values[0] for name, values in asked.items()}
    initial |= {f"deck_{side}": request.GET[side][:60] for side in "abcd" if side in request.GET}
    form = DeckSeats(user=request.user, initial=initial, search=Search.read(request.GET))
    return render(request, "simulate/watching/seat/new_decks.html", {"form": form, "problems": form.reasons()})


def _begun(request: HttpRequest, form: ScenarioSeats | DeckSeats, template: str) -> HttpResponse:
    def begin(owner: AbstractBaseUser) -> SeatedGame:
        key = f"form:{form.cleaned_data['key']}"
        return services.start(owner=owner, request=form.request(), people=form.people, idempotency_key=key)

    return _started(request, form, begin, template, {})


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def play_from(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """Go on from a moment of a counted game (`?at=`) that this person may read."""
    batch = visible_batch(request, public_id)
    opened = LIBRARY.open(batch, number) if batch.is_played(number) else None
    given = request.POST.get("at") or request.GET.get("at", "")
    at = int(given) if given.isascii() and given.isdecimal() and len(given) < 8 else -1
    if not isinstance(opened, OpenGame) or not 0 <= at < opened.last:
        raise Http404("no such moment")
    kept = opened
    seating = batch.plan().seating(number)
    form = TakeOver(
        request.POST if request.method == "POST" else None,
        initial={"at": at},
        seats=[name or taken_by for name, taken_by in read(batch).seating(number)],
        agents=[batch.snapshot["agents"][subject] for subject in seating],
        decides=opened.state(at).seat(),
    )
    context = {"batch": batch, "number": number, "at": at}
    if request.method != "POST":
        return render(request, "simulate/watching/seat/take_over.html", {"form": form, **context})

    def begin(owner: AbstractBaseUser) -> SeatedGame:
        return services.take_over(
            owner=owner,
            origin=Origin(batch, number, kept.recording.decisions[:at]),
            players=form.players,
            seed=drawn_seed(),
            idempotency_key=f"form:{form.cleaned_data['key']}",
        )

    return _started(request, form, begin, "simulate/watching/seat/take_over.html", context)


def _started(
    request: HttpRequest,
    form: Form,
    begin: Callable[[AbstractBaseUser], SeatedGame],
    template: str,
    context: dict[str, Any],
) -> HttpResponse:
    """The new game, or the form with every problem."""
    assert isinstance(request.user, AbstractBaseUser)
    if form.is_valid():
        if refused := _too_many(request, SeatsBegun()):
            return refused
        try:
            return redirect(begin(request.user))
        except Refused as refusal:
            for problem in refusal.problems:
                form.add_error(None, problem)
            if isinstance(refusal, LimitReached):
                return render(request, template, {"form": form, **context}, status=HTTPStatus.TOO_MANY_REQUESTS)
    return render(request, template, {"form": form, **context}, status=HTTPStatus.UNPROCESSABLE_ENTITY)
