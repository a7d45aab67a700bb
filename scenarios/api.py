"""Scenarios for programs: read, create, import, change with If-Match, export, draw, and check without saving."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

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

from sandtable.engine.problem import BadDocument, Path
from scenarios import representation, schemas, selectors, services
from scenarios.checking import FIRST, BadScenario, advice, game_of, games, lint, schema
from scenarios.files import definition_file, map_file
from scenarios.games import pages_of
from scenarios.guides import help_link
from scenarios.models import Scenario, Visibility
from scenarios.reading import CloneBody, QuestionBody, ScenarioBody, ScenarioParser
from scenarios.views.access import MOST_NUMBER, own_scenario, owner_of, readable_scenario, version_of
from web.api.conditional import PUBLIC, require_match, respond, strong_etag
from web.api.openapi import VERSION
from web.api.pagination import PAGES, CursorPages
from web.api.problems import Conflict, Invalid, NotFound, PreconditionFailed, Unprocessable
from web.api.public import PublicRead
from web.api.serializers import QuerySerializer, read_query
from web.api.throttling import Scoped

SCENARIO_ID = OpenApiParameter("public_id", str, "path", description="The scenario's id, 22 letters and digits")
MISSING = OpenApiResponse(description="No such scenario, or not yours to see")
REFUSED = OpenApiResponse(description="Problem JSON; every problem is named")
SHOWS = ["all", "mine", "public", "house"]


class Newest(CursorPages):
    """Scenarios, the youngest first."""

    ordering = ("-created_at", "-id")


class ScenarioView(APIView):
    """The base of all scenario calls: public scenarios for everybody, changes for logged-in users."""

    parser_classes = (ScenarioParser,)
    permission_classes = (IsAuthenticatedOrReadOnly,)


class ListQuery(QuerySerializer):
    """Query parameters of the list."""

    show = serializers.ChoiceField(choices=SHOWS, required=False, default="all")
    game = serializers.ChoiceField(choices=[], required=False, default="", allow_blank=True)
    q = serializers.CharField(required=False, default="", max_length=100)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _offer_games(self)


class SchemaQuery(QuerySerializer):
    """The game whose schema is wanted."""

    game = serializers.ChoiceField(choices=[], required=False, default=FIRST)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _offer_games(self)


class VersionQuery(QuerySerializer):
    """The wanted version."""

    version = serializers.IntegerField(
        required=False, min_value=1, max_value=MOST_NUMBER, default=None, allow_null=True
    )


class ScenarioList(ScenarioView):
    """The caller's scenarios and public ones."""

    @extend_schema(
        summary="List scenarios",
        tags=["scenarios"],
        parameters=[
            OpenApiParameter("show", enum=SHOWS),
            OpenApiParameter("game", description="Scenarios of this game alone"),
            OpenApiParameter("q", description="Part of the title"),
            *PAGES,
        ],
        responses=schemas.ScenarioPage,
    )
    def get(self, request: Request) -> Response:
        asked = read_query(request, ListQuery)
        found = selectors.scenarios(request.user, asked["show"], asked["q"], asked["game"])
        pages = Newest()
        rows = pages.paginate_queryset(found, request, self) or []
        return pages.get_paginated_response([representation.summary(each) for each in rows])

    @extend_schema(
        summary="Create a scenario",
        tags=["scenarios"],
        request=schemas.ScenarioWrite,
        responses={201: schemas.Scenario, 400: REFUSED, 413: REFUSED, 422: REFUSED},
    )
    def post(self, request: Request) -> Response:
        body = ScenarioBody.read(request.data)
        return _create(request, body.definition, body.note, body.visibility or Visibility.PRIVATE)


class ScenarioImport(ScenarioView):
    """A definition as a file becomes a private scenario."""

    @extend_schema(
        summary="Import a definition",
        description="The body is the definition itself, as an export gives it.",
        tags=["scenarios"],
        request=OpenApiTypes.OBJECT,
        responses={201: schemas.Scenario, 400: REFUSED, 413: REFUSED},
    )
    def post(self, request: Request) -> Response:
        return _create(request, request.data, _("Imported."), Visibility.PRIVATE)


