"""The page of the workshop. Without scripts it leads to the plain form."""

from __future__ import annotations

import json
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from scenarios.checking import game_title
from scenarios.games import pages_of
from scenarios.models import Scenario
from scenarios.views.access import own_scenario
from scenarios.workshop.drafts import draft_of
from scenarios.workshop.form import form
from scenarios.workshop.report import report, state


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
        "report": report(draft.document),
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


def _addresses(scenario: Scenario) -> dict[str, str]:
    """The addresses that the scripts call or lead to."""
    api = {name: f"scenarios-api:{name}" for name in ("draft", "draft-save")}
    known = {name: reverse(address, args=[scenario.public_id]) for name, address in api.items()}
    look = reverse("scenarios-api:draft-look", args=[scenario.public_id, "question"])
    return {
        **known,
        "look": look.removesuffix("question"),
        "try": reverse("simulate-api:draft-try", args=[scenario.public_id]),
        "scenario": scenario.get_absolute_url(),
    }
