"""Assault: who may, with how many dice, what it costs both sides and who holds the hex (section 16)."""

from __future__ import annotations

import pytest

from simulate.games.tide_of_iron.state import NOT_HERE, OUTSIDE, Table
from simulate.games.tide_of_iron.terms import (
    AMERICAN,
    ASSAULT,
    DISRUPTED,
    ENTRENCHMENT,
    FATIGUED,
    FRESH,
    GERMAN,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    OP_FIRE,
    PILLBOX,
    PINNED,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, asked, at
from tests.support.tide_of_iron_actions import (
    assault_pools,
    begin,
    go_on_with,
    keep_card,
    offered,
    put_in_force,
    storm,
    storm_as,
    with_dice,
)

ATTACKER = a_squad(AMERICAN, (0, 0))
ELITES = a_squad(AMERICAN, (0, 0), "4 elite")
SUPPORTER = a_squad(AMERICAN, (0, 1))
DEFENDER = a_squad(GERMAN, (1, 0))
OTHER_DEFENDER = a_squad(GERMAN, (1, 0), "4 elite")
"""The hex (1, 0) is next to (0, 0), (0, 1), (1, 1), (2, 0), (2, -1) and (1, -1)."""


def places(table: Table, *units: int) -> list[str]:
    return [table.setup.ground.names[table.where[unit]] for unit in units]


def win(table: Table) -> None:
    """All attack dice hit, no die of the defenders does."""
    black, red, back = assault_pools(table)
    storm_as(table, [6] * black, [1] * red, [1] * back)


def lose(table: Table) -> None:
    """No die of anybody hits."""
    black, red, back = assault_pools(table)
    storm_as(table, [1] * black, [1] * red, [1] * back)


# -- examples ------------------------------------------------------------------------------------------------------


@rule("TOI-ASL-07", "TOI-ASL-08", "TOI-ASL-11", "TOI-ASL-12", "TOI-SUP-08", "D-TOI-60", "D-TOI-61", "EX-TOI-68")
def test_the_pools_of_both_sides() -> None:
    pinned = a_squad(GERMAN, (1, 0), condition=PINNED)
    table = a_table(a_ground({(1, 0): "building"}), ELITES, SUPPORTER, pinned)
    storm(table, 0, "1,0", "American squad 2")
    assert assault_pools(table) == (10, 3, 2)


@rule("TOI-ASL-06", "TOI-ASL-14", "TOI-ASL-15", "TOI-ASL-24", "D-TOI-68", "EX-TOI-69")
def test_an_assault_that_destroys_the_defender() -> None:
    table = a_table(a_ground({(1, 0): "woods"}), ELITES, SUPPORTER, DEFENDER)
    storm(table, 0, "1,0", "American squad 2")
    storm_as(table, [6, 6, 5, 5, 4, 3, 2, 2, 1, 1], [6, 3], [5, 4, 2, 1])
    assert table.where[2] == NOT_HERE
    assert table.figures[0] == a_pack("2 elite")
    assert places(table, 0, 1) == ["1,0", "0,1"]
    assert [table.state[0], table.state[1]] == [FATIGUED, FATIGUED]


@rule("TOI-ASL-13", "TOI-ASL-16", "EX-TOI-70")
def test_an_assault_that_is_lost() -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER)
    storm(table, 0, "1,0")
    storm_as(table, [4, 2, 1, 1], [], [6, 4, 3, 1])
    assert (table.figures[1], table.figures[0]) == (a_pack("3 regular"), a_pack("2 regular"))
    assert places(table, 0, 1) == ["0,0", "1,0"]
    assert (table.state[0], table.state[1]) == (FATIGUED, FRESH)


@rule("TOI-ASL-14", "D-TOI-63", "EX-TOI-71")
@pytest.mark.parametrize(("parameters", "place"), [({}, "0,0"), ({"assault_tie": "attacker"}, "1,0")])
def test_a_tie_is_for_the_defender_unless_the_parameter_says_otherwise(
    parameters: dict[str, object], place: str
) -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER, parameters=parameters)
    storm(table, 0, "1,0")
    storm_as(table, [4, 2, 1, 1], [], [6, 3, 3, 1])
    if asked(table):
        go_on_with(table, "2,0")
    assert places(table, 0) == [place]


