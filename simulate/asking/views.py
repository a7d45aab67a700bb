"""The page that asks for a playtest of decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar
from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.forms import Form
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from sandtable.agents import versioned
from sandtable.playtest.fingerprint import fingerprint
from simulate import words
from simulate.asking import deck_choices
from simulate.asking import strengths as strengths_of
from simulate.asking.choosing import Search
from simulate.asking.forms import MOST_IN_AN_ADDRESS, SIDES, NewPlaytest, rotations_of
from simulate.asking.refusals import KeyReused, Refused
from simulate.models import Batch, Series
from simulate.queue.sizing import speed

T = TypeVar("T")


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def playtest_new(request: HttpRequest) -> HttpResponse:
    """Ask for a playtest; `?a=` to `?d=` name decks ("id" or "id:version"), `?q=` and `?page=` a part of the list.

    A page without JavaScript asks for another part of the list with the buttons called "page".
    """
    if "page" in request.POST:
        return redirect(another_part(request, NewPlaytest.kept))
    if request.method == "POST":
        form = NewPlaytest(request.POST, user=request.user)
        if form.is_valid() and (created := _create(request, form)) is not None:
            return redirect(created)
        return render(request, "simulate/playtest_new.html", {"form": form}, status=422)
    asked = asked_by_address(request.GET, NewPlaytest.kept)
    asked |= {f"deck_{side}": [request.GET[side][:MOST_IN_AN_ADDRESS]] for side in SIDES if side in request.GET}
    initial = {name: values if name == "strengths" else values[0] for name, values in asked.items()}
    form = NewPlaytest(user=request.user, initial=initial, search=Search.read(request.GET))
    return render(request, "simulate/playtest_new.html", {"form": form, "problems": form.reasons()})


def asked_by_address(given: QueryDict, names: tuple[str, ...]) -> dict[str, list[str]]:
    """The values of these fields in an address, or in a form whose page is asked for again."""
    found = {name: [value[:MOST_IN_AN_ADDRESS] for value in given.getlist(name) if value] for name in names}
    return {name: values for name, values in found.items() if values}


def another_part(request: HttpRequest, names: tuple[str, ...], place: str = "find-panel") -> str:
    """The address of this page with all that was filled in, and the part of the list that was asked for."""
    search = Search.read(request.POST)
    kept = {**asked_by_address(request.POST, names), "q": search.words, "page": search.page}
    return f"{request.path}?{urlencode(kept, doseq=True)}#{place}"


def _create(request: HttpRequest, form: NewPlaytest) -> Batch | Series | None:
    assert isinstance(request.user, AbstractBaseUser)
    owner, key = request.user, f"form:{form.cleaned_data['key']}"
    strengths = form.cleaned_data["strengths"]

    def create() -> Batch | Series:
        return strengths_of.create(owner=owner, request=form.request(), strengths=strengths, idempotency_key=key)

    return accepted(form, create)


def accepted(form: Form, create: Callable[[], T]) -> T | None:
    """The new playtest or series; None when the service refused, and then the form says why."""
    try:
        return create()
    except Refused as error:
        for problem in error.problems:
            form.add_error(None, problem)
    except KeyReused:
        form.add_error(None, _("This form was sent already with other values. Load the page again."))
    return None


@login_required
@require_safe
def estimate(request: HttpRequest) -> HttpResponse:
    """The time that the games of the form would take one worker, from the latest measurements."""
    sides = [side for side in SIDES if side in SIDES[:2] or request.GET.get(f"deck_{side}")]
    agents = ",".join(versioned(request.GET.get(f"agent_{side}", "")[:20]) for side in sides)
    given = request.GET.get("rotations", "")
    rotations = rotations_of(request.GET.get("size", ""), len(sides)) or (
        int(given) if given.isascii() and given[:6].isdecimal() and len(given) < 7 else 0
    )
    measured = speed(game=deck_choices.GAME, agents=agents, fingerprint=fingerprint(deck_choices.GAME))
    games = len(sides) * rotations
    time = words.duration(games / measured) if measured and rotations else ""
    return render(request, "simulate/_estimate.html", {"time": time, "games": words.number(games)})
