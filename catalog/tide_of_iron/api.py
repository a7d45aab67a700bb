"""The tables of Tide of Iron for programs: public, read only, every answer with an ETag."""

from __future__ import annotations

import json
from typing import Any

from django.http.response import HttpResponseBase
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.views import APIView

from catalog.tide_of_iron import representation, schemas
from web.api.conditional import PUBLIC, respond, strong_etag
from web.api.problems import NotFound
from web.api.public import PublicRead
from web.api.serializers import QuerySerializer, read_query

TAGS = ["tide of iron"]


class NoQuery(QuerySerializer):
    """No parameters at all."""


def answer(request: Request, data: Any) -> HttpResponseBase:
    """Answer with data that changes only with the program; the ETag is a digest of the data."""
    read_query(request, NoQuery)
    return respond(request, data, etag=strong_etag(json.dumps(data)), cache=PUBLIC)


def one(rows: list[dict[str, Any]], id_: str) -> dict[str, Any]:
    """The row with an id. Raises NotFound."""
    found = next((row for row in rows if row["id"] == id_), None)
    if found is None:
        raise NotFound()
    return found


class UnitList(PublicRead, APIView):
    """Every kind of figure and vehicle."""

    @extend_schema(summary="Units of Tide of Iron", tags=TAGS, responses=schemas.UnitSchema(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        return answer(request, representation.units())


class UnitDetail(PublicRead, APIView):
    """One kind of unit."""

    @extend_schema(
        summary="One unit of Tide of Iron",
        tags=TAGS,
        parameters=[OpenApiParameter("id", str, "path", examples=[OpenApiExample("Tiger I", "de_tiger1")])],
        responses={200: schemas.UnitSchema, 304: None, 404: OpenApiResponse(description="No such unit")},
    )
    def get(self, request: Request, id: str) -> HttpResponseBase:
        return answer(request, one(representation.units(), id))


class SpecializationList(PublicRead, APIView):
    """Specialization tokens and their abilities."""

    @extend_schema(
        summary="Specializations of squads in Tide of Iron",
        tags=TAGS,
        responses=schemas.SpecializationSchema(many=True),
    )
    def get(self, request: Request) -> HttpResponseBase:
        return answer(request, representation.specializations())


class TerrainList(PublicRead, APIView):
    """The terrain table."""

    @extend_schema(summary="Terrain of Tide of Iron", tags=TAGS, responses=schemas.TerrainSchema(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        return answer(request, representation.terrain())


class MarkerList(PublicRead, APIView):
    """Markers, tokens and other pieces."""

    @extend_schema(summary="Markers of Tide of Iron", tags=TAGS, responses=schemas.MarkerSchema(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        return answer(request, representation.markers())


class ParameterList(PublicRead, APIView):
    """Parameters that a scenario may set."""

    @extend_schema(summary="Parameters of Tide of Iron", tags=TAGS, responses=schemas.ParameterSchema(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        return answer(request, representation.parameters())


class BoardList(PublicRead, APIView):
    """Every side of every board."""

    @extend_schema(summary="Boards of Tide of Iron", tags=TAGS, responses=schemas.BoardSummary(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        return answer(request, representation.boards())


class BoardDetail(PublicRead, APIView):
    """One side, hex by hex."""

    @extend_schema(
        summary="One board side of Tide of Iron",
        tags=TAGS,
        parameters=[OpenApiParameter("side", str, "path", examples=[OpenApiExample("Side", "1A")])],
        responses={200: schemas.BoardSchema, 304: None, 404: OpenApiResponse(description="No such side")},
    )
    def get(self, request: Request, side: str) -> HttpResponseBase:
        one(representation.boards(), side)
        return answer(request, representation.board(side))


class CardList(PublicRead, APIView):
    """Strategy and operations cards."""

    @extend_schema(summary="Cards of Tide of Iron", tags=TAGS, responses=schemas.CardSchema(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        return answer(request, representation.cards())


class CardDetail(PublicRead, APIView):
    """One card."""

    @extend_schema(
        summary="One card of Tide of Iron",
        tags=TAGS,
        parameters=[OpenApiParameter("id", str, "path", examples=[OpenApiExample("A card", "all_or_nothing")])],
        responses={200: schemas.CardSchema, 304: None, 404: OpenApiResponse(description="No such card")},
    )
    def get(self, request: Request, id: str) -> HttpResponseBase:
        return answer(request, one(representation.cards(), id))
