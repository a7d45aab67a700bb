"""Pages that ask for a playtest of a scenario; its result is shown like every other (views.py)."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from sandtable.agents import USUAL, versioned
from sandtable.engine.registry import all_games
from simulate.asking import strengths as strengths_of
from simulate.asking.choosing import Search
from simulate.asking.estimating import Choice, estimate
from simulate.asking.scenario_choices import find_scenario
from simulate.asking.scenario_forms import CHOICES, SEAT_LETTERS, SIZES, NewScenarioPlaytest
from simulate.asking.views import accepted, another_part, asked_by_address, choice_of, initial_of, own_number
from simulate.models import Batch, Series
from simulate.queue.foreseeing import Work


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
    initial = initial_of(asked_by_address(request.GET, CHOICES))
    form = NewScenarioPlaytest(user=request.user, initial=initial, search=Search.read(request.GET))
    if asked and form.asked is None:
        raise Http404("no such scenario")
    problems = form.asked.problems if form.asked is not None else []
    return render(request, "simulate/playtest_scenario_new.html", {"form": form, "problems": problems})


def _create(request: HttpRequest, form: NewScenarioPlaytest) -> Batch | Series | None:
    assert isinstance(request.user, AbstractBaseUser)
    owner, key = request.user, f"form:{form.cleaned_data['key']}"
    return accepted(form, lambda: strengths_of.asked_for(owner, form.request(), form.cleaned_data, key))


@login_required
@require_safe
def scenario_estimate(request: HttpRequest) -> HttpResponse:
    """The time that the games of the form take here and now, and that of a shorter and a longer choice."""
    scenario = find_scenario(request.user, request.GET.get("version", ""))
    if scenario is None or scenario.game not in all_games():
        return estimate(request, None)
    agents, version = _agents(request, scenario.game), scenario.public_id

    def choice(games: int) -> Choice:
        return choice_of(request.GET, Work(scenario.game, agents, games, version), 1)

    chosen = choice(SIZES.get(request.GET.get("size", "")) or own_number(request.GET.get("games", "")))
    return estimate(request, chosen, map(choice, SIZES.values()))


def _agents(request: HttpRequest, game: str) -> tuple[str, ...]:
    """The agents as a batch names them; a seat without a field yet gets the agent that its field will begin with."""
    players = request.GET.get("players", "")
    seats = (
        SEAT_LETTERS[: int(players)]
        if players in map(str, range(1, len(SEAT_LETTERS) + 1))
        else SEAT_LETTERS[: all_games()[game].min_seats]
    )
    return tuple(versioned(request.GET.get(f"agent_{seat}", USUAL)[:20]) for seat in seats)