# -- who and where -------------------------------------------------------------------------------------------------


@rule("TOI-ASL-01", "TOI-ACT-09")
def test_vehicles_and_squads_with_heavy_weapons_never_assault_or_support() -> None:
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), "2 regular, 1 mg"),
        a_vehicle(AMERICAN, (0, 0), "sherman"),
        DEFENDER,
        ATTACKER,
    )
    assert "Assault" not in offered(table, 0)
    assert "Assault" not in offered(table, 1)
    storm(table, 3, "1,0")
    assert assault_pools(table) == (4, 0, 4)


@rule("TOI-ASL-02")
def test_the_target_is_an_adjacent_hex_with_enemies() -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER, a_squad(GERMAN, (0, -1)), a_squad(GERMAN, (2, 0)), SUPPORTER)
    begin(table, 0, ASSAULT)
    assert [option for option in asked(table) if "assault" in option] == ["assault 0,-1", "assault 1,0"]


@rule("TOI-ASL-02")
@pytest.mark.parametrize(
    ("vehicle", "may"), [("panzer4", False), ("tiger1", False), ("sdkfz251", True), ("opel", True)]
)
def test_a_heavy_vehicle_keeps_assaults_away(vehicle: str, may: bool) -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER, a_vehicle(GERMAN, (1, 0), vehicle))
    begin(table, 0, ASSAULT)
    assert ("assault 1,0" in asked(table)) == may


@rule("TOI-ASL-03")
def test_no_assault_across_a_cliff_but_support() -> None:
    table = a_table(a_ground({(1, 0): "2", (0, 0): "1"}), ATTACKER, SUPPORTER, DEFENDER)
    begin(table, 1, ASSAULT)
    assert not [option for option in asked(table) if "assault" in option]
    go_on_with(table, "stop here")
    storm(table, 0, "1,0", "American squad 2")
    assert assault_pools(table)[0] == 4 + 2


@rule("TOI-ASL-04")
def test_no_assault_after_entering_wire() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (-1, 0)), DEFENDER, markers={(0, 0): "razor_wire"})
    begin(table, 0, ASSAULT, "move to 0,0")
    assert asked(table) == ()
    assert (places(table, 0), table.state[0]) == (["0,0"], FATIGUED)


@rule("TOI-ASL-04", "TOI-OBS-16")
def test_no_assault_after_entering_mines() -> None:
    engineers = a_squad(AMERICAN, (-1, 0), token="engineer")
    table = a_table(a_ground(), engineers, DEFENDER, markers={(0, 0): "minefield"})
    begin(table, 0, ASSAULT, "move to 0,0")
    assert asked(table) == ()
    assert table.state[0] == FATIGUED


@rule("TOI-ACT-10", "TOI-ASL-23")
def test_a_squad_may_assault_after_moving_or_decline_to() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (-1, 0)), DEFENDER)
    begin(table, 0, ASSAULT)
    assert "assault 1,0" not in asked(table)
    go_on_with(table, "move to 0,0")
    assert "assault 1,0" in asked(table)
    go_on_with(table, "stop here")
    assert (places(table, 0), table.state[0]) == (["0,0"], FATIGUED)
    assert table.figures[1] == a_pack("4 regular")


@rule("TOI-STK-05")
def test_nobody_assaults_from_a_hex_that_is_full_without_him() -> None:
    others = [a_squad(AMERICAN, (0, 0)) for _ in range(3)]
    table = a_table(a_ground(), a_squad(AMERICAN, (-1, 0)), DEFENDER, *others)
    begin(table, 0, ASSAULT, "move to 0,0")
    assert not [option for option in asked(table) if "assault" in option]


# -- support -------------------------------------------------------------------------------------------------------


@rule("TOI-ASL-05")
def test_who_may_support() -> None:
    table = a_table(
        a_ground(),
        ATTACKER,
        a_squad(AMERICAN, (0, 0), state=FATIGUED),
        a_squad(AMERICAN, (0, 1), state=OP_FIRE),
        a_squad(AMERICAN, (1, 1), condition=PINNED),
        a_squad(AMERICAN, (1, 1), condition=DISRUPTED),
        a_squad(AMERICAN, (0, 2)),
        a_vehicle(AMERICAN, (1, -1), "m3a1"),
        a_squad(AMERICAN, (1, -1), carrier=6),
        a_squad(AMERICAN, (1, -1), "2 regular, 1 mortar"),
        DEFENDER,
    )
    begin(table, 0, ASSAULT, "assault 1,0")
    assert asked(table) == ("no more support", "American squad 2 (0,0)", "American squad 3 (0,1)")