class ScenarioLint(ScenarioView):
    """Check a definition; nothing is stored."""

    throttle_classes = (Scoped,)
    throttle_scope = "validate"
    scope_needed = "read"

    @extend_schema(
        summary="Check a definition",
        description="The body is the definition itself. Every problem is named with its rule and its place; advice is "
        "what looks like a mistake, but can be played. The Link header leads to the guide of the game's documents.",
        tags=["scenarios"],
        request=OpenApiTypes.OBJECT,
        responses={200: schemas.ScenarioCheck, 400: REFUSED, 413: REFUSED},
    )
    def post(self, request: Request) -> Response:
        answer = representation.check(lint(request.data), advice(request.data))
        return Response(answer, headers=help_link(request.data))


class ScenarioLook(ScenarioView):
    """A question about a definition that its game can answer; nothing is stored."""

    throttle_classes = (Scoped,)
    throttle_scope = "validate"
    scope_needed = "read"

    @extend_schema(
        summary="Ask about a definition",
        description="Which questions there are depends on the game. Tide of Iron answers `sight`, `seen`, `reach`, "
        "`ranges` and `fire`; its guide says what they want and what they answer.",
        tags=["scenarios"],
        parameters=[OpenApiParameter("question", str, "path", description="The name of the question")],
        request=schemas.QuestionWrite,
        responses={200: OpenApiTypes.OBJECT, 400: REFUSED, 404: OpenApiResponse(description="No such question")},
    )
    def post(self, request: Request, question: str) -> Response:
        body = QuestionBody.read(request.data)
        ask = pages_of(game_of(body.definition)).workshop.questions.get(question)
        if ask is None:
            raise NotFound(_("This game answers no such question."))
        try:
            return Response(ask(body.definition, body.arguments))
        except BadScenario as bad:
            raise Invalid(errors=representation.items(bad.problems, ("scenario",))) from None
        except BadDocument as bad:
            raise Invalid(errors=representation.items(bad.problems, ("arguments",))) from None


class ScenarioSchema(PublicRead):
    """The JSON schema of a game's definitions."""

    @extend_schema(
        summary="Schema of a definition",
        tags=["scenarios"],
        parameters=[OpenApiParameter("game", description=f"{FIRST} when left out")],
        responses=OpenApiTypes.OBJECT,
    )
    def get(self, request: Request) -> HttpResponseBase:
        game = read_query(request, SchemaQuery)["game"]
        document = schema(game)
        return respond(request, document, etag=strong_etag("scenario schema", game, repr(document)), cache=PUBLIC)


class ScenarioDetail(ScenarioView):
    """One scenario."""

    @extend_schema(
        summary="One scenario, newest version",
        tags=["scenarios"],
        parameters=[SCENARIO_ID],
        responses={200: schemas.Scenario, 304: None, 404: MISSING},
    )
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        found = readable_scenario(request, public_id)
        told = representation.scenario
        return respond(request, lambda: told(found, found.newest, request.user), etag=etag_of(found))

    @extend_schema(
        summary="Save a new version",
        tags=["scenarios"],
        parameters=[SCENARIO_ID, OpenApiParameter("If-Match", str, "header", required=True)],
        request=schemas.ScenarioWrite,
        responses={
            200: schemas.Scenario,
            400: REFUSED,
            404: MISSING,
            412: OpenApiResponse(description="Saved by somebody else meanwhile"),
            422: REFUSED,
            428: OpenApiResponse(description="If-Match is missing"),
        },
    )
    def put(self, request: Request, public_id: str) -> Response:
        found = own_scenario(request, public_id)
        require_match(request, etag_of(found))
        body = ScenarioBody.read(request.data)
        with _refusals(body.definition, ("scenario",)):
            services.save_version(
                scenario=found,
                definition=body.definition,
                expected=found.latest.number,
                note=body.note,
                visibility=body.visibility,
            )
        told = representation.scenario(found, found.latest, request.user)
        return Response(told, headers={"ETag": etag_of(found)})

    @extend_schema(
        summary="Delete a scenario", tags=["scenarios"], parameters=[SCENARIO_ID], responses={204: None, 404: MISSING}
    )
    def delete(self, request: Request, public_id: str) -> Response:
        services.delete_scenario(scenario=own_scenario(request, public_id))
        return Response(status=204)


class VersionList(ScenarioView):
    """Every version of a scenario, newest first."""

    @extend_schema(
        summary="Versions of a scenario",
        tags=["scenarios"],
        parameters=[SCENARIO_ID],
        responses=schemas.ScenarioVersionSummary(many=True),
    )
    def get(self, request: Request, public_id: str) -> Response:
        found = readable_scenario(request, public_id)
        return Response([representation.version_summary(each) for each in found.versions_seen_by(request.user)])


