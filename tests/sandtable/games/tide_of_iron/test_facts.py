"""The tables of the box: units, terrain, markers, and the parameters a scenario may set."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.compiled import ROOT
from sandtable.games.tide_of_iron import facts, terms
from sandtable.games.tide_of_iron.combat import strength
from sandtable.games.tide_of_iron.facts import Weapon
from sandtable.games.tide_of_iron.ruleset import BadParameter, problems, ruleset
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import Plan
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, a_vehicle


def infantry(id_: str) -> tuple[Weapon, Weapon]:
    unit = facts.unit_types()[id_]
    return unit.vs_infantry, unit.vs_vehicle


@rule("TOI-CMP-01")
def test_each_nation_has_its_kinds_of_unit() -> None:
    nations = [unit.nation for unit in facts.unit_types().values()]
    assert (nations.count(terms.AMERICAN), nations.count(terms.GERMAN), len(nations)) == (9, 10, 19)
    first = [unit.nation for unit in facts.unit_types().values() if unit.edition == 1]
    assert (first.count(terms.AMERICAN), first.count(terms.GERMAN)) == (8, 9)


@rule("TOI-CMP-02")
def test_the_box_holds_216_figures() -> None:
    assert sum(unit.count for unit in facts.unit_types().values() if unit.edition == 1) == 216


@rule("TOI-CMP-04")
def test_heavy_weapons_take_two_holes_of_the_four_of_a_base() -> None:
    assert facts.holes_of_a_base() == 4
    holes = {unit.id.partition("_")[2]: unit.holes for unit in facts.unit_types().values() if not unit.is_vehicle}
    assert holes == {"regular": 1, "elite": 1, "officer": 1, "mg": 2, "mortar": 2}


@rule("TOI-CMP-07", "EX-TOI-01")
def test_an_elite_figure_attacks_by_target_type() -> None:
    assert infantry("us_elite") == infantry("de_elite") == (Weapon(4, 2), Weapon(1, 1))


@pytest.mark.parametrize(
    ("id_", "movement", "armor", "weapons"),
    [
        ("us_regular", 4, 0, (Weapon(4, 1), Weapon(1, 1))),
        ("us_mg", 4, 0, (Weapon(5, 3), Weapon(3, 2))),
        ("de_mg", 4, 0, (Weapon(5, 4), Weapon(3, 2))),
        ("us_mortar", 4, 0, (Weapon(8, 2), Weapon(8, 2))),
        ("us_sherman", 5, 4, (Weapon(5, 6), Weapon(6, 8))),
        ("de_tiger1", 5, 6, (Weapon(5, 6), Weapon(8, 10))),
        ("de_panzer4", 6, 4, (Weapon(5, 6), Weapon(8, 10))),
        ("us_m10", 6, 4, (Weapon(5, 6), Weapon(7, 10))),
        ("de_stug_iii", 6, 4, (Weapon(5, 6), Weapon(6, 9))),
        ("us_gmc", 4, 0, (Weapon(0, 0), Weapon(0, 0))),
    ],
)
@rule("TOI-CMP-07")
def test_values_of_units(id_: str, movement: int, armor: int, weapons: tuple[Weapon, Weapon]) -> None:
    unit = facts.unit_types()[id_]
    assert (unit.movement, unit.armor, (unit.vs_infantry, unit.vs_vehicle)) == (movement, armor, weapons)


@rule("TOI-ARE-05")
def test_a_mortar_has_four_dice_suppressive_and_two_normal_at_range_8() -> None:
    for id_ in ("us_mortar", "de_mortar"):
        mortar = facts.unit_types()[id_]
        assert (mortar.vs_infantry, mortar.suppressive_firepower) == (Weapon(8, 2), 4)


@rule("TOI-TRN-01", "TOI-DMG-01")
def test_vehicles_are_light_or_heavy_and_light_ones_carry() -> None:
    vehicles = {u.id: (u.capacity, u.is_heavy) for u in facts.unit_types().values() if u.is_vehicle}
    trucks = {"us_gmc": (2, False), "de_opel": (2, False)}
    half_tracks = {"us_m3a1": (1, False), "de_sdkfz251": (1, False)}
    tanks = {"us_sherman": (0, True), "de_panzer4": (0, True), "de_tiger1": (0, True)}
    second = {"us_m10": (0, True), "de_stug_iii": (0, True)}
    assert vehicles == trucks | half_tracks | tanks | second


def test_kinds_are_the_numbers_the_engine_computes_with() -> None:
    kinds = {unit.id: unit.kind for unit in facts.unit_types().values()}
    assert (kinds["us_mortar"], kinds["de_mortar"], kinds["de_tiger1"]) == (terms.MORTAR, terms.MORTAR, terms.TIGER)
    vehicles = [unit.kind for unit in facts.unit_types().values() if unit.is_vehicle]
    assert vehicles == list(range(len(facts.VEHICLE_NAMES)))
    named = {name: number for number, name in enumerate(facts.VEHICLE_NAMES)}
    assert (named["sherman"], named["m3a1"], named["gmc"]) == (terms.SHERMAN, terms.M3A1, terms.GMC)
    assert (named["panzer4"], named["tiger1"]) == (terms.PANZER_IV, terms.TIGER)
    assert (named["sdkfz251"], named["opel"]) == (terms.SDKFZ_251, terms.OPEL)


def test_a_scenario_may_name_every_vehicle_of_the_data_and_no_other() -> None:
    parts = SCENARIOS.schema()["$defs"]
    for force in ("division", "reinforcement"):
        assert [*parts[force]["properties"]["vehicles"]["properties"]] == [*facts.VEHICLE_NAMES]
    assert parts["placed_unit"]["properties"]["vehicle"]["enum"] == [*facts.VEHICLE_NAMES]


@rule("TOI-CMP-13", "D-TOI-145", "TOI-DMG-10")
def test_vehicles_of_the_second_edition_fight_as_tanks() -> None:
    house = a_ground({(6, 0): "building"}, reach=9)
    units = [a_vehicle(terms.AMERICAN, (0, 0), "m10"), a_vehicle(terms.GERMAN, (6, 0), "stug_iii")]
    table = a_table(house, *units, a_squad(terms.GERMAN, (6, 0)))
    assert (strength.reach_at(table, 0, 0, 1), strength.firepower(table, 0, 0, 1)) == (7, 10)
    assert (strength.reach_at(table, 1, 0, 0), strength.firepower(table, 1, 0, 0)) == (6, 9)
    assert (strength.reach_at(table, 0, 0, 2), strength.is_concussive(table, 0, 2)) == (5 + 3, True)


@rule("TOI-CMP-13")
@pytest.mark.parametrize("agent", ["random", "greedy-2", "planner-2"])
def test_a_scenario_with_vehicles_of_the_second_edition_is_played_to_its_end(agent: str) -> None:
    def sides(guns: int) -> dict[str, Any]:
        west, east = a_division("west", vehicles={"m10": 2}), a_division("east", vehicles={"stug_iii": guns})
        return {"american": a_side("west", divisions={"1": west}), "german": a_side("east", divisions={"1": east})}

    document = a_document(sides=sides(1), rounds=2)
    assert SCENARIOS.problems(document) == []
    subjects = ({"name": "American"}, {"name": "German"})
    plan = Plan("tide_of_iron", subjects, (agent, agent), 5, document, turns_seats=False)
    [record] = play_chunk(plan, 0, 1)
    assert record.rounds == 2 and record.outcome in ("wins", "losses", "draws")
    assert "5 StuG III figures; the box has 4" in str([*map(str, SCENARIOS.problems(a_document(sides=sides(5))))])


def test_the_page_about_units_shows_an_entry_as_it_stands_in_the_data() -> None:
    text = (ROOT / "docs" / "tide-of-iron-units.md").read_text(encoding="utf-8")
    shown = json.loads(text.split("```json\n")[1].split("```")[0])
    assert [entry for entry in facts.read("units")["units"] if entry["id"] == shown["id"]] == [shown]


@rule("TOI-CMP-12")
def test_only_what_cannot_be_entered_has_no_cost() -> None:
    for row in facts.terrain().values():
        assert (row.infantry_cost > 0, row.vehicle_cost > 0) == (row.can_infantry_enter, row.can_vehicles_enter)
    closed = {row.id for row in facts.terrain().values() if not row.can_infantry_enter}
    assert closed == {"cliff", "stream_flooded", "pond", "half_hex"}


@rule("TOI-MOV-17", "TOI-MOV-03", "TOI-MOV-04")
def test_the_terrain_table() -> None:
    rows = {
        row.id: (row.infantry_cost, row.vehicle_cost, row.cover, row.blocks_sight) for row in facts.terrain().values()
    }
    assert rows["clear"] == (1, 1, 0, False)
    assert rows["woods"] == (2, 3, 2, True)
    assert rows["building"] == (2, 0, 3, True)
    assert rows["rough"] == (2, 3, 1, False)
    assert rows["stream"] == (2, 3, 0, False)
    assert rows["pond"] == rows["stream_flooded"] == (0, 0, 0, False)
    assert rows["road"] == rows["bridge"] == rows["clear"]


@rule("TOI-OBS-03", "TOI-OBS-02")
def test_fortifications() -> None:
    markers = facts.markers()
    found = [
        (markers[id_].cover, markers[id_].enter_cost, markers[id_].exit_cost) for id_ in ("entrenchment", "pillbox")
    ]
    assert found == [(2, 1, 1), (6, 1, 1)]


@rule("TOI-CMP-11")
def test_two_sides_of_a_marker_share_their_stock() -> None:
    shared = {m.id: (m.other_side, m.stock) for m in facts.markers().values() if m.other_side}
    assert shared == {
        "entrenchment": ("pillbox", 12),
        "pillbox": ("entrenchment", 12),
        "razor_wire": ("tank_trap", 14),
        "tank_trap": ("razor_wire", 14),
    }
    assert (facts.markers()["minefield"].stock, facts.markers()["smoke"].stock) == (6, 6)


@rule("TOI-CMP-12", "D-TOI-04")
def test_every_value_says_what_it_rests_on() -> None:
    tables = (facts.unit_types(), facts.terrain(), facts.markers(), facts.abilities(), facts.specializations())
    assert all(entry.source for table in tables for entry in table.values())
    assert facts.unit_types()["de_panzer4"].inferred
    assert facts.terrain()["woods"].inferred_fields == ("movement_cost_vehicle", "cover")


@rule("TOI-SQD-04")
def test_there_are_four_specializations() -> None:
    assert tuple(facts.specializations()) == terms.SPECIALIZATION_NAMES[1:]


def test_every_ability_of_a_unit_is_explained() -> None:
    named = {ability for unit in facts.unit_types().values() for ability in unit.abilities}
    named -= {"area_attack", "indirect_fire", "minimum_range"}  # these have rules of their own: TOI-ARE-06 to 10
    assert named == set(facts.abilities())


PARAMETERS = {
    "defense_success": 5,
    "disrupt_at": 1,
    "rout_at": 2,
    "conditions_accumulate": False,
    "heavy_damage_armor": -2,
    "heavy_damage_halves_firepower": False,
    "assault_success": 4,
    "assault_tie": "defender",
    "mortar_min_range": 2,
    "artillery_drift_table": (3, 2, 1, 0, 0, 0),
    "low_obstacle_blocks_same_level": True,
    "corner_touch_blocks": False,
    "blind_hexes": (2, 1),
    "plateau_blocks_all": False,
    "offmap_blocks": False,
    "uphill_extra": 1,
    "mortar_assault_defense": 0,
    "starting_command": 0,
    "woods_cover": 2,
    "tiger1_vs_vehicle_firepower": 10,
}
"""Section 30, from the rule book."""


def test_section_30_is_complete() -> None:
    known = facts.parameters()
    assert {name: known[name].default for name in PARAMETERS} == PARAMETERS
    assert {parameter.group for parameter in known.values()} == set(range(1, 22))
    assert all(parameter.reason and parameter.rules for parameter in known.values())


def test_a_default_is_itself_allowed() -> None:
    written = {
        name: list(p.default) if isinstance(p.default, tuple) else p.default for name, p in facts.parameters().items()
    }
    assert problems(written) == []
    assert ruleset(written) == ruleset()


def test_a_scenario_may_set_parameters_and_tables_follow() -> None:
    rules = ruleset({"woods_cover": 1, "mortar_min_range": 1, "assault_tie": "attacker", "blind_hexes": [3, 2]})
    assert rules.terrain["woods"].cover == 1
    assert [rules.units[id_].minimum_range for id_ in ("us_mortar", "de_mortar")] == [1, 1]
    assert (rules.word("assault_tie"), rules.numbers("blind_hexes")) == ("attacker", [3, 2])
    assert (ruleset().terrain["woods"].cover, facts.terrain()["woods"].cover) == (2, 2), "the box itself never changes"


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"luck": 3}, "there is no parameter 'luck'"),
        ({"defense_success": 7}, "defense_success must be a number from 2 to 6; got 7"),
        ({"defense_success": True}, "defense_success must be a number from 2 to 6; got True"),
        ({"conditions_accumulate": 1}, "conditions_accumulate must be true or false; got 1"),
        ({"assault_tie": "both"}, "assault_tie must be defender or attacker; got 'both'"),
        ({"blind_hexes": [2]}, "blind_hexes must be a list of 2 numbers from 0 to 9; got [2]"),
        ({"double_halving_forbids": False}, "double_halving_forbids must be true; got False"),
        (
            {"reveal_on": ["sneeze"]},
            "reveal_on must be a list of attack or support or defend or move or adjacent; got ['sneeze']",
        ),
    ],
)
def test_a_bad_parameter_is_named(changes: dict[str, object], problem: str) -> None:
    with pytest.raises(BadParameter) as raised:
        ruleset(changes)
    assert raised.value.problems == [problem]