@rule("TOI-ASL-05", "TOI-ASL-06")
def test_two_squads_support_at_most_and_are_fatigued() -> None:
    table = a_table(
        a_ground(),
        ATTACKER,
        SUPPORTER,
        a_squad(AMERICAN, (1, 1), state=OP_FIRE),
        a_squad(AMERICAN, (1, -1)),
        a_squad(GERMAN, (1, 0), "4 elite"),
    )
    storm(table, 0, "1,0", "American squad 2", "American squad 3")
    assert assault_pools(table)[0] == 4 + 2 + 2
    lose(table)
    assert [table.state[unit] for unit in range(4)] == [FATIGUED, FATIGUED, FATIGUED, FRESH]


@rule("TOI-ASL-30", "D-TOI-74")
@pytest.mark.parametrize("marker", ["razor_wire", "minefield"])
def test_no_support_out_of_wire_or_mines(marker: str) -> None:
    table = a_table(a_ground(), ATTACKER, SUPPORTER, DEFENDER, markers={(0, 1): marker})
    storm(table, 0, "1,0")
    assert assault_pools(table)[0] == 4


# -- strength ------------------------------------------------------------------------------------------------------


@rule("TOI-ASL-07", "D-TOI-58")
def test_every_flamethrower_squad_adds_two_dice_in_full() -> None:
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), token="flamethrower"),
        a_squad(AMERICAN, (0, 1), "3 regular", "flamethrower"),
        DEFENDER,
    )
    storm(table, 0, "1,0", "American squad 2")
    assert assault_pools(table)[0] == (4 + 2) + (2 + 2)


@rule("TOI-ASL-07", "TOI-ASL-10")
def test_firepower_against_infantry_counts_also_against_light_vehicles() -> None:
    table = a_table(a_ground(), ELITES, a_vehicle(GERMAN, (1, 0), "opel"))
    storm(table, 0, "1,0")
    assert assault_pools(table) == (8, 0, 0)


@rule("TOI-ASL-08", "TOI-ASL-09", "TOI-ASL-10", "D-TOI-59")
def test_all_defenders_add_their_strength_whatever_their_activation() -> None:
    table = a_table(
        a_ground(),
        ELITES,
        a_squad(GERMAN, (1, 0), state=OP_FIRE),
        a_squad(GERMAN, (1, 0), condition=DISRUPTED, state=FATIGUED),
        a_vehicle(GERMAN, (1, 0), "sdkfz251", state=FATIGUED),
        a_squad(GERMAN, (1, 0), "4 elite", carrier=3),
    )
    storm(table, 0, "1,0")
    halftrack = table.setup.vehicles[table.setup.unit_kind[3]].powers[0]
    assert halftrack > 0
    assert assault_pools(table)[2] == 4 + halftrack
    lose(table)
    assert [table.state[unit] for unit in (1, 2, 3)] == [OP_FIRE, FATIGUED, FATIGUED]


@rule("TOI-ASL-26", "D-TOI-70")
@pytest.mark.parametrize(("figures", "dice"), [("2 mortar", 0), ("1 mortar, 2 regular", 2), ("1 mg, 2 regular", 4 + 2)])
def test_a_mortar_adds_nothing_to_the_defence_and_a_machine_gun_all(figures: str, dice: int) -> None:
    table = a_table(a_ground(), ATTACKER, a_squad(GERMAN, (1, 0), figures))
    storm(table, 0, "1,0")
    assert assault_pools(table)[2] == dice


