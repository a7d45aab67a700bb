"""Pages of Tide of Iron in the catalogue: ask a selector, render."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import condition, require_safe

from catalog.tide_of_iron import boards, cards, finding, ground, parameters, selectors
from drawing.hex_map import standalone
from sandtable.games.tide_of_iron import card_facts, facts
from sandtable.games.tide_of_iron.boards import all_sides
from web.api.conditional import strong_etag
from web.downloads import svg_file

LONGEST_QUERY: Final = 100
"""Longest search text, in characters; the rest is ignored."""
PICTURE_KEPT_S: Final = 600
"""Time for which a browser keeps a thumbnail, in seconds."""


@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    """The parts of the game's catalogue, and `?q=` over all of them."""
    text = request.GET.get("q", "")[:LONGEST_QUERY]
    found = finding.find(text)
    context = {
        "text": text.strip(),
        "found": found[: finding.MOST],
        "count": len(found),
        "units": facts.unit_types(),
        "terrain": facts.terrain(),
        "boards": all_sides(),
        "strategy": card_facts.strategy_cards(),
        "operations": card_facts.operations_cards(),
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


@require_safe
def card_list(request: HttpRequest) -> HttpResponse:
    """Browse by deck; `?q=` words of the name, `?deck=` one deck (an unknown one is no choice)."""
    names = cards.names_of_decks()
    text, chosen = request.GET.get("q", "")[:LONGEST_QUERY], request.GET.get("deck", "")
    chosen = chosen if chosen in names else ""
    decks = cards.decks(text=text, deck=chosen)
    count = sum(len(deck.cards) for deck in decks)
    context = {"decks": decks, "names": names, "text": text, "chosen": chosen, "count": count}
    return render(request, "catalog/tide_of_iron/cards.html", context)


@require_safe
def card(request: HttpRequest, id: str) -> HttpResponse:
    page = cards.card_page(id_=id)
    if page is None:
        raise Http404
    return render(request, "catalog/tide_of_iron/card.html", {"page": page})


@require_safe
def board_list(request: HttpRequest) -> HttpResponse:
    return render(request, "catalog/tide_of_iron/boards.html", {"boards": boards.all_boards()})


@require_safe
def board(request: HttpRequest, side: str) -> HttpResponse:
    _known(side)
    sides = all_sides()
    place = sides.index(side)
    context = {
        "page": boards.board_page(side),
        "picture": boards.picture(side, names=True),
        "before": sides[place - 1] if place else None,
        "after": sides[place + 1] if place + 1 < len(sides) else None,
    }
    return render(request, "catalog/tide_of_iron/board.html", context)


def _picture_etag(request: HttpRequest, side: str) -> str:
    return strong_etag(_picture(side))


@require_safe
@cache_control(public=True, max_age=PICTURE_KEPT_S)
@condition(etag_func=_picture_etag)
def board_picture(request: HttpRequest, side: str) -> HttpResponse:
    """A side as a file of its own; it follows light and dark."""
    return svg_file(_picture(side), cache_control="")


def _picture(side: str) -> str:
    _known(side)
    return standalone(boards.picture(side, names=False), _map_css())


@cache
def _map_css() -> str:
    return Path(settings.BASE_DIR, "static/css/map.css").read_text(encoding="utf-8")


def _known(side: str) -> None:
    """Raises Http404."""
    if not boards.is_known(side):
        raise Http404
