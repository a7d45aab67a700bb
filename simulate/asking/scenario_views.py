"""Pages that ask for a playtest of a scenario; its result is shown like every other (views.py)."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from sandtable.agents import USUAL, versioned
from sandtable.engine.registry import all_games
from sandtable.playtest.fingerprint import fingerprint
from simulate import words
from simulate.asking import strengths as strengths_of
from simulate.asking.choosing import Search
from simulate.asking.scenario_choices import find_scenario
from simulate.asking.scenario_forms import CHOICES, SEAT_LETTERS, SIZES, NewScenarioPlaytest
from simulate.asking.views import accepted, another_part, asked_by_address
from simulate.models import Batch, Series
from simulate.queue.sizing import speed


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def playtest_scenario_new(request: HttpRequest) -> HttpResponse:
    """Ask for a playtest; `?version=` names the scenario by the id of its version, `?players=4` the number of players.

    `?q=` and `?page=` ask for a part of the list. A page without JavaScript asks for the fields of another scenario or
    number of players by the button "show", for another part of the list by the buttons called "page".
    """
    if "show" in request.POST or "page" in request.POST:
        return redirect(another_part(request, CHOICES, "who" if "show" in request.POST else "find-panel"))
    if request.method == "POST":
        form = NewScenarioPlaytest(request.POST, user=request.user)
        if form.is_valid() and (created := _create(request, form)) is not None:
            return redirect(created)
        return render(request, "simulate/playtest_scenario_new.html", {"form": form}, status=422)
    asked = request.GET.get("version", "")
    initial = {
        name: values if name == "strengths" else values[0]
        for name, values in asked_by_address(request.GET, CHOICES).items()
    }
    form = NewScenarioPlaytest(user=request.user, initial=initial, search=Search.read(request.GET))
    if asked and form.asked is None:
        raise Http404("no such scenario")
    problems = form.asked.problems if form.asked is not None else []
    return render(request, "simulate/playtest_scenario_new.html", {"form": form, "problems": problems})


def _create(request: HttpRequest, form: NewScenarioPlaytest) -> Batch | Series | None:
    assert isinstance(request.user, AbstractBaseUser)
    owner, key = request.user, f"form:{form.cleaned_data['key']}"
    strengths = form.cleaned_data["strengths"]

    def create() -> Batch | Series:
        return strengths_of.create(owner=owner, request=form.request(), strengths=strengths, idempotency_key=key)

    return accepted(form, create)


@login_required
@require_safe
def scenario_estimate(request: HttpRequest) -> HttpResponse:
    """The time that the games of the form would take one worker, from the latest measurements."""
    scenario = find_scenario(request.user, request.GET.get("version", ""))
    given = request.GET.get("games", "")
    own = int(given) if given.isascii() and given[:6].isdecimal() and len(given) < 7 else 0
    games = SIZES.get(request.GET.get("size", "")) or own
    name = scenario.game if scenario is not None and scenario.game in all_games() else ""
    measured = speed(game=name, agents=_agents(request, name), fingerprint=fingerprint(name)) if name else None
    time = words.duration(games / measured) if measured and games else ""
    return render(request, "simulate/_estimate.html", {"time": time, "games": words.number(games)})


def _agents(request: HttpRequest, game: str) -> str:
    """The agents as a batch names them; a seat without a field yet gets the agent that its field will begin with."""
    players = request.GET.get("players", "")
    seats = (
        SEAT_LETTERS[: int(players)]
        if players in map(str, range(1, len(SEAT_LETTERS) + 1))
        else SEAT_LETTERS[: all_games()[game].min_seats]
    )
    return ",".join(versioned(request.GET.get(f"agent_{seat}", USUAL)[:20]) for seat in seats)
