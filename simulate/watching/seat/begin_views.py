"""The pages that begin a game with people: the list of games, tables to sit down at, and the forms."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.core.paginator import Paginator
from django.db import transaction
from django.forms import Form
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts.guests import NoRoom, guest_of, visitor_of, welcome
from sandtable.engine.registry import all_games
from scenarios.checking import game_title
from simulate.asking.choosing import Search
from simulate.asking.deck_choices import GAME as GAME_OF_DECKS
from simulate.asking.refusals import LimitReached, Refused
from simulate.asking.scenario_choices import find_scenario
from simulate.asking.scenario_forms import CHOICES
from simulate.asking.views import another_part, asked_by_address
from simulate.models import SeatedGame
from simulate.results.access import visible_batch
from simulate.results.reading import read
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.seat import at_once, services
from simulate.watching.seat.access import too_many
from simulate.watching.seat.forms import DeckSeats, ScenarioSeats, TakeOver
from simulate.watching.seat.luck import drawn_seed
from simulate.watching.seat.services import Origin
from simulate.watching.table import lobby
from simulate.watching.table.opening import first_page, with_links
from web.api.throttling import GuestsBegin, SeatsBegun

PAGE_SIZE = 25
MOST_KEY = 64
"""Characters of the hidden key of a form."""


@require_safe
def play(request: HttpRequest) -> HttpResponse:
    """Tables to sit down at, open tables of others, and the games of this person, those that go on first."""
    reader, chosen = visitor_of(request), _chosen_game(request)
    page = Paginator(lobby.own_games(reader, chosen), PAGE_SIZE).get_page(request.GET.get("page"))
    context = {
        "rows": list(lobby.as_they_stand(page, reader)),
        "chosen": chosen,
        "chosen_title": game_title(chosen) if chosen else "",
        "played": lobby.games_played_by(reader),
        "open_tables": lobby.open_tables(reader, chosen),
        "deck_game": GAME_OF_DECKS,
        "page_obj": page,
        "page": page,
        "tables": at_once.tables(),
        "key": secrets.token_urlsafe(16),
        "guest": guest_of(request),
    }
    return render(request, "simulate/watching/seat/play.html", context)


def _chosen_game(request: HttpRequest) -> str:
    """The game of `?game=`, of which alone the lists are; empty for all games."""
    given = request.GET.get("game", "")
    return given if given in all_games() else ""


@require_POST
def sit_down(request: HttpRequest) -> HttpResponse:
    """Begin a game at one of the tables: `game` names it."""
    asked = at_once.request_for(request.POST.get("game", ""))
    if asked is None:
        raise Http404("no such table")
    if refused := too_many(request, SeatsBegun(), GuestsBegin()):
        return refused
    key = f"at-once:{request.POST.get('key', '')[:MOST_KEY]}"

    def begin(owner: AbstractBaseUser) -> SeatedGame:
        return services.start(owner=owner, request=asked, people=[0], idempotency_key=key)

    try:
        return redirect(_begin(request, begin))
    except (Refused, NoRoom) as refusal:
        for problem in refusal.problems if isinstance(refusal, Refused) else [str(refusal)]:
            messages.error(request, problem)
        return redirect("simulate:play")


@require_http_methods(["GET", "HEAD", "POST"])
def play_scenario(request: HttpRequest) -> HttpResponse:
    """Begin a game on a scenario; `?version=` names it."""
    names = tuple(name for name in CHOICES if name not in {"keeps_sides", "strengths", "size", "games", "seed"})
    if "show" in request.POST or "page" in request.POST:
        return redirect(another_part(request, names, "who" if "show" in request.POST else "find-panel"))
    if request.method == "POST":
        filled = ScenarioSeats(request.POST, user=visitor_of(request))
        return _begun(request, filled, "simulate/watching/seat/new_scenario.html")
    initial = {name: values[0] for name, values in asked_by_address(request.GET, names).items()}
    form = ScenarioSeats(user=visitor_of(request), initial=initial, search=Search.read(request.GET))
    if request.GET.get("version") and find_scenario(visitor_of(request), request.GET["version"]) is None:
        raise Http404("no such scenario")
    problems = form.asked.problems if form.asked is not None else []
    return render(request, "simulate/watching/seat/new_scenario.html", {"form": form, "problems": problems})


@require_http_methods(["GET", "HEAD", "POST"])
def play_decks(request: HttpRequest) -> HttpResponse:
    """Begin a game between decks; `?a=` and `?b=` name them."""
    if "page" in request.POST:
        return redirect(another_part(request, DeckSeats.kept))
    if request.method == "POST":
        return _begun(
            request, DeckSeats(request.POST, user=visitor_of(request)), "simulate/watching/seat/new_decks.html"
        )
    asked = asked_by_address(request.GET, DeckSeats.kept)
    initial = {name: values[0] for name, values in asked.items()}
    initial |= {f"deck_{side}": request.GET[side][:60] for side in "abcd" if side in request.GET}
    form = DeckSeats(user=visitor_of(request), initial=initial, search=Search.read(request.GET))
    return render(request, "simulate/watching/seat/new_decks.html", {"form": form, "problems": form.reasons()})


def _begun(request: HttpRequest, form: ScenarioSeats | DeckSeats, template: str) -> HttpResponse:
    def begin(owner: AbstractBaseUser) -> SeatedGame:
        key = f"form:{form.cleaned_data['key']}"
        game = services.start(owner=owner, request=form.request(), people=form.people, idempotency_key=key)
        return with_links(game, form.by_link)

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
        game = services.take_over(
            owner=owner,
            origin=Origin(batch, number, kept.recording.decisions[:at]),
            players=form.players,
            seed=drawn_seed(),
            idempotency_key=f"form:{form.cleaned_data['key']}",
        )
        return with_links(game, form.by_link)

    return _started(request, form, begin, "simulate/watching/seat/take_over.html", context)


def _started(
    request: HttpRequest,
    form: Form,
    begin: Callable[[AbstractBaseUser], SeatedGame],
    template: str,
    context: dict[str, Any],
) -> HttpResponse:
    """The new game, or the form with every problem."""
    if form.is_valid():
        if refused := too_many(request, SeatsBegun(), GuestsBegin()):
            return refused
        try:
            return redirect(first_page(_begin(request, begin)))
        except NoRoom as full:
            form.add_error(None, str(full))
            return render(request, template, {"form": form, **context}, status=HTTPStatus.TOO_MANY_REQUESTS)
        except Refused as refusal:
            for problem in refusal.problems:
                form.add_error(None, problem)
            if isinstance(refusal, LimitReached):
                return render(request, template, {"form": form, **context}, status=HTTPStatus.TOO_MANY_REQUESTS)
    return render(request, template, {"form": form, **context}, status=HTTPStatus.UNPROCESSABLE_ENTITY)


@transaction.atomic
def _begin(request: HttpRequest, begin: Callable[[AbstractBaseUser], SeatedGame]) -> SeatedGame:
    """The new game of this visitor; a guest whose game is refused is not kept. Raises Refused or NoRoom."""
    return begin(welcome(request))
