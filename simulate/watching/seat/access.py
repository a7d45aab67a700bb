"""Access to a table: for the person that the game belongs to, with an account or as a guest, at a bounded rate."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus

from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from rest_framework.throttling import BaseThrottle

from accounts.guests import visitor_of
from simulate.models import SeatedGame
from simulate.watching.table.looking import game_for_answer, game_for_look

View = Callable[..., HttpResponse]


def own_game(request: HttpRequest, public_id: str) -> SeatedGame:
    """A game of this person; the games of others are missing (404)."""
    return get_object_or_404(SeatedGame.objects.owned_by(visitor_of(request)), public_id=public_id)


def game_at_table(request: HttpRequest, public_id: str) -> SeatedGame:
    """A game in which this person has a seat, with the person at it; the games of others are missing (404)."""
    game = game_for_answer(visitor_of(request), public_id)
    if game is None:
        raise Http404("no such game")
    return game


def looked_at_table(request: HttpRequest, public_id: str) -> SeatedGame:
    """The same for a page that only looks for something new."""
    game = game_for_look(visitor_of(request), public_id)
    if game is None:
        raise Http404("no such game")
    return game


def for_visitors(view: View) -> View:
    """Decorator of a page for people with an account and for guests.

    Others are led to the log-in, and so is a guest who opens what is not theirs: it may be that of an account.
    """

    @wraps(view)
    def wrapped(request: HttpRequest, public_id: str) -> HttpResponse:
        if visitor_of(request).is_authenticated:
            try:
                return view(request, public_id)
            except Http404:
                if request.user.is_authenticated or request.method == "POST":
                    raise
        return redirect_to_login(request.get_full_path())

    return wrapped


def too_many(request: HttpRequest, *throttles: BaseThrottle) -> HttpResponse | None:
    """A refusal for somebody who asks too often; None for everybody else."""
    if all(each.allow_request(request, None) for each in throttles):  # type: ignore[arg-type]  # user and address
        return None
    words = _("That was more than a person can play. Wait a minute, then go on.")
    return HttpResponse(words, status=HTTPStatus.TOO_MANY_REQUESTS, content_type="text/plain; charset=utf-8")
