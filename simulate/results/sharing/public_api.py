"""Shared playtests for everybody, from any web page: public ones in a list, unlisted ones by their id."""

from __future__ import annotations

from django.http.response import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.views import APIView

from simulate.models import Visibility
from simulate.results import selectors
from simulate.results.access import visible_batch
from simulate.results.api import ListQuery
from simulate.results.games_api import Games, GamesFile
from simulate.results.representation import detail, summary
from web.api.conditional import PRIVATE, PUBLIC, respond, strong_etag
from web.api.pagination import PAGES, CursorPages
from web.api.public import PublicRead, unlisted
from web.api.serializers import read_query
from web.api.throttling import AnonymousCostly


class PublicPlaytests(PublicRead, APIView):
    """Public playtests."""

    @extend_schema(parameters=[ListQuery, *PAGES], responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> HttpResponseBase:
        """The playtests that their owners show to everybody, newest first."""
        wanted, pages = read_query(request, ListQuery), CursorPages()
        page = pages.paginate_queryset(selectors.filtered(selectors.public_batches(), **wanted), request, self) or []
        etag = strong_etag(request.get_full_path(), request.get_host(), *((each.pk, each.version) for each in page))
        rows = [summary(batch, request) for batch in page]
        return respond(request, pages.get_paginated_response(rows).data, etag=etag, cache=PUBLIC)


class PublicGames(PublicRead, Games):
    """Every finished game of a shared playtest, one a line."""

    throttle_classes = (AnonymousCostly,)


class PublicGamesFile(PublicRead, GamesFile):
    """Every finished game of a shared playtest, in a file of one format."""

    throttle_classes = (AnonymousCostly,)


class PublicPlaytest(PublicRead, APIView):
    """A shared playtest."""

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """A public playtest with its result, or an unlisted one to callers who have its id."""
        batch = visible_batch(request, public_id)
        etag = strong_etag("public", request.get_host(), batch.public_id, batch.version, batch.state)
        cache = PUBLIC if batch.visibility == Visibility.PUBLIC else PRIVATE
        return unlisted(respond(request, lambda: detail(batch, request), etag=etag, cache=cache))
