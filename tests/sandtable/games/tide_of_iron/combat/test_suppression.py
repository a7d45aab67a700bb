"""Suppressive fire and conditions (section 15)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.combat import casualties, op_fire, storming, targets
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    CONDITION_NAMES,
    DISRUPTED,
    FATIGUED,
    FRESH,
    GERMAN,
    NO_CONDITION,
    OP_FIRE,
    PINNED,
    ROUTED,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, activate
from tests.support.tide_of_iron_fire import declare, pools, roll_as

NEXT_TO = (1, 0)


def a_target(figures: str = "4 regular", *, state: int = FRESH, condition: int = NO_CONDITION) -> Table:
    """A German squad alone on the table."""
    return a_table(a_ground(), a_squad(GERMAN, (0, 0), figures, state=state, condition=condition))


@rule("TOI-SUP-01")
def test_a_suppressive_attack_destroys_no_figures() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, NEXT_TO))
    declare(table, 0, "suppressive")
    roll_as(table, (6, 6, 6, 1))
    assert (table.figures[1], table.conditions[1]) == (a_pack("4 regular"), PINNED)


@rule("TOI-SUP-02", "D-TOI-53", "EX-TOI-65", "TOI-SUP-15", "EX-TOI-67")
@pytest.mark.parametrize(
    ("figures", "results"),
    [
        ("4 regular", {0: "", 1: "pinned", 3: "pinned", 4: "disrupted", 7: "disrupted", 8: "routed"}),
        ("1 regular", {1: "disrupted", 2: "routed"}),
        ("1 mg, 2 regular", {2: "pinned", 3: "disrupted", 5: "disrupted", 6: "routed"}),
    ],
)
def test_results(figures: str, results: dict[int, str]) -> None:
    table = a_target(figures)
    assert {hits: CONDITION_NAMES[casualties.result_of(table, 0, hits)] for hits in results} == results


@rule("D-TOI-53")
def test_a_scenario_may_set_the_thresholds() -> None:
    table = a_table(a_ground(), a_squad(GERMAN, (0, 0)), parameters={"disrupt_at": 2, "rout_at": 3})
    assert [casualties.result_of(table, 0, hits) for hits in (7, 8, 12)] == [PINNED, DISRUPTED, ROUTED]


@rule("TOI-SUP-03", "D-TOI-54")
def test_a_routed_squad_is_destroyed() -> None:
    table = a_target()
    casualties.suppress(table, 0, 8)
    assert (table.where[0], table.lost) == (NOT_HERE, [0, 4])


@rule("TOI-SUP-04", "D-TOI-55", "D-TOI-131")
@pytest.mark.parametrize(
    ("before", "hits", "after", "together"),
    [
        (PINNED, 3, PINNED, DISRUPTED),
        (PINNED, 4, DISRUPTED, ROUTED),
        (DISRUPTED, 1, DISRUPTED, ROUTED),
        (DISRUPTED, 0, DISRUPTED, DISRUPTED),
    ],
)
def test_results_are_not_added_up_unless_a_scenario_says_so(before: int, hits: int, after: int, together: int) -> None:
    assert casualties.condition_after(a_target(condition=before), 0, hits) == after
    squad = a_squad(GERMAN, (0, 0), condition=before)
    table = a_table(a_ground(), squad, parameters={"conditions_accumulate": True})
    assert casualties.condition_after(table, 0, hits) == together


@rule("TOI-SUP-05", "TOI-SUP-06", "TOI-OPF-17")
@pytest.mark.parametrize("condition", [PINNED, DISRUPTED])
def test_pinned_and_disrupted_squads_neither_support_nor_go_into_op_fire(condition: int) -> None:
    pieces = (a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0), condition=condition), a_squad(GERMAN, NEXT_TO))
    table = a_table(a_ground(), *pieces)
    attack = declare(table, 0, "normal")
    assert targets.supporters(table, attack) == []
    assert not op_fire.may_be_set(table, 1)
    assert op_fire.may_be_set(table, 0)


@rule("TOI-SUP-07", "TOI-FAT-03", "TOI-FAT-04", "TOI-OPF-16", "TOI-SUP-11")
@pytest.mark.parametrize(("state", "after"), [(FRESH, FRESH), (FATIGUED, FATIGUED), (OP_FIRE, FATIGUED)])
@pytest.mark.parametrize("figures", ["4 regular", "2 mg"])
def test_what_being_pinned_does_to_the_activation(state: int, after: int, figures: str) -> None:
    table = a_target(figures, state=state)
    casualties.suppress(table, 0, 1)
    assert (table.conditions[0], table.state[0]) == (PINNED, after)


@rule("TOI-SUP-07", "TOI-FAT-03")
def test_an_active_squad_that_is_pinned_is_fatigued_and_done() -> None:
    table = a_target()
    activation = activate(table, 0, ADVANCE)
    casualties.suppress(table, 0, 1)
    assert (table.state[0], activation.is_over) == (FATIGUED, True)


@rule("TOI-OPF-16", "TOI-FAT-04")
@pytest.mark.parametrize("state", [FRESH, OP_FIRE])
def test_losing_figures_changes_no_activation(state: int) -> None:
    table = a_target(state=state)
    casualties.hit_squad(table, 0, 2)
    table.frames[-1].node.step(table, table.frames[-1])
    assert table.state[0] == state


@rule("TOI-SUP-08", "D-TOI-56", "TOI-ERR-09")
@pytest.mark.parametrize(
    ("figures", "condition", "dice"),
    [("4 regular", NO_CONDITION, 4), ("4 regular", PINNED, 2), ("4 regular", DISRUPTED, 0)]
    + [("3 regular, 1 officer", PINNED, 4), ("3 regular, 1 officer", DISRUPTED, 0)],
)
def test_how_suppressed_squads_defend_in_an_assault(figures: str, condition: int, dice: int) -> None:
    table = a_target(figures, condition=condition)
    assert storming.defender_dice(table, 0, table.where[0]) == dice


@rule("TOI-SUP-10")
def test_an_attack_on_a_vehicle_is_never_suppressive() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_vehicle(GERMAN, NEXT_TO, "tiger1"))
    declare(table, 0)
    roll_as(table, (6, 6, 6, 6), (1,) * 6)
    assert table.conditions[1] == NO_CONDITION


@rule("TOI-SUP-12")
def test_a_squad_pinned_in_op_fire_is_fatigued_and_so_beyond_rally() -> None:
    table = a_target("3 regular, 1 officer", state=OP_FIRE)
    casualties.suppress(table, 0, 2)
    assert table.state[0] == FATIGUED  # Rally is for fresh squads


@rule("TOI-SUP-13", "D-TOI-57", "TOI-OFF-02", "TOI-OFF-05")
@pytest.mark.parametrize("condition", [NO_CONDITION, PINNED, DISRUPTED])
def test_determination_of_a_pinned_officer(condition: int) -> None:
    """+1 cover against suppressive attacks for all squads in the hex, once."""
    officers = a_squad(GERMAN, NEXT_TO, "3 regular, 1 officer", condition=condition)
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), officers, officers, a_squad(GERMAN, NEXT_TO))
    for target in ("squad 2", "squad 4"):
        declare(table, 0, target, "suppressive")
        assert pools(table)[1] == 1
        declare(table, 0, target, "normal")
        assert pools(table)[1] == 0


@rule("TOI-SUP-14", "EX-TOI-66")
def test_hits_and_conditions_are_independent() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, NEXT_TO, condition=PINNED))
    declare(table, 0, "normal")
    roll_as(table, (6, 6, 1, 1))
    assert (table.figures[1], table.conditions[1]) == (a_pack("2 regular"), PINNED)
    declare(table, 0, "suppressive")
    roll_as(table, (6, 6, 1, 1))
    assert table.conditions[1] == DISRUPTED
