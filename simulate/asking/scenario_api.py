"""The API that asks for a playtest of a scenario; it is read like every other (api.py)."""

from __future__ import annotations

from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.views import APIView

from sandtable.engine.registry import all_games
from sandtable.playtest.seating import MOST_SEATS
from scenarios.playable import Playable
from simulate.asking.api import AgentChoice, Strengths, create_all, idempotency_key, seed_of
from simulate.asking.problems import wrong_number
from simulate.asking.request import MOST_SEED, PlaytestRequest, on_scenario
from simulate.asking.scenario_choices import find_scenario, frozen
from web.api.problems import Invalid, Item, items_about
from web.api.serializers import StrictBoolean, StrictInteger, StrictSerializer, StrictText
from web.api.throttling import Scoped, User
from web.reader import Reader

EXAMPLE = {"scenario": "p4T0k7eR2v9QmX1sB6nZ3a", "agents": ["greedy-2", "greedy-2"], "games": 200, "seed": 1}


class NewScenarioPlaytest(StrictSerializer):
    """A scenario, an agent for each of its sides or players, and how many games."""

    scenario = StrictText(
        max_length=40, help_text="The id of a scenario, which means its newest version, or the version_id of one."
    )
    agents = serializers.ListField(
        child=AgentChoice(),
        min_length=2,
        max_length=MOST_SEATS,
        help_text="One for each side; where seats are alike, as many as are to play.",
    )
    games = StrictInteger(
        min_value=1, help_text="Rounded up to whole rotations. Where seats are kept a rotation is one game."
    )
    keeps_sides = StrictBoolean(
        default=False,
        help_text="Different agents take every seat in turn with the same luck, unless each keeps its own.",
    )
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)
    strengths = Strengths(required=False)


class ScenarioPlaytests(APIView):
    """Start a playtest of a scenario."""

    throttle_classes = [User, Scoped]
    throttle_scope = "create"

    @extend_schema(
        operation_id="scenario_playtest_create",
        request=NewScenarioPlaytest,
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        responses={202: OpenApiTypes.OBJECT, 400: OpenApiResponse(description="Every problem, named")},
        examples=[OpenApiExample("200 games, greedy on both sides", value=EXAMPLE, request_only=True)],
    )
    def post(self, request: Request) -> HttpResponseBase:
        """The same key with the same body gives the same answer again, for a day."""
        key = idempotency_key(request)
        return create_all(request, asked_for(request, key), key)


def asked_for(request: Request, key: str) -> PlaytestRequest:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem."""
    reader = NewScenarioPlaytest(data=request.data)
    reader.is_valid(raise_exception=True)
    body = reader.validated_data
    scenario = scenario_for(request.user, body["scenario"], len(body["agents"]), "/agents")
    return on_scenario(
        game=scenario.game,
        scenario=frozen(scenario),
        agents=tuple(body["agents"]),
        games=body["games"],
        seed=body.get("seed", seed_of(request.user.pk, key)),
        keeps_sides=body["keeps_sides"],
    )


def scenario_for(user: Reader, public_id: str, players: int, place: str) -> Playable:
    """The scenario of this id, for this number of players. Raises Invalid where it can't be played so.

    `place` is the part of the body that names the players, as a JSON pointer.
    """
    scenario = find_scenario(user, public_id)
    if scenario is None or scenario.game not in all_games():
        missing = _("There is no such scenario, or it is not yours to see.")
        raise Invalid(errors=[Item("/scenario", "no_such_scenario", missing)])
    if scenario.problems:
        raise Invalid(errors=items_about(scenario.problems, ("scenario",), "illegal_scenario"))
    if problem := wrong_number(all_games()[scenario.game], dict(scenario.definition), players):
        raise Invalid(errors=[Item(place, "wrong_number", problem)])
    return scenario
