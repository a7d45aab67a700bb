"""A deck to print and to share as a picture."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.paper import Paper
from decks.views.access import readable_deck
from drawing.hex_map import standalone
from web.downloads import svg_file


@require_safe
def print_sheet(request: HttpRequest, public_id: str) -> HttpResponse:
    """The newest version on paper."""
    deck = readable_deck(request, public_id)
    version = deck.newest
    context = {
        "deck": deck,
        "version": version,
        "sheet": Paper(version.deck_list),
        "address": request.build_absolute_uri(version.get_absolute_url()),
    }
    return render(request, "decks/print.html", context)


@require_safe
def picture(request: HttpRequest, public_id: str) -> HttpResponse:
    """The newest version as a picture, as an SVG file."""
    drawn = Paper(readable_deck(request, public_id).newest.deck_list).picture
    return svg_file(standalone(drawn, _css()))


@cache
def _css() -> str:
    return Path(settings.BASE_DIR, "static/css/deck_picture.css").read_text(encoding="utf-8")
