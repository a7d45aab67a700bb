"""The API of the qualities of play."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from simulate.results.access import own_batch, visible_batch
from simulate.results.qualities import selectors, services
from web.api.conditional import respond, strong_etag
from web.api.problems import Conflict, NotFound
from web.api.throttling import Scoped, User


class QualitiesOfPlay(APIView):
    """The qualities of play of one playtest."""

    throttle_classes = [User, Scoped]

    def get_throttles(self) -> list[Any]:
        self.throttle_scope = "create" if self.request.method == "POST" else None
        return super().get_throttles()

    @extend_schema(summary="Qualities of play", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """The measures with their intervals, as far as they are known; 404 before somebody asked for them."""
        play = selectors.play_of(visible_batch(request, public_id))
        if play is None:
            raise NotFound(_("Nobody has asked for the qualities of this playtest."))
        return respond(request, lambda: selectors.as_json(play), etag=strong_etag(public_id, play.version, play.state))

    @extend_schema(
        summary="Measure qualities of play",
        request=None,
        responses={202: OpenApiTypes.OBJECT, 409: OpenApiResponse(description="They can't be measured, and why")},
    )
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """Have games of your playtest watched and measured; the same again while that is known."""
        batch = own_batch(request, public_id)
        assert isinstance(request.user, AbstractBaseUser)
        try:
            play = services.ask(batch=batch, user=request.user)
        except services.CannotMeasure as refused:
            raise Conflict(str(refused), code="cannot_measure") from None
        return Response(selectors.as_json(play), status=202)
