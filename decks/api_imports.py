"""Lists and documents from elsewhere, for programs: read with a report on every line, and kept when asked to."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks import schemas, selectors, services
from decks.exchange import incoming
from decks.exchange.report import Report
from decks.reading import ImportBody
from decks.told_imports import as_json
from decks.views.access import owner_of
from sandtable.games.destiny.decklist import BadDeck
from web.api.json import Limits
from web.api.parsers import StrictJSONParser
from web.api.problems import Item, Unprocessable, items_of


class ImportParser(StrictJSONParser):
    """The limits of a source within a body: a document in a document, with signs escaped."""

    limits = Limits(bytes=2 * incoming.MOST_JSON_BYTES, depth=6, nodes=1_000, string=incoming.MOST_JSON_BYTES)


class DeckImport(APIView):
    """Reads a list as people have it, or a document of a known shape."""

    parser_classes = (ImportParser,)
    permission_classes = (IsAuthenticated,)

    @extend_schema(
        summary="Read a list or a document, and keep its decks when asked to",
        tags=["decks"],
        request=schemas.ImportWrite,
        responses={
            200: schemas.ImportReport,
            201: schemas.ImportReport,
            400: OpenApiResponse(description="Problem JSON; every problem is named"),
            422: OpenApiResponse(description="Asked to keep what no deck can be made of; nothing was kept"),
        },
    )
    def post(self, request: Request) -> Response:
        body = ImportBody.read(request.data, selectors.formats_for(request.user))
        report = incoming.read(body.source, format=body.format, chosen=body.choices)
        if not body.is_kept:
            return Response(as_json(report))
        return Response(as_json(report) | {"saved": _kept(request, report)}, status=201)


def _kept(request: Request, report: Report) -> list[str]:
    """The ids of the decks that were made: all of them, or none. Raises Unprocessable."""
    if not report.is_readable:
        errors = [Item("/source", "unreadable", problem) for problem in report.all_problems[:100]]
        raise Unprocessable("Nothing was kept: a deck of the source can't be read.", errors=errors)
    arriving = [services.Arriving(part.deck, part.notes, part.tags) for part in report.parts if part.deck]
    try:
        decks = services.import_decks(owner=owner_of(request), arriving=arriving, note="Imported.")
    except BadDeck as bad:
        raise Unprocessable("Nothing was kept.", errors=items_of(bad.problems, code="invalid_deck")) from None
    return [deck.public_id for deck in decks]
