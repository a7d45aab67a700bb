"""Pages that ask for a playtest of a scenario; its result is shown like every other (views.py)."""

from __future__ import annotations

from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from simulate import services, words
from simulate.engine.registry import all_games
from simulate.models import Batch
from simulate.playtest.fingerprint import fingerprint
from simulate.queue.sizing import speed
from simulate.scenario_forms import CHOICES, SEATS, SIZES, NewScenarioPlaytest, find_scenario
from simulate.views import accepted


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def playtest_scenario_new(request: HttpRequest) -> HttpResponse:
    """Ask for a playtest; `?version=` names the scenario by the id of its version, `?players=4` how many play it.

    A page without JavaScript asks for the fields of another scenario or number of players by the button "show".
    """
    if "show" in request.POST:
        shown = NewScenarioPlaytest(request.POST, user=request.user)
        return redirect(f"{reverse('simulate:playtest-scenario-new')}?{urlencode(shown.choices)}#who")
    if request.method == "POST":
        form = NewScenarioPlaytest(request.POST, user=request.user)
        if form.is_valid() and (batch := _create(request, form)) is not None:
            return redirect(batch)
        return render(request, "simulate/playtest_scenario_new.html", {"form": form}, status=422)
    asked = request.GET.get("version", "")
    form = NewScenarioPlaytest(user=request.user, initial=_initial(request))
    if asked and form.asked is None:
        raise Http404("no such scenario")
    problems = form.asked.problems if form.asked is not None else []
    return render(request, "simulate/playtest_scenario_new.html", {"form": form, "problems": problems})


def _initial(request: HttpRequest) -> dict[str, str]:
    """What the address fills in."""
    return {name: value[:40] for name in CHOICES if (value := request.GET.get(name))}


def _create(request: HttpRequest, form: NewScenarioPlaytest) -> Batch | None:
    assert isinstance(request.user, AbstractBaseUser)
    owner, key = request.user, f"form:{form.cleaned_data['key']}"
    return accepted(form, lambda: services.create_batch(owner=owner, request=form.request(), idempotency_key=key))


@login_required
@require_safe
def scenario_estimate(request: HttpRequest) -> HttpResponse:
    """How long the games of the form would take on one worker, from what was measured lately."""
    scenario = find_scenario(request.user, request.GET.get("version", "")[:40])
    given = request.GET.get("games", "")
    own = int(given) if given.isascii() and given[:6].isdecimal() and len(given) < 7 else 0
    games = SIZES.get(request.GET.get("size", "")) or own
    name = scenario.game if scenario is not None and scenario.game in all_games() else ""
    measured = speed(game=name, agents=_agents(request, name), fingerprint=fingerprint(name)) if name else None
    time = words.duration(games / measured) if measured and games else ""
    return render(request, "simulate/_estimate.html", {"time": time, "games": words.number(games)})


def _agents(request: HttpRequest, game: str) -> str:
    """Who plays, as batches have it; a seat whose field is only just coming gets what the field begins with."""
    players = request.GET.get("players", "")
    seats = (
        SEATS[: int(players)] if players in map(str, range(1, len(SEATS) + 1)) else SEATS[: all_games()[game].min_seats]
    )
    return ",".join(request.GET.get(f"agent_{seat}", "greedy")[:20] for seat in seats)
