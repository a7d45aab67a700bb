"""Area attacks and mortars (section 17)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sandtable.games.tide_of_iron.combat import area, area_effect, cover, op_fire, strength, targets
from sandtable.games.tide_of_iron.markers import WIRE_BIT
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    DISRUPTED,
    FATIGUED,
    FRESH,
    GERMAN,
    LIGHT_DAMAGE,
    LONG_RANGE,
    NORMAL,
    NORMAL_RANGE,
    OUT_OF_RANGE,
    PINNED,
    SUPPRESSIVE,
    UNDAMAGED,
)
from tests.support import rule
from tests.support.tide_of_iron import (
    Piece,
    a_ground,
    a_pack,
    a_squad,
    a_table,
    a_vehicle,
    answer,
    asked,
    at,
    go_on,
    top,
)
from tests.support.tide_of_iron_fire import declare_area

MORTARS = a_squad(AMERICAN, (0, 0), "2 mortar")
FAR = (6, 0)


def attack_with(
    table: Table, kind: int, black: Sequence[int], red: Sequence[Sequence[int]], vehicles: int = -1
) -> None:
    """An American area attack on FAR whose dice show this; `red` in the order of the units in the hex."""
    dice = len(black) - max(0, vehicles)
    area_effect.area_attack(table, AMERICAN, at(table, FAR), dice, kind, NORMAL_RANGE, vehicles)
    frame = top(table)
    attack = frame.attack
    assert attack is not None
    frame.node.step(table, frame)
    attack.black = tuple(black)
    for each in red:
        unit = frame.picked[area_effect.next_open(frame.picked)]
        assert len(each) == cover.defense_of(table, unit, kind)
        frame.unit = unit
        attack.red = tuple(each)
        area_effect.settle(table, frame, attack)
    go_on(table)


@rule("TOI-ARE-01", "TOI-ARE-02", "D-TOI-75", "TOI-ARE-23", "EX-TOI-73")
def test_one_roll_for_the_hex_and_a_defence_of_each_unit() -> None:
    """3 successes: X in woods loses 2, Y in an entrenchment there 1, a tank (4 + 2 dice) nothing."""
    pieces = (
        a_squad(GERMAN, FAR),
        a_squad(GERMAN, FAR, inside=0),
        a_vehicle(GERMAN, FAR, "panzer4"),
    )
    table = a_table(a_ground({FAR: "woods"}), *pieces)
    attack_with(table, NORMAL, (6, 5, 5, 2), ((6, 1), (5, 5, 3, 2), (6, 6, 5, 1, 1, 1)))
    assert table.figures[:2] == [a_pack("2 regular"), a_pack("3 regular")]
    assert table.damage[2] == UNDAMAGED


@rule("TOI-ARE-01")
def test_friends_in_the_hex_suffer_too() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, FAR), a_squad(GERMAN, FAR))
    attack_with(table, SUPPRESSIVE, (6, 1), ((), ()))
    assert table.conditions == [PINNED, PINNED]


@rule("TOI-ARE-02", "TOI-ARE-24", "D-TOI-88", "D-TOI-75")
def test_vehicles_have_a_roll_of_their_own_where_the_dice_differ() -> None:
    table = a_table(a_ground(), a_squad(GERMAN, FAR), a_vehicle(GERMAN, FAR, "opel"))
    attack_with(table, NORMAL, (6, 6, 1, 1, 5), ((), ()), vehicles=1)  # two hits for the squad, one for the truck
    assert (table.figures[0], table.damage[1]) == (a_pack("2 regular"), LIGHT_DAMAGE)


@rule("TOI-ARE-24", "TOI-ARE-05")
def test_dice_of_mortars() -> None:
    table = a_table(a_ground(), MORTARS, a_squad(GERMAN, FAR))
    found = [strength.mortar_dice(table, 0, kind, target) for kind in (NORMAL, SUPPRESSIVE) for target in (0, 1)]
    assert found == [4, 4, 8, 4]  # suppressive against a vehicle is never rolled
    declare_area(table, 0, "normal")
    assert top(table).numbers == (4, area_effect.SAME_DICE)


@rule("TOI-ARE-03", "TOI-TRN-08")
def test_passengers_are_not_affected() -> None:
    table = a_table(a_ground(), a_vehicle(GERMAN, FAR, "opel"), a_squad(GERMAN, FAR, carrier=0))
    attack_with(table, NORMAL, (6, 1), ((),))
    assert (table.damage[0], table.figures[1]) == (LIGHT_DAMAGE, a_pack("4 regular"))


@rule("TOI-ARE-04", "D-TOI-76", "TOI-OBS-12", "TOI-ERR-11", "EX-TOI-73")
@pytest.mark.parametrize(("black", "is_left"), [((6, 5, 5, 2), False), ((6, 5, 4, 2), True)])
def test_three_successes_remove_razor_wire(black: tuple[int, ...], is_left: bool) -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), markers={FAR: "razor_wire minefield"})
    area_effect.area_attack(table, AMERICAN, at(table, FAR), 4, SUPPRESSIVE)
    attack = top(table).attack
    assert attack is not None
    area_effect.clear_wire(table, attack, black)
    assert bool(table.markers[at(table, FAR)] & WIRE_BIT) == is_left
    assert table.markers[at(table, FAR)] & ~WIRE_BIT


@rule("TOI-ARE-04", "TOI-OBS-24", "D-TOI-107")
def test_wire_goes_in_a_whole_attack_and_fortifications_stay() -> None:
    """Forty dice: fewer than three successes are out of the question."""
    table = a_table(a_ground(), a_squad(GERMAN, FAR, inside=1), markers={FAR: "razor_wire"})
    before = table.markers[at(table, FAR)]
    area_effect.area_attack(table, AMERICAN, at(table, FAR), 40, NORMAL)
    go_on(table)
    assert table.markers[at(table, FAR)] == before - WIRE_BIT


@rule("TOI-ARE-06")
def test_mortars_need_concentrated_fire() -> None:
    """No direct attack (Fire and Movement is one), no Op Fire."""
    table = a_table(a_ground(), MORTARS, a_squad(GERMAN, (3, 0)))
    assert not targets.has_target(table, 0, True)
    assert not op_fire.may_be_set(table, 0)
    assert area.has_target(table, 0, False)


@rule("TOI-ARE-07", "TOI-ARE-08", "TOI-ARE-09", "TOI-ARE-22", "D-TOI-87", "TOI-ERR-08", "TOI-LOS-18", "TOI-SUP-09")
@pytest.mark.parametrize(
    ("spotter", "is_spotted"),
    [
        (None, False),
        (a_squad(AMERICAN, (6, 2), state=FATIGUED, condition=DISRUPTED), True),
        (a_vehicle(AMERICAN, (6, 2), "gmc"), True),
        (a_squad(AMERICAN, FAR), True),
        (a_squad(GERMAN, (6, 2)), False),
        (a_squad(AMERICAN, (6, 3)), False),
    ],
)
def test_a_spotter_sees_the_hex_for_the_mortars(spotter: Piece | None, is_spotted: bool) -> None:
    ground = a_ground({(1, 0): "woods", (2, 0): "woods", (6, 1): "clear", (6, 2): "woods"})
    table = a_table(ground, MORTARS, a_squad(GERMAN, FAR), *([] if spotter is None else [spotter]))
    assert area.is_spotted(table, AMERICAN, at(table, FAR)) == is_spotted
    assert (at(table, FAR) in area.target_hexes(table, 0)) == is_spotted


@rule("TOI-ARE-22", "TOI-TRN-15")
def test_a_passenger_does_not_spot() -> None:
    ground = a_ground({(1, 0): "woods"})
    truck = a_vehicle(AMERICAN, (0, 1), "gmc")
    table = a_table(ground, MORTARS, truck, a_squad(AMERICAN, (0, 1), carrier=1), a_squad(GERMAN, (4, 0)))
    seen = area.is_spotted(table, AMERICAN, table.where[3])
    table.where[1] = NOT_HERE
    assert (seen, area.is_spotted(table, AMERICAN, table.where[3])) == (True, False)


@rule("TOI-ARE-09", "D-TOI-77", "D-TOI-129")
def test_an_empty_hex_may_be_attacked_where_that_does_something() -> None:
    table = a_table(a_ground(), MORTARS, markers={(3, 0): "razor_wire", (4, 0): "minefield"})
    assert area.target_hexes(table, 0) == [at(table, (3, 0))]
    assert area.has_target(table, 0, False)


@rule("TOI-ARE-10", "D-TOI-78", "TOI-ARE-14", "TOI-ARE-23")
def test_classes_of_mortars() -> None:
    table = a_table(a_ground(reach=17), MORTARS)
    found = [strength.mortar_class(table, 0, at(table, (away, 0))) for away in range(18)]
    assert found == [OUT_OF_RANGE] * 2 + [NORMAL_RANGE] * 7 + [LONG_RANGE] * 8 + [OUT_OF_RANGE]


@rule("D-TOI-78")
def test_a_scenario_may_set_the_minimum_range() -> None:
    table = a_table(a_ground(), MORTARS, parameters={"mortar_min_range": 4})
    assert strength.mortar_class(table, 0, at(table, (3, 0))) == OUT_OF_RANGE


@rule("TOI-ARE-15", "D-TOI-81")
def test_height_helps_mortars() -> None:
    table = a_table(a_ground({(0, 0): "1", (0, 9): "1"}, reach=18), MORTARS)
    found = [strength.mortar_class(table, 0, at(table, place)) for place in ((9, 0), (0, 9), (18, 0))]
    assert found == [NORMAL_RANGE, LONG_RANGE, LONG_RANGE]


@rule("TOI-ARE-11", "D-TOI-79")
def test_mortars_do_not_drift() -> None:
    """Ten attacks of four dice on a squad that loses nothing elsewhere: only the hex named is ever hit."""
    for seed in range(10):
        table = a_table(a_ground(), MORTARS, a_squad(GERMAN, FAR), a_squad(GERMAN, (5, 0)), seed=seed)
        attack = declare_area(table, 0, "6,0", "suppressive")
        assert attack.hex == at(table, FAR)
        go_on(table)
        assert table.conditions[2] == 0


@rule("TOI-ARE-13", "D-TOI-80")
def test_suppressive_area_attacks_do_nothing_to_vehicles() -> None:
    table = a_table(a_ground(), a_vehicle(GERMAN, FAR, "opel"), a_squad(GERMAN, FAR))
    area_effect.area_attack(table, AMERICAN, at(table, FAR), 60, SUPPRESSIVE)
    go_on(table)
    assert (table.damage[0], table.where[1]) == (UNDAMAGED, NOT_HERE)  # 60 dice rout any squad
    area_effect.area_attack(table, AMERICAN, at(table, FAR), 60, NORMAL)
    go_on(table)
    assert table.where[0] == NOT_HERE


@rule("TOI-CON-05")
def test_a_hit_reveals_a_concealed_squad() -> None:
    table = a_table(a_ground(), a_squad(GERMAN, FAR, is_concealed=True), a_squad(GERMAN, FAR, is_concealed=True))
    attack_with(table, SUPPRESSIVE, (1, 1), ((), ()))
    assert table.concealed == (True, True)
    attack_with(table, SUPPRESSIVE, (6, 1), ((), ()))
    assert table.concealed == (False, False)


@rule("TOI-ARE-02", "D-TOI-130")
def test_what_one_unit_loses_takes_no_cover_from_another() -> None:
    """The squad of the officer is routed; the other one has defended with his Determination all the same."""
    pieces = (a_squad(GERMAN, FAR, "1 officer"), a_squad(GERMAN, FAR))
    table = a_table(a_ground(), *pieces)
    attack_with(table, SUPPRESSIVE, (6, 6, 1), ((1,), (6,)))
    assert table.where[0] == NOT_HERE
    assert table.conditions[1] == PINNED


@rule("TOI-DMG-12")
def test_thick_armour_against_an_area_attack() -> None:
    """Thirty dice: at least one hit is left, and one of six red dice fails, in this roll."""
    table = a_table(a_ground(), a_vehicle(GERMAN, FAR, "tiger1"), a_squad(AMERICAN, (0, 0)))
    area_effect.area_attack(table, AMERICAN, at(table, FAR), 30, NORMAL)
    go_on(table)
    assert table.asker == GERMAN
    assert "Thick Armour of Tiger I 1" in top(table).node.prompt(table, top(table))
    answer(table, "leave")
    assert table.where[0] == NOT_HERE


@rule("TOI-OFF-03", "TOI-OBS-20")
def test_halved_mortars() -> None:
    officer = a_squad(AMERICAN, (0, 0), "3 regular, 1 officer")
    rallied = a_squad(AMERICAN, (0, 0), "2 mortar", condition=PINNED)
    table = a_table(a_ground(), rallied, officer, a_squad(GERMAN, FAR))
    declare_area(table, 0, "normal", is_halved=True)
    assert top(table).numbers[0] == 2
    smoky = a_table(a_ground(), MORTARS, a_squad(GERMAN, FAR), markers={(0, 0): "smoke"})
    declare_area(smoky, 0, "suppressive")
    assert top(smoky).numbers[0] == 4
    assert not area.has_target(smoky, 0, True)


@rule("TOI-CMB-12", "TOI-FAT-07")
def test_supporting_mortars_are_fresh_and_fatigued_afterwards() -> None:
    one = a_squad(AMERICAN, (0, 0), "2 mortar", state=FATIGUED)
    pieces = (MORTARS, one, MORTARS, a_squad(AMERICAN, (5, 0), "2 mortar"), a_squad(GERMAN, FAR))
    table = a_table(a_ground(), *pieces)
    area.begin(table, 0, False)
    go_on(table)
    answer(table, "6,0")
    assert asked(table) == ("no more support", "American squad 3 (0,0)")
    answer(table, "squad 3", "suppressive")
    assert table.state[:4] == [FRESH, FATIGUED, FATIGUED, FRESH]


def test_words_of_the_questions() -> None:
    pieces = (MORTARS, a_vehicle(GERMAN, FAR, "opel"), a_squad(GERMAN, (5, 0)))
    table = a_table(a_ground(), *pieces)
    area.begin(table, 0, False)
    go_on(table)
    prompts = [top(table).node.prompt(table, top(table))]
    answer(table, "6,0")
    prompts.append(top(table).node.prompt(table, top(table)))
    assert prompts == [
        "Target hex of the mortars of American squad 1 (0,0)",
        "Attack of American squad 1 (0,0) on 6,0",
    ]
