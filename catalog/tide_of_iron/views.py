"""Pages of Tide of Iron in the catalogue: ask a selector, render."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from catalog.tide_of_iron import selectors
from simulate.games.tide_of_iron import facts


@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    return render(request, "catalog/tide_of_iron/overview.html", {"units": facts.unit_types()})


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
