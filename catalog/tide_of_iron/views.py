"""Pages of Tide of Iron in the catalogue: ask a selector, render."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from catalog.tide_of_iron import ground, parameters, selectors
from simulate.games.tide_of_iron import facts


@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    context = {
        "units": facts.unit_types(),
        "terrain": facts.terrain(),
        "parameters": facts.parameters(),
    }
    return render(request, "catalog/tide_of_iron/overview.html", context)


@require_safe
def unit_list(request: HttpRequest) -> HttpResponse:
    context = {"groups": selectors.unit_groups(), "specializations": selectors.specializations()}
    return render(request, "catalog/tide_of_iron/units.html", context)


@require_safe
def unit(request: HttpRequest, id: str) -> HttpResponse:
    page = selectors.unit_page(id_=id)
    if page is None:
        raise Http404
    return render(request, "catalog/tide_of_iron/unit.html", {"page": page, "unit": page.unit})


@require_safe
def terrain(request: HttpRequest) -> HttpResponse:
    context = {
        "terrain": ground.all_terrain(),
        "markers": ground.markers_on_the_map(),
        "pieces": ground.other_pieces(),
    }
    return render(request, "catalog/tide_of_iron/terrain.html", context)


@require_safe
def parameter_list(request: HttpRequest) -> HttpResponse:
    return render(request, "catalog/tide_of_iron/parameters.html", {"parameters": parameters.all_parameters()})
