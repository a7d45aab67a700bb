"""The outcome of an assault: losses, the winner, the retreat of the losers and the advance (section 16)."""

from __future__ import annotations

from sandtable.games.tide_of_iron.state import NOT_HERE, OUTSIDE
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    ASSAULT,
    ENTRENCHMENT,
    FATIGUED,
    FRESH,
    GERMAN,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    OP_FIRE,
    PINNED,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, asked, at
from tests.support.tide_of_iron_actions import assault_pools, begin, go_on_with, storm, storm_as, with_dice
from tests.support.tide_of_iron_assault import ATTACKER, DEFENDER, ELITES, OTHER_DEFENDER, places, win

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
