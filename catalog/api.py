"""The catalogue for programs: public, read only, every answer with an ETag."""

from __future__ import annotations

from typing import Any

from django.db.models import Count, F
from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from catalog import query, representation, schemas
from catalog.models import Card, CardSet, CatalogState, Format
from web.api.conditional import PUBLIC, respond, strong_etag
from web.api.pagination import PAGES, CursorPages
from web.api.problems import Invalid, Item, NotFound
from web.api.public import PublicRead
from web.api.serializers import QuerySerializer, read_query

API_ORDERINGS = {
    "set": ("set_position", "code"),
    "code": ("code",),
    "name": ("search_name", "code"),
    "updated": ("updated_at", "code"),
}
"""Sort orders that a cursor can follow: their columns are never null and together unique."""


class CardsQuery(QuerySerializer):
    """Query parameters of the card list."""

    q = serializers.CharField(required=False, default="", allow_blank=True, trim_whitespace=False)
    format = serializers.CharField(required=False, default=None, allow_null=True)
    ordering = serializers.ChoiceField(
        required=False, default="set", choices=[sign + name for name in API_ORDERINGS for sign in ("", "-")]
    )


class ParseQuery(QuerySerializer):
    """Query parameters of `parse`."""

    q = serializers.CharField(allow_blank=True, trim_whitespace=False)


class NoQuery(QuerySerializer):
    """No parameters at all."""


def current_state() -> CatalogState:
    """The state of the loaded data. Raises NotFound before the first load."""
    state = CatalogState.current()
    if state is None:
        raise NotFound(_("No cards are loaded yet."))
    return state


class CardList(PublicRead, APIView):
    """The list of cards that match a query."""

    @extend_schema(
        summary="Search cards",
        tags=["catalogue"],
        parameters=[
            OpenApiParameter(
                "q",
                description="The search language of the card page",
                examples=[OpenApiExample("Cheap", "t:upgrade c<=2")],
            ),
            OpenApiParameter("format", description="Compare points as this format counts them"),
            OpenApiParameter("ordering", enum=[sign + name for name in API_ORDERINGS for sign in ("", "-")]),
            *PAGES,
        ],
        responses={
            200: schemas.CardPage,
            304: None,
            400: OpenApiResponse(description="Problem JSON; every problem is named"),
        },
    )
    def get(self, request: Request) -> HttpResponseBase:
        asked = read_query(request, CardsQuery)
        state = current_state()
        found = understand(asked["q"], format=known_format(asked["format"]))
        etag = strong_etag("cards", state.data_version, state.revision, request.get_full_path(), request.get_host())
        return respond(request, lambda: self._page(request, found, asked["ordering"]), etag=etag, cache=PUBLIC)

    def _page(self, request: Request, found: query.Query, ordering: str) -> dict[str, Any]:
        sign = "-" if ordering.startswith("-") else ""
        pages = CursorPages()
        pages.ordering = tuple(sign + column for column in API_ORDERINGS[ordering.removeprefix("-")])
        # A cursor reads its place back from the row, so the set's place joins the columns.
        cards = Card.objects.filter(found.q).annotate(set_position=F("card_set__position"))
        rows = pages.paginate_queryset(representation.with_everything(cards), request, self) or []
        page: dict[str, Any] = dict(pages.get_paginated_response([representation.card_data(row) for row in rows]).data)
        return {"read_as": found.sentence, **page}


class CardDetail(PublicRead, APIView):
    """One card."""

    @extend_schema(
        summary="One card",
        tags=["catalogue"],
        parameters=[OpenApiParameter("code", str, "path", examples=[OpenApiExample("Finn", "01045")])],
        responses={200: schemas.CardSchema, 304: None, 404: OpenApiResponse(description="No such card")},
    )
    def get(self, request: Request, code: str) -> HttpResponseBase:
        if request.query_params:  # an unused serializer would cost a third of the answer time
            read_query(request, NoQuery)
        try:
            ready = representation.ready_card(current_state(), code)
        except Card.DoesNotExist:
            raise NotFound() from None
        answer = respond(request, None, etag=ready.etag, last_modified=ready.last_modified, cache=PUBLIC)
        if answer.status_code != 200:
            return answer
        headers = {name: answer[name] for name in ("ETag", "Last-Modified", "Cache-Control")}
        return HttpResponse(ready.body, content_type="application/json", headers=headers)


