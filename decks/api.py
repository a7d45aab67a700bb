"""Decks for programs: read, create, change with If-Match, export, and check without saving."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.permissions import IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks import finding, representation, schemas, selectors, services, strength
from decks.exchange import community
from decks.exchange.files import SHAPES, written
from decks.exchange.incoming import MOST_BYTES
from decks.models import Deck, DeckVersion, Visibility
from decks.reading import DeckBody
from decks.similar import similar_decks
from decks.views.access import owner_of
from web.api.conditional import require_match, respond, strong_etag
from web.api.json import Limits
from web.api.openapi import VERSION
from web.api.pagination import PAGES, CursorPages
from web.api.parsers import StrictJSONParser
from web.api.problems import Invalid, Item, NotFound, PreconditionFailed, Unprocessable, items_of
from web.api.serializers import QuerySerializer, read_query

DECK_ID = OpenApiParameter("public_id", str, "path", description="The deck's id, 26 letters and digits")
MISSING = OpenApiResponse(description="No such deck, or not yours to see")
REFUSED = OpenApiResponse(description="Problem JSON; every problem is named")


class DeckParser(StrictJSONParser):
    """The limits of a deck's body: longer than 64 KB is no deck."""

    limits = Limits(bytes=MOST_BYTES, depth=10, nodes=5_000, string=20_000)


class Newest(CursorPages):
    """Decks, the youngest first."""

    ordering = ("-created_at", "-id")


class Strongest(CursorPages):
    """Decks, the strongest first, those with too few games last."""

    ordering = ("-tested_rank", "-id")
    offset_cutoff = 1_000_000  # decks with too few games share one rank


class DeckView(APIView):
    """The base of all deck calls: public decks for everybody, changes for logged-in users."""

    parser_classes = (DeckParser,)
    permission_classes = (IsAuthenticatedOrReadOnly,)

    def readable(self, public_id: str) -> Deck:
        """A deck the caller may open. Raises NotFound."""
        return _found(selectors.visible_decks(self.request.user).filter(public_id=public_id).first())

    def own(self, public_id: str) -> Deck:
        """A deck the caller may change. Raises NotFound."""
        return _found(selectors.own_decks(self.request.user).filter(public_id=public_id).first())


def _found(deck: Deck | None) -> Deck:
    if deck is None:
        raise NotFound()
    return deck


class ListQuery(QuerySerializer):
    """Query parameters of the list."""

    show = serializers.ChoiceField(choices=["all", "mine", "public"], required=False, default="all")
    q = serializers.CharField(required=False, allow_blank=True, default="", help_text="A part of the name")
    format = serializers.CharField(required=False, allow_blank=True, default="", help_text="Code of a format")
    card = serializers.CharField(required=False, allow_blank=True, default="", help_text="Full name or code")
    team = serializers.CharField(
        required=False, allow_blank=True, default="", help_text="Characters, parted by semicolons"
    )
    legality = serializers.ChoiceField(choices=list(finding.LEGALITY), required=False, default="")
    since = serializers.CharField(
        required=False, allow_blank=True, default="", help_text="Changed on this day or later: 2026-07-31"
    )
    until = serializers.CharField(
        required=False, allow_blank=True, default="", help_text="Changed on this day or earlier"
    )
    tag = serializers.CharField(required=False, allow_blank=True, default="")
    strength = serializers.ChoiceField(
        choices=list(finding.STRENGTH), required=False, default="", help_text="By games in playtests you may see"
    )
    sort = serializers.ChoiceField(
        choices=list(finding.SORT), required=False, default="", help_text="Left out: the youngest decks first"
    )


class DeckList(DeckView):
    """The caller's decks and public ones."""

    @extend_schema(
        summary="List decks",
        tags=["decks"],
        parameters=[ListQuery, *PAGES],
        responses=schemas.DeckPage,
    )
    def get(self, request: Request) -> Response:
        asked = read_query(request, ListQuery)
        show, wanted = asked["show"], finding.Wanted.read(asked)
        if wanted.problems:
            raise Invalid(errors=[Item(f"?{key}", "invalid", str(told)) for key, told in wanted.problems.items()])
        decks = selectors.own_decks(request.user) if show == "mine" else selectors.listed_decks(request.user)
        if show == "public":
            decks = selectors.public_decks()
        pages = Strongest() if wanted.by_strength else Newest()
        found = strength.with_rank(finding.narrowed(strength.with_strength(decks, request.user), wanted))
        rows = pages.paginate_queryset(found, request, self) or []
        return pages.get_paginated_response([representation.listed(deck) for deck in rows])

    @extend_schema(
        summary="Create a deck", tags=["decks"], request=schemas.DeckWrite, responses={201: schemas.Deck, 400: REFUSED}
    )
    def post(self, request: Request) -> Response:
        body = DeckBody.read(request.data, selectors.formats_for(request.user))
        visibility = body.visibility or Visibility.PRIVATE
        with _refusals():
            deck = services.create_deck(
                owner=owner_of(request), content=body.content, note=body.note, visibility=visibility
            )
        headers = {"ETag": etag_of(deck), "Location": request.build_absolute_uri(f"decks/{deck.public_id}")}
        return Response(representation.deck(deck, deck.newest), status=201, headers=headers)