@rule("TOI-ASL-25", "D-TOI-69", "TOI-SUP-08", "TOI-ERR-09")
def test_defenders_halve_once_at_most_and_not_in_wire() -> None:
    pinned = a_squad(GERMAN, (1, 0), "3 regular", condition=PINNED)
    smoked = a_table(a_ground(), ATTACKER, pinned, markers={(1, 0): "smoke"})
    storm(smoked, 0, "1,0")
    assert assault_pools(smoked) == (2, 2, 2)
    led = a_table(a_ground(), ATTACKER, pinned, a_squad(GERMAN, (1, 0), "3 regular, 1 officer"))
    storm(led, 0, "1,0")
    officer = led.setup.figures[GERMAN].firepower[2]
    assert assault_pools(led)[2] == 3 + 3 + officer
    wired = a_table(a_ground(), ATTACKER, DEFENDER, markers={(1, 0): "razor_wire minefield"})
    storm(wired, 0, "1,0")
    assert assault_pools(wired) == (4, 0, 4)


@rule("TOI-ASL-19", "TOI-ASL-30", "TOI-ERR-10")
@pytest.mark.parametrize(
    ("marks", "black"),
    [
        ({(0, 0): "razor_wire"}, 2),
        ({(0, 0): "minefield"}, 2),
        ({(0, 0): "smoke"}, 4),
        ({(1, 0): "smoke"}, 2),
    ],
)
def test_out_of_wire_or_mines_and_into_smoke_at_half_firepower(marks: dict[tuple[int, int], str], black: int) -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER, markers=marks)
    storm(table, 0, "1,0")
    assert assault_pools(table)[0] == black


@rule("TOI-ASL-19")
def test_into_smoke_nobody_supports_and_the_defender_has_its_cover() -> None:
    table = a_table(a_ground({(1, 0): "woods"}), ELITES, SUPPORTER, DEFENDER, markers={(1, 0): "smoke"})
    storm(table, 0, "1,0")
    assert assault_pools(table) == (4, 2 + 2, 2)


@rule("TOI-ASL-19", "TOI-ATK-04")
@pytest.mark.parametrize(
    "marks",
    [{(0, 0): "razor_wire", (1, 0): "smoke"}, {(0, 0): "razor_wire minefield"}, {(0, 0): "minefield", (1, 0): "smoke"}],
)
def test_no_assault_that_would_halve_twice(marks: dict[tuple[int, int], str]) -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER, markers=marks)
    begin(table, 0, ASSAULT)
    assert not [option for option in asked(table) if "assault" in option]


# -- cover ---------------------------------------------------------------------------------------------------------


@rule("TOI-ASL-12", "D-TOI-61", "TOI-ERR-14")
def test_the_defender_has_the_best_fortification_the_trap_and_a_medic_once() -> None:
    table = a_table(
        a_ground({(1, 0): "woods"}),
        a_squad(AMERICAN, (0, 0), token="medic", inside=PILLBOX),
        a_squad(GERMAN, (1, 0), "3 elite, 1 officer", inside=ENTRENCHMENT),
        a_squad(GERMAN, (1, 0), token="medic"),
        a_squad(GERMAN, (1, 0), token="medic"),
        markers={(1, 0): "tank_trap"},
    )
    storm(table, 0, "1,0")
    assert assault_pools(table)[1] == 2 + 2 + 1 + 1


@rule("TOI-ASL-12")
def test_a_pillbox_beats_an_entrenchment_and_vehicles_have_terrain_only() -> None:
    table = a_table(
        a_ground(),
        ATTACKER,
        a_squad(GERMAN, (1, 0), inside=ENTRENCHMENT),
        a_squad(GERMAN, (1, 0), inside=PILLBOX),
    )
    storm(table, 0, "1,0")
    assert assault_pools(table)[1] == 6
    vehicles = a_table(
        a_ground({(1, 0): "woods"}), ATTACKER, a_vehicle(GERMAN, (1, 0), "sdkfz251"), markers={(1, 0): "tank_trap"}
    )
    storm(vehicles, 0, "1,0")
    assert assault_pools(vehicles)[1] == 2  # armour adds nothing (D-TOI-62)


@rule("TOI-ASL-20", "D-TOI-66")
@pytest.mark.parametrize(("base", "red"), [("building", 6 + 3 - 5), ("clear", 6 - 5)])
def test_a_flamethrower_takes_five_of_the_cover(base: str, red: int) -> None:
    pillbox = a_squad(GERMAN, (1, 0), inside=PILLBOX)
    table = a_table(a_ground({(1, 0): base}), ATTACKER, a_squad(AMERICAN, (0, 1), token="flamethrower"), pillbox)
    storm(table, 0, "1,0", "American squad 2")
    assert assault_pools(table)[1] == red


