"""Resolving a direct attack (section 13)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.combat import casualties, cover, odds, strength, targets
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.state import NOT_HERE
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    CLOSE_RANGE,
    FATIGUED,
    FRESH,
    GERMAN,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    LONG_RANGE,
    NO_CONDITION,
    NORMAL,
    NORMAL_RANGE,
    OP_FIRE,
    PILLBOX,
    PINNED,
    SUPPRESSIVE,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, answer, asked, go_on
from tests.support.tide_of_iron_fire import declare, pools, roll_as

NEXT_TO = (1, 0)


@rule("TOI-ATK-02", "EX-TOI-57", "TOI-SQD-03")
def test_four_regulars_attack_an_adjacent_vehicle_with_four_dice() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_vehicle(GERMAN, NEXT_TO, "opel"))
    declare(table, 0)
    assert pools(table) == (4, 0)


@rule("TOI-ATK-03")
@pytest.mark.parametrize(("dice", "halved"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4), (8, 4)])
def test_halving_rounds_up(dice: int, halved: int) -> None:
    assert strength.half(dice) == halved


@rule("EX-TOI-17", "TOI-ACT-05")
def test_fire_and_movement_halves() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "4 elite"), a_squad(GERMAN, (4, 0)))
    declare(table, 0, "normal", is_halved=True)
    assert pools(table)[0] == 4


@rule("TOI-ATK-04", "D-TOI-42", "TOI-OBS-13")
@pytest.mark.parametrize("marker", ["razor_wire", "minefield", "smoke"])
def test_nothing_is_halved_twice(marker: str) -> None:
    """Out of wire, mines and smoke: no Fire and Movement, no Rally, no support; an attack at half firepower."""
    here = {(0, 0): marker}
    pieces = (a_squad(AMERICAN, (0, 0), "3 elite, 1 officer"), a_squad(AMERICAN, NEXT_TO), a_squad(GERMAN, (2, 0)))
    table = a_table(a_ground(), *pieces, markers=here)
    assert targets.has_target(table, 0, False)
    assert not targets.has_target(table, 0, True)
    declare(table, 1, "normal")  # nobody to ask for support
    declare(table, 0, "no more", "normal")
    assert pools(table)[0] == 4  # 3 x 2 + 1, halved
    table.conditions[0] = PINNED
    assert not targets.has_target(table, 0, True)


@rule("TOI-ATK-04")
def test_wire_and_mines_in_one_hex_forbid_any_attack_of_a_squad() -> None:
    pieces = (a_squad(AMERICAN, (0, 0)), a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(GERMAN, (2, 0)))
    table = a_table(a_ground(), *pieces, markers={(0, 0): "razor_wire minefield"})
    assert not targets.has_target(table, 0, False)
    assert targets.has_target(table, 1, False)  # wire does not hinder a vehicle


@rule("TOI-OBS-11", "TOI-OBS-17", "TOI-OBS-20")
def test_what_a_place_halves() -> None:
    pieces = (a_squad(AMERICAN, (0, 0)), a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(GERMAN, (2, 0)))
    for marker, dice in (("razor_wire", (2, 6)), ("minefield", (2, 3)), ("smoke", (2, 3)), ("tank_trap", (4, 6))):
        table = a_table(a_ground(), *pieces, markers={(0, 0): marker})
        for unit in (0, 1):
            table.state = [FATIGUED] * 3
            declare(table, unit, "normal")
            assert pools(table)[0] == dice[unit], marker


@rule("TOI-ATK-05", "D-TOI-43")
def test_bonuses_are_added_before_halving() -> None:
    ground = a_ground({(2, 0): "building"})
    anti_tank = a_squad(AMERICAN, (0, 0), "4 regular", "anti_tank")
    table = a_table(ground, anti_tank, a_vehicle(GERMAN, (2, 1), "tiger1"))
    declare(table, 0, is_halved=True)
    assert pools(table)[0] == 4  # (4 + 3) / 2
    table = a_table(ground, a_squad(AMERICAN, (0, 0), "3 regular", "flamethrower"), a_squad(GERMAN, NEXT_TO))
    declare(table, 0, "normal", is_halved=True)
    assert pools(table)[0] == 3  # (3 + 2) / 2
    table = a_table(ground, a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(GERMAN, (2, 0)))
    declare(table, 0, "normal", is_halved=True)
    assert pools(table)[0] == 5  # (6 + 3) / 2


@rule("TOI-ATK-06", "EX-TOI-58")
def test_armour_and_cover_make_the_defence() -> None:
    ground = a_ground({NEXT_TO: "rough"})
    table = a_table(ground, a_squad(AMERICAN, (0, 0)), a_vehicle(GERMAN, NEXT_TO, "sdkfz251"))
    declare(table, 0)
    assert pools(table)[1] == 2


@rule("TOI-ATK-07", "TOI-OBS-14")
def test_cover_that_names_squads_helps_squads_only() -> None:
    """Woods (2) and smoke (2) for both; the trap (1), the officer and the elite figures (1 each) for the squad only."""
    pieces = (
        a_squad(AMERICAN, NEXT_TO, "3 elite, 1 officer"),
        a_vehicle(AMERICAN, NEXT_TO, "gmc"),
        a_squad(AMERICAN, NEXT_TO, "4 regular", "medic"),
    )
    table = a_table(a_ground({NEXT_TO: "woods"}), *pieces, markers={NEXT_TO: "smoke tank_trap"})
    assert [cover.defense_of(table, unit, NORMAL) for unit in range(3)] == [6, 4, 6]
    assert [cover.defense_of(table, unit, SUPPRESSIVE) for unit in range(3)] == [7, 4, 6]


@rule("TOI-ATK-08", "TOI-ATK-10")
@pytest.mark.parametrize(("range_class", "hits"), [(CLOSE_RANGE, 3), (NORMAL_RANGE, 2), (LONG_RANGE, 1)])
def test_success_of_attack_dice(range_class: int, hits: int) -> None:
    dice = (1, 2, 3, 4, 5, 6)
    assert odds.hits(dice, range_class, (), 5) == hits
    assert odds.hits(dice, range_class, (6,), 5) == hits - 1
    assert odds.hits(dice, range_class, (6, 6, 6, 6), 5) == 0


@rule("TOI-ATK-09", "D-TOI-44")
def test_a_defence_die_blocks_with_a_five_or_six() -> None:
    assert odds.hits((6, 6, 6, 6), NORMAL_RANGE, (6, 5, 4, 1), 5) == 2
    table = a_table(
        a_ground({NEXT_TO: "woods"}),
        a_squad(AMERICAN, (0, 0)),
        a_squad(GERMAN, NEXT_TO),
        parameters={"defense_success": 4},
    )
    declare(table, 0, "suppressive")
    roll_as(table, (6, 6, 1, 1), (4, 4))  # at the default these would block nothing
    assert table.conditions[1] == NO_CONDITION


@rule("TOI-ATK-11", "TOI-ATK-12", "D-TOI-45")
def test_the_type_is_asked_against_a_squad_only() -> None:
    squads = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, NEXT_TO))
    table = a_table(a_ground(), *squads)
    with pytest.raises(AssertionError, match="not answered"):
        declare(table, 0)
    assert asked(table) == ("normal", "suppressive")
    assert "squad 1" in table.frames[-1].node.prompt(table, table.frames[-1])
    table = a_table(a_ground(), squads[0], a_vehicle(GERMAN, NEXT_TO, "opel"))
    assert declare(table, 0).kind == NORMAL


@rule("TOI-ATK-13", "D-TOI-46")
def test_the_owner_chooses_the_figures_a_squad_loses() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, NEXT_TO, "1 mg, 1 regular, 1 elite"))
    declare(table, 0, "normal")
    roll_as(table, (6, 6, 1, 1))
    assert table.asker == GERMAN
    assert asked(table) == ("regular", "elite")  # after "mg" there would be no second figure to name in order
    answer(table, "elite")
    assert table.figures[1] == a_pack("1 regular")  # the machine gun is the one figure left to name
    assert table.lost == [0, 2]


@rule("D-TOI-46")
def test_a_scenario_may_leave_the_choice_to_the_attacker() -> None:
    pieces = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, NEXT_TO, "2 elite, 2 regular"))
    table = a_table(a_ground(), *pieces, parameters={"casualties_chosen_by": "attacker"})
    declare(table, 0, "normal")
    roll_as(table, (6, 1, 1, 1))
    assert table.asker == AMERICAN


@rule("TOI-ATK-13")
def test_every_choice_of_losses_can_be_made_in_one_way() -> None:
    figures = a_pack("2 regular, 1 elite, 1 officer")
    assert casualties.kinds_to_lose(figures, (), 2) == [0, 1]
    assert casualties.kinds_to_lose(figures, (0,), 2) == [0, 1, 2]
    assert casualties.kinds_to_lose(figures, (1,), 2) == [2]
    assert casualties.kinds_to_lose(figures, (0,), 3) == [0, 1]


@rule("TOI-ATK-14", "TOI-SQD-07")
def test_hits_beyond_the_last_figure_are_lost() -> None:
    ground = a_ground()
    table = a_table(ground, a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, NEXT_TO, "2 regular"), a_squad(GERMAN, NEXT_TO))
    declare(table, 0, "squad 2", "normal")
    roll_as(table, (6, 6, 6, 4))
    assert table.where[1] == NOT_HERE
    assert table.figures[2] == a_pack("4 regular")
    assert table.lost == [0, 2]


@rule("TOI-ATK-15")
def test_hits_damage_a_vehicle() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_vehicle(GERMAN, NEXT_TO, "panzer4"))
    declare(table, 0)
    roll_as(table, (6, 6, 6, 1), (6, 6, 1, 1))
    assert table.damage[1] == LIGHT_DAMAGE


@rule("TOI-ATK-16")
def test_an_attack_that_cannot_hit_is_an_attack() -> None:
    """One die at long range against a pillbox in a building: no hit can be hoped for, the supporter is fatigued."""
    ground = a_ground({(0, 8): "building"}, reach=8)
    pieces = (
        a_squad(AMERICAN, (0, 0), "1 regular"),
        a_squad(AMERICAN, (0, 0), "1 regular"),
        a_squad(GERMAN, (0, 8), inside=PILLBOX),
    )
    table = a_table(ground, *pieces)
    declare(table, 0, "squad 2", "normal")
    roll_as(table, (1, 1), (6,) * 9)
    assert table.state[1] == FATIGUED


@rule("TOI-ATK-18", "D-TOI-47")
def test_without_firepower_no_attack_is_declared() -> None:
    pieces = (a_vehicle(AMERICAN, (0, 0), "gmc"), a_squad(AMERICAN, (0, 0), "2 mortar"), a_squad(GERMAN, NEXT_TO))
    table = a_table(a_ground(), *pieces)
    assert not targets.has_target(table, 0, False)
    assert not targets.has_target(table, 1, False)


@rule("TOI-ATK-19", "EX-TOI-61", "TOI-OBS-03")
def test_a_pillbox_adds_to_what_abilities_give() -> None:
    pieces = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, NEXT_TO, "3 elite, 1 officer", inside=PILLBOX))
    table = a_table(a_ground(), *pieces)
    declare(table, 0, "suppressive")
    assert pools(table)[1] == 8


@rule("TOI-ATK-19", "TOI-OBS-23", "EX-TOI-87")
def test_only_the_squad_inside_has_the_cover_of_the_fortification() -> None:
    pieces = (a_squad(GERMAN, NEXT_TO, inside=PILLBOX), a_squad(GERMAN, NEXT_TO))
    table = a_table(a_ground({NEXT_TO: "woods"}), *pieces)
    assert [cover.cover_of(table, unit, NORMAL) for unit in (0, 1)] == [8, 2]


@rule("TOI-ATK-20", "EX-TOI-62")
@pytest.mark.parametrize("kind", ["normal", "suppressive"])
def test_the_example_of_the_pools(kind: str) -> None:
    pieces = (a_squad(AMERICAN, (0, 0)), a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(GERMAN, (3, 0)))
    table = a_table(a_ground({(3, 0): "woods"}), *pieces)
    attack = declare(table, 0, "Sherman", kind)
    assert (pools(table), attack.range_class) == ((7, 2), NORMAL_RANGE)
    roll_as(table, (6, 5, 5, 4, 3, 2, 1), (6, 2))
    assert table.figures[2] == a_pack("2 regular" if kind == "normal" else "4 regular")
    assert table.conditions[2] == (PINNED if kind == "suppressive" else NO_CONDITION)


@rule("TOI-ATK-20", "TOI-SPC-07")
def test_a_flamethrower_takes_five_from_the_cover_and_nothing_from_the_armour() -> None:
    flames = a_squad(AMERICAN, (0, 0), "4 regular", "flamethrower")
    woods = a_ground({NEXT_TO: "woods"})
    table = a_table(woods, flames, a_squad(GERMAN, NEXT_TO, inside=PILLBOX), a_vehicle(GERMAN, NEXT_TO, "tiger1"))
    declare(table, 0, "squad 2", "normal")
    assert pools(table) == (6, 3)  # 2 + 6 - 5
    declare(table, 0, "Tiger")
    assert pools(table) == (6, 6)  # armour 6, cover max(0, 2 - 5)


@rule("TOI-ATK-21", "D-TOI-48", "D-TOI-94")
def test_armour_is_never_below_zero() -> None:
    pieces = (a_vehicle(GERMAN, NEXT_TO, "sdkfz251", damage=HEAVY_DAMAGE), a_vehicle(GERMAN, NEXT_TO, "panzer4"))
    table = a_table(a_ground({NEXT_TO: "rough"}), *pieces)
    assert [cover.armor_of(table, unit) for unit in (0, 1)] == [0, 4]
    assert [cover.defense_of(table, unit, NORMAL) for unit in (0, 1)] == [1, 5]
    assert [cover.defense_of(table, unit, NORMAL, has_flame=True) for unit in (0, 1)] == [0, 4]


@rule("TOI-ATK-22", "D-TOI-49", "TOI-CON-02", "TOI-TRN-08")
def test_friends_passengers_and_concealed_squads_are_no_targets() -> None:
    pieces = (
        a_squad(AMERICAN, (0, 0)),
        a_squad(AMERICAN, NEXT_TO),
        a_vehicle(GERMAN, (0, 1), "opel"),
        a_squad(GERMAN, (0, 1), carrier=2),
        a_squad(GERMAN, (0, 1), is_concealed=True),
        a_squad(GERMAN, (0, 1), state=FATIGUED, condition=PINNED),
        a_squad(GERMAN, (0, 1), state=OP_FIRE),
        a_squad(GERMAN, (0, 2), state=FRESH),
    )
    assert targets.targets(a_table(a_ground(), *pieces), 0, False) == [2, 5, 6, 7]


def test_cards_may_add_dice_and_cover_to_one_attack() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, NEXT_TO))
    attack = declare(table, 0, "normal")
    attack.extra, attack.shelter = 2, 1
    assert pools(table) == (6, 1)
    go_on(table)
    assert isinstance(attack, Attack) and (len(attack.black), len(attack.red)) == (6, 1)