class VersionDetail(ScenarioView):
    """One version; it never changes."""

    @extend_schema(
        summary="One version",
        tags=["scenarios"],
        parameters=[SCENARIO_ID],
        responses={200: schemas.Scenario, 304: None, 404: MISSING},
    )
    def get(self, request: Request, public_id: str, number: int) -> HttpResponseBase:
        found = readable_scenario(request, public_id)
        version = version_of(request, found, number)
        etag = strong_etag(etag_of(found), "version", number, found.is_owned_by(request.user))
        return respond(request, lambda: representation.scenario(found, version, request.user), etag=etag)


class ScenarioClone(ScenarioView):
    """A private copy of a scenario the caller may open."""

    @extend_schema(
        summary="Copy a scenario",
        tags=["scenarios"],
        parameters=[SCENARIO_ID],
        request=schemas.CloneWrite,
        responses={201: schemas.Scenario, 400: REFUSED, 404: MISSING},
    )
    def post(self, request: Request, public_id: str) -> Response:
        found = readable_scenario(request, public_id)
        body = CloneBody.read(request.data)
        version = version_of(request, found, body.number)
        with _refusals(version.definition):
            copy = services.clone_scenario(version=version, owner=owner_of(request), title=body.title)
        return _created(request, copy)


class ScenarioDefinition(ScenarioView):
    """A scenario as a file: the definition itself, to be imported elsewhere."""

    @extend_schema(
        summary="Export a definition",
        tags=["scenarios"],
        parameters=[SCENARIO_ID, VERSION],
        responses={200: OpenApiTypes.OBJECT, 404: MISSING},
    )
    def get(self, request: Request, public_id: str) -> HttpResponse:
        asked = read_query(request, VersionQuery)
        return definition_file(version_of(request, readable_scenario(request, public_id), asked["version"]))


class ScenarioMap(ScenarioView):
    """The map of a scenario as a picture."""

    @extend_schema(
        summary="Draw the map",
        tags=["scenarios"],
        parameters=[SCENARIO_ID, VERSION],
        responses={(200, "image/svg+xml"): OpenApiTypes.STR, 404: MISSING, 422: REFUSED},
    )
    def get(self, request: Request, public_id: str) -> HttpResponse:
        asked = read_query(request, VersionQuery)
        version = version_of(request, readable_scenario(request, public_id), asked["version"])
        file = map_file(version)
        if file is None:
            errors = representation.items(lint(version.definition, version.digest))
            raise Unprocessable(_("This scenario has no map to draw."), code="no_map", errors=errors)
        return file


def _offer_games(query: QuerySerializer) -> None:
    query.fields["game"].choices = list(games())  # type: ignore[attr-defined]


def etag_of(scenario: Scenario) -> str:
    """Changes with every version and every change of who may see the scenario."""
    latest = scenario.latest
    return strong_etag("scenario", scenario.public_id, latest.number, latest.digest, scenario.visibility)


def _create(request: Request, definition: Any, note: str, visibility: str) -> Response:
    with _refusals(definition):
        made = services.create_scenario(
            owner=owner_of(request), definition=definition, note=note, visibility=visibility
        )
    return _created(request, made)


def _created(request: Request, made: Scenario) -> Response:
    location = request.build_absolute_uri(f"/api/v1/scenarios/{made.public_id}")
    headers = {"ETag": etag_of(made), "Location": location}
    return Response(representation.scenario(made, made.newest, request.user), status=201, headers=headers)


@contextmanager
def _refusals(definition: Any, inside: Path = ()) -> Iterator[None]:
    """A service's refusal as problem JSON; `inside` is where the definition stands in the body."""
    try:
        yield
    except BadScenario as bad:
        raise Invalid(errors=representation.items(bad.problems, inside), headers=help_link(definition)) from None
    except services.VersionConflict as conflict:
        raise PreconditionFailed(str(conflict)) from None
    except services.NotPublishable as refusal:
        errors = representation.items(refusal.problems, ("scenario",))
        told = _("Nothing was saved: a public scenario must be playable.")
        raise Unprocessable(told, errors=errors, headers=help_link(definition)) from None
    except services.TooManyScenarios as refusal:
        raise Conflict(str(refusal), code="too_many_scenarios") from None