@rule("TOI-ASL-20", "D-TOI-66")
def test_cover_is_never_below_nothing_and_defending_flamethrowers_add_nothing() -> None:
    flames = a_squad(GERMAN, (1, 0), token="flamethrower")
    table = a_table(a_ground({(1, 0): "woods"}), a_squad(AMERICAN, (0, 0), token="flamethrower"), flames)
    storm(table, 0, "1,0")
    assert assault_pools(table) == (6, 0, 4)


# -- losses --------------------------------------------------------------------------------------------------------


@rule("TOI-ASL-13", "D-TOI-62")
def test_the_owner_assigns_hits_to_figures_and_light_vehicles_one_by_one() -> None:
    table = a_table(
        a_ground(),
        ELITES,
        a_squad(GERMAN, (1, 0), "2 elite, 1 officer"),
        a_squad(GERMAN, (1, 0)),
        a_vehicle(GERMAN, (1, 0), "sdkfz251"),
    )
    storm(table, 0, "1,0")
    black, _, back = assault_pools(table)
    storm_as(table, [6] * 3 + [1] * (black - 3), [], [6] * 3 + [1] * (back - 3))
    assert table.asker == GERMAN
    assert asked(table) == (
        "1 elite of German squad 2 (1,0)",
        "1 officer of German squad 2 (1,0)",
        "1 regular of German squad 3 (1,0)",
        "a step of damage of SdKfz 251 Half-track 4 (1,0)",
    )
    go_on_with(table, "SdKfz", "officer", "regular")
    assert table.damage[3] == LIGHT_DAMAGE
    assert (table.figures[1], table.figures[2]) == (a_pack("2 elite"), a_pack("3 regular"))
    assert table.figures[0] == a_pack("1 elite")  # a tie: nobody leaves
    assert places(table, 0, 1, 2, 3) == ["0,0", "1,0", "1,0", "1,0"]


@rule("TOI-ASL-13", "D-TOI-62")
def test_the_active_squad_bears_the_attackers_losses_first_then_a_supporter() -> None:
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), "1 regular, 1 elite"),
        a_squad(AMERICAN, (0, 1), "1 officer, 3 regular"),
        OTHER_DEFENDER,
    )
    storm(table, 0, "1,0", "American squad 2")
    black, _, back = assault_pools(table)
    storm_as(table, [1] * black, [], [6] * 3 + [1] * (back - 3))
    assert table.asker == AMERICAN
    assert asked(table) == ("1 regular of American squad 1 (0,0)", "1 elite of American squad 1 (0,0)")
    go_on_with(table, "elite")
    assert asked(table) == ("1 regular of American squad 2 (0,1)", "1 officer of American squad 2 (0,1)")
    go_on_with(table, "officer")
    assert table.where[0] == NOT_HERE
    assert (table.figures[1], table.state[1]) == (a_pack("3 regular"), FATIGUED)


@rule("TOI-ASL-13", "TOI-TRN-09", "D-TOI-62")
def test_hits_beyond_the_last_figure_or_vehicle_are_lost() -> None:
    truck = a_vehicle(GERMAN, (1, 0), "opel")
    table = a_table(a_ground(), ELITES, truck, a_squad(GERMAN, (1, 0), carrier=1))
    storm(table, 0, "1,0")
    win(table)
    assert (table.where[1], table.where[2]) == (NOT_HERE, NOT_HERE)
    assert places(table, 0) == ["1,0"]


# -- winner and retreat --------------------------------------------------------------------------------------------


@rule("TOI-ASL-14", "D-TOI-63")
def test_destroying_all_defenders_wins_whatever_they_hit() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (1, 0), "1 elite"))
    storm(table, 0, "1,0")
    storm_as(table, [6, 1, 1, 1], [], [6, 6])
    assert places(table, 0) == ["1,0"]
    assert table.figures[0] == a_pack("2 regular")


@rule("TOI-ASL-14")
def test_without_its_active_squad_an_assault_is_lost() -> None:
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), "1 elite"),
        a_squad(AMERICAN, (0, 1)),
        a_squad(GERMAN, (1, 0), "2 regular"),
    )
    storm(table, 0, "1,0", "American squad 2")
    storm_as(table, [6, 6, 6, 6], [], [6, 1])
    assert (table.where[0], table.where[2]) == (NOT_HERE, NOT_HERE)
    assert places(table, 1) == ["0,1"]
    assert table.stacks[at(table, (1, 0))] == ()


