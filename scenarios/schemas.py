"""Shapes of scenario calls: what bodies hold, and how answers look in the API's description."""

from __future__ import annotations

from typing import Any, Final

from drf_spectacular.utils import OpenApiExample, extend_schema_serializer
from rest_framework import serializers

from scenarios.checking import games
from scenarios.games import pages_of
from scenarios.models import NOTE_LENGTH, TITLE_LENGTH, Visibility
from web.api.serializers import NameField, StrictInteger, StrictSerializer, StrictText

_EXAMPLES: Final = [
    OpenApiExample(title, {"scenario": pages_of(name).example(), "note": "First try"})
    for name, title in games().items()
]


@extend_schema_serializer(examples=_EXAMPLES)
class ScenarioWrite(StrictSerializer):
    scenario = serializers.JSONField(help_text="A definition; the schema is at /api/v1/scenarios/schema?game=")
    note = StrictText(required=False, allow_blank=True, max_length=NOTE_LENGTH, default="")
    visibility = serializers.ChoiceField(choices=Visibility.choices, required=False, default="")


class ScenarioToCheck(StrictSerializer):
    scenario = serializers.JSONField(help_text="A definition; the schema is at /api/v1/scenarios/schema?game=")


class QuestionWrite(StrictSerializer):
    scenario = serializers.JSONField(help_text="A definition; it may break rules of its game")
    arguments = serializers.DictField(required=False, default=dict, help_text="As the question wants them")


class CloneWrite(StrictSerializer):
    title = NameField(required=False, max_length=TITLE_LENGTH, default="")
    version = StrictInteger(required=False, min_value=1, max_value=999_999, help_text="The newest when left out")


class ScenarioProblem(serializers.Serializer[Any]):
    rule = serializers.CharField(help_text="A rule of the book, or SCENARIO-SHAPE, -SIZE and -GAME for the document")
    place = serializers.CharField(help_text='"hex C4", or a path like sides.german.divisions.1')
    path = serializers.CharField(help_text='JSON pointer into the definition; "" for all of it')
    message = serializers.CharField()


class ScenarioVerdict(serializers.Serializer[Any]):
    playable = serializers.BooleanField()
    problems = ScenarioProblem(many=True)


class ScenarioAdvice(ScenarioProblem):
    code = serializers.CharField(help_text="A short name that stays, e.g. no_way_to_win")


class ScenarioCheck(ScenarioVerdict):
    advice = ScenarioAdvice(many=True, help_text="What looks like a mistake, but can be played and published")


class ScenarioSummary(serializers.Serializer[Any]):
    id = serializers.CharField()
    title = serializers.CharField()
    game = serializers.CharField()
    owner = serializers.CharField(allow_null=True, help_text="null: it comes with the game")
    visibility = serializers.ChoiceField(choices=Visibility.choices)
    version = serializers.IntegerField()
    version_id = serializers.CharField(help_text="Names this version; the id means the newest one, whichever it is")
    created_at = serializers.DateTimeField()
    updated_at = serializers.DateTimeField()
    url = serializers.CharField()


class ScenarioVersionSummary(serializers.Serializer[Any]):
    version = serializers.IntegerField()
    version_id = serializers.CharField(help_text="Names this version; the id of the scenario means its newest")
    digest = serializers.CharField()
    note = serializers.CharField()
    saved_at = serializers.DateTimeField()


class ScenarioPage(serializers.Serializer[Any]):
    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)
    results = ScenarioSummary(many=True)


class Scenario(ScenarioSummary):
    digest = serializers.CharField()
    note = serializers.CharField()
    saved_at = serializers.DateTimeField()
    scenario = serializers.JSONField()
    verdict = ScenarioVerdict()
    unfinished = serializers.IntegerField(
        allow_null=True,
        help_text="The newest version, where it can't be played and others still see an older one; null for others",
    )
