"""The API of fields: shape is checked here, rules in the services."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from sandtable.engine.registry import all_games
from sandtable.playtest.seating import seat_counts
from simulate.asking.api import AgentChoice, DeckReference, refusals, seed_of, subjects
from simulate.asking.deck_choices import GAME
from simulate.asking.request import MOST_SEED, FrozenScenario, Subject
from simulate.asking.scenario_choices import find_scenario, frozen
from simulate.models import Study
from simulate.queue import control
from simulate.results.series.services import demo_field
from simulate.study import api as studies
from simulate.study import selectors
from simulate.study.field import services
from simulate.study.field.files import matrix_csv
from simulate.study.field.forms import member_of
from simulate.study.field.question import MOST_MEMBERS, Member, Question, read
from simulate.study.field.tables import Tables
from simulate.study.services import Asked
from web.api.problems import Conflict, Invalid, Item
from web.api.serializers import StrictBoolean, StrictInteger, StrictSerializer, StrictText
from web.api.throttling import Scoped, User


class FieldDeck(StrictSerializer):
    """A deck you may open, in its newest version unless a number is given."""

    deck = StrictText(max_length=40)
    version = StrictInteger(min_value=1, max_value=10**6, required=False)


class NewField(StrictSerializer):
    """A field of decks, or of agents on a scenario."""

    kind = serializers.ChoiceField(choices=[services.KIND])
    decks = serializers.ListField(child=FieldDeck(), max_length=MOST_MEMBERS, default=list)
    row = FieldDeck(required=False, help_text="One deck that meets all the others; nobody else plays.")
    demo = StrictBoolean(default=False, help_text="And the decks that come with the project.")
    scenario = StrictText(max_length=40, required=False, help_text="The id of a version: its members are the agents.")
    agents = serializers.ListField(child=AgentChoice(), min_length=1, max_length=MOST_MEMBERS)
    pairs = StrictInteger(min_value=1, help_text="For each pairing, in the mean; a pair is two games.")
    even = StrictBoolean(default=False, help_text="The same number of pairs for every pairing.")
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        """Decks or a scenario, and one agent for a row."""
        if "scenario" in body and (body["decks"] or "row" in body or body["demo"]):
            raise serializers.ValidationError({"scenario": _("A scenario is played by agents alone, without decks.")})
        if "row" in body and len(body["agents"]) > 1:
            raise serializers.ValidationError({"agents": _("One row of a field is played by one agent.")})
        return body


def asked_for(request: Request, key: str) -> Asked:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem."""
    reader = NewField(data=request.data)
    reader.is_valid(raise_exception=True)
    question = _question(request, reader.validated_data, key)
    if problems := services.problems_of(question):
        raise Invalid(errors=[Item("", "refused", problem) for problem in problems])
    return services.asked(question)


def _question(request: Request, body: dict[str, Any], key: str) -> Question:
    scenario = _scenario(request, body["scenario"]) if "scenario" in body else None
    game, frozen_scenario = scenario or (GAME, None)
    return Question(
        game=game,
        members=tuple(Member(agent, agent) for agent in body["agents"]) if scenario else tuple(_decks(request, body)),
        pairs_each=body["pairs"],
        seed=body.get("seed", seed_of(request.user.pk, key)),
        is_row="row" in body,
        is_even=body["even"],
        scenario=frozen_scenario,
    )


def _decks(request: Request, body: dict[str, Any]) -> Iterator[Member]:
    """Every deck in the hands of every agent, the deck of a row first."""
    one = [("/row/deck", body["row"])] if "row" in body else []
    named = [(f"/decks/{place}/deck", deck) for place, deck in enumerate(body["decks"])]
    found: list[Subject] = subjects(request, [*one, *named])
    for subject in [*found, *(demo_field() if body["demo"] else ())]:
        yield from (member_of(subject, agent, is_told=len(body["agents"]) > 1) for agent in body["agents"])


def _scenario(request: Request, public_id: str) -> tuple[str, FrozenScenario]:
    """The game and the scenario for two. Raises Invalid."""
    found = find_scenario(request.user, public_id)
    if found is None:
        message = _("There is no such scenario, or it is not yours to see.")
        raise Invalid(errors=[Item("/scenario", "no_such_scenario", message)])
    if found.problems:
        raise Invalid(errors=[Item("/scenario", "illegal_scenario", each.message) for each in found.problems])
    if 2 not in seat_counts(all_games()[found.game], dict(found.definition)):
        raise Invalid(errors=[Item("/scenario", "not_for_two", _("A field needs a scenario for two players."))])
    return found.game, frozen(found)


class JoinFieldView(APIView):
    """Let a deck join a field."""

    throttle_classes = [User, Scoped]
    throttle_scope = "create"

    @extend_schema(operation_id="field_join", request=DeckReference, responses={202: OpenApiTypes.OBJECT})
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """Only its own pairings are played; what the others have played is kept."""
        found: Study = get_object_or_404(selectors.own_studies(request.user), public_id=public_id, kind=services.KIND)
        reader = DeckReference(data=request.data)
        reader.is_valid(raise_exception=True)
        with refusals():
            self._join(request, found, reader.validated_data)
        return Response(studies.detail(studies.visible(request, public_id), request), status=202)

    def _join(self, request: Request, study: Study, body: dict[str, Any]) -> None:
        question = read(study.spec)
        if question.scenario is not None:
            raise Conflict(_("The members of a field on a scenario are agents, chosen at the start."))
        (subject,) = subjects(request, [("/deck", body)])
        is_told = len({member.agent for member in question.members} | {body["agent"]}) > 1
        try:
            services.add_members(study=study, members=[member_of(subject, body["agent"], is_told=is_told)])
        except control.NotPossible as error:
            raise Conflict(str(error)) from None


class MatrixFile(APIView):
    """The matrix as CSV."""

    @extend_schema(operation_id="field_matrix", responses={(200, "text/csv"): OpenApiTypes.STR})
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """A line for each member against each other one."""
        found = get_object_or_404(selectors.visible_studies(request.user), public_id=public_id, kind=services.KIND)
        return HttpResponse(matrix_csv(Tables(found)), content_type="text/csv; charset=utf-8")