class SimilarDecks(DeckView):
    """The decks that share cards with one."""

    @extend_schema(
        summary="Similar decks among one's own and public ones",
        tags=["decks"],
        parameters=[DECK_ID],
        responses={200: schemas.SimilarDecks, 404: MISSING},
    )
    def get(self, request: Request, public_id: str) -> Response:
        deck = self.readable(public_id)
        found = similar_decks(deck, deck.newest.deck_list, request.user)
        return Response({"decks": [representation.similar(each) for each in found]})


class DeckDetail(DeckView):
    """One deck."""

    @extend_schema(
        summary="One deck, newest version",
        tags=["decks"],
        parameters=[DECK_ID],
        responses={200: schemas.Deck, 304: None, 404: MISSING},
    )
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        deck = self.readable(public_id)
        return respond(request, lambda: representation.deck(deck, deck.newest), etag=etag_of(deck))

    @extend_schema(
        summary="Save a new version",
        tags=["decks"],
        parameters=[DECK_ID, OpenApiParameter("If-Match", str, "header", required=True)],
        request=schemas.DeckWrite,
        responses={
            200: schemas.Deck,
            400: REFUSED,
            404: MISSING,
            412: OpenApiResponse(description="Saved by somebody else meanwhile"),
            428: OpenApiResponse(description="If-Match is missing"),
        },
    )
    def put(self, request: Request, public_id: str) -> Response:
        deck = self.own(public_id)
        require_match(request, etag_of(deck))
        body = DeckBody.read(request.data, selectors.formats_for(request.user))
        with _refusals():
            services.save_version(
                deck=deck,
                content=body.content,
                expected=deck.newest.number,
                note=body.note,
                visibility=body.visibility,
            )
        return Response(representation.deck(deck, deck.newest), headers={"ETag": etag_of(deck)})

    @extend_schema(summary="Delete a deck", tags=["decks"], parameters=[DECK_ID], responses={204: None, 404: MISSING})
    def delete(self, request: Request, public_id: str) -> Response:
        services.delete_deck(deck=self.own(public_id))
        return Response(status=204)


class VersionList(DeckView):
    """Every version of a deck, newest first."""

    @extend_schema(
        summary="Versions of a deck", tags=["decks"], parameters=[DECK_ID], responses=schemas.VersionSummary(many=True)
    )
    def get(self, request: Request, public_id: str) -> Response:
        deck = self.readable(public_id)
        return Response([representation.version_summary(version) for version in deck.versions.all()])


class VersionDetail(DeckView):
    """One version; it never changes."""

    @extend_schema(
        summary="One version",
        tags=["decks"],
        parameters=[DECK_ID],
        responses={200: schemas.Deck, 304: None, 404: MISSING},
    )
    def get(self, request: Request, public_id: str, number: int) -> HttpResponseBase:
        deck = self.readable(public_id)
        version = _version(deck, number)
        etag = strong_etag(etag_of(deck), "version", number)
        return respond(request, lambda: representation.deck(deck, version), etag=etag)


class ExportQuery(QuerySerializer):
    """Query parameters of an export."""

    shape = serializers.ChoiceField(choices=list(SHAPES), required=False, default="json")
    version = serializers.IntegerField(required=False, min_value=1, max_value=999_999, default=None, allow_null=True)


class DeckExport(DeckView):
    """A deck as a file of one of the three shapes."""

    @extend_schema(
        summary="Export a deck",
        tags=["decks"],
        parameters=[
            DECK_ID,
            OpenApiParameter("shape", enum=list(SHAPES)),
            VERSION,
        ],
        responses={(200, "application/json"): OpenApiTypes.OBJECT, (200, "text/plain"): OpenApiTypes.STR, 404: MISSING},
    )
    def get(self, request: Request, public_id: str) -> HttpResponse:
        asked = read_query(request, ExportQuery)
        deck = self.readable(public_id)
        version = deck.newest if asked["version"] is None else _version(deck, asked["version"])
        try:
            file = written(version, asked["shape"])
        except community.NotExpressible as refusal:
            raise Unprocessable(str(refusal), code="not_expressible") from None
        return file.response()


def etag_of(deck: Deck) -> str:
    """Changes with every version, every change of who may see the deck, and of its notes and tags."""
    version = deck.newest
    return strong_etag("deck", deck.public_id, version.number, version.digest, deck.visibility, deck.notes, *deck.tags)


def _version(deck: Deck, number: int) -> DeckVersion:
    version = deck.versions.filter(number=number).first() if number <= 999_999 else None
    if version is None:
        raise NotFound()
    return version


@contextmanager
def _refusals() -> Iterator[None]:
    """A service's refusal as problem JSON."""
    try:
        yield
    except services.VersionConflict as conflict:
        raise PreconditionFailed(str(conflict)) from None
    except services.NotPublishable as refusal:
        errors = items_of(refusal.problems, ("deck",), "illegal")
        raise Unprocessable(_("Nothing was saved: a public deck must be legal."), errors=errors) from None