@rule("TOI-ASL-15", "TOI-ASL-27", "D-TOI-71")
def test_the_losers_retreat_one_by_one_as_their_owner_says() -> None:
    table = a_table(a_ground(), ELITES, OTHER_DEFENDER, a_squad(GERMAN, (1, 0), "4 elite", condition=PINNED))
    storm(table, 0, "1,0")
    black, _, back = assault_pools(table)
    storm_as(table, [6] + [1] * (black - 1), [], [1] * back)
    go_on_with(table, "of German squad 2")
    assert table.asker == GERMAN
    assert asked(table) == ("German squad 2 (1,0)", "German squad 3 (1,0)")
    go_on_with(table, "German squad 3")
    assert set(asked(table)) == {"0,1", "1,1", "2,0", "2,-1", "1,-1"}  # also next to enemies
    go_on_with(table, "0,1", "2,0")
    assert places(table, 0, 1, 2) == ["1,0", "2,0", "0,1"]
    assert (table.conditions[2], table.state[2]) == (PINNED, FRESH)


@rule("TOI-ASL-17", "D-TOI-64")
def test_a_retreat_leads_into_passable_hexes_with_room_and_without_enemies() -> None:
    ground = a_ground({(0, 1): "2", (1, 1): "pond", (2, 0): "building"})
    full = [a_squad(GERMAN, (2, -1)) for _ in range(3)]
    squad = a_table(ground, ATTACKER, a_squad(GERMAN, (1, 0), "4 elite"), *full)
    storm(squad, 0, "1,0")
    storm_as(squad, [6, 1, 1, 1], [], [1] * 8)
    assert set(asked(squad)) == {"2,0", "1,-1"}
    vehicle = a_table(ground, ATTACKER, a_vehicle(GERMAN, (1, 0), "sdkfz251", damage=LIGHT_DAMAGE), *full)
    storm(vehicle, 0, "1,0")
    black, _, back = assault_pools(vehicle)
    storm_as(vehicle, [6] + [1] * (black - 1), [], [1] * back)
    assert vehicle.damage[1] == HEAVY_DAMAGE  # it can't move, but it retreats
    assert places(vehicle, 0, 1) == ["1,0", "1,-1"]


@rule("TOI-ASL-17", "TOI-ASL-27")
def test_who_has_nowhere_to_retreat_to_is_destroyed() -> None:
    ground = a_ground(places=[(0, 0), (1, 0)])
    table = a_table(ground, ATTACKER, a_squad(GERMAN, (1, 0), "4 elite"))
    storm(table, 0, "1,0")
    storm_as(table, [6, 1, 1, 1], [], [1] * 8)
    assert table.where[1] == NOT_HERE
    assert table.lost == [0, 4]
    assert places(table, 0) == ["1,0"]


@rule("TOI-ASL-17", "TOI-OPF-20", "D-TOI-19", "D-TOI-64")
def test_a_retreat_meets_mines_but_no_op_fire() -> None:
    ground = a_ground(places=[(0, 0), (1, 0), (2, 0), (0, 1)])
    watch = a_squad(AMERICAN, (0, 1), "1 mg", state=OP_FIRE)
    table = a_table(
        ground, ATTACKER, a_squad(GERMAN, (1, 0), "4 elite"), watch, markers={(2, 0): "minefield razor_wire"}
    )
    storm(table, 0, "1,0")
    storm_as(with_dice(table, 4, 3, 1, 2), [6, 1, 1, 1], [], [1] * 8)
    assert (places(table, 1), table.figures[1]) == (["2,0"], a_pack("2 elite"))
    assert table.state[1] == FATIGUED
    assert asked(table) == ()


@rule("TOI-ASL-18", "D-TOI-65")
def test_squads_retreat_out_of_their_fortifications_which_stay() -> None:
    table = a_table(a_ground(), ELITES, a_squad(GERMAN, (1, 0), inside=ENTRENCHMENT))
    storm(table, 0, "1,0")
    storm_as(table, [6] + [1] * 7, [1, 1], [1] * 4)
    go_on_with(table, "2,0")
    assert table.inside[1] == OUTSIDE
    assert table.inside[0] == OUTSIDE
    assert table.markers[at(table, (1, 0))] != 0


