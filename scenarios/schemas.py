"""Shapes of scenario calls: what bodies hold, and how answers look in the API's description."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema_serializer
from rest_framework import serializers

from config.api.serializers import NameField, StrictInteger, StrictSerializer, StrictText
from scenarios.models import NOTE_LENGTH, TITLE_LENGTH, Visibility

EXAMPLE = {
    "title": "A small fight",
    "summary": "One squad against one squad.",
    "boards": [{"side": "1A", "column": 0, "row": 0}],
    "rounds": 6,
    "initiative": "american",
    "sides": {
        "american": {
            "actions": 3,
            "divisions": {"1": {"squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}},
        },
        "german": {
            "actions": 3,
            "divisions": {"1": {"squad_bases": 1, "figures": {"regular": 4}, "zones": ["east"]}},
        },
    },
    "zones": {"west": {"columns": [1, 2]}, "east": {"columns": [6, 7]}},
    "objectives": [{"hex": "D3", "kind": "victory", "side": "neutral"}],
    "victory": {"conditions": [], "otherwise": "most points"},
}


@extend_schema_serializer(examples=[OpenApiExample("A scenario", {"scenario": EXAMPLE, "note": "First try"})])
class ScenarioWrite(StrictSerializer):
    scenario = serializers.JSONField(help_text="A definition; its schema is at /api/v1/scenarios/schema")
    note = StrictText(required=False, allow_blank=True, max_length=NOTE_LENGTH, default="")
    visibility = serializers.ChoiceField(choices=Visibility.choices, required=False, default="")


class CloneWrite(StrictSerializer):
    title = NameField(required=False, max_length=TITLE_LENGTH, default="")
    version = StrictInteger(required=False, min_value=1, max_value=999_999, help_text="The newest when left out")


class ScenarioProblem(serializers.Serializer[Any]):
    rule = serializers.CharField(help_text="A rule of the book, or SCENARIO-SHAPE and SCENARIO-SIZE for the document")
    place = serializers.CharField(help_text='"hex C4", or a path like sides.german.divisions.1')
    path = serializers.CharField(help_text='JSON pointer into the definition; "" for a hex and for all of it')
    message = serializers.CharField()


class ScenarioVerdict(serializers.Serializer[Any]):
    playable = serializers.BooleanField()
    problems = ScenarioProblem(many=True)


class ScenarioSummary(serializers.Serializer[Any]):
    id = serializers.CharField()
    title = serializers.CharField()
    game = serializers.CharField()
    owner = serializers.CharField(allow_null=True, help_text="null: it comes with the game")
    visibility = serializers.ChoiceField(choices=Visibility.choices)
    version = serializers.IntegerField()
    created_at = serializers.DateTimeField()
    updated_at = serializers.DateTimeField()
    url = serializers.CharField()


class ScenarioVersionSummary(serializers.Serializer[Any]):
    version = serializers.IntegerField()
    version_id = serializers.CharField(help_text="What a playtest names")
    digest = serializers.CharField()
    note = serializers.CharField()
    saved_at = serializers.DateTimeField()


class ScenarioPage(serializers.Serializer[Any]):
    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)
    results = ScenarioSummary(many=True)


class Scenario(ScenarioSummary):
    version_id = serializers.CharField()
    digest = serializers.CharField()
    note = serializers.CharField()
    saved_at = serializers.DateTimeField()
    scenario = serializers.JSONField()
    verdict = ScenarioVerdict()
