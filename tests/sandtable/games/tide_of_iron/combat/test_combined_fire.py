"""Combined fire (section 14)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.combat import direct, strength, targets
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    CLOSE_RANGE,
    DISRUPTED,
    FATIGUED,
    FRESH,
    GERMAN,
    LONG_RANGE,
    NORMAL_RANGE,
    OP_FIRE,
    PINNED,
    SUPPRESSIVE,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, activate, answer, asked, go_on
from tests.support.tide_of_iron_fire import declare, declare_area, offer_op_fire, pools

TARGET = a_squad(GERMAN, (3, 0))


@rule("TOI-CMB-01", "TOI-FAT-07")
def test_who_may_support() -> None:
    """Fresh, without a condition, in range and in sight, not carried, of the same side, not halved by its place."""
    pieces = (
        a_squad(AMERICAN, (0, 0)),
        TARGET,
        a_squad(AMERICAN, (1, 0)),
        a_squad(AMERICAN, (1, 0), state=FATIGUED),
        a_squad(AMERICAN, (1, 0), state=OP_FIRE),
        a_squad(AMERICAN, (2, 0), condition=PINNED),
        a_squad(AMERICAN, (2, 0), condition=DISRUPTED),
        a_vehicle(AMERICAN, (2, 0), "m3a1"),
        a_squad(AMERICAN, (2, 0), carrier=7),
        a_squad(AMERICAN, (3, -5)),
        a_squad(AMERICAN, (3, 7)),
        a_squad(AMERICAN, (2, 1)),
        a_squad(GERMAN, (2, -1)),
        a_squad(AMERICAN, (5, 0)),
    )
    ground = a_ground({(3, 5): "woods", (3, 6): "woods", (4, 0): "woods"})
    table = a_table(ground, *pieces, markers={(2, 1): "smoke"})
    attack = Attack(AMERICAN, 0)
    attack.firing, attack.target, attack.hex = (0,), 1, table.where[1]
    assert targets.supporters(table, attack) == [2, 7, 9]


@rule("TOI-CMB-02", "EX-TOI-63", "TOI-ATK-02")
def test_every_supporter_adds_its_half() -> None:
    for seat, dice in ((GERMAN, 6), (AMERICAN, 5)):
        gun = a_squad(seat, (0, 0), "1 mg")
        table = a_table(a_ground(), gun, gun, a_squad(1 - seat, (4, 0)))
        declare(table, 0, "squad 2", "normal")
        assert pools(table)[0] == dice


@rule("TOI-CMB-02")
def test_halves_are_rounded_each_on_its_own() -> None:
    one = a_squad(AMERICAN, (0, 0), "1 regular")
    table = a_table(a_ground(), one, one, one, one, TARGET)
    declare(table, 0, "squad 2", "squad 3", "squad 4", "suppressive")
    assert pools(table)[0] == 4


@rule("TOI-CMB-03", "TOI-OPF-05")
def test_op_fire_is_supported_by_units_in_op_fire() -> None:
    ready = a_squad(GERMAN, (0, 0), state=OP_FIRE)
    pieces = (a_squad(AMERICAN, (3, 0)), ready, ready, a_squad(GERMAN, (0, 0)), a_squad(GERMAN, (-3, 0), state=OP_FIRE))
    table = a_table(a_ground({(-1, 0): "woods"}), *pieces)
    activate(table, 0, ADVANCE)
    attack = offer_op_fire(table, "squad 2", "squad 3", "normal")
    assert (attack.firing, pools(table)[0]) == ((1, 2), 6)


@rule("TOI-CMB-04", "TOI-FAT-03", "EX-TOI-21")
def test_supporters_are_fatigued() -> None:
    tank, squad = a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(AMERICAN, (0, 0))
    table = a_table(a_ground(), tank, squad, squad, squad, TARGET)
    declare(table, 0, "squad 2", "squad 3", "no more", "normal")
    go_on(table)
    # the tank itself is fatigued by its action
    assert table.state[:4] == [FRESH, FATIGUED, FATIGUED, FRESH]


@rule("TOI-CMB-05", "D-TOI-50", "TOI-ERR-12")
def test_the_worst_range_class_counts() -> None:
    pieces = (
        a_squad(AMERICAN, (2, 0), "4 regular", "flamethrower"),
        a_squad(AMERICAN, (0, 0)),
        a_squad(AMERICAN, (-2, 0)),
        TARGET,
    )
    for support, found in (((), CLOSE_RANGE), (("squad 2",), NORMAL_RANGE), (("squad 2", "squad 3"), LONG_RANGE)):
        table = a_table(a_ground(), *pieces)
        ends = () if len(support) == 2 else ("no more",)
        assert declare(table, 0, *support, *ends, "normal").range_class == found


@rule("TOI-CMB-06")
def test_the_type_is_asked_once() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0)), TARGET)
    assert declare(table, 0, "squad 2", "suppressive").kind == SUPPRESSIVE


@rule("TOI-CMB-07")
def test_fire_and_movement_has_no_support() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0)), TARGET)
    declare(table, 0, "normal", is_halved=True)
    assert pools(table)[0] == 2


@rule("TOI-CMB-08", "D-TOI-51")
def test_mortars_and_direct_fire_do_not_combine() -> None:
    mortars = a_squad(AMERICAN, (0, 0), "2 mortar")
    both = a_squad(AMERICAN, (0, 0), "1 mortar, 2 regular")
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), mortars, TARGET)
    declare(table, 0, "normal")  # the mortars are not asked for
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), both, TARGET)
    declare(table, 0, "squad 2", "normal")
    assert pools(table)[0] == 4 + 1
    table = a_table(a_ground(), mortars, a_squad(AMERICAN, (0, 0)), TARGET)
    declare_area(table, 0, "normal")  # the squad is not asked for


@rule("TOI-CMB-09")
def test_divisions_combine() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0), division=2), TARGET)
    declare(table, 0, "squad 2", "normal")
    assert pools(table)[0] == 6


@rule("TOI-CMB-10")
def test_a_supporter_leaves_figures_out_to_keep_its_range() -> None:
    pieces = (a_squad(AMERICAN, (2, 0)), a_squad(AMERICAN, (-2, 0), "1 mg, 2 regular"), TARGET)
    table = a_table(a_ground(), *pieces)
    declare_words = ("squad 2", "1 mg", "normal")
    attack = declare(table, 0, *declare_words)
    assert (attack.figures, attack.range_class, pools(table)[0]) == (
        (a_pack("4 regular"), a_pack("1 mg")),
        NORMAL_RANGE,
        6,
    )


@rule("TOI-CMB-11")
def test_a_machine_gun_alone_that_supports_op_fire_stays_in_op_fire() -> None:
    guns = a_squad(GERMAN, (0, 0), "1 mg, 2 regular", state=OP_FIRE)
    pieces = (a_squad(AMERICAN, (2, 0)), a_squad(GERMAN, (0, 0), state=OP_FIRE), guns, guns)
    table = a_table(a_ground(), *pieces)
    activate(table, 0, ADVANCE)
    offer_op_fire(table, "squad 2", "squad 3", "1 mg", "squad 4", "2 regular, 1 mg", "suppressive")
    go_on(table)
    assert table.state[1:] == [FATIGUED, OP_FIRE, FATIGUED]


@rule("TOI-CMB-12", "D-TOI-52", "EX-TOI-64")
def test_a_mortar_supports_without_seeing_the_hex() -> None:
    """2 crews lead suppressively (8), one crew behind woods supports with its half (2)."""
    pieces = (
        a_squad(AMERICAN, (0, 0), "2 mortar"),
        a_squad(AMERICAN, (-2, 0), "1 mortar, 2 regular"),
        a_squad(GERMAN, (5, 0)),
    )
    table = a_table(a_ground({(-1, 0): "woods"}), *pieces)
    assert not table.can_see(table.where[1], table.where[2])
    declare_area(table, 0, "5,0", "squad 2", "suppressive")
    assert table.frames[-1].numbers[0] == 10


@rule("TOI-CMB-13")
def test_all_are_named_before_the_dice() -> None:
    squad = a_squad(AMERICAN, (0, 0))
    table = a_table(a_ground(), squad, squad, squad, TARGET)
    attack = declare(table, 0, "squad 3", "suppressive")  # after squad 3 squad 2 is not asked for again
    assert (attack.firing, attack.black) == ((0, 2), ())
    go_on(table)
    assert table.state[:3] == [FRESH, FRESH, FATIGUED]
    again = Attack(AMERICAN, 0)
    again.firing, again.target, again.hex = (0,), 3, table.where[3]
    assert targets.supporters(table, again) == [1]


@rule("TOI-SPC-08", "D-TOI-110")
def test_a_flamethrower_supports_with_two_whole_dice() -> None:
    """3 regulars support with 2 dice and the flames with 2 more; the cover is 5 less, the range class is the worst."""
    pieces = (
        a_squad(AMERICAN, (0, 0)),
        a_squad(AMERICAN, (2, 0), "3 regular", "flamethrower"),
        a_squad(GERMAN, (3, 0)),
    )
    table = a_table(a_ground({(3, 0): "building"}), *pieces, markers={(3, 0): "entrenchment"})
    table.inside[2] = 0
    attack = declare(table, 0, "squad 2", "normal")
    assert (pools(table), attack.range_class) == ((4 + 2 + 2, 0), NORMAL_RANGE)
    far = a_table(a_ground(), pieces[0], a_squad(AMERICAN, (1, 0), "3 regular", "flamethrower"), pieces[2])
    declare(far, 0, "squad 2", "normal")
    assert pools(far) == (4 + 2, 0)
    assert not strength.has_flame(far, 1, 2)


@pytest.mark.parametrize(
    ("words", "prompt", "options"),
    [
        ((), "Target of American squad 1 (0,0)", ("German squad 3 (5,0)", "German truck 4 (5,0)")),
        (
            ("squad 3",),
            "Figures of American squad 1 (0,0) that fire at German squad 3 (5,0)",
            ("2 regular, 1 mg", "1 mg"),
        ),
        (
            ("squad 3", "1 mg"),
            "Support for American squad 1 (0,0) against German squad 3 (5,0)",
            ("no more support", "American squad 2 (0,0)"),
        ),
        (
            ("squad 3", "1 mg", "no more"),
            "Attack of American squad 1 (0,0) on German squad 3 (5,0)",
            ("normal", "suppressive"),
        ),
    ],
)
def test_words_of_the_questions(words: tuple[str, ...], prompt: str, options: tuple[str, ...]) -> None:
    pieces = (
        a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"),
        a_squad(AMERICAN, (0, 0)),
        a_squad(GERMAN, (5, 0)),
        a_vehicle(GERMAN, (5, 0), "opel"),
    )
    table = a_table(a_ground(), *pieces)
    direct.begin(table, 0, False)
    go_on(table)
    answer(table, *words)
    frame = table.frames[-1]
    assert frame.node.prompt(table, frame) == prompt
    assert tuple(option.replace("Opel Blitz Truck", "German truck") for option in asked(table)) == options
