"""Tokens, officers, elites and heavy weapons in fire (sections 22 and 23)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.actions import steps
from sandtable.games.tide_of_iron.actions.encoding import CUT_WIRE, HEXES
from sandtable.games.tide_of_iron.combat import cover, modifiers, strength, targets
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.movement import THIRDS, points_of
from sandtable.games.tide_of_iron.phases import status
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    DISRUPTED,
    FATIGUED,
    GERMAN,
    LONG_RANGE,
    NO_CONDITION,
    NORMAL,
    NORMAL_RANGE,
    NOTHING,
    PINNED,
    SUPPRESSIVE,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, activate, asked, at
from tests.support.tide_of_iron_fire import declare, declare_area, pools

NEXT_TO = (1, 0)


@rule("TOI-SPC-01", "EX-TOI-88", "TOI-SPC-02", "D-TOI-108")
@pytest.mark.parametrize(("away", "found"), [(3, NORMAL_RANGE), (6, LONG_RANGE)])
def test_anti_tank(away: int, found: int) -> None:
    """Once for the squad, and its range for all of its figures."""
    pieces = (a_squad(AMERICAN, (0, 0), "4 regular", "anti_tank"), a_vehicle(GERMAN, (away, 0), "panzer4"))
    table = a_table(a_ground(), *pieces)
    attack = declare(table, 0)
    assert (attack.range_class, pools(table)[0]) == (found, 7)


@rule("TOI-SPC-01")
def test_anti_tank_adds_nothing_against_squads_and_helps_support() -> None:
    anti_tank = a_squad(AMERICAN, (0, 0), "4 regular", "anti_tank")
    table = a_table(a_ground(), anti_tank, anti_tank, a_squad(GERMAN, (4, 0)), a_vehicle(GERMAN, (3, 0), "opel"))
    declare(table, 0, "squad 3", "no more", "normal")
    assert pools(table)[0] == 4
    declare(table, 0, "Opel", "squad 2")
    assert pools(table)[0] == 7 + 4


@rule("TOI-SPC-07")
def test_a_flamethrower_burns_the_adjacent_only() -> None:
    flames = a_squad(AMERICAN, (0, 0), "4 regular", "flamethrower")
    woods = a_ground({NEXT_TO: "woods", (0, 2): "woods"})
    table = a_table(woods, flames, a_squad(GERMAN, NEXT_TO), a_squad(GERMAN, (0, 2)))
    declare(table, 0, "squad 2", "suppressive")
    assert pools(table) == (6, 0)
    declare(table, 0, "squad 3", "suppressive")
    assert pools(table) == (4, 2)


@rule("TOI-SPC-09", "D-TOI-111")
def test_a_flamethrower_against_a_vehicle() -> None:
    flames = a_squad(AMERICAN, (0, 0), "4 regular", "flamethrower")
    table = a_table(a_ground({NEXT_TO: "rough"}), flames, a_vehicle(GERMAN, NEXT_TO, "sdkfz251"))
    declare(table, 0)
    assert pools(table) == (6, 1)


@rule("TOI-SPC-10", "TOI-SPC-12")
def test_bandage_counts_once_for_all_squads_of_the_hex_against_normal_attacks() -> None:
    medic = a_squad(GERMAN, NEXT_TO, "4 regular", "medic")
    table = a_table(a_ground(), a_squad(GERMAN, NEXT_TO), medic, medic, a_squad(GERMAN, (2, 0)))
    assert [cover.cover_of(table, unit, NORMAL) for unit in range(4)] == [1, 1, 1, 0]
    assert [cover.cover_of(table, unit, SUPPRESSIVE) for unit in range(4)] == [0, 0, 0, 0]


@rule("TOI-SPC-10")
def test_a_medic_in_a_truck_bandages_nobody() -> None:
    truck, medic = a_vehicle(GERMAN, NEXT_TO, "opel"), a_squad(GERMAN, NEXT_TO, "4 regular", "medic", carrier=0)
    table = a_table(a_ground(), truck, medic, a_squad(GERMAN, NEXT_TO))
    assert cover.cover_of(table, 2, NORMAL) == 0


@rule("TOI-OFF-03", "D-TOI-112", "TOI-FAT-05")
def test_a_rallied_squad_fires_at_half_and_may_be_supported() -> None:
    officers = a_squad(AMERICAN, (0, 0), "3 regular, 1 officer")
    rallied = a_squad(AMERICAN, (0, 0), condition=PINNED)
    table = a_table(a_ground(), rallied, officers, a_squad(GERMAN, (6, 0)))
    assert modifiers.has_officer(table, 0)
    attack = declare(table, 0, "squad 2", "normal", is_halved=True)  # at long range as well
    assert (pools(table)[0], attack.range_class) == (2 + 2, LONG_RANGE)
    declare(table, 1, "normal")  # the pinned squad is not asked for support
    assert asked(table) == ()


@rule("TOI-OFF-01", "TOI-TRN-10")
def test_an_officer_adds_a_movement_point_to_his_squad() -> None:
    led = a_squad(AMERICAN, (0, 0), "2 regular, 2 officer")
    truck, passenger = a_vehicle(AMERICAN, (0, 0), "gmc"), a_squad(AMERICAN, (0, 0), "3 regular, 1 officer", carrier=2)
    table = a_table(a_ground(), led, a_squad(AMERICAN, (0, 0)), truck, passenger)
    assert [points_of(table, unit, ADVANCE) // THIRDS for unit in range(3)] == [5, 4, 4]


@rule("TOI-OFF-04", "TOI-SUP-13")
def test_fast_recovery() -> None:
    """Also of his own squad, and of no squad in another hex."""
    shaken = a_squad(AMERICAN, (0, 0), "3 regular, 1 officer", condition=DISRUPTED)
    others = (a_squad(AMERICAN, (0, 0), condition=DISRUPTED), a_squad(AMERICAN, NEXT_TO, condition=DISRUPTED))
    table = a_table(a_ground(), shaken, *others)
    status.remove_tokens(table)
    assert table.conditions == [NO_CONDITION, NO_CONDITION, PINNED]


@rule("TOI-SPC-04")
def test_an_engineer_squad_passes_wire_and_removes_it_and_survives_mines() -> None:
    ground = a_ground()
    markers = {NEXT_TO: "razor_wire", (2, 0): "minefield"}
    for token, is_stopped, left in (("engineer", False, a_pack("4 regular")), ("", True, None)):
        table = a_table(ground, a_squad(AMERICAN, (0, 0), "4 regular", token), markers=markers)
        activation = activate(table, 0, ADVANCE)
        steps.enter_hex(table, activation, at(table, NEXT_TO))
        assert activation.is_stopped == is_stopped
        assert (CUT_WIRE * HEXES in steps.other_uses(table, 0, 6)) != is_stopped
        if left is not None:
            steps.enter_hex(table, activation, at(table, (2, 0)))
            assert (table.figures[0], table.state[0], activation.is_stopped) == (left, FATIGUED, True)


@rule("TOI-OFF-05", "TOI-OFF-02")
def test_officers_count_for_their_own_side_and_hex() -> None:
    """In an overrun both sides are in one hex: each has its own officers."""
    pieces = (
        a_squad(GERMAN, NEXT_TO, "2 regular, 2 officer"),
        a_squad(GERMAN, NEXT_TO, "3 regular, 1 officer"),
        a_squad(GERMAN, (2, 0)),
        a_squad(AMERICAN, NEXT_TO),
    )
    table = a_table(a_ground(), *pieces)
    assert [cover.cover_of(table, unit, SUPPRESSIVE) for unit in range(4)] == [1, 1, 0, 0]


@rule("TOI-OFF-06", "EX-TOI-90")
def test_battle_hardened() -> None:
    pieces = (
        a_squad(AMERICAN, (0, 0)),
        a_squad(GERMAN, NEXT_TO, "1 elite, 1 officer"),
        a_squad(GERMAN, (0, 1), "4 elite"),
    )
    table = a_table(a_ground(), *pieces)
    for target, kind, dice in (("squad 2", "suppressive", 2), ("squad 2", "normal", 0), ("squad 3", "suppressive", 1)):
        declare(table, 0, target, kind)
        assert pools(table)[1] == dice


@rule("TOI-OFF-08", "TOI-ARE-12")
def test_mortar_and_the_other_figures_of_a_base_fire_apart() -> None:
    both = a_squad(AMERICAN, (0, 0), "1 mortar, 2 regular")
    table = a_table(a_ground(), both, a_squad(GERMAN, (3, 0)))
    declare(table, 0, "suppressive")
    assert pools(table)[0] == 2
    declare_area(table, 0, "suppressive")
    assert table.frames[-1].numbers[0] == 4


def test_effects_of_cards_are_summed_for_their_seat_and_unit() -> None:
    pieces = (a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (5, 0)))
    table = a_table(a_ground(), *pieces)
    table.effects = (
        Effect(modifiers.RANGE, AMERICAN, 1, NOTHING, 1, 0),
        Effect(modifiers.FIREPOWER, AMERICAN, 2, 1, 1, 0),
        Effect(modifiers.COVER, GERMAN, 1, NOTHING, 1, 0),
        Effect(modifiers.SUPPRESSIVE_COVER, GERMAN, 3, NOTHING, 1, 0),
    )
    assert [strength.class_of(table, unit, table.figures[unit], 2) for unit in (0, 1)] == [NORMAL_RANGE] * 2
    assert [strength.lead_dice(table, unit, table.figures[unit], 2, False) for unit in (0, 1)] == [4, 6]
    assert [cover.cover_of(table, 2, kind) for kind in (NORMAL, SUPPRESSIVE)] == [1, 4]
    assert targets.targets(table, 0, True) == [2]
