"""The API of sharing: the owner's choice of readers, and running a playtest again."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.http.response import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from simulate.asking.api import address, idempotency_key, refusals
from simulate.models import Batch, Series, Study, Visibility
from simulate.results.access import own_batch, own_series, visible_batch
from simulate.results.sharing import services
from web.api.serializers import StrictSerializer
from web.api.throttling import Scoped, User

MISSING = OpenApiResponse(description="No such result, or not yours")


class NewVisibility(StrictSerializer):
    """The readers of a result."""

    visibility = serializers.ChoiceField(
        choices=Visibility.choices,
        help_text="`private`: the owner alone; `unlisted`: who has the id, without an account; `public`: also listed.",
    )


def change_readers(request: Request, result: Batch | Series | Study) -> Response:
    """The answer to the owner's call about the readers of a result."""
    body = NewVisibility(data=request.data)
    body.is_valid(raise_exception=True)
    services.set_visibility(result=result, visibility=body.validated_data["visibility"])
    return Response({"id": result.public_id, "visibility": result.visibility})


class PlaytestVisibility(APIView):
    """The readers of a playtest."""

    @extend_schema(request=NewVisibility, responses={200: NewVisibility, 404: MISSING})
    def put(self, request: Request, public_id: str) -> HttpResponseBase:
        """Make your playtest private, unlisted or public; its games and what was played are readable with it."""
        return change_readers(request, own_batch(request, public_id))


class SeriesVisibility(APIView):
    """The readers of a series."""

    @extend_schema(
        operation_id="playtest_series_visibility", request=NewVisibility, responses={200: NewVisibility, 404: MISSING}
    )
    def put(self, request: Request, public_id: str) -> HttpResponseBase:
        """Make your series private, unlisted or public; its playtests are readable with it."""
        return change_readers(request, own_series(request, public_id))


class Again(APIView):
    """Run a playtest again."""

    throttle_classes = [User, Scoped]
    throttle_scope = "create"

    @extend_schema(
        request=None,
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        responses={202: OpenApiTypes.OBJECT, 404: MISSING},
    )
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """A playtest of yours with the same content, agents and seed: on the same engine its digest is the same."""
        key = idempotency_key(request)
        batch = visible_batch(request, public_id)
        assert isinstance(request.user, AbstractBaseUser)
        with refusals():
            made = services.run_again(batch=batch, owner=request.user, idempotency_key=key)
        location = address(made, request)
        reply: dict[str, Any] = {"id": made.public_id, "url": location, "games": made.n_games, "seed": made.seed}
        return Response(reply | {"repeats": batch.public_id}, status=202, headers={"Location": location})
