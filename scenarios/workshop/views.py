"""The page of the workshop. Without scripts it leads to the plain form."""

from __future__ import annotations

import json
from typing import Any, Final

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from scenarios import services
from scenarios.checking import FIRST, game_title, games
from scenarios.games import difference_of, pages_of
from scenarios.games.workshop import Template
from scenarios.models import Scenario
from scenarios.views.access import own_scenario, owner_of, version_of
from scenarios.wording import differences
from scenarios.workshop.drafts import draft_of
from scenarios.workshop.form import form
from scenarios.workshop.readable import readable
from scenarios.workshop.report import report, state

GUIDE: Final = "#guide"
"""The fragment of an address that opens the guide of the workshop."""


@login_required
@require_safe
def workshop(request: HttpRequest, public_id: str) -> HttpResponse:
    """The draft of an own scenario, ready to be worked on."""
    scenario = own_scenario(request, public_id)
    draft = draft_of(scenario)
    part = pages_of(scenario.game).workshop
    data = {
        **state(draft),
        "id": scenario.public_id,
        "game": scenario.game,
        "document": draft.document,
        "report": report(scenario.game, draft.document),
        "form": form(scenario.game),
        "data": part.data(),
        "addresses": _addresses(scenario),
        "token": get_token(request),
    }
    context: dict[str, Any] = {
        "scenario": scenario,
        "game": game_title(scenario.game),
        "part": part,
        "data": data,
        "sections": [{**each, "fields_json": json.dumps(each["fields"])} for each in data["form"]["sections"]],
    }
    return render(request, "scenarios/workshop/workshop.html", context)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def design(request: HttpRequest) -> HttpResponse:
    """Choose what a new scenario begins with; it opens in the workshop. `?game=` shows the templates of one game."""
    known = games()
    asked = request.POST.get("game") or request.GET.get("game", "")
    game = asked if asked in known else FIRST
    starts = starts_of(game)
    error = ""
    if request.method == "POST":
        chosen = next((each for each in starts if each.name == request.POST.get("template", "")), None)
        if chosen is None:
            error = _("Choose what the scenario begins with.")
        else:
            try:
                made = services.create_scenario(owner=owner_of(request), definition=dict(chosen.document))
            except services.TooManyScenarios as refusal:
                error = str(refusal)
            else:
                return redirect(reverse("scenarios:workshop", args=[made.public_id]) + GUIDE)
    context = {"games": known, "game": game, "starts": starts, "error": error}
    return render(request, "scenarios/workshop/design.html", context, status=422 if error else 200)


def starts_of(game: str) -> list[Template]:
    """The templates of a game; its example where it has none."""
    pages = pages_of(game)
    example = Template("example", _("The usual set-up"), _("A small document to begin with."), pages.example())
    return list(pages.workshop.templates()) or [example]


@login_required
@require_safe
def history(request: HttpRequest, public_id: str) -> HttpResponse:
    """The versions of a scenario for the workshop, and what the draft changes since `?since=`, the newest at first.

    Raises Http404 for a version that isn't there.
    """
    scenario = own_scenario(request, public_id)
    draft = draft_of(scenario)
    asked = request.GET.get("since", "") or str(scenario.latest.number)
    if not (asked.isascii() and asked.isdigit() and len(asked) <= 6):
        raise Http404
    since = version_of(request, scenario, int(asked))
    drawn = readable(scenario.game, draft.document)
    changes = differences(scenario.game, since.definition, draft.document)
    context: dict[str, Any] = {
        "scenario": scenario,
        "since": since,
        "versions": scenario.versions.only("number", "note", "created_at"),
        "changes": changes,
        "difference": drawn and difference_of(scenario.game, since.definition, drawn, changes),
    }
    return render(request, "scenarios/workshop/_history.html", context)


def _addresses(scenario: Scenario) -> dict[str, str]:
    """The addresses that the scripts call or lead to."""
    api = {name: f"scenarios-api:{name}" for name in ("draft", "draft-save")}
    known = {name: reverse(address, args=[scenario.public_id]) for name, address in api.items()}
    look = reverse("scenarios-api:draft-look", args=[scenario.public_id, "question"])
    return {
        **known,
        "look": look.removesuffix("question"),
        "history": reverse("scenarios:workshop-history", args=[scenario.public_id]),
        "try": reverse("simulate-api:draft-try", args=[scenario.public_id]),
        "scenario": scenario.get_absolute_url(),
    }
