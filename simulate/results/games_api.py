"""Every finished game of a playtest as a line of NDJSON or CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from django.http import StreamingHttpResponse
from django.http.response import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request
from rest_framework.views import APIView

from simulate.models import Batch
from simulate.playtest.plan import GameRecord
from simulate.results.api import visible
from web.api.serializers import QuerySerializer, read_query


class GamesQuery(QuerySerializer):
    """The form of the list of games; `Accept` decides when it is left out."""

    format = serializers.ChoiceField(choices=["ndjson", "csv"], required=False)


class AnyFormat(DefaultContentNegotiation):
    """This view writes its own formats, so nothing is refused for its Accept header."""

    def select_renderer(self, request: Request, renderers: Any, format_suffix: str | None = None) -> Any:
        return renderers[0], renderers[0].media_type

    def filter_renderers(self, renderers: Any, format: str) -> Any:
        return renderers


class Games(APIView):
    """Every finished game, one a line."""

    content_negotiation_class = AnyFormat

    @extend_schema(parameters=[GamesQuery], responses={(200, "application/x-ndjson"): OpenApiTypes.STR})
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """NDJSON, or CSV with `?format=csv` or `Accept: text/csv`."""
        batch = visible(request, public_id)
        asked = read_query(request, GamesQuery).get("format")
        is_csv = asked == "csv" or (asked is None and "text/csv" in request.headers.get("Accept", ""))
        lines, kind = (csv_lines(batch), "csv") if is_csv else (ndjson_lines(batch), "ndjson")
        content_type = "text/csv; charset=utf-8" if is_csv else "application/x-ndjson"
        response = StreamingHttpResponse(lines, content_type=content_type)
        response["Content-Disposition"] = f'attachment; filename="playtest-{batch.public_id}.{kind}"'
        return response


def game_line(record: GameRecord) -> dict[str, Any]:
    """One game as a line."""
    return {
        "number": record.number,
        "outcome": record.outcome,
        "winners": list(record.winners),
        "first": record.first,
        "reason": record.reason,
        "rounds": record.rounds,
        "decisions": record.decisions,
        "digest": f"{record.digest:016x}",
    }


def ndjson_lines(batch: Batch) -> Iterator[str]:
    for record in batch.records():
        yield json.dumps(game_line(record)) + "\n"


def csv_lines(batch: Batch) -> Iterator[str]:
    """A head and a line a game. No cell starts with what a spreadsheet takes for a formula."""
    yield "number,outcome,winner,first,reason,rounds,decisions,digest\r\n"
    for record in batch.records():
        line = io.StringIO()
        winner = " ".join(map(str, record.winners)) if record.outcome in ("wins", "losses") else ""
        first = record.first if record.first >= 0 else ""
        csv.writer(line).writerow(
            [
                record.number,
                record.outcome,
                winner,
                first,
                record.reason,
                record.rounds,
                record.decisions,
                f"{record.digest:016x}",
            ]
        )
        yield line.getvalue()
