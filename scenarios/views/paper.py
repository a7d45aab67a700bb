"""A scenario version on paper: the map on page one, then forces, set-up and victory."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from drawing.svg import size_of
from scenarios.checking import game_title, lint
from scenarios.games import sheet_of
from scenarios.games.contract import Sheet
from scenarios.views.access import readable_scenario, version_of


@require_safe
def print_sheet(request: HttpRequest, public_id: str, number: str) -> HttpResponse:
    """The sheet that the browser prints; `?ink=less` begins with the ink saver switched on."""
    scenario = readable_scenario(request, public_id)
    version = version_of(request, scenario, int(number))
    sheet = sheet_of(scenario.game, version.definition)
    context = {
        "scenario": scenario,
        "version": version,
        "sheet": sheet,
        "game": game_title(scenario.game),
        "problems": lint(version.definition, version.digest),
        "shape": shape_of(sheet),
        "saves_ink": request.GET.get("ink") == "less",
        "address": request.build_absolute_uri(version.get_absolute_url()),
    }
    return render(request, sheet.print_template, context)


def shape_of(sheet: Sheet) -> str:
    """The page that the picture needs: "wide" or "tall"; "" without a picture."""
    if not sheet.picture:
        return ""
    width, height = size_of(sheet.picture)
    return "wide" if width > height else "tall"
