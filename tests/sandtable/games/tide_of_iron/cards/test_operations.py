"""Operations cards, in force from set-up: engineers, movement, sight, set-up and initiative (TOI-CRD-07)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.actions import special
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.cards.preparing import bits, concealed, standing
from sandtable.games.tide_of_iron.combat import targets
from sandtable.games.tide_of_iron.movement import points_of
from sandtable.games.tide_of_iron.phases.command import settle_initiative
from sandtable.games.tide_of_iron.phases.status import remove_tokens
from sandtable.games.tide_of_iron.scenario import Scenario, read
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.setting_up import prepare
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ADVANCE, AMERICAN, ASSAULT, FIRE_AND_MOVEMENT, GERMAN
from sandtable.games.tide_of_iron.words.modifiers import ALWAYS
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_side
from tests.support import card, rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, a_vehicle, at
from tests.support.tide_of_iron_actions import begin, put_in_force, with_card

ENGINEERS = a_squad(AMERICAN, (0, 0), token="engineer")


def a_scenario(american: Sequence[str] = (), german: Sequence[str] = ()) -> Scenario:
    """A small scenario with operations cards of both sides."""
    sides = {
        "american": a_side("west", operations=list(american)),
        "german": a_side("east", operations=list(german)),
    }
    return read(a_document(sides=sides))


def specials(code: str, table: Table) -> list[int]:
    return special.specials(with_card(code, table), 0)


# -- what engineers may do -------------------------------------------------------------------------------------------


@card("lay_smoke")
@rule("TOI-SPC-05", "TOI-CRD-07")
def test_lay_smoke_lets_engineers_place_smoke_next_to_them() -> None:
    table = a_table(a_ground(), ENGINEERS)
    assert special.LAY_SMOKE not in special.specials(table, 0)
    assert special.LAY_SMOKE in specials("lay_smoke", table)
    begin(table, 0, 16 + special.LAY_SMOKE, "1,0")
    assert table.smoke == (at(table, (1, 0)),)


@card("lay_smoke")
def test_lay_smoke_is_for_engineers_of_the_owner() -> None:
    assert specials("lay_smoke", a_table(a_ground(), a_squad(AMERICAN, (0, 0)))) == []
    table = with_card("lay_smoke", a_table(a_ground(), ENGINEERS), GERMAN)
    assert special.LAY_SMOKE not in special.specials(table, 0)


@card("lay_razor_wire")
@rule("TOI-SPC-05")
def test_lay_razor_wire_lets_engineers_place_wire() -> None:
    assert special.LAY_WIRE in specials("lay_razor_wire", a_table(a_ground(), ENGINEERS))


@card("lay_razor_wire")
@rule("TOI-OBS-10")
def test_lay_razor_wire_needs_a_hex_without_wire_or_enemies() -> None:
    wire = {place: "razor_wire" for place in ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))}
    table = a_table(a_ground(), ENGINEERS, a_squad(GERMAN, (-1, 0)), markers=wire)
    assert special.LAY_WIRE not in specials("lay_razor_wire", table)


@card("clear_tank_trap")
@rule("TOI-SPC-05")
def test_clear_tank_trap_lets_engineers_remove_one() -> None:
    table = a_table(a_ground(), ENGINEERS, markers={(1, 0): "tank_trap"})
    assert special.CLEAR_TRAP in specials("clear_tank_trap", table)
    begin(table, 0, 16 + special.CLEAR_TRAP)
    assert table.markers[at(table, (1, 0))] == 0


@card("clear_tank_trap")
def test_clear_tank_trap_needs_one_near() -> None:
    table = a_table(a_ground(), ENGINEERS, markers={(2, 0): "tank_trap", (1, 0): "razor_wire"})
    assert special.CLEAR_TRAP not in specials("clear_tank_trap", table)


@card("clear_minefield")
@rule("TOI-SPC-05")
def test_clear_minefield_lets_engineers_remove_one() -> None:
    table = a_table(a_ground(), ENGINEERS, markers={(0, 0): "minefield"})
    assert special.CLEAR_MINES in specials("clear_minefield", table)
    begin(table, 0, 16 + special.CLEAR_MINES)
    assert table.markers[at(table, (0, 0))] == 0


@card("clear_minefield")
def test_clear_minefield_is_not_for_a_hex_with_enemies() -> None:
    table = a_table(a_ground(), ENGINEERS, a_squad(GERMAN, (1, 0)), markers={(1, 0): "minefield"})
    assert special.CLEAR_MINES not in specials("clear_minefield", table)


# -- movement and sight ----------------------------------------------------------------------------------------------


@card("double_time")
@rule("TOI-ACT-01")
def test_double_time_is_one_point_more_in_an_advance() -> None:
    table = with_card("double_time", a_table(a_ground(), a_squad(AMERICAN, (0, 0))))
    assert points_of(table, 0, ADVANCE) == 3 * (4 + 1)
    assert [points_of(table, 0, action) for action in (FIRE_AND_MOVEMENT, ASSAULT)] == [3 * 3, 3 * 3]


@card("double_time")
def test_double_time_is_not_for_heavy_weapons_or_vehicles() -> None:
    units = [a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"), a_vehicle(AMERICAN, (0, 0), "sherman")]
    table = with_card("double_time", a_table(a_ground(), *units))
    assert [points_of(table, unit, ADVANCE) for unit in range(2)] == [3 * 4, 3 * 5]


@card("heavy_fog")
@rule("TOI-CRD-07", "TOI-SET-06")
def test_heavy_fog_ends_every_line_of_sight_after_six_hexes() -> None:
    setup = prepare(a_scenario(american=["heavy_fog"]))
    assert setup.farthest == OPERATIONS["heavy_fog"].amount == 6
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (7, 0)), a_squad(GERMAN, (0, 6)))
    table.setup.farthest = setup.farthest
    assert targets.targets(table, 0, False) == [2]


@card("heavy_fog")
@rule("TOI-SET-06")
def test_without_fog_sight_has_no_end_and_fog_of_one_side_blinds_both() -> None:
    assert prepare(a_scenario()).farthest == 0
    assert prepare(a_scenario(german=["heavy_fog"])).farthest == 6


# -- set-up and initiative -------------------------------------------------------------------------------------------


def side(*operations: str) -> Side:
    return a_scenario(american=operations).american


@card("camouflage")
@rule("TOI-CON-08")
def test_camouflage_hides_four_squads() -> None:
    assert concealed(side("camouflage")) == 4
    setup = prepare(a_scenario(american=["camouflage"]))
    assert sum(pool.concealed for pool in setup.pools if pool.seat == AMERICAN) == 4


@card("camouflage")
def test_camouflage_is_only_for_its_owner() -> None:
    setup = prepare(a_scenario(american=["camouflage"]))
    assert sum(pool.concealed for pool in setup.pools if pool.seat == GERMAN) == 0
    assert concealed(side("heavy_fog")) == 0


@card("seize_the_initiative")
@rule("TOI-OBJ-09")
def test_seize_the_initiative_counts_a_token_more() -> None:
    table = a_table(a_ground())
    table.initiative = AMERICAN
    table.tokens = [3, 3]
    put_in_force(table, AMERICAN, "seize_the_initiative")
    settle_initiative(table)
    assert table.initiative == AMERICAN, "4 against 3"


@card("seize_the_initiative")
@rule("TOI-OBJ-09")
def test_seize_the_initiative_breaks_no_tie_for_who_has_it() -> None:
    table = a_table(a_ground())
    table.initiative = AMERICAN
    table.tokens = [2, 3]
    put_in_force(table, AMERICAN, "seize_the_initiative")
    settle_initiative(table)
    assert table.initiative == GERMAN, "3 against 3: who does not have it"


# -- all of them -----------------------------------------------------------------------------------------------------


@rule("TOI-CRD-07", "TOI-SET-06")
def test_operations_cards_are_in_force_from_set_up_to_the_end() -> None:
    setup = prepare(a_scenario(american=["double_time"], german=["no_surrender"]))
    found = [(effect.seat, effect.amount, effect.until) for effect in setup.effects]
    assert found == [(AMERICAN, 1, ALWAYS), (GERMAN, 1, ALWAYS)]
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)))
    put_in_force(table, AMERICAN, "double_time")
    for round_ in range(1, 13):
        table.round = round_
        remove_tokens(table)
        playing.put_away(table)
    assert len(table.effects) == 1


def test_cards_have_bits_by_their_place_in_the_data() -> None:
    order = list(card_facts.operations_cards())
    assert bits((order[0], order[2])) == 0b101
    assert standing(GERMAN, ()) == []
