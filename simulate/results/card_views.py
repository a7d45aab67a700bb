"""The cards of a playtest's decks: a page, and the same in the API."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404, render
from django.template.loader import render_to_string
from django.utils.cache import patch_cache_control
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.views import APIView

from simulate.models import Batch
from simulate.results import selectors
from simulate.results import words as result_words
from simulate.results.cards import as_json, tables
from simulate.results.kept import kept, mark
from simulate.results.reading import read
from web.api.conditional import has_version, respond, strong_etag


@require_safe
def cards(request: HttpRequest, public_id: str) -> HttpResponse:
    """The tables of the decks: each card with its games, by what was done with it, and the share of points in them.

    A reader who has this version gets 304; the frame around it belongs to the reader, so the tag does too.
    """
    batch = _visible(request, public_id)
    reader = request.user.pk, request.user.get_username(), request.COOKIES.get(settings.CSRF_COOKIE_NAME)
    etag = mark(batch, "cards", *reader)
    if has_version(request, etag):
        response: HttpResponse = HttpResponseNotModified()
    else:
        shown = kept(batch, "cards", _tables)
        response = render(request, "simulate/cards.html", {"batch": batch, "tables": mark_safe(shown)})  # noqa: S308
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _tables(batch: Batch) -> str:
    """The tables as HTML."""
    report = read(batch)
    context = {"batch": batch, "tables": tables(report), "line_up": result_words.line_up(report)}
    return str(render_to_string("simulate/_cards.html", context))


def _visible(request: HttpRequest | Request, public_id: str) -> Batch:
    """A playtest that this reader may see, without the sums of its games."""
    return get_object_or_404(selectors.visible_batches(request.user), public_id=public_id)


class Cards(APIView):
    """The cards of the decks of one playtest."""

    @extend_schema(operation_id="playtest_cards", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """Games and share of points in which each card was in the opening hand, drawn, played, resolved, not drawn.

        What these shares don't tell is a cause: a study of the kind `causes` does.
        """
        batch = _visible(request, public_id)
        etag = strong_etag("cards", batch.public_id, batch.version)
        return respond(request, lambda: {"decks": kept(batch, "cards-json", _numbers)}, etag=etag)


def _numbers(batch: Batch) -> list[dict[str, Any]]:
    return as_json(read(batch))
