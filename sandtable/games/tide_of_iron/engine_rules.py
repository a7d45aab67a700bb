"""The numbers of a scenario as the engine computes with them: from the tables and parameters to plain lists."""

# interpreted: reads tables of facts, once a batch

from __future__ import annotations

from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.ruleset import Ruleset
from sandtable.games.tide_of_iron.setup import Rules, VehicleKind
from sandtable.games.tide_of_iron.sight import SightRules
from sandtable.games.tide_of_iron.terms import BASE_NAMES, MARKER_NAMES


def sight_rules(rules: Ruleset) -> SightRules:
    """The parameters of lines of sight."""
    blocking = [base for base, name in enumerate(BASE_NAMES) if rules.terrain[name].blocks_sight]
    return SightRules(
        blocking,
        [0, *rules.numbers("blind_hexes")],
        rules.flag("corner_touch_blocks"),
        rules.flag("low_obstacle_blocks_same_level"),
        rules.flag("plateau_blocks_all"),
        rules.flag("offmap_blocks"),
    )


def engine_rules(found: Ruleset) -> Rules:
    """The other parameters of section 30 that the engine uses."""
    rules = Rules()
    for name in (
        "defense_success",
        "disrupt_at",
        "rout_at",
        "light_damage_armor",
        "light_damage_movement",
        "heavy_damage_armor",
        "damage_steps_per_hit",
        "assault_success",
    ):
        setattr(rules, name, found.number(name))
    rules.conditions_accumulate = found.flag("conditions_accumulate")
    rules.heavy_damage_halves_firepower = found.flag("heavy_damage_halves_firepower")
    rules.attacker_wins_ties = found.word("assault_tie") == "attacker"
    rules.attacker_chooses_casualties = found.word("casualties_chosen_by") == "attacker"
    rules.drift_table = found.numbers("artillery_drift_table")
    rules.box_limits_bind = found.flag("box_limits_bind")
    rules.building_in_turns = False
    _add_reveals(rules, found.words("reveal_on"))
    _add_terrain(rules, found)
    _add_marker_cover(rules)
    return rules


def _add_reveals(rules: Rules, words: list[str]) -> None:
    for word in ("attack", "support", "defend", "move", "adjacent"):
        setattr(rules, f"reveal_on_{word}", word in words)


def _add_terrain(rules: Rules, found: Ruleset) -> None:
    terrain = [found.terrain[name] for name in BASE_NAMES]
    rules.infantry_cost = [each.infantry_cost if each.can_infantry_enter else -1 for each in terrain]
    rules.vehicle_cost = [each.vehicle_cost if each.can_vehicles_enter else -1 for each in terrain]
    rules.cover = [each.cover for each in terrain]
    rules.uphill_extra = found.number("uphill_extra")


def _add_marker_cover(rules: Rules) -> None:
    markers = [facts.markers()[name] for name in MARKER_NAMES]
    rules.marker_cover = [each.cover or each.cover_for_squads for each in markers]


def vehicle_kinds(rules: Ruleset) -> list[VehicleKind]:
    """Vehicles by kind, in the order of their names."""
    by_kind = {each.kind: each for each in rules.units.values() if each.is_vehicle}
    kinds = []
    for number in range(len(VEHICLE_NAMES)):
        each = by_kind[number]
        ranges = (each.vs_infantry.range, each.vs_vehicle.range)
        powers = (each.vs_infantry.firepower, each.vs_vehicle.firepower)
        kind = VehicleKind(each.name, each.movement, each.armor, ranges, powers, each.capacity)
        kind.is_heavy = each.is_heavy
        kind.is_tank = "tank" in each.traits
        kind.is_truck = "effective_road_movement" in each.abilities
        kind.has_thick_armor = "thick_armor" in each.abilities
        kinds.append(kind)
    return kinds
