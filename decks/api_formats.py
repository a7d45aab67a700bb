"""Formats of one's own for programs: the same rules as on the pages, with If-Match instead of a hidden field."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.http.response import HttpResponseBase
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks import representation, schemas, selectors, services
from decks.api import REFUSED, DeckParser
from decks.models import OwnFormat
from decks.reading import FormatBody
from decks.views.access import owner_of
from web.api.conditional import require_match, respond, strong_etag
from web.api.problems import Conflict, Item, NotFound, PreconditionFailed

FORMAT_ID = OpenApiParameter("public_id", str, "path", description="The format's id, 26 letters and digits")
MISSING = OpenApiResponse(description="No such format, or not yours")
TAKEN = OpenApiResponse(description="Another format of yours has this name, or there are too many")


class FormatView(APIView):
    """The base of all calls about own formats, which are private."""

    parser_classes = (DeckParser,)
    permission_classes = (IsAuthenticated,)

    def own(self, public_id: str) -> OwnFormat:
        """A format of the caller's. Raises NotFound."""
        found = selectors.own_formats(self.request.user).filter(public_id=public_id).first()
        if found is None:
            raise NotFound()
        return found


class OwnFormatList(FormatView):
    """The caller's formats."""

    @extend_schema(summary="List own formats", tags=["formats"], responses=schemas.OwnFormat(many=True))
    def get(self, request: Request) -> Response:
        return Response([representation.own_format(each) for each in selectors.own_formats(request.user)])

    @extend_schema(
        summary="Make a format",
        tags=["formats"],
        request=schemas.FormatWrite,
        responses={201: schemas.OwnFormat, 400: REFUSED, 409: TAKEN},
    )
    def post(self, request: Request) -> Response:
        body = FormatBody.read(request.data)
        with _refusals():
            made = services.create_format(owner=owner_of(request), definition=body.definition)
        headers = {"ETag": etag_of(made), "Location": request.build_absolute_uri(f"own-formats/{made.public_id}")}
        return Response(representation.own_format(made), status=201, headers=headers)


class OwnFormatDetail(FormatView):
    """One format of the caller's."""

    @extend_schema(
        summary="One own format",
        tags=["formats"],
        parameters=[FORMAT_ID],
        responses={200: schemas.OwnFormat, 304: None, 404: MISSING},
    )
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        found = self.own(public_id)
        return respond(request, lambda: representation.own_format(found), etag=etag_of(found))

    @extend_schema(
        summary="Change a format",
        description="Saved decks and playtests keep the definition they were saved with.",
        tags=["formats"],
        parameters=[FORMAT_ID, OpenApiParameter("If-Match", str, "header", required=True)],
        request=schemas.FormatWrite,
        responses={
            200: schemas.OwnFormat,
            400: REFUSED,
            404: MISSING,
            409: TAKEN,
            412: OpenApiResponse(description="Changed by somebody else meanwhile"),
            428: OpenApiResponse(description="If-Match is missing"),
        },
    )
    def put(self, request: Request, public_id: str) -> Response:
        found = self.own(public_id)
        require_match(request, etag_of(found))
        body = FormatBody.read(request.data)
        with _refusals():
            services.change_format(own=found, definition=body.definition, expected=found.digest)
        return Response(representation.own_format(found), headers={"ETag": etag_of(found)})

    @extend_schema(
        summary="Delete a format", tags=["formats"], parameters=[FORMAT_ID], responses={204: None, 404: MISSING}
    )
    def delete(self, request: Request, public_id: str) -> Response:
        services.delete_format(own=self.own(public_id))
        return Response(status=204)


def etag_of(own: OwnFormat) -> str:
    """Changes with every change of the definition."""
    return strong_etag("own-format", own.public_id, own.digest)


@contextmanager
def _refusals() -> Iterator[None]:
    """A service's refusal as problem JSON."""
    try:
        yield
    except services.FormatConflict as conflict:
        raise PreconditionFailed(str(conflict)) from None
    except services.FormatRefused as refusal:
        raise Conflict(errors=[Item("/format/name", "refused", str(refusal))]) from None
