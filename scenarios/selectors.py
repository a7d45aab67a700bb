"""Reads: who may see which scenario, and what a playtest needs to know about it."""

from __future__ import annotations

from django.db.models import QuerySet
from django.db.models.functions import Lower

from scenarios.models import Scenario, ScenarioVersion
from web.reader import Reader


def visible_scenarios(user: Reader) -> QuerySet[Scenario]:
    """Scenarios this reader may open, with owner and newest version."""
    return Scenario.objects.visible_to(user).select_related("owner", "current")


def listed_scenarios(user: Reader) -> QuerySet[Scenario]:
    """Scenarios a list may show this reader: their own and public ones."""
    return Scenario.objects.listed_for(user).select_related("owner", "current")


def public_scenarios() -> QuerySet[Scenario]:
    """Scenarios everybody may see in a list."""
    return Scenario.objects.public().select_related("owner", "current")


def house_scenarios() -> QuerySet[Scenario]:
    """Scenarios that come with a game."""
    return Scenario.objects.of_the_house().select_related("owner", "current")


def own_scenarios(user: Reader) -> QuerySet[Scenario]:
    """The reader's own scenarios; the only ones they may change."""
    return Scenario.objects.owned_by(user).select_related("owner", "current")


def scenarios(user: Reader, show: str, words: str = "", game: str = "") -> QuerySet[Scenario]:
    """The scenarios of a list, by title: "mine", "public", "house" or "all"; `words` are part of the title."""
    lists = {"mine": own_scenarios(user), "public": public_scenarios(), "house": house_scenarios()}
    found = lists.get(show, listed_scenarios(user)).order_by(Lower("title"), "pk")
    found = found.filter(title__icontains=words) if words else found
    return found.filter(game=game) if game else found


def visible_versions(user: Reader) -> QuerySet[ScenarioVersion]:
    """Versions of the scenarios this reader may open."""
    scenarios = Scenario.objects.visible_to(user)
    return ScenarioVersion.objects.filter(scenario__in=scenarios).select_related("scenario", "scenario__owner")
