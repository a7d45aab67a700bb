"""The API of one deck against several: shape is checked here, rules in the services."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from sandtable.engine.registry import all_games
from simulate.asking import together
from simulate.asking.api import AgentChoice, DeckReference, idempotency_key, refusals, seed_of, subjects
from simulate.asking.request import MOST_SEED, PlaytestRequest
from simulate.models import Series, SeriesKind, Visibility
from simulate.queue import control
from simulate.results import selectors, verdicts
from simulate.results.access import own_series, visible_series
from simulate.results.as_json import interval
from simulate.results.representation import summary
from simulate.results.series import selectors as series_selectors
from simulate.results.series import services as series_services
from simulate.results.strengths import strengths
from web.api.conditional import PRIVATE, PUBLIC, respond, strong_etag
from web.api.problems import Conflict
from web.api.public import PublicRead, unlisted
from web.api.serializers import StrictInteger, StrictSerializer, StrictText
from web.api.throttling import Scoped, User


class Opponent(StrictSerializer):
    """A deck you may open, in its newest version unless a number is given."""

    deck = StrictText(max_length=40)
    version = StrictInteger(min_value=1, max_value=10**6, required=False)


class NewSeries(StrictSerializer):
    """One deck and the decks it meets; without `opponents` it meets the demo field."""

    game = StrictText(max_length=40, default=series_services.FIELD_OF)
    side = DeckReference()
    opponents = serializers.ListField(
        child=Opponent(), min_length=1, max_length=together.MOST_OPPONENTS, required=False
    )
    opponents_agent = AgentChoice()
    pairs = StrictInteger(min_value=1, help_text="Against each opponent; a pair is two games with swapped seats.")
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        if body["game"] not in all_games():
            raise serializers.ValidationError({"game": _("There is no such game.")})
        if "opponents" not in body and body["game"] != series_services.FIELD_OF:
            raise serializers.ValidationError({"opponents": _("This game has no demo field; name opponents.")})
        return body


def detail(found: Series, request: Request) -> dict[str, Any]:
    """A series as far as it goes."""
    if found.kind == SeriesKind.STRENGTHS:
        return detail_of_strengths(found, request)
    standing = series_selectors.standing(found)
    waits = [selectors.poll_after_ms(row.batch) for row in standing.rows if row.batch.is_open]
    return {
        "id": found.public_id,
        "url": address(found, request),
        "kind": found.kind,
        "visibility": found.visibility,
        "deck": standing.deck,
        "games": standing.games,
        "games_done": standing.games_done,
        "poll_after_ms": min(waits, default=0),
        "together": interval(standing.together),
        "opponents": [
            {"label": row.opponent, "points": interval(row.points), "verdict": standing.state(row)}
            | {"playtest": summary(row.batch, request)}
            for row in standing.rows
        ],
    }


def detail_of_strengths(found: Series, request: Request) -> dict[str, Any]:
    """The same playtest at several strengths as far as it goes, with the joint verdict."""
    together = strengths(found)
    waits = [selectors.poll_after_ms(each.batch) for each in together.each if each.batch.is_open]
    return {
        "id": found.public_id,
        "url": address(found, request),
        "kind": found.kind,
        "visibility": found.visibility,
        "title": together.title,
        "games": sum(each.batch.n_games for each in together.each),
        "games_done": sum(each.batch.games_done for each in together.each),
        "poll_after_ms": min(waits, default=0),
        "verdict": together.as_json(),
        "strengths": [
            {"agent": each.agent, "verdict": verdicts.as_json(each.report, interval)}
            | {"playtest": summary(each.batch, request)}
            for each in together.each
        ],
    }


def address(found: Series, request: Request) -> str:
    """The address of a series for this caller: the public one for a caller without an account."""
    name = "series" if request.user.is_authenticated else "public-series"
    return reverse(f"simulate-api:{name}", args=[found.public_id], request=request)


class NewSeriesView(APIView):
    """Start one deck against several."""

    throttle_classes = [User, Scoped]
    throttle_scope = "create"

    @extend_schema(
        operation_id="playtest_series_create",
        request=NewSeries,
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        responses={202: OpenApiTypes.OBJECT, 400: OpenApiResponse(description="Every problem, named")},
    )
    def post(self, request: Request) -> HttpResponseBase:
        """A playtest against each opponent: all of them start, or none."""
        key = idempotency_key(request)
        requests = asked_for(request, key)
        assert isinstance(request.user, AbstractBaseUser)
        with refusals():
            made = together.create_series(owner=request.user, requests=requests, idempotency_key=key)
        reply = detail(made, request)
        return Response(reply, status=202, headers={"Location": reply["url"]})


def asked_for(request: Request, key: str) -> list[PlaytestRequest]:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem."""
    reader = NewSeries(data=request.data)
    reader.is_valid(raise_exception=True)
    body = reader.validated_data
    named = [(("opponents", place), each) for place, each in enumerate(body.get("opponents", ()))]
    deck, *opponents = subjects(request, [(("side",), body["side"]), *named])
    single = PlaytestRequest(
        game=body["game"],
        subjects=(deck,),
        agents=(body["side"]["agent"], body["opponents_agent"]),
        rotations=body["pairs"],
        seed=body.get("seed", seed_of(request.user.pk, key)),
    )
    return series_services.requests_for(single, opponents or series_services.demo_field(deck))


class SeriesView(APIView):
    """One deck against several."""

    @extend_schema(operation_id="playtest_series_read", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """Progress and result; ask again after `poll_after_ms` (0: it is over)."""
        return _answer(request, public_id)


def _answer(request: Request, public_id: str) -> HttpResponseBase:
    found = visible_series(request, public_id)
    states = list(found.batches.order_by("id").values_list("version", "state"))
    etag = strong_etag(found.public_id, found.visibility, states, request.user.pk)
    is_listed = found.visibility == Visibility.PUBLIC
    return respond(request, lambda: detail(found, request), etag=etag, cache=PUBLIC if is_listed else PRIVATE)


class PublicSeries(PublicRead, APIView):
    """A shared series, for everybody."""

    @extend_schema(operation_id="public_playtest_series_read", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """A public series, or an unlisted one to callers who have its id."""
        return unlisted(_answer(request, public_id))


class CancelSeries(APIView):
    """Stop what is still open."""

    @extend_schema(operation_id="playtest_series_cancel", request=None, responses=OpenApiTypes.OBJECT)
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """Finished games are kept."""
        found = own_series(request, public_id)
        try:
            series_services.cancel(series=found)
        except control.NotPossible as error:
            raise Conflict(str(error)) from None
        return Response(detail(found, request))
