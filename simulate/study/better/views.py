"""Pages that ask whether B is better than A, the estimate of the time it takes, and the calculator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from sandtable.agents import versioned
from sandtable.engine.registry import all_games
from sandtable.playtest.sequential.design import BALANCE_PRESETS, PRESETS, Design
from sandtable.playtest.sequential.theory import expected, longest
from scenarios.models import ScenarioVersion
from scenarios.selectors import visible_versions
from simulate import words
from simulate.asking import deck_choices
from simulate.asking.estimating import Choice, estimate
from simulate.asking.forms import MOST_IN_AN_ADDRESS
from simulate.asking.views import asked_by_address
from simulate.queue.foreseeing import Work
from simulate.study.better import charts
from simulate.study.better.forms import BetterDeck, BetterScenario, Calculator
from simulate.study.frame import ask, ask_from_a_list, asking_page, sent


@asking_page
def better_new(request: HttpRequest) -> HttpResponse:
    """Ask about two decks; `?a=` and `?b=` name them ("id" or "id:version"), `?q=` and `?page=` a part of the list."""
    asked = asked_by_address(request.GET, BetterDeck.kept)
    asked |= {f"deck_{side}": [request.GET[side][:MOST_IN_AN_ADDRESS]] for side in "ab" if side in request.GET}
    initial = {name: values if name == "strengths" else values[0] for name, values in asked.items()}
    return ask_from_a_list(request, BetterDeck, "simulate/study/better/new.html", initial)


@asking_page
def better_scenario_new(request: HttpRequest) -> HttpResponse:
    """Ask about two versions of a scenario: `?b=` is the id of the new one, `?a=` of the old one, or the one before."""
    named = (request.GET.get("b") or request.POST.get("b", ""))[:MOST_IN_AN_ADDRESS]
    newest = get_object_or_404(visible_versions(request.user).select_related("scenario"), public_id=named)
    found = asked_by_address(request.GET, BetterScenario.kept)
    asked = {name: values if name == "strengths" else values[0] for name, values in found.items()}
    initial = {"a": _before(newest)} | asked
    form = BetterScenario(sent(request), newest=newest, user=request.user, initial=initial)
    return ask(request, form, "simulate/study/better/scenario_new.html", scenario=newest.scenario)


def _before(version: ScenarioVersion) -> str:
    """The id of the version before this one; empty for the first."""
    finished = version.scenario.versions.filter(is_unfinished=False)
    before = finished.filter(number__lt=version.number).order_by("-number").first()
    return before.public_id if before is not None else ""


@login_required
@require_safe
def better_estimate(request: HttpRequest) -> HttpResponse:
    """The games and the time that the chosen test usually takes here and now, and those of the tests beside it."""
    game = request.GET.get("game", "")
    agent = versioned(request.GET.get("agent", "")[:20])
    if game in all_games():
        return _estimate(request, game, agent, BALANCE_PRESETS)
    return _estimate(request, deck_choices.GAME, agent, PRESETS)


def _estimate(request: HttpRequest, game: str, agent: str, presets: Mapping[str, Design]) -> HttpResponse:
    chosen = presets.get(request.GET.get("preset", ""))
    if chosen is None:
        return render(request, "simulate/study/better/_estimate.html")
    others = [_choice(game, agent, design) for design in presets.values()]
    return estimate(request, _choice(game, agent, chosen), others)


def _choice(game: str, agent: str, design: Design) -> Choice:
    """The games of a test: those that it takes in the mean, and those of its longest course."""
    usual, most = (2 * round(pairs) for pairs in (expected(design, design.high).pairs, longest(design).pairs))
    return Choice([Work(game, (agent, agent), usual)], most)


@require_safe
def calculator(request: HttpRequest) -> HttpResponse:
    """Bounds and risks in, length and power out; it plays nothing, so it is open to everybody."""
    initial = {name: field.initial for name, field in Calculator.base_fields.items()}
    form = Calculator({**initial, **request.GET.dict()}, label_suffix="")
    context: dict[str, Any] = {"form": form}
    if form.is_valid():
        context |= _foreseen(*(form.cleaned_data[name] for name in ("design", "truth", "variance")))
    status = 200 if form.is_valid() else 422
    return render(request, "simulate/study/better/calculator.html", context, status=status)


def _foreseen(design: Design, truth: float, variance: float) -> dict[str, Any]:
    at_truth = expected(design, truth, variance)
    return {
        "pairs": words.number(round(at_truth.pairs)),
        "games": _("%(n)s games") % {"n": words.number(2 * round(at_truth.pairs))},
        "power": words.percent(at_truth.power),
        "longest": words.number(round(longest(design, variance).pairs)),
        "bounds": f"{design.lower:.2f}, {design.upper:.2f}",
        "charts": [charts.power(design, variance), charts.length(design, variance)],
    }
