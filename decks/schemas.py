"""Shapes of deck calls, for the API's description only; `reading.py` reads bodies, `representation.py` answers."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema_serializer
from rest_framework import serializers

from decks.models import Visibility

EXAMPLE = {
    "name": "Kylo and friend",
    "format": "starter",
    "characters": [{"code": "01011", "dice": 2}, {"code": "01002", "dice": 1}],
    "battlefield": "01168",
    "plots": [],
    "cards": {"01153": 1, "01157": 1},
}


class MemberSchema(serializers.Serializer[Any]):
    code = serializers.CharField()
    dice = serializers.IntegerField(min_value=1)


class DeckContent(serializers.Serializer[Any]):
    name = serializers.CharField()
    format = serializers.CharField()
    characters = MemberSchema(many=True)
    battlefield = serializers.CharField(allow_null=True)
    plots = serializers.ListField(child=serializers.CharField(), required=False)
    cards = serializers.DictField(child=serializers.IntegerField(min_value=1))


@extend_schema_serializer(examples=[OpenApiExample("A deck", {"deck": EXAMPLE, "note": "First try"})])
class DeckWrite(serializers.Serializer[Any]):
    deck = DeckContent()
    note = serializers.CharField(required=False)
    visibility = serializers.ChoiceField(choices=Visibility.choices, required=False)


@extend_schema_serializer(examples=[OpenApiExample("Two formats", {"deck": EXAMPLE, "formats": ["starter", "INF"]})])
class ValidateWrite(serializers.Serializer[Any]):
    deck = DeckContent()
    formats = serializers.ListField(child=serializers.CharField(), required=False)


class ProblemSchema(serializers.Serializer[Any]):
    rule = serializers.CharField()
    alias = serializers.CharField(allow_null=True)
    message = serializers.CharField()
    cards = serializers.ListField(child=serializers.CharField())
    measured = serializers.JSONField(allow_null=True)
    allowed = serializers.JSONField(allow_null=True)
    fix = serializers.CharField()


class Verdict(serializers.Serializer[Any]):
    format = serializers.CharField()
    legal = serializers.BooleanField()
    points = serializers.IntegerField()
    points_allowed = serializers.IntegerField()
    size = serializers.IntegerField()
    size_needed = serializers.IntegerField()
    problems = ProblemSchema(many=True)


class Validation(serializers.Serializer[Any]):
    results = Verdict(many=True)
    unencoded = serializers.ListField(child=serializers.CharField())


class VersionSummary(serializers.Serializer[Any]):
    version = serializers.IntegerField()
    digest = serializers.CharField()
    note = serializers.CharField()
    saved_at = serializers.DateTimeField()


class DeckSummary(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()
    format = serializers.CharField()
    owner = serializers.CharField()
    visibility = serializers.ChoiceField(choices=Visibility.choices)
    version = serializers.IntegerField()
    created_at = serializers.DateTimeField()
    updated_at = serializers.DateTimeField()
    url = serializers.CharField()


class DeckPage(serializers.Serializer[Any]):
    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)
    results = DeckSummary(many=True)


class Deck(DeckSummary):
    digest = serializers.CharField()
    note = serializers.CharField()
    saved_at = serializers.DateTimeField()
    deck = DeckContent()
    legality = Verdict()
    unencoded = serializers.ListField(child=serializers.CharField())