# -- concealed defenders -------------------------------------------------------------------------------------------


def hidden_hex() -> Table:
    """An open squad and a concealed medic squad in an entrenchment, assaulted by elites."""
    hidden = a_squad(GERMAN, (1, 0), "3 elite", "medic", inside=ENTRENCHMENT, is_concealed=True)
    return a_table(a_ground(), ELITES, DEFENDER, hidden)


@rule("TOI-ASL-21", "TOI-ERR-13", "TOI-CON-03")
def test_a_concealed_squad_may_keep_out_of_the_assault() -> None:
    table = hidden_hex()
    begin(table, 0, ASSAULT, "assault 1,0")
    assert table.asker == GERMAN
    assert asked(table) == ("reveal it and take part", "keep out")


@rule("TOI-ASL-21")
def test_who_keeps_out_adds_and_loses_nothing_but_retreats_with_the_losers() -> None:
    table = hidden_hex()
    storm(table, 0, "1,0", "keep out")
    assert assault_pools(table) == (8, 0, 4)
    win(table)
    assert table.where[1] == NOT_HERE
    assert not table.concealed[2]
    go_on_with(table, "2,0")
    assert (places(table, 0, 2), table.figures[2]) == (["1,0", "2,0"], a_pack("3 elite"))


@rule("TOI-ASL-21")
def test_who_keeps_out_of_a_lost_assault_stays_concealed() -> None:
    table = hidden_hex()
    storm(table, 0, "1,0", "keep out")
    lose(table)
    assert (table.concealed[2], places(table, 2)) == (True, ["1,0"])


@rule("TOI-ASL-21", "TOI-CON-04")
def test_who_is_revealed_takes_part_in_full() -> None:
    table = hidden_hex()
    storm(table, 0, "1,0", "take part")
    assert not table.concealed[2]
    assert assault_pools(table) == (8, 2 + 1, 4 + 6)


@rule("TOI-CON-04", "D-TOI-99")
def test_where_defending_does_not_reveal_a_squad_takes_part_unseen() -> None:
    hidden = a_squad(GERMAN, (1, 0), is_concealed=True)
    table = a_table(a_ground(), ELITES, hidden, parameters={"reveal_on": ["attack", "support", "move"]})
    storm(table, 0, "1,0", "take part")
    assert assault_pools(table) == (8, 0, 4)
    assert table.concealed[1]


@rule("TOI-ASL-22", "D-TOI-67")
def test_a_hex_with_concealed_squads_only_may_be_assaulted() -> None:
    table = a_table(a_ground(), ATTACKER, a_squad(GERMAN, (1, 0), is_concealed=True))
    storm(table, 0, "1,0", "keep out")
    assert assault_pools(table) == (4, 0, 0)
    lose(table)  # nobody stood against it: the hex is taken without a hit
    go_on_with(table, "2,0")
    assert (places(table, 0, 1), table.figures[1]) == (["1,0", "2,0"], a_pack("4 regular"))


@rule("TOI-CON-04")
def test_assaulting_and_supporting_reveal_the_squads_that_do() -> None:
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), is_concealed=True),
        a_squad(AMERICAN, (0, 1), is_concealed=True),
        a_squad(AMERICAN, (1, 1), is_concealed=True),
        DEFENDER,
    )
    storm(table, 0, "1,0", "American squad 2", "no more support")
    assert table.concealed[:3] == [False, False, True]


# -- advance -------------------------------------------------------------------------------------------------------


@rule("TOI-ASL-23", "TOI-OPF-20")
def test_neither_the_assault_nor_the_advance_draws_op_fire() -> None:
    watch = a_squad(GERMAN, (3, 0), "1 mg", state=OP_FIRE)
    table = a_table(a_ground(), ELITES, a_squad(GERMAN, (1, 0), "1 regular"), watch)
    storm(table, 0, "1,0")
    win(table)
    assert asked(table) == ()
    assert (places(table, 0), table.state[2]) == (["1,0"], OP_FIRE)


