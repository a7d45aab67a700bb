"""The results of a deck by version, for programs."""

from __future__ import annotations

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks.selectors import visible_decks
from simulate.results.versions.selectors import results_by_version
from simulate.results.versions.told import as_json
from web.api.problems import NotFound


class DeckResults(APIView):
    """Shares of points of each version, and the change where two versions met the same opponents."""

    permission_classes = (AllowAny,)

    @extend_schema(summary="Results of a deck by version", tags=["decks"], responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> Response:
        if not visible_decks(request.user).filter(public_id=public_id).exists():
            raise NotFound()
        return Response({"versions": [as_json(each) for each in results_by_version(public_id, request.user)]})
