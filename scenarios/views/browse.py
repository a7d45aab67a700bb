"""Looking at scenarios: the list, one scenario, one version, and files to take away."""

from __future__ import annotations

from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from sandtable.engine.registry import all_games
from scenarios import gallery, selectors, verdicts
from scenarios.balance_words import BalanceWords, disagreements
from scenarios.checking import advice, game_title, games, lint
from scenarios.files import definition_file, map_file, thumbnail_file
from scenarios.games import sheet_of
from scenarios.models import Scenario, ScenarioVersion, Size, Visibility
from scenarios.views.access import readable_scenario, version_of

PAGE_SIZE = 24


@require_safe
def scenario_list(request: HttpRequest) -> HttpResponse:
    """The gallery: own, public or shipped scenarios, narrowed and sorted as the address asks (scenarios/gallery.py)."""
    asked = gallery.Asked.read(request.GET, request.user)
    found = selectors.gallery(request.user, asked.show, asked.filters)
    page = Paginator(found, PAGE_SIZE).get_page(request.GET.get("page"))
    verdicts.renew(page)
    context = {
        "asked": asked,
        "show": asked.show,
        "games": games(),
        "lengths": gallery.LENGTHS,
        "sizes": Size,
        "withins": gallery.WITHIN,
        "sorts": gallery.SORTS,
        "page_obj": page,
        "tiles": gallery.tiles(page, request.user),
    }
    return render(request, "scenarios/scenario_list.html", context)


@require_safe
def scenario(request: HttpRequest, public_id: str) -> HttpResponse:
    """A scenario's newest version."""
    found = readable_scenario(request, public_id)
    return _page(request, found, found.newest)


@require_safe
def version(request: HttpRequest, public_id: str, number: str) -> HttpResponse:
    """A scenario as it was saved under a number."""
    found = readable_scenario(request, public_id)
    return _page(request, found, version_of(request, found, int(number)))


def _page(request: HttpRequest, found: Scenario, shown: ScenarioVersion) -> HttpResponse:
    versions = list(found.versions_seen_by(request.user))
    sheet = sheet_of(found.game, shown.definition)
    balances = [BalanceWords(each) for each in selectors.balances_for(request.user, [shown.pk])]
    context: dict[str, Any] = {
        "scenario": found,
        "version": shown,
        "is_newest": shown.number == found.newest.number,
        "unfinished": found.unfinished if found.is_owned_by(request.user) else None,
        "versions": versions,
        "game": game_title(found.game),
        "sheet": sheet,
        "problems": lint(shown.definition, shown.digest),
        "advice": advice(shown.definition, shown.digest),
        "is_owner": found.is_owned_by(request.user),
        "visibilities": Visibility,
        "playtest_url": playtest_url(shown),
        "balance_url": balance_url(shown),
        "balances": balances,
        "disagreements": list(disagreements(balances)),
    }
    return render(request, sheet.template, context)


def playtest_url(version: ScenarioVersion) -> str:
    """The address that asks for a playtest of this version; "" as long as the engine doesn't play its game."""
    if version.scenario.game not in all_games():
        return ""
    return f"{reverse('simulate:playtest-scenario-new')}?version={version.public_id}"


def balance_url(version: ScenarioVersion) -> str:
    """The address that asks for a search for balance, likewise."""
    if version.scenario.game not in all_games():
        return ""
    return reverse("simulate:balance-new", args=[version.public_id])


@require_safe
def definition(request: HttpRequest, public_id: str, number: str) -> HttpResponse:
    """A version as JSON, to take away."""
    return definition_file(version_of(request, readable_scenario(request, public_id), int(number)))


@require_safe
def picture(request: HttpRequest, public_id: str, number: str) -> HttpResponse:
    """The map of a version as a picture of its own."""
    file = map_file(version_of(request, readable_scenario(request, public_id), int(number)))
    if file is None:
        raise Http404
    return file


@require_safe
def thumbnail(request: HttpRequest, public_id: str, number: str) -> HttpResponse:
    """The small picture of a version for lists."""
    return thumbnail_file(version_of(request, readable_scenario(request, public_id), int(number)))