@rule("TOI-ASL-23")
def test_each_hex_moved_before_an_assault_draws_op_fire() -> None:
    watch = a_squad(GERMAN, (3, 0), "1 mg", state=OP_FIRE)
    table = a_table(a_ground(), a_squad(AMERICAN, (-1, 0)), DEFENDER, watch)
    begin(table, 0, ASSAULT, "move to 0,0")
    assert table.asker == GERMAN
    assert asked(table) == ("hold fire", "German squad 3 (3,0)")


@rule("TOI-ASL-28", "D-TOI-72")
def test_the_winner_advances_into_the_open_and_into_mines() -> None:
    inside = a_squad(GERMAN, (1, 0), "1 regular", inside=ENTRENCHMENT)
    table = a_table(a_ground(), ELITES, inside, markers={(1, 0): "minefield razor_wire"})
    storm(table, 0, "1,0")
    storm_as(with_dice(table, 6, 5, 1, 1), [6] * 8, [1, 1], [1])
    assert (places(table, 0), table.inside[0]) == (["1,0"], OUTSIDE)
    assert table.figures[0] == a_pack("2 elite")
    assert table.state[0] == FATIGUED


@rule("TOI-ASL-28", "TOI-CON-04")
def test_an_advance_reveals_those_next_to_it() -> None:
    hidden = a_squad(GERMAN, (2, 0), is_concealed=True)
    table = a_table(a_ground(), ELITES, a_squad(GERMAN, (1, 0), "1 regular"), hidden)
    storm(table, 0, "1,0")
    win(table)
    assert not table.concealed[2]


@rule("TOI-ASL-29", "D-TOI-73")
def test_a_squad_assaults_out_of_its_fortification_at_no_cost() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "4 elite", inside=ENTRENCHMENT), DEFENDER)
    begin(table, 0, ASSAULT)
    assert asked(table) == ("stop here", "leave the entrenchment", "assault 1,0")
    go_on_with(table, "leave the entrenchment")
    assert "move to 0,1" in asked(table)
    fresh = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "4 elite", inside=ENTRENCHMENT), DEFENDER)
    storm(fresh, 0, "1,0")
    win(fresh)
    assert (places(fresh, 0), fresh.inside[0]) == (["1,0"], OUTSIDE)


# -- cards ---------------------------------------------------------------------------------------------------------


@rule("TOI-CRD-11")
def test_both_sides_may_use_a_card_they_keep_for_an_assault() -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER)
    keep_card(table, AMERICAN, "into_the_breach")
    keep_card(table, GERMAN, "grim_resolve")
    keep_card(table, GERMAN, "take_cover")
    storm(table, 0, "1,0", "use it now", "use it now", "use it now")
    assert assault_pools(table) == (6, 2, 6)
    assert table.effects == ()


@rule("TOI-CRD-11")
def test_a_card_that_is_kept_changes_nothing() -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER)
    keep_card(table, AMERICAN, "into_the_breach")
    storm(table, 0, "1,0", "keep it")
    assert assault_pools(table) == (4, 0, 4)
    assert len(table.effects) == 1


@rule("TOI-CRD-07")
def test_cards_in_force_count_for_the_squads_they_name() -> None:
    table = a_table(a_ground(), ATTACKER, SUPPORTER, DEFENDER, a_squad(GERMAN, (1, 0)))
    put_in_force(table, AMERICAN, "merciless_assault")
    put_in_force(table, GERMAN, "desperate_defenders")
    storm(table, 0, "1,0", "American squad 2")
    assert assault_pools(table) == (4 + 1 + 2, 0, 4 + 1 + 4 + 1)


def test_a_judged_copy_credits_means_and_rolls_nothing() -> None:
    table = a_table(a_ground(), ELITES, DEFENDER)
    before = table.dice.state()
    begin(table, 0, ASSAULT)
    table.is_trial = True
    go_on_with(table, "assault 1,0")
    assert table.dice.state() == before
    assert table.hopes[AMERICAN] > table.hopes[GERMAN] > 0


def test_a_judged_copy_asks_neither_concealed_squads_nor_cards() -> None:
    table = hidden_hex()
    keep_card(table, AMERICAN, "into_the_breach")
    begin(table, 0, ASSAULT)
    table.is_trial = True
    go_on_with(table, "assault 1,0")
    assert asked(table) == ()
    assert table.concealed[2]
    assert table.hopes[AMERICAN] > 0
