"""The page that asks for a playtest of decks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar
from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.forms import Form
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from sandtable.agents import AGENTS, versioned
from simulate.asking import deck_choices, together
from simulate.asking import strengths as strengths_of
from simulate.asking.choosing import Search
from simulate.asking.estimating import Choice
from simulate.asking.estimating import estimate as estimate_of
from simulate.asking.forms import MOST_IN_AN_ADDRESS, SIDES, SIZES, NewPlaytest, rotations_of
from simulate.asking.refusals import KeyReused, Refused
from simulate.models import Batch, Series
from simulate.queue.foreseeing import Work

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
    form = NewPlaytest(user=request.user, initial=initial_of(asked), search=Search.read(request.GET))
    return render(request, "simulate/playtest_new.html", {"form": form, "problems": form.reasons()})


def initial_of(asked: dict[str, list[str]]) -> dict[str, Any]:
    """The values that an address fills in; players that it names are chosen players."""
    initial: dict[str, Any] = {name: values if name == "strengths" else values[0] for name, values in asked.items()}
    if any(name == "strengths" or name.startswith("agent_") for name in asked):
        initial.setdefault("who", "own")
    return initial


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
    return accepted(form, lambda: strengths_of.asked_for(owner, form.request(), form.cleaned_data, key))


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
    """The time that the games of the form take here and now, and that of a shorter and a longer choice."""
    sides = [side for side in SIDES if side in SIDES[:2] or request.GET.get(f"deck_{side}")]
    agents = tuple(versioned(request.GET.get(f"agent_{side}", "")[:20]) for side in sides)
    rotations = rotations_of(request.GET.get("size", ""), len(sides)) or own_number(request.GET.get("rotations", ""))

    def choice(rotations: int) -> Choice:
        return choice_of(request.GET, Work(deck_choices.GAME, agents, len(sides) * rotations), len(sides))

    others = [choice(rotations_of(size, len(sides))) for size in SIZES]
    return estimate_of(request, choice(rotations), others, rules=_rules_of(request, sides))


def _rules_of(request: HttpRequest, sides: Sequence[str]) -> str:
    """The rules and card texts that the chosen decks are played by; empty until all are chosen."""
    texts = [request.GET.get(f"deck_{side}", "")[:MOST_IN_AN_ADDRESS] for side in sides]
    named = deck_choices.NamedDecks(request.user, texts)
    return named.played_by() if all(text in named for text in texts) else ""


def own_number(text: str) -> int:
    """The number of games or rotations that somebody typed; 0 for none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0


def strengths_in(given: Iterable[str]) -> list[str]:
    """The agents among these names that are to play a playtest each."""
    return [name for name in map(versioned, given) if name in AGENTS][: together.MOST_STRENGTHS]


def choice_of(given: QueryDict, work: Work, rotation: int) -> Choice:
    """These games, or those of each strength where a form asks for several."""
    if given.get("who") == strengths_of.TWO:
        first, second = (_played_by(work, each) for each in strengths_of.USUAL_STRENGTHS)
        games = strengths_of.games_of_second(second, rotation) if work.games else 0
        return Choice([first, replace(second, games=games)])
    strengths = strengths_in(given.getlist("strengths"))
    return Choice([_played_by(work, each) for each in strengths] if len(strengths) > 1 else [work])


def _played_by(work: Work, agent: str) -> Work:
    return replace(work, agents=(agent,) * len(work.agents))
