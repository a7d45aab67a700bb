"""Two versions of a scenario beside each other: one map with marks, and every difference in words."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scenarios.checking import game_title
from scenarios.games import difference_of, sheet_of
from scenarios.models import Scenario, ScenarioVersion
from scenarios.views.access import readable_scenario, version_of
from scenarios.wording import differences


@require_safe
def versions(request: HttpRequest, public_id: str) -> HttpResponse:
    """Compare version `?a=` with version `?b=`, the older one first; left out, they are the two newest."""
    scenario = readable_scenario(request, public_id)
    newest = (scenario.latest if scenario.is_owned_by(request.user) else scenario.newest).number
    one = _asked(request, scenario, "b", newest)
    other = _asked(request, scenario, "a", _before(request, scenario, one))
    before, after = sorted((one, other), key=lambda each: each.number)
    changes = differences(scenario.game, before.definition, after.definition)
    context = {
        "scenario": scenario,
        "game": game_title(scenario.game),
        "before": before,
        "after": after,
        "versions": list(scenario.versions_seen_by(request.user).only("number", "note", "created_at")),
        "changes": changes,
        "difference": difference_of(scenario.game, before.definition, after.definition, changes),
        "sheet": sheet_of(scenario.game, after.definition),
    }
    return render(request, "scenarios/compare.html", context)


def _before(request: HttpRequest, scenario: Scenario, version: ScenarioVersion) -> int:
    """The number of the version before this one that the reader sees; its own number for the first."""
    before = scenario.versions_seen_by(request.user).filter(number__lt=version.number).first()
    return before.number if before is not None else version.number


def _asked(request: HttpRequest, scenario: Scenario, name: str, usual: int) -> ScenarioVersion:
    """The version that a query parameter names. Raises Http404 for one that isn't there."""
    text = request.GET.get(name, "") or str(usual)
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise Http404
    return version_of(request, scenario, int(text))
