"""Shapes of the answers about Tide of Iron, for the API's description; the data is made in `representation.py`."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.terms import BASE_NAMES, FIGURE_NAMES, NATION_NAMES, TIMING_NAMES


class WeaponSchema(serializers.Serializer[Any]):
    range = serializers.IntegerField(help_text="hexes; 0 with firepower 0: no attack")
    firepower = serializers.IntegerField(help_text="black dice")


class AbilitySchema(serializers.Serializer[Any]):
    id = serializers.CharField()
    text = serializers.CharField()
    values = serializers.DictField(child=serializers.IntegerField())
    rules = serializers.ListField(child=serializers.CharField())


@extend_schema_serializer(component_name="TideOfIronUnit")
class UnitSchema(serializers.Serializer[Any]):
    id = serializers.CharField()
    nation = serializers.ChoiceField(choices=NATION_NAMES)
    name = serializers.CharField()
    kind = serializers.ChoiceField(choices=[*FIGURE_NAMES, *VEHICLE_NAMES])
    is_vehicle = serializers.BooleanField()
    holes = serializers.IntegerField(help_text="of a base; 0 for a vehicle")
    movement = serializers.IntegerField(help_text="points")
    armor = serializers.IntegerField()
    vs_infantry = WeaponSchema()
    vs_vehicle = WeaponSchema()
    suppressive_firepower = serializers.IntegerField()
    minimum_range = serializers.IntegerField(help_text="nearest hex; 0: any")
    assault_defense = serializers.IntegerField()
    capacity = serializers.IntegerField(help_text="squads")
    is_heavy = serializers.BooleanField()
    traits = serializers.ListField(child=serializers.CharField())
    abilities = AbilitySchema(many=True)
    count = serializers.IntegerField(help_text="in the box")
    edition = serializers.IntegerField(help_text="the first one whose box holds it: 1 or 2")
    source = serializers.CharField()  # type: ignore[assignment]  # the key is called so; Field has a `source` too
    inferred = serializers.BooleanField()
    inferred_note = serializers.CharField(allow_blank=True)
    url = serializers.CharField()


@extend_schema_serializer(component_name="TideOfIronSpecialization")
class SpecializationSchema(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()
    count = serializers.IntegerField(help_text="tokens in the box")
    effect = serializers.ListField(child=serializers.CharField())
    values = serializers.DictField(child=serializers.IntegerField())
    rules = serializers.ListField(child=serializers.CharField())
    source = serializers.CharField()  # type: ignore[assignment]
    inferred = serializers.BooleanField()


@extend_schema_serializer(component_name="TideOfIronTerrain")
class TerrainSchema(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()
    infantry_cost = serializers.IntegerField(help_text="movement points; 0: cannot enter")
    vehicle_cost = serializers.IntegerField(help_text="movement points; 0: cannot enter")
    can_infantry_enter = serializers.BooleanField()
    can_vehicles_enter = serializers.BooleanField()
    cover = serializers.IntegerField()
    blocks_sight = serializers.BooleanField(help_text="by itself")
    blocks_sight_by_level = serializers.BooleanField()
    special = serializers.ListField(child=serializers.CharField())
    rules = serializers.ListField(child=serializers.CharField())
    source = serializers.CharField()  # type: ignore[assignment]
    inferred = serializers.BooleanField()
    inferred_fields = serializers.ListField(child=serializers.CharField())


@extend_schema_serializer(component_name="TideOfIronMarker")
class MarkerSchema(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()
    group = serializers.CharField()
    count = serializers.CharField(help_text="in the box")
    stock = serializers.IntegerField(help_text="together with the other side; 0: not counted in one number")
    other_side = serializers.CharField(allow_blank=True)
    cover = serializers.IntegerField()
    cover_for_squads = serializers.IntegerField()
    blocks_sight = serializers.BooleanField()
    enter_cost = serializers.IntegerField()
    exit_cost = serializers.IntegerField()
    capacity = serializers.IntegerField(help_text="squads inside")
    attack_dice = serializers.IntegerField()
    success = serializers.IntegerField()
    successes_to_remove = serializers.IntegerField()
    points_to_remove = serializers.IntegerField()
    halves_firepower = serializers.BooleanField()
    effects = serializers.ListField(child=serializers.CharField())
    rules = serializers.ListField(child=serializers.CharField())
    source = serializers.CharField()  # type: ignore[assignment]
    inferred = serializers.BooleanField()


@extend_schema_serializer(component_name="TideOfIronParameter")
class ParameterSchema(serializers.Serializer[Any]):
    name = serializers.CharField()
    kind = serializers.ChoiceField(choices=["flag", "number", "word", "numbers", "words"])
    default = serializers.JSONField()
    choices = serializers.ListField(child=serializers.JSONField())
    low = serializers.IntegerField()
    high = serializers.IntegerField()
    length = serializers.IntegerField(help_text="of a list; 0: any")
    rules = serializers.ListField(child=serializers.CharField())
    group = serializers.IntegerField(help_text="number in section 30 of the rule book")
    reason = serializers.CharField()
    value_of = serializers.ListField(child=serializers.CharField())


@extend_schema_serializer(component_name="TideOfIronBoardSummary")
class BoardSummary(serializers.Serializer[Any]):
    id = serializers.CharField()
    title = serializers.CharField()
    designed = serializers.BooleanField()
    back = serializers.CharField(help_text="the other side")
    summary = serializers.CharField()
    url = serializers.CharField()
    picture = serializers.CharField()


class BoardHexSchema(serializers.Serializer[Any]):
    name = serializers.CharField(help_text="A1; half hexes by column and row: 0.3")
    column = serializers.IntegerField()
    row = serializers.IntegerField()
    half = serializers.BooleanField(help_text="counts only where another board joins")
    base = serializers.ChoiceField(choices=BASE_NAMES)
    level = serializers.IntegerField()
    roads = serializers.ListField(child=serializers.IntegerField(), help_text="directions clockwise from north, 0 to 5")
    streams = serializers.ListField(child=serializers.IntegerField())


@extend_schema_serializer(component_name="TideOfIronBoard")
class BoardSchema(BoardSummary):
    hexes = BoardHexSchema(many=True)


@extend_schema_serializer(component_name="TideOfIronCard")
class CardSchema(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()
    is_operation = serializers.BooleanField(help_text="in force from set-up; no deck, no cost")
    deck = serializers.CharField(allow_blank=True)
    cost = serializers.IntegerField(allow_null=True, help_text="command")
    timing = serializers.ChoiceField(choices=TIMING_NAMES, allow_null=True)
    has_plus = serializers.BooleanField()
    text = serializers.CharField(help_text="made by the engine from the card it plays")
    number = serializers.IntegerField(help_text="printed on an operations card; 0: unknown")
    is_designed = serializers.BooleanField(help_text="a card of our own")
    inferred = serializers.BooleanField()
    inferred_fields = serializers.ListField(child=serializers.CharField())
    source = serializers.CharField(allow_blank=True)  # type: ignore[assignment]
    url = serializers.CharField()
