"""The page about agents."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from simulate.results.players import selectors


@require_safe
def agents(request: HttpRequest) -> HttpResponse:
    """The agents: how each thinks, how strong it is in each game, and what a game costs."""
    return render(request, "simulate/agents.html", {"players": selectors.players(), "origins": selectors.origins()})