class CardParse(PublicRead, APIView):
    """The parsed form of a query. Errors are an answer here, so that a search box can show them while people type."""

    @extend_schema(
        summary="Explain a query",
        tags=["catalogue"],
        parameters=[OpenApiParameter("q", required=True, examples=[OpenApiExample("Typo", "cst<=2")])],
        responses=schemas.ParsedQuery,
    )
    def get(self, request: Request) -> Response:
        text = read_query(request, ParseQuery)["q"]
        try:
            found = query.read(text)
        except query.BadQuery as error:
            errors = [vars(problem) for problem in error.problems]
            return Response({"query": text, "read_as": None, "format": None, "errors": errors})
        return Response({"query": text, "read_as": found.sentence, "format": found.format, "errors": []})


class SetList(PublicRead, APIView):
    """Every set."""

    @extend_schema(summary="Every set", tags=["catalogue"], responses=schemas.SetSchema(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        read_query(request, NoQuery)

        def data() -> list[dict[str, Any]]:
            sets = CardSet.objects.annotate(known=Count("cards")).order_by("position")
            return [representation.set_data(each, each.known) for each in sets]

        return of_revision(request, "sets", data)


class FormatList(PublicRead, APIView):
    """Every format, without its lists."""

    @extend_schema(summary="Every format", tags=["catalogue"], responses=schemas.FormatSummary(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        read_query(request, NoQuery)

        def data() -> list[dict[str, Any]]:
            return [representation.format_summary(each) for each in Format.objects.prefetch_related("sets")]

        return of_revision(request, "formats", data)


class FormatDetail(PublicRead, APIView):
    """One format with its point values and lists."""

    @extend_schema(
        summary="One format, machine-readable",
        tags=["catalogue"],
        parameters=[OpenApiParameter("code", str, "path", examples=[OpenApiExample("Standard", "STD")])],
        responses={200: schemas.FormatSchema, 304: None, 404: OpenApiResponse(description="No such format")},
    )
    def get(self, request: Request, code: str) -> HttpResponseBase:
        read_query(request, NoQuery)
        format = Format.objects.filter(code__iexact=code).first()
        if format is None:
            raise NotFound()
        return of_revision(request, f"format {format.code}", lambda: representation.format_data(format))


def of_revision(request: Request, name: str, data: Any) -> HttpResponseBase:
    """Answer with an ETag that changes only when the catalogue changes."""
    state = current_state()
    etag = strong_etag(name, state.data_version, state.revision)
    return respond(request, data, etag=etag, last_modified=state.loaded_at, cache=PUBLIC)


def understand(text: str, *, format: str | None = None) -> query.Query:
    """Read a query. Raises Invalid with every problem."""
    try:
        return query.read(text, format=format)
    except query.BadQuery as error:
        raise Invalid(_("The query cannot be read."), errors=[_item(problem) for problem in error.problems]) from None


def _item(problem: query.QueryProblem) -> Item:
    place = _("at character %d") % (problem.position + 1)
    hint = " " + _("Did you mean “%s”?") % problem.suggestion if problem.suggestion else ""
    return Item("?q", problem.code, f"{problem.message} ({place}){hint}")


def known_format(code: str | None) -> str | None:
    """The format's code in its own spelling. Raises Invalid."""
    if code is None:
        return None
    found = Format.objects.filter(code__iexact=code).values_list("code", flat=True).first()
    if found is None:
        raise Invalid(errors=[Item("?format", "unknown_format", _("There is no such format."))])
    return found
