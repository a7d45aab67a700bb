"""Assault: examples of the book, who may storm which hex, and who may support (section 16)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.state import NOT_HERE
from sandtable.games.tide_of_iron.terms import AMERICAN, ASSAULT, DISRUPTED, FATIGUED, FRESH, GERMAN, OP_FIRE, PINNED
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, asked
from tests.support.tide_of_iron_actions import assault_pools, begin, go_on_with, keep_card, offered, storm, storm_as
from tests.support.tide_of_iron_assault import ATTACKER, DEFENDER, ELITES, SUPPORTER, hidden_hex, lose, places

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
    assert table.concealed[:3] == (False, False, True)


# -- judged copies ---------------------------------------------------------------------------------------------------


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
