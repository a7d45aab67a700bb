"""The call that checks a deck or a scenario for anybody, with the validators that the pages and the queue use."""

from __future__ import annotations

import json
from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiResponse, PolymorphicProxySerializer, extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from decks import representation as deck_representation
from decks import schemas as deck_schemas
from decks.api import DeckParser
from decks.reading import ValidateBody
from decks.selectors import formats_for
from scenarios import representation as scenario_representation
from scenarios import schemas as scenario_schemas
from scenarios.checking import advice, lint
from scenarios.guides import help_link
from scenarios.reading import ScenarioParser
from web.api.parsers import read_json
from web.api.problems import Invalid, Item
from web.api.throttling import AnonymousCostly, Scoped


class Validate(APIView):
    """Check a deck in several formats at once, or a scenario; nothing is saved."""

    parser_classes = (ScenarioParser,)
    permission_classes = (AllowAny,)
    throttle_classes = (AnonymousCostly, Scoped)
    throttle_scope = "validate"
    scope_needed = "read"

    @extend_schema(
        summary="Check a deck or a scenario",
        description="Open to everybody; callers without an account have a smaller rate. Send `deck`, with `formats` if"
        " you like (codes, or formats written out; the deck's own and all published ones when left out), or"
        " `scenario`. Paths in problems are pointers into the deck or the scenario.",
        request=PolymorphicProxySerializer(
            component_name="ValidateBody",
            serializers=[deck_schemas.ValidateWrite, scenario_schemas.ScenarioToCheck],
            resource_type_field_name=None,
        ),
        responses={
            200: PolymorphicProxySerializer(
                component_name="Checked",
                serializers=[deck_schemas.Validation, scenario_schemas.ScenarioCheck],
                resource_type_field_name=None,
            ),
            400: OpenApiResponse(description="Problem JSON: the body is no deck or scenario that can be judged"),
            413: OpenApiResponse(description="More than 64 KB of deck or 512 KB of scenario"),
        },
    )
    def post(self, request: Request) -> Response:
        """Every problem is named with its rule and its place."""
        body = request.data
        if not isinstance(body, dict) or ("deck" in body) == ("scenario" in body):
            raise Invalid(errors=[Item("", "invalid", _("Send either a “deck” or a “scenario”."))])
        return _of_deck(request, body) if "deck" in body else _of_scenario(body)


def _of_deck(request: Request, body: dict[str, Any]) -> Response:
    read_json(json.dumps(body), DeckParser.limits)  # tighter than those of a scenario
    asked = ValidateBody.read(body, formats_for(request.user))
    return Response(deck_representation.validation(asked.content, asked.formats, with_mends=asked.with_mends))


def _of_scenario(body: dict[str, Any]) -> Response:
    unknown = [Item(f"/{key}", "unknown", _("Unknown field.")) for key in body if key != "scenario"]
    if unknown:
        raise Invalid(errors=unknown[:100])
    definition = body["scenario"]
    answer = scenario_representation.check(lint(definition), advice(definition))
    return Response(answer, headers=help_link(definition))
