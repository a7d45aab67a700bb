"""Opportunity Fire (section 8)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.actions import steps
from sandtable.games.tide_of_iron.combat import op_fire
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    CLOSE_RANGE,
    DISRUPTED,
    ENTRENCHMENT,
    FATIGUED,
    FRESH,
    GERMAN,
    LONG_RANGE,
    NO_CONDITION,
    OP_FIRE,
    PINNED,
    SUPPRESSIVE,
)
from tests.support import rule
from tests.support.tide_of_iron import (
    Piece,
    Place,
    a_ground,
    a_pack,
    a_squad,
    a_table,
    a_vehicle,
    activate,
    answer,
    asked,
    at,
    go_on,
    top,
)
from tests.support.tide_of_iron_fire import offer_op_fire, pools, roll_as

MOVER = a_squad(AMERICAN, (3, 0))
READY = a_squad(GERMAN, (0, 0), state=OP_FIRE)
GUN = a_squad(GERMAN, (0, 0), "1 mg, 2 regular", state=OP_FIRE)


def under_way(*units: Piece) -> Table:
    """A table on which the first unit is the active one."""
    table = a_table(a_ground(), *units)
    activate(table, 0, ADVANCE)
    return table


def enters(table: Table, place: Place) -> tuple[str, ...]:
    """The active unit enters a hex; the options of the window, if there is one."""
    moves.put_on(table, 0, at(table, place))
    op_fire.offer(table)
    go_on(table)
    return asked(table)


@rule("TOI-OPF-01", "TOI-OPF-02", "TOI-OPF-14", "D-TOI-18")
def test_the_opponent_is_asked_and_may_hold_fire() -> None:
    table = under_way(MOVER, READY, a_squad(GERMAN, (0, 0)))
    assert enters(table, (2, 0)) == ("hold fire", "German squad 2 (0,0)")
    assert table.asker == GERMAN
    assert top(table).node.prompt(table, top(table)) == "Op Fire at American squad 1 (2,0)"
    answer(table, "hold fire")
    assert (table.frames, table.state[1]) == ([], OP_FIRE)


@rule("TOI-OPF-01")
@pytest.mark.parametrize(
    "unit",
    [
        a_squad(GERMAN, (0, 0)),
        a_squad(GERMAN, (0, 0), state=FATIGUED),
        a_squad(GERMAN, (-7, 0), state=OP_FIRE),
        a_squad(GERMAN, (4, -2), state=OP_FIRE),
        a_squad(AMERICAN, (0, 0), state=OP_FIRE),
        a_vehicle(GERMAN, (0, 0), "opel", state=OP_FIRE),
    ],
)
def test_without_anybody_who_may_fire_there_is_no_window(unit: Piece) -> None:
    """Not in Op Fire, out of range, out of sight, on the same side, unarmed."""
    table = a_table(a_ground({(3, -1): "woods"}), MOVER, unit)
    activate(table, 0, ADVANCE)
    assert enters(table, (2, 0)) == ()
    assert table.frames == []


@rule("TOI-OPF-03", "TOI-ERR-04")
def test_what_draws_fire() -> None:
    """Leaving a fortification and unloading do; entering one, loading and removing wire do not."""
    engineer = a_squad(AMERICAN, (3, 0), "4 regular", "engineer")
    markers = {(3, 0): "entrenchment razor_wire"}
    table = a_table(a_ground(), engineer, READY, a_vehicle(AMERICAN, (3, 0), "gmc"), markers=markers)
    activation = activate(table, 0, ADVANCE, 12)
    steps.enter_fortification(table, activation, ENTRENCHMENT)
    steps.cut_wire(table, activation)
    assert table.frames == []
    steps.leave_fortification(table, activation)
    assert top(table).node is op_fire.OP_FIRE_WINDOW
    table.frames.clear()
    steps.load(table, activation, 2)
    assert table.frames == []
    steps.unload(table, activation)
    assert top(table).node is op_fire.OP_FIRE_WINDOW


@rule("TOI-OPF-04")
def test_who_is_not_active_is_no_target() -> None:
    table = a_table(a_ground(), MOVER, READY)
    op_fire.offer(table)
    assert table.frames == []


@rule("TOI-OPF-05")
def test_one_attack_in_a_hex() -> None:
    table = under_way(MOVER, GUN, READY)
    moves.put_on(table, 0, at(table, (2, 0)))
    offer_op_fire(table, "squad 2", "2 regular, 1 mg", "no more", "suppressive")
    roll_as(table, (1, 1, 1, 1, 1, 1))
    assert enters(table, (2, 0)) == ()
    assert enters(table, (2, 1)) == ("hold fire", "German squad 3 (0,0)")


@rule("TOI-OPF-06", "EX-TOI-22", "TOI-OPF-10")
def test_a_unit_that_lost_a_figure_goes_on_and_is_attacked_again() -> None:
    table = under_way(MOVER, READY, a_squad(GERMAN, (0, 2), state=OP_FIRE))
    offer_op_fire(table, "squad 2", "no more", "normal")
    roll_as(table, (6, 1, 1, 1))
    assert table.figures[0] == a_pack("3 regular")
    assert table.activation is not None and not table.activation.is_over
    assert table.state[0] == FRESH
    assert enters(table, (2, 1)) == ("hold fire", "German squad 3 (0,2)")


@rule("TOI-OPF-07", "EX-TOI-23", "TOI-OFF-07")
def test_a_machine_gun_fires_once_at_an_active_unit() -> None:
    table = under_way(MOVER, GUN, a_squad(AMERICAN, (3, 0)))
    offer_op_fire(table, "squad 2", "1 mg", "suppressive")
    roll_as(table, (1,) * 4)
    assert table.state[1] == OP_FIRE
    assert enters(table, (2, 0)) == ()
    activate(table, 2, ADVANCE)
    op_fire.offer(table)
    go_on(table)
    assert asked(table) == ("hold fire", "German squad 2 (0,0)")


@rule("TOI-OFF-07", "EX-TOI-91", "TOI-OPF-11", "D-TOI-127")
def test_rapid_op_fire() -> None:
    """The gun alone at a squad, the gun alone at another squad, all figures at a tank."""
    tank = a_vehicle(AMERICAN, (1, 0), "sherman")
    table = under_way(MOVER, GUN, a_squad(AMERICAN, (3, 0)), tank)
    offer_op_fire(table, "squad 2", "1 mg", "normal")
    assert pools(table)[0] == 4
    roll_as(table, (1,) * 4)
    activate(table, 2, ADVANCE)
    offer_op_fire(table, "squad 2", "1 mg", "normal")
    roll_as(table, (1,) * 4)
    assert table.state[1] == OP_FIRE
    activate(table, 3, ADVANCE)
    offer_op_fire(table, "squad 2", "2 regular, 1 mg")
    assert pools(table)[0] == 4  # 2 + 1 + 1 against a vehicle
    roll_as(table, (1,) * 4, (1,) * 4)
    assert table.state[1] == FATIGUED


@rule("TOI-OPF-08", "TOI-OPF-12")
@pytest.mark.parametrize(("hits", "condition"), [(1, PINNED), (4, DISRUPTED)])
def test_a_pinned_or_disrupted_squad_is_fatigued_and_done(hits: int, condition: int) -> None:
    table = under_way(MOVER, READY)
    attack = offer_op_fire(table, "squad 2", "suppressive")
    assert attack.kind == SUPPRESSIVE
    roll_as(table, (6,) * hits + (1,) * (4 - hits))
    assert (table.conditions[0], table.state[0]) == (condition, FATIGUED)
    assert table.activation is not None and table.activation.is_over
    assert table.setup.ground.names[table.where[0]] == "3,0"


@rule("TOI-OPF-08", "TOI-OPF-09")
@pytest.mark.parametrize(("name", "is_over"), [("sherman", False), ("m3a1", True)])
def test_one_hit_stops_a_light_vehicle_and_not_a_heavy_one(name: str, is_over: bool) -> None:
    table = under_way(a_vehicle(AMERICAN, (1, 0), name), READY)
    offer_op_fire(table, "squad 2")
    roll_as(table, (6, 1, 1, 1), (1,) * pools(table)[1])
    assert table.activation is not None
    assert (table.activation.is_over, table.activation.points) == (is_over, 12 if is_over else 9)


@rule("TOI-OPF-10")
def test_an_attack_without_hits_changes_nothing_for_the_mover() -> None:
    table = under_way(MOVER, READY)
    offer_op_fire(table, "squad 2", "suppressive")
    roll_as(table, (1, 1, 1, 1))
    assert (table.conditions[0], table.state[0]) == (NO_CONDITION, FRESH)


@rule("TOI-OPF-11", "TOI-FAT-03")
def test_lead_and_supporters_are_fatigued() -> None:
    table = under_way(MOVER, READY, READY, READY)
    offer_op_fire(table, "squad 3", "squad 4", "normal")
    roll_as(table, (1,) * 6)
    assert table.state[1:] == [OP_FIRE, FATIGUED, FATIGUED]


@rule("TOI-OPF-13", "D-TOI-17")
def test_op_fire_is_at_full_firepower_and_may_be_at_long_range() -> None:
    table = under_way(a_squad(AMERICAN, (7, 0)), READY)
    attack = offer_op_fire(table, "squad 2", "normal")
    assert (attack.range_class, pools(table)[0]) == (LONG_RANGE, 4)


@rule("TOI-OPF-15")
def test_mortars_take_no_part() -> None:
    table = under_way(MOVER, a_squad(GERMAN, (0, 0), "1 mortar, 2 regular", state=OP_FIRE))
    attack = offer_op_fire(table, "squad 2", "normal")
    assert (attack.figures, pools(table)[0]) == ((a_pack("2 regular"),), 2)
    settable = a_table(a_ground(), a_squad(GERMAN, (0, 0), "2 mortar"), a_squad(GERMAN, (0, 0), "1 mortar, 2 regular"))
    assert [op_fire.may_be_set(settable, unit) for unit in (0, 1)] == [False, True]


@rule("TOI-OPF-17", "TOI-FAT-06")
@pytest.mark.parametrize(
    ("state", "condition", "may"),
    [(FRESH, NO_CONDITION, True), (FATIGUED, NO_CONDITION, False), (OP_FIRE, NO_CONDITION, False)]
    + [(FRESH, PINNED, False), (FRESH, DISRUPTED, False)],
)
def test_who_may_be_put_into_op_fire(state: int, condition: int, may: bool) -> None:
    table = a_table(a_ground(), a_squad(GERMAN, (0, 0), state=state, condition=condition))
    assert op_fire.may_be_set(table, 0) == may


@rule("TOI-OPF-18", "TOI-OPF-21", "TOI-TRN-06")
def test_the_target_is_who_moved_or_unloaded() -> None:
    """The truck while it moves, the squad once it stands in the hex."""
    table = under_way(a_squad(AMERICAN, (3, 0), carrier=1), a_vehicle(AMERICAN, (3, 0), "gmc"), READY)
    op_fire.offer(table)
    assert table.frames == []  # a carried squad
    assert enters(table, (3, 0)) == ("hold fire", "German squad 3 (0,0)")
    answer(table, "squad 3")
    attack = top(table).attack
    assert attack is not None and attack.target == 0


@rule("TOI-OPF-19", "TOI-OVR-05", "TOI-RNG-06")
def test_units_in_the_overrun_hex_fire_at_close_range() -> None:
    table = under_way(a_vehicle(AMERICAN, (0, 0), "sherman"), READY)
    attack = offer_op_fire(table, "squad 2")
    assert (attack.range_class, pools(table)) == (CLOSE_RANGE, (4, 4))


@rule("TOI-OPF-22", "D-TOI-20", "EX-TOI-24", "EX-TOI-83", "TOI-OBS-04")
def test_no_second_attack_in_a_hex_that_was_declined_or_not() -> None:
    """Entering an entrenchment and leaving it again is another event in the same hex."""
    table = under_way(MOVER, READY, a_squad(GERMAN, (0, 0), state=OP_FIRE))
    assert enters(table, (2, 0))
    answer(table, "hold fire")
    op_fire.offer(table)  # it leaves the entrenchment; the declined window does not count
    go_on(table)
    answer(table, "squad 2", "no more", "suppressive")
    table.state[0], table.conditions[0] = FRESH, NO_CONDITION
    assert enters(table, (2, 0)) == ()
    assert enters(table, (2, 1)) == ("hold fire", "German squad 3 (0,0)")


@rule("TOI-OPF-23")
@pytest.mark.parametrize("kind", ["normal", "suppressive"])
def test_a_unit_that_is_destroyed_or_routed_is_done(kind: str) -> None:
    table = under_way(a_squad(AMERICAN, (1, 0), "1 regular"), READY)
    offer_op_fire(table, "squad 2", kind)
    roll_as(table, (6, 6, 1, 1))
    assert table.where[0] == NOT_HERE
    assert table.activation is not None and table.activation.is_over
    assert table.lost == [1, 0]


@rule("TOI-ATK-04")
def test_op_fire_out_of_smoke_is_halved_and_supports_nobody() -> None:
    table = a_table(a_ground(), MOVER, READY, READY, markers={(0, 0): "smoke"})
    activate(table, 0, ADVANCE)
    offer_op_fire(table, "squad 2", "normal")  # squad 3 is not asked for support
    assert pools(table)[0] == 2


@rule("TOI-CON-04")
def test_a_concealed_squad_is_revealed_by_its_op_fire() -> None:
    table = under_way(MOVER, a_squad(GERMAN, (0, 0), state=OP_FIRE, is_concealed=True))
    offer_op_fire(table, "squad 2", "normal")
    assert not table.concealed[1]
