"""The pages of the people at a shared table: who sits where, the links, taking a seat, leaving it."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts.guests import NoRoom, guest_of, visitor_of, welcome
from scenarios.checking import game_title
from simulate.asking.refusals import LimitReached, Refused
from simulate.models import Place, SeatedGame, SharedTable
from simulate.results.table_words import seat_names
from simulate.watching.seat.access import for_visitors, game_at_table, own_game, too_many
from simulate.watching.table import keeping, mails, services  # noqa: F401  `keeping` hears when a guest logs in
from simulate.watching.table import rematch as rematches
from simulate.watching.table.services import Gone
from simulate.watching.table.standing import games_of, name_of, places_of
from web.api.throttling import GuestsBegin, SeatLooks, SeatsBegun


@never_cache
@for_visitors
@require_http_methods(["GET", "HEAD", "POST"])
def people(request: HttpRequest, public_id: str) -> HttpResponse:
    """The people by seat. The owner hands out links here; a link is shown in the answer to its button alone."""
    game = _shared(request, public_id)
    if request.method != "POST":
        return _page(request, game)
    game = _shared(request, own_game(request, public_id).public_id)
    if not game.goes_on:
        raise Http404("the game is over")
    if refused := too_many(request, SeatsBegun()):
        return refused
    deed = DEEDS.get(request.POST.get("deed", ""))
    if deed is None:
        raise Http404("no such deed")
    links = deed(request, game)
    return _page(request, game, links) if links else redirect("simulate:seat-people", game.public_id)


def _shared(request: HttpRequest, public_id: str) -> SeatedGame:
    game = game_at_table(request, public_id)
    if game.own_seats is None:
        raise Http404("everybody plays at one screen")
    return game


def _seat(request: HttpRequest) -> int:
    given = request.POST.get("seat", "")
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 3 else -1


Links = dict[str, str]
"""Addresses by the words before them."""


def _make_links(request: HttpRequest, game: SeatedGame) -> Links:
    """A new link for one seat, or for every free one that has none."""
    seats = [place.seat for place in places_of(game) if not place.digest]
    seats = [_seat(request)] if "seat" in request.POST else seats
    names = seat_names(game)
    made = services.new_links(game=game, seats=seats)
    return {
        names[seat]: request.build_absolute_uri(reverse("simulate:seat-invitation", args=[letters]))
        for seat, letters in made.items()
    }


def _revoke(request: HttpRequest, game: SeatedGame) -> Links:
    services.revoke_link(game=game, seat=_seat(request))
    return {}


def _let_watch(request: HttpRequest, game: SeatedGame) -> Links:
    letters = services.let_watch(game=game)
    return {_("Looking on"): request.build_absolute_uri(reverse("simulate:seat-watch", args=[letters]))}


def _end_watching(request: HttpRequest, game: SeatedGame) -> Links:
    services.end_watching(game=game)
    return {}


def _list(request: HttpRequest, game: SeatedGame) -> Links:
    services.show_in_lobby(game=game, is_listed=request.POST.get("is_listed") == "1")
    return {}


DEEDS: dict[str, Callable[[HttpRequest, SeatedGame], Links]] = {
    "links": _make_links,
    "revoke": _revoke,
    "watch": _let_watch,
    "unwatch": _end_watching,
    "list": _list,
}


def _page(request: HttpRequest, game: SeatedGame, links: Links | None = None) -> HttpResponse:
    places, names = places_of(game), seat_names(game)
    context = {
        "game": game,
        "game_title": game_title(game.game),
        "shared": SharedTable.objects.get(game=game),
        "rows": [(place, names[place.seat], game.names[place.seat]) for place in places],
        "lacks_links": any(place.user_id is None and not place.digest for place in places),
        "links": links,
        "is_owner": not game.is_guest_screen,
        "own_place": (own := next((each for each in places if each.seat in (game.own_seats or ())), None)),
        "can_get_mail": own is not None and mails.can_get_mail(own),
        "guest": guest_of(request),
    }
    return render(request, "simulate/watching/table/people.html", context)


# -- taking a seat and leaving it ----------------------------------------------------------------------------------


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def invitation(request: HttpRequest, letters: str) -> HttpResponse:
    """The seat behind a link, and the button that takes it. A visitor without an account becomes a guest."""
    is_look = request.method != "POST"
    if refused := too_many(request, *((SeatLooks(),) if is_look else (SeatsBegun(), GuestsBegin()))):
        return refused
    place = services.place_behind(letters)
    if place is None:
        return render(request, "simulate/watching/table/gone.html", status=HTTPStatus.NOT_FOUND)
    if not is_look:
        return _taken(request, lambda user: services.take_by_link(user=user, letters=letters))
    context = {
        "game": place.game,
        "game_title": game_title(place.game.game),
        "seat": seat_names(place.game)[place.seat],
        "owner": name_of(place.game.owner),
    }
    return render(request, "simulate/watching/table/invitation.html", context)


@login_required
@require_POST
def join(request: HttpRequest, public_id: str) -> HttpResponse:
    """Take a free seat at a table that is open to everybody with an account."""
    if refused := too_many(request, SeatsBegun()):
        return refused
    game = get_object_or_404(SeatedGame.objects.filter(shared__is_listed=True), public_id=public_id)

    def sit(user: AbstractBaseUser) -> SeatedGame:
        services.join(user=user, game=game)
        return game

    return _taken(request, sit)


def _taken(request: HttpRequest, sit: Callable[[AbstractBaseUser], SeatedGame]) -> HttpResponse:
    """The table, or the reason why nobody sat down; a guest who is refused is not kept."""
    try:
        with transaction.atomic():
            return redirect(sit(welcome(request)))
    except (Gone, NoRoom) as refusal:
        problems, status = [str(refusal)], HTTPStatus.CONFLICT
    except Refused as refusal:
        problems = refusal.problems
        status = HTTPStatus.TOO_MANY_REQUESTS if isinstance(refusal, LimitReached) else HTTPStatus.CONFLICT
    return render(request, "simulate/watching/table/gone.html", {"problems": problems}, status=status)


@for_visitors
@require_POST
def rematch(request: HttpRequest, public_id: str) -> HttpResponse:
    """The same people once more, with seats changed; of several who press it all get to the same game."""
    game = _shared(request, public_id)
    if refused := too_many(request, SeatsBegun(), GuestsBegin()):
        return refused
    try:
        return redirect(rematches.rematch(game=game))
    except Refused as refusal:
        for problem in refusal.problems:
            messages.error(request, problem)
        return redirect(game)


@for_visitors
@require_POST
def mail(request: HttpRequest, public_id: str) -> HttpResponse:
    """Send mails to this person when it is their turn, or no more."""
    game = _shared(request, public_id)
    wanted = request.POST.get("wanted") == "1"
    for place in Place.objects.of(visitor_of(request)).filter(game=game).select_related("user"):
        if mails.can_get_mail(place) or not wanted:
            mails.wish_for_mail(place=place, site=request.build_absolute_uri("/").rstrip("/") if wanted else "")
    return redirect("simulate:seat-people", game.public_id)


@for_visitors
@require_POST
def leave(request: HttpRequest, public_id: str) -> HttpResponse:
    """Give a seat in a game of somebody else back."""
    user = visitor_of(request)
    game = get_object_or_404(games_of(user), public_id=public_id)
    if not isinstance(user, AbstractBaseUser) or not services.leave(user=user, game=game):
        raise Http404("no such seat")
    messages.success(request, _("You have left the game. Its owner can invite somebody else."))
    return redirect("simulate:play")
