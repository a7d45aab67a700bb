"""Shapes of the catalogue's answers, for the API's description; the data is made in `representation.py`."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema_serializer
from rest_framework import serializers

from sandtable.games.destiny.waiting import KINDS


class SubtypeSchema(serializers.Serializer[Any]):
    code = serializers.CharField()
    name = serializers.CharField()


class StandingSchema(serializers.Serializer[Any]):
    code = serializers.CharField()
    status = serializers.ChoiceField(choices=["legal", "restricted", "banned"])
    points = serializers.CharField(allow_null=True)


class PrintedSchema(serializers.Serializer[Any]):
    text = serializers.CharField()
    flavor = serializers.CharField()
    illustrator = serializers.CharField()


class SideSchema(serializers.Serializer[Any]):
    symbol = serializers.CharField()
    value = serializers.IntegerField(allow_null=True)
    is_modifier = serializers.BooleanField()
    is_x = serializers.BooleanField()
    cost = serializers.IntegerField()
    indirect_cost = serializers.IntegerField()
    words = serializers.CharField()


@extend_schema_serializer(
    component_name="Card",
    examples=[
        OpenApiExample(
            "A character",
            {
                "code": "01045",
                "name": "Finn",
                "type_code": "character",
                "faction_code": "yellow",
                "points": "13/16",
                "sides": ["1RD", "2RD", "3RD1", "1Sh", "1R", "-"],
            },
        )
    ],
)
class CardSchema(serializers.Serializer[Any]):
    """A card; `sides` is there only with a die."""

    code = serializers.CharField()
    name = serializers.CharField()
    subtitle = serializers.CharField()
    label = serializers.CharField()  # type: ignore[assignment]  # the key is called so; Field has a `label` too
    set_code = serializers.CharField()
    set_name = serializers.CharField()
    position = serializers.IntegerField()
    type_code = serializers.CharField()
    type_name = serializers.CharField()
    faction_code = serializers.CharField()
    faction_name = serializers.CharField()
    affiliation_code = serializers.CharField()
    affiliation_name = serializers.CharField()
    rarity_code = serializers.CharField()
    rarity_name = serializers.CharField()
    is_unique = serializers.BooleanField()
    points = serializers.CharField(allow_null=True)
    health = serializers.IntegerField(allow_null=True)
    cost = serializers.IntegerField(allow_null=True)
    deck_limit = serializers.IntegerField()
    has_die = serializers.BooleanField()
    has_errata = serializers.BooleanField()
    flip_card = serializers.BooleanField()
    subtypes = SubtypeSchema(many=True)
    reprint_of = serializers.CharField(allow_null=True)
    reprints = serializers.ListField(child=serializers.CharField())
    parallel_die = serializers.CharField(allow_null=True)
    parallel_dice_of = serializers.ListField(child=serializers.CharField())
    formats = StandingSchema(many=True)
    engine = serializers.ChoiceField(choices=["full", "none"])
    engine_waits_for = serializers.ListField(
        child=serializers.ChoiceField(choices=KINDS),
        help_text="Kinds of words and mechanics that a card without an encoding waits for; empty for others.",
    )
    engine_left_out = serializers.CharField(
        help_text="The reason why somebody who tried to encode the card left it out; empty where nobody did.",
    )
    rules_text = serializers.CharField(allow_null=True)
    errata_text = serializers.CharField(allow_null=True)
    printed = PrintedSchema(allow_null=True)
    url = serializers.CharField()
    sides = serializers.ListField(child=serializers.CharField(), required=False)
    side_details = SideSchema(many=True, required=False)


class CardPage(serializers.Serializer[Any]):
    read_as = serializers.CharField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = CardSchema(many=True)


class QueryProblem(serializers.Serializer[Any]):
    position = serializers.IntegerField()
    length = serializers.IntegerField()
    code = serializers.ChoiceField(choices=["syntax", "unknown_key", "bad_operator", "bad_value", "too_large"])
    message = serializers.CharField()
    suggestion = serializers.CharField()


class ParsedQuery(serializers.Serializer[Any]):
    query = serializers.CharField()
    read_as = serializers.CharField(allow_null=True)
    format = serializers.CharField(allow_null=True)
    errors = QueryProblem(many=True)  # type: ignore[assignment]  # the key is called so; only described here


class SetSchema(serializers.Serializer[Any]):
    code = serializers.CharField()
    name = serializers.CharField()
    position = serializers.IntegerField()
    cycle = serializers.CharField()
    maker = serializers.CharField(allow_null=True)
    available = serializers.DateField()
    total = serializers.IntegerField()
    known = serializers.IntegerField()
    url = serializers.CharField()


class FormatSummary(serializers.Serializer[Any]):
    code = serializers.CharField()
    name = serializers.CharField()
    community_code = serializers.CharField(allow_null=True)
    since = serializers.CharField(allow_null=True)
    until = serializers.CharField(allow_null=True)
    points = serializers.IntegerField()
    size = serializers.IntegerField()
    copies = serializers.IntegerField()
    has_plots = serializers.BooleanField()
    has_downgrades = serializers.BooleanField()
    sets = serializers.ListField(child=serializers.CharField())


class FormatSchema(FormatSummary):
    balance = serializers.DictField(child=serializers.CharField())
    restricted = serializers.ListField(child=serializers.CharField())
    banned = serializers.ListField(child=serializers.CharField())
    restricted_pairs = serializers.DictField(child=serializers.ListField(child=serializers.CharField()))
    errata = serializers.ListField(child=serializers.CharField())
    source = serializers.CharField(  # type: ignore[assignment]
        allow_null=True, help_text="The origin of a list from between two releases"
    )
    rules = serializers.CharField(allow_null=True, help_text="The version of the rules that its decks play by")
    texts = serializers.CharField(allow_null=True, help_text="v1.1, or errata for the card texts given later")
    is_reconstructed = serializers.BooleanField(help_text="No file of the list is at hand; it was worked out")
