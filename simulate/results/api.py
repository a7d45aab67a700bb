"""The API of playtests: the list, the result, and calls that stop, pause and resume."""

from __future__ import annotations

from collections.abc import Callable

from django.http.response import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from simulate.asking.api import StartPlaytest
from simulate.models import BatchState
from simulate.queue import control
from simulate.results import selectors
from simulate.results.access import own_batch, visible_batch
from simulate.results.representation import detail, summary
from simulate.results.schemas import PlaytestSerializer
from web.api.conditional import respond, strong_etag
from web.api.pagination import PAGES, CursorPages
from web.api.problems import Conflict
from web.api.serializers import QuerySerializer, read_query


class ListQuery(QuerySerializer):
    """Filters of the list."""

    state = serializers.ChoiceField(choices=BatchState.choices, required=False)
    game = serializers.CharField(max_length=40, required=False)
    deck = serializers.CharField(max_length=120, required=False)
    agent = serializers.CharField(max_length=20, required=False)
    since = serializers.DateField(required=False)


class Playtests(StartPlaytest):
    """Your playtests: list them, start one."""

    @extend_schema(parameters=[ListQuery, *PAGES], responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> HttpResponseBase:
        """The playtests you started, newest first."""
        wanted = read_query(request, ListQuery)
        pages = CursorPages()
        page = pages.paginate_queryset(selectors.filtered(selectors.own_batches(request.user), **wanted), request, self)
        rows = [summary(batch, request) for batch in page or []]
        etag = strong_etag(request.get_full_path(), *((batch.pk, batch.version) for batch in page or []))
        return respond(request, pages.get_paginated_response(rows).data, etag=etag)


class Playtest(APIView):
    """One playtest."""

    @extend_schema(responses=PlaytestSerializer)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """Progress and result; ask again after `poll_after_ms` (0: it is over)."""
        batch = visible_batch(request, public_id)
        etag = strong_etag(batch.public_id, batch.version, batch.state, request.user.pk)
        return respond(request, lambda: detail(batch, request), etag=etag)


class Action(APIView):
    """A change of one playtest; a subclass says which."""

    deed: Callable[..., None]

    @extend_schema(request=None, responses=OpenApiTypes.OBJECT)
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        batch = own_batch(request, public_id)
        try:
            type(self).deed(batch=batch)
        except control.NotPossible as error:
            raise Conflict(str(error)) from None
        batch.refresh_from_db()
        return Response(summary(batch, request))


class Cancel(Action):
    """Stop it; finished games are kept."""

    deed = control.cancel


class Pause(Action):
    """Begin nothing new until it is resumed."""

    deed = control.pause


class Resume(Action):
    """Go on with a paused playtest."""

    deed = control.resume
