"""The cards of a playtest's decks: a page, and the same in the API."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.http import require_safe
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.views import APIView

from simulate.results import words as result_words
from simulate.results.access import visible_batch
from simulate.results.cards import as_json, tables
from simulate.results.reading import read
from web.api.conditional import respond, strong_etag


@require_safe
def cards(request: HttpRequest, public_id: str) -> HttpResponse:
    """For each card of each deck: drawn, played, resolved, and the share of points in these games."""
    batch = visible_batch(request, public_id)
    report = read(batch)
    context = {"batch": batch, "tables": tables(report), "line_up": result_words.line_up(report)}
    return render(request, "simulate/cards.html", context)


class Cards(APIView):
    """The cards of the decks of one playtest."""

    @extend_schema(operation_id="playtest_cards", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """Games and share of points in which each card was in the opening hand, drawn, played, resolved, not drawn.

        What these shares don't tell is a cause: a study of the kind `causes` does.
        """
        batch = visible_batch(request, public_id)
        etag = strong_etag("cards", batch.public_id, batch.version)
        return respond(request, lambda: {"decks": as_json(read(batch))}, etag=etag)
