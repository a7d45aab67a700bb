"""The decks American Reinforcements I and German Reinforcements I (section 26)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE
from sandtable.games.tide_of_iron.terms import AMERICAN, FRESH, GERMAN, SPECIALIZATION_NAMES
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_vehicle, asked, at
from tests.support.tide_of_iron_cards import COMMAND, a_card_table, can_play, play

SQUADS = [
    ("rifle_squad", AMERICAN, 3, "4 regular", ""),
    ("veteran_riflemen", AMERICAN, 4, "4 elite", ""),
    ("machine_gun_team", AMERICAN, 4, "1 mg, 2 regular", ""),
    ("mortar_team", AMERICAN, 4, "1 mortar, 2 regular", ""),
    ("platoon_leader", AMERICAN, 3, "1 officer, 3 regular", ""),
    ("combat_engineers", AMERICAN, 4, "4 regular", "engineer"),
    ("aid_men", AMERICAN, 3, "4 regular", "medic"),
    ("bazooka_team", AMERICAN, 4, "4 regular", "anti_tank"),
    ("grenadier_squad", GERMAN, 3, "4 regular", ""),
    ("veteran_grenadiers", GERMAN, 4, "4 elite", ""),
    ("mg_42_team", GERMAN, 5, "1 mg, 2 regular", ""),
    ("granatwerfer_team", GERMAN, 4, "1 mortar, 2 regular", ""),
    ("platoon_commander", GERMAN, 3, "1 officer, 3 regular", ""),
    ("pioneers", GERMAN, 4, "4 regular", "engineer"),
    ("flamethrower_pioneers", GERMAN, 4, "2 elite, 2 regular", "flamethrower"),
    ("panzerschreck_team", GERMAN, 4, "4 regular", "anti_tank"),
]
VEHICLES = [
    ("armored_infantry", AMERICAN, 6, "m3a1"),
    ("panzergrenadiers", GERMAN, 6, "sdkfz251"),
    ("sherman_section", AMERICAN, 7, "sherman"),
    ("panzer_section", GERMAN, 7, "panzer4"),
]
ALL = [row[:2] for row in SQUADS] + [row[:2] for row in VEHICLES]


@pytest.mark.parametrize(("code", "seat", "cost", "figures", "token"), SQUADS, ids=[row[0] for row in SQUADS])
@rule("TOI-CRD-06", "TOI-RNF-01", "TOI-RNF-04", "TOI-RNF-05")
def test_a_squad_comes_at_once_fresh_and_full(code: str, seat: int, cost: int, figures: str, token: str) -> None:
    table = a_card_table(code, a_squad(1 - seat, (6, 0)), seat=seat)
    play(table)
    assert table.where[1] == at(table, (0, 0)), "the only hex of the zone"
    assert table.figures[1] == a_pack(figures)
    assert (table.special[1], table.state[1]) == (SPECIALIZATION_NAMES.index(token), FRESH)
    assert table.command[seat] == COMMAND - cost


@pytest.mark.parametrize(("code", "seat", "cost", "vehicle"), VEHICLES, ids=[row[0] for row in VEHICLES])
@rule("TOI-CRD-06", "TOI-RNF-01", "TOI-RNF-04")
def test_a_vehicle_comes_at_once(code: str, seat: int, cost: int, vehicle: str) -> None:
    table = a_card_table(code, a_squad(1 - seat, (6, 0)), seat=seat)
    has_squad = code in ("armored_infantry", "panzergrenadiers")
    play(table, *(["0,0"] if has_squad else []))
    unit = 2 if has_squad else 1
    name = table.setup.vehicles[table.setup.unit_kind[unit]].name
    assert table.where[unit] == at(table, (0, 0))
    assert {"m3a1": "M3A1", "sdkfz251": "SdKfz 251", "sherman": "M4A1", "panzer4": "Panzer IV"}[vehicle] in name
    assert table.command[seat] == COMMAND - cost


@pytest.mark.parametrize(("code", "seat"), ALL, ids=[row[0] for row in ALL])
@rule("TOI-RNF-01", "TOI-RNF-02", "TOI-STK-08")
def test_reinforcements_need_a_hex_with_room_and_without_enemies(code: str, seat: int) -> None:
    enemy = a_card_table(code, a_squad(1 - seat, (0, 0)), seat=seat)
    assert not can_play(enemy, seat)
    full = a_card_table(code, *[a_squad(seat, (0, 0)) for _ in range(3)], seat=seat)
    assert not can_play(full, seat)
    beside = a_card_table(code, a_squad(1 - seat, (0, 0)), seat=seat, zone=((0, 0), (1, 0)))
    assert can_play(beside, seat)


@pytest.mark.parametrize("code", ["armored_infantry", "panzergrenadiers"])
@rule("TOI-RNF-05", "TOI-SET-13")
def test_infantry_may_come_inside_its_half_track(code: str) -> None:
    seat = AMERICAN if code == "armored_infantry" else GERMAN
    table = a_card_table(code, a_squad(1 - seat, (6, 0)), seat=seat)
    play(table, "inside")
    assert (table.where[1], table.carrier[1]) == (CARRIED, 2)


@rule("TOI-RNF-01")
def test_the_player_chooses_among_the_hexes_of_his_zone() -> None:
    table = a_card_table("rifle_squad", a_squad(GERMAN, (6, 0)), zone=((0, 0), (0, 3)))
    play(table)
    assert asked(table) == ("0,0", "0,3")


@rule("TOI-CMP-06", "D-TOI-01")
def test_reinforcements_need_figures_in_the_box() -> None:
    guns = [a_squad(AMERICAN, (place, 0), "2 mg") for place in range(1, 4)]
    assert not can_play(a_card_table("machine_gun_team", *guns)), "all six are on the map"
    assert can_play(a_card_table("machine_gun_team", *guns[1:]))


@rule("TOI-RNF-02")
def test_a_tank_cannot_come_into_a_building() -> None:
    ground = a_ground({(0, 0): "building"})
    assert not can_play(a_card_table("sherman_section", a_squad(GERMAN, (6, 0)), ground=ground))


def test_units_of_a_card_are_nowhere_before_it_is_played() -> None:
    table = a_card_table("armored_infantry", a_vehicle(AMERICAN, (3, 0), "gmc"))
    assert table.where[1:] == [NOT_HERE, NOT_HERE]
