"""The deck Ground Support I: markers placed and cleared, squads hidden."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import box
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    ENTRENCHMENT,
    GERMAN,
    MINEFIELD,
    PILLBOX,
    RAZOR_WIRE,
    SMOKE,
    TANK_TRAP,
)
from sandtable.games.tide_of_iron.words import modifiers
from tests.support import card, rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, a_vehicle, answer, asked, at
from tests.support.tide_of_iron_cards import a_card_table, can_play, play

AROUND = {"0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}


@card("smoke_grenades")
@rule("TOI-CRD-08", "TOI-OBS-20", "TOI-OBS-21")
def test_smoke_grenades_reach_the_next_hex() -> None:
    table = a_card_table("smoke_grenades", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (6, 0)))
    table.round = 3
    play(table)
    assert set(asked(table)) == AROUND
    answer(table, "1,0")
    assert (table.smoke, table.smoke_rounds) == ((at(table, (1, 0)),), (3,))


@card("smoke_grenades")
@rule("TOI-OBS-20")
def test_smoke_grenades_are_not_for_buildings_enemies_or_smoke() -> None:
    table = a_card_table(
        "smoke_grenades",
        a_squad(AMERICAN, (0, 0)),
        a_squad(GERMAN, (0, 1)),
        ground=a_ground({(1, 0): "building"}),
        markers={(-1, 0): "smoke"},
    )
    play(table)
    assert set(asked(table)) == AROUND - {"0,1", "1,0", "-1,0"}


@card("digging_in")
@rule("TOI-CRD-08", "TOI-OBS-01")
def test_digging_in_places_two_entrenchments() -> None:
    table = a_card_table("digging_in", a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (2, 0)))
    play(table, "0,0", "2,0")
    assert [box.lies(table, ENTRENCHMENT, at(table, place)) for place in ((0, 0), (2, 0))] == [True, True]


@card("digging_in")
@rule("TOI-OBS-07", "TOI-OBS-01", "EX-TOI-04", "TOI-CMP-11")
def test_digging_in_needs_ground_room_and_a_marker() -> None:
    squad = a_squad(AMERICAN, (0, 0))
    for base in ("stream", "building", "pond"):
        assert not can_play(a_card_table("digging_in", squad, ground=a_ground({(0, 0): base})))
    full = {(0, 0): "entrenchment entrenchment pillbox"}
    assert not can_play(a_card_table("digging_in", squad, markers=full)), "three in a hex"
    everywhere = {(place, -3): "entrenchment entrenchment pillbox" for place in range(4)}
    assert not can_play(a_card_table("digging_in", squad, markers=everywhere)), "the box has twelve of both sides"


@card("barbed_wire")
@rule("TOI-CRD-08", "TOI-OBS-10")
def test_barbed_wire_goes_into_two_hexes() -> None:
    table = a_card_table("barbed_wire", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (6, 0)))
    play(table, "1,0", "0,1")
    assert [box.lies(table, RAZOR_WIRE, at(table, place)) for place in ((1, 0), (0, 1), (0, 0))] == [True, True, False]


@card("barbed_wire")
@rule("TOI-OBS-10")
def test_barbed_wire_lies_once_in_a_hex_and_one_may_be_enough() -> None:
    table = a_card_table("barbed_wire", a_squad(AMERICAN, (0, 0)), markers={(1, 0): "razor_wire"})
    play(table)
    assert "1,0" not in asked(table)
    answer(table, "0,1", "no more")
    assert box.markers_left(table, RAZOR_WIRE) == 14 - 2


@card("hasty_minefield")
@rule("TOI-CRD-08", "TOI-OBS-15")
def test_hasty_minefield_is_one_marker() -> None:
    table = a_card_table("hasty_minefield", a_squad(AMERICAN, (0, 0)))
    play(table, "0,1")
    assert box.lies(table, MINEFIELD, at(table, (0, 1)))
    assert box.markers_left(table, MINEFIELD) == 5


@card("hasty_minefield")
@rule("TOI-OBS-15", "TOI-CMP-11")
def test_hasty_minefield_needs_one_of_the_six() -> None:
    mines = {(place, -3): "minefield" for place in range(6)}
    assert not can_play(a_card_table("hasty_minefield", a_squad(AMERICAN, (0, 0)), markers=mines))


@card("roadblock")
@rule("TOI-CRD-08", "TOI-OBS-14")
def test_roadblock_is_two_tank_traps() -> None:
    table = a_card_table("roadblock", a_squad(AMERICAN, (0, 0)))
    play(table, "0,0", "1,0")
    assert [box.lies(table, TANK_TRAP, at(table, place)) for place in ((0, 0), (1, 0))] == [True, True]


@card("roadblock")
@rule("TOI-CMP-11", "D-TOI-03")
def test_traps_and_wire_are_sides_of_one_marker() -> None:
    wire = {(place, -3): "razor_wire" for place in range(-3, 4)} | {(place, 3): "razor_wire" for place in range(-3, 4)}
    table = a_card_table("roadblock", a_squad(AMERICAN, (0, 0)), markers=wire)
    assert len(wire) == 14
    assert not can_play(table)


@card("strongpoint")
@rule("TOI-CRD-08", "TOI-OBS-03")
def test_strongpoint_is_a_pillbox_for_one_of_the_squads() -> None:
    table = a_card_table("strongpoint", a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (3, 0)))
    play(table)
    assert set(asked(table)) == {"0,0", "3,0"}
    answer(table, "3,0")
    assert box.lies(table, PILLBOX, at(table, (3, 0)))


@card("strongpoint")
@rule("TOI-OBS-02")
def test_strongpoint_is_not_for_vehicles() -> None:
    assert not can_play(a_card_table("strongpoint", a_vehicle(AMERICAN, (0, 0), "sherman")))


@card("bangalore_torpedoes")
@rule("TOI-CRD-08", "TOI-CMP-11")
def test_bangalore_torpedoes_clear_wire_next_to_a_squad() -> None:
    wire = {(1, 0): "razor_wire", (0, 1): "razor_wire", (3, 0): "razor_wire"}
    table = a_card_table("bangalore_torpedoes", a_squad(AMERICAN, (0, 0)), markers=wire)
    play(table)
    assert asked(table) == ("no more", "0,1", "1,0"), "the third is too far"
    answer(table, "1,0", "0,1")
    assert box.markers_left(table, RAZOR_WIRE) == 13, "cleared wire is in the box again"


@card("bangalore_torpedoes")
def test_bangalore_torpedoes_need_wire_without_enemies() -> None:
    wire = {(1, 0): "razor_wire"}
    table = a_card_table("bangalore_torpedoes", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (1, 0)), markers=wire)
    assert not can_play(table)


@card("mine_detectors")
@rule("TOI-CRD-08")
def test_mine_detectors_clear_mines_of_the_own_hex_too() -> None:
    mines = {(0, 0): "minefield razor_wire"}
    table = a_card_table("mine_detectors", a_squad(AMERICAN, (0, 0)), markers=mines)
    play(table)
    assert not box.lies(table, MINEFIELD, at(table, (0, 0)))
    assert box.lies(table, RAZOR_WIRE, at(table, (0, 0))), "only the mines go"


@card("mine_detectors")
def test_mine_detectors_need_mines_near() -> None:
    assert not can_play(a_card_table("mine_detectors", a_squad(AMERICAN, (0, 0)), markers={(2, 0): "minefield"}))


@card("camouflage_nets")
@rule("TOI-CON-01", "TOI-CON-08", "TOI-CRD-08")
def test_camouflage_nets_hide_a_squad_in_woods() -> None:
    table = a_card_table(
        "camouflage_nets", a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (1, 0)), ground=a_ground({(0, 0): "woods"})
    )
    play(table)
    assert table.concealed == (True, False)


@card("camouflage_nets")
@rule("TOI-CON-01", "TOI-CON-04", "TOI-CON-08")
def test_camouflage_nets_are_not_for_squads_next_to_enemies_nor_for_a_fifth() -> None:
    ground = a_ground({(0, place): "woods" for place in range(-4, 5)})
    squad = a_squad(AMERICAN, (0, 0))
    assert not can_play(a_card_table("camouflage_nets", squad, a_squad(GERMAN, (1, 0)), ground=ground))
    hidden = [a_squad(AMERICAN, (0, place), is_concealed=True) for place in (1, 2, 3, 4)]
    assert not can_play(a_card_table("camouflage_nets", squad, *hidden, ground=ground))
    assert can_play(a_card_table("camouflage_nets", squad, *hidden[1:], ground=ground))


@card("hand_grenades")
@rule("TOI-CRD-11")
def test_hand_grenades_are_kept_for_a_vehicle() -> None:
    table = a_card_table("hand_grenades")
    play(table)
    assert modifiers.once(table, AMERICAN, 0, modifiers.VEHICLE_FIREPOWER) == [0]
    assert table.effects[0].amount == 2


@card("hand_grenades")
def test_hand_grenades_are_for_squads() -> None:
    table = a_card_table("hand_grenades", a_vehicle(AMERICAN, (0, 0), "sherman"))
    play(table)
    assert modifiers.once(table, AMERICAN, 0, modifiers.VEHICLE_FIREPOWER) == []


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        (ENTRENCHMENT, "entrenchment"),
        (PILLBOX, "pillbox"),
        (RAZOR_WIRE, "razor_wire"),
        (TANK_TRAP, "tank_trap"),
        (MINEFIELD, "minefield"),
        (SMOKE, "smoke"),
    ],
)
@rule("TOI-CMP-11")
def test_a_marker_placed_and_taken_away_leaves_the_hex_as_it_was(kind: int, word: str) -> None:
    table = a_table(a_ground(), markers={(2, 0): "minefield smoke"})
    hex_ = at(table, (0, 0))
    before = (table.markers, table.smoke, box.markers_left(table, kind))
    box.place(table, kind, hex_)
    assert (table.markers, table.smoke) == (lambda other: (other.markers, other.smoke))(
        a_table(a_ground(), markers={(2, 0): "minefield smoke", (0, 0): word})
    )
    assert box.markers_left(table, kind) == before[2] - 1
    box.take_away(table, kind, hex_)
    assert (table.markers, table.smoke, box.markers_left(table, kind)) == before
