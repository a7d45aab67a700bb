"""Downloads of every finished game of a playtest, as NDJSON or CSV."""

from __future__ import annotations

from typing import Any, Final

from django.http import StreamingHttpResponse
from django.http.response import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request
from rest_framework.views import APIView

from simulate.models import Batch
from simulate.results.access import visible_batch
from simulate.results.export import FORMATS
from web.api.serializers import QuerySerializer, read_query

LINES: Final = {(200, content_type.partition(";")[0]): OpenApiTypes.STR for content_type, _lines in FORMATS.values()}
"""The media types of the answers, for the description of the API."""


class GamesQuery(QuerySerializer):
    """The form of the list of games; `Accept` decides when it is left out."""

    format = serializers.ChoiceField(choices=list(FORMATS), required=False)


class AnyFormat(DefaultContentNegotiation):
    """This view writes its own formats, so nothing is refused for its Accept header."""

    def select_renderer(self, request: Request, renderers: Any, format_suffix: str | None = None) -> Any:
        return renderers[0], renderers[0].media_type

    def filter_renderers(self, renderers: Any, format: str) -> Any:
        return renderers


class Games(APIView):
    """Every finished game, one a line."""

    content_negotiation_class = AnyFormat

    @extend_schema(parameters=[GamesQuery], responses=LINES)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """NDJSON, or CSV with `?format=csv` or `Accept: text/csv`. Lines are sent while they are read."""
        batch = visible_batch(request, public_id)
        asked = read_query(request, GamesQuery).get("format")
        accepts_csv = "text/csv" in request.headers.get("Accept", "")
        return download(batch, asked or ("csv" if accepts_csv else "ndjson"))


class GamesFile(APIView):
    """Every finished game in a file of one format."""

    content_negotiation_class = AnyFormat
    kind = ""

    @extend_schema(responses=LINES)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """The same lines under an address with the file's ending, for links."""
        batch = visible_batch(request, public_id)
        read_query(request, QuerySerializer)
        return download(batch, self.kind)


def download(batch: Batch, kind: str) -> StreamingHttpResponse:
    """The games of a playtest, sent while they are read."""
    content_type, lines = FORMATS[kind]
    response = StreamingHttpResponse(lines(batch), content_type=content_type)
    response["Content-Disposition"] = f'attachment; filename="playtest-{batch.public_id}.{kind}"'
    return response
