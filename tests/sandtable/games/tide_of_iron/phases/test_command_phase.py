"""The Command Phase: control, command, spending, initiative (section 24)."""

from __future__ import annotations

from sandtable.games.tide_of_iron.phases.command import COMMAND_PHASE_NODE, gain, record_control, settle_initiative
from sandtable.games.tide_of_iron.setup import Objective
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import AMERICAN, COMMAND_PHASE, GERMAN, NOBODY
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_squad, a_table, a_vehicle, answer, asked, at, go_on
from tests.support.tide_of_iron_cards import CARD, COMMAND, a_card_table

OBJECTIVES = ((0, 0), (0, 2), (0, 4))


def with_objectives(*units: Piece, kinds: str = "ccc", seats: tuple[int, ...] = (GERMAN, AMERICAN, NOBODY)) -> Table:
    """Objectives at (0, 0), (0, 2), (0, 4): worth 3, 2, 2; c for command, v for victory."""
    table = a_table(a_ground(), *units)
    table.setup.objectives = [
        Objective(at(table, place), kind == "c", seat, value, "")
        for place, kind, seat, value in zip(OBJECTIVES, kinds, seats, (3, 2, 2), strict=True)
    ]
    table.control = (NOBODY,) * 3
    return table


def controlled(table: Table) -> list[int]:
    return list(table.control)


def everywhere() -> list[Piece]:
    return [a_squad(AMERICAN, place) for place in OBJECTIVES]


@rule("TOI-OBJ-04", "EX-TOI-92")
def test_own_and_neutral_command_objectives_give_command() -> None:
    table = with_objectives(*everywhere())
    record_control(table)
    gain(table)
    assert table.command == [4, 0]


@rule("TOI-OBJ-01", "TOI-OBJ-02")
def test_control_stays_until_an_enemy_stands_there() -> None:
    table = with_objectives(a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (3, 0)))
    record_control(table)
    table.stacks[at(table, (0, 0))] = ()
    record_control(table)
    assert table.control == (AMERICAN, NOBODY, NOBODY)
    table.stacks[at(table, (0, 0))] = (1,)
    record_control(table)
    assert table.control == (GERMAN, NOBODY, NOBODY)


@rule("TOI-OBJ-03", "TOI-OBJ-13", "D-TOI-113")
def test_control_is_recorded_in_this_phase_only() -> None:
    table = with_objectives(a_squad(AMERICAN, (0, 0)))
    assert controlled(table) == [NOBODY] * 3, "standing there in the Action Phase takes nothing"
    record_control(table)
    assert controlled(table) == [AMERICAN, NOBODY, NOBODY]


@rule("TOI-OBJ-11", "D-TOI-114", "TOI-TRN-15")
def test_a_truck_controls_and_its_passengers_do_not() -> None:
    table = with_objectives(a_vehicle(AMERICAN, (0, 0), "gmc"), a_squad(AMERICAN, (0, 0), carrier=0))
    record_control(table)
    assert table.control[0] == AMERICAN
    assert table.stacks[at(table, (0, 0))] == (0,)


@rule("TOI-OBJ-08", "TOI-ERR-15")
def test_it_is_enough_to_stand_in_the_hex_of_a_fortification() -> None:
    table = with_objectives(a_squad(AMERICAN, (0, 0)))
    table.markers = tuple(8 if hex_ == at(table, (0, 0)) else 0 for hex_ in range(table.setup.ground.count))
    record_control(table)
    assert table.control[0] == AMERICAN


@rule("TOI-OBJ-06", "TOI-OBJ-12")
def test_victory_objectives_give_points_after_command() -> None:
    table = with_objectives(*everywhere(), kinds="cvv")
    record_control(table)
    gain(table)
    assert (table.command, table.points) == ([0, 0], [4, 0])


@rule("TOI-OBJ-07", "TOI-OBJ-08", "TOI-OBJ-05")
def test_players_spend_in_initiative_order_and_may_keep() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)))
    table.command, table.initiative, table.phase = [2, 2], GERMAN, COMMAND_PHASE
    table.start(COMMAND_PHASE_NODE, GERMAN)
    go_on(table)
    assert (table.asker, asked(table)) == (GERMAN, ("keep the rest", "put 1 command on the initiative card"))
    answer(table, "put 1", "keep")
    assert table.asker == AMERICAN
    answer(table, "put 1", "put 1")
    assert (table.command, table.tokens) == ([0, 1], [2, 1])
    assert table.initiative == AMERICAN


@rule("TOI-OBJ-08")
def test_tokens_stay_over_the_rounds() -> None:
    table = a_table(a_ground())
    table.tokens = [5, 1]
    settle_initiative(table)
    assert table.tokens == [5, 1]


@rule("TOI-OBJ-09", "EX-TOI-93")
def test_a_tie_goes_to_who_does_not_have_the_initiative() -> None:
    for holder in (AMERICAN, GERMAN):
        table = a_table(a_ground())
        table.initiative, table.tokens = holder, [3, 3]
        settle_initiative(table)
        assert table.initiative == 1 - holder


@rule("TOI-OBJ-07", "TOI-CRD-05", "TOI-CRD-03")
def test_any_number_of_cards_that_can_be_paid() -> None:
    table = a_card_table("rapid_mobilization")
    table.initiative, table.phase = AMERICAN, COMMAND_PHASE
    table.start(COMMAND_PHASE_NODE, AMERICAN)
    go_on(table)
    answer(table, "play Rapid Mobilization (1 command)")
    assert table.tokens == [3, 0]
    assert table.command == [COMMAND - 1, COMMAND]
    assert "play Rapid Mobilization (1 command)" not in asked(table)
    assert CARD not in table.available[AMERICAN]
