"""The lint of scenarios: every rule finds what breaks it, names the place, and leaves sound scenarios alone."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.compiled import ROOT
from sandtable.engine.facts import marked
from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.legality import RULES
from sandtable.games.space_bastards.legality.planets import can_be_smallest, crowds, too_many_for
from sandtable.games.space_bastards.scenario import SCENARIOS, read
from sandtable.games.space_bastards.shapes import Room
from simulate.management.citations import books
from tests.support import rule

SMALLEST: dict[str, Any] = {"game": "space_bastards", "title": "Small", "summary": "As in the box."}


def found(**changes: Any) -> list[str]:
    """Problems of the game of the box with these changes, as "rule place: message"."""
    return [f"{each.rule} {each.where}: {each.message}" for each in SCENARIOS.problems(SMALLEST | changes)]


def planets(**changes: list[str]) -> list[dict[str, Any]]:
    """The planets of the box, some with another grid."""
    entries = [{"id": each.id, "colour": each.colour, "grid": list(each.grid)} for each in facts.planets()]
    return [entry | {"grid": changes.get(str(entry["id"]), entry["grid"])} for entry in entries]


def fields(*without: str, **changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of the box but for some, with additions to others."""
    entries = [{"id": each.id} | ({"planet": each.planet} if each.planet else {}) for each in facts.fields()]
    teleports = {each.id: {"teleport": True} for each in facts.fields() if each.is_teleport}
    found = [entry | teleports.get(entry["id"], {}) | changes.get(entry["id"], {}) for entry in entries]
    return [entry for entry in found if entry["id"] not in without]


def edges(*without: str) -> list[list[str]]:
    """The edges of the box but for those at some fields."""
    return [list(edge) for edge in facts.edges() if not set(edge) & set(without)]


def test_the_game_of_the_box_has_no_problem() -> None:
    assert found() == []
    assert found(planets=planets(), fields=fields(), edges=edges()) == []


def test_every_rule_that_is_checked_is_one_of_the_rule_book() -> None:
    [book] = [each for each in books(ROOT / "docs" / "rules") if each.game == "space_bastards"]
    assert set(RULES.rule_ids()) <= set(book.rules)


# Planets


@rule("SPB-SET-02")
def test_the_number_of_planets_in_play_follows_from_the_players() -> None:
    assert found(planets_in_play={"2": ["P2", "P3", "P4", "P5"]}) == [
        "SPB-SET-02 planets_in_play.2: 4 planets in play with 2 players; there are 5"
    ]
    every = [each.id for each in facts.planets()]
    assert found(planets_in_play={"3": every, "5": every[1:]}) == [
        "SPB-SET-02 planets_in_play.3: 9 planets in play with 3 players; there are 7"
    ]


def test_planets_for_a_number_of_players_who_do_not_play_do_not_matter() -> None:
    assert found(players=[2, 3], planets_in_play={"4": ["P1"]}) == []


@rule("SPB-SET-04")
def test_players_may_choose_which_planets_are_off() -> None:
    assert found(planets_in_play={"2": ["P5", "P6", "P7", "P8", "P9"]}) == []
    assert found(planets_in_play={"3": ["P1", "P3", "P4", "P6", "P7", "P8", "P9"]}) == []


@rule("SPB-D06")
@pytest.mark.parametrize("players", [4, 5])
def test_the_smallest_planet_is_not_for_four_or_five(players: int) -> None:
    with_p1 = [each.id for each in facts.planets()][:8]
    [problem] = found(planets_in_play={str(players): with_p1})
    assert problem.startswith(f"SPB-SET-14 planets_in_play.{players}: P1 is too small for {players} players: no room")
    assert marked(facts.PACKAGE, "board")["too_small"] == {"planet": "P1", "players": [4, 5], "source": "decision"}


@rule("SPB-SET-14", "SPB-D08")
def test_there_is_room_for_the_smallest_tokens_of_all() -> None:
    """Four squares in a row and ten apart: one Sluggy lies there, and no second one."""
    thin = ["####...", "#.#.#.#", ".......", "#.#.#.#", ".......", "#.#.#.#"]
    assert found(players=[3], planets=planets(P3=thin)) == [
        "SPB-SET-14 planets_in_play.3: P3 is too small for 3 players: no room for 3 Sluggies"
    ]


@rule("SPB-D25")
def test_every_planet_holds_five_tokens_of_three_squares_and_the_smallest_three() -> None:
    scenario = read(SMALLEST)
    shapes = scenario.shapes
    mixes = [[0, 0, sluggies, 5 - sluggies, 0] for sluggies in range(6)]
    assert list(crowds(shapes, 5, 8)) == mixes[::-1]
    for planet in scenario.planets:
        holds_five = all(Room(planet.grid, shapes).fits(mix, 0) for mix in mixes)
        assert holds_five == (planet.id != "P1") == (too_many_for(scenario, planet.grid, 5, 8) == "")
        assert too_many_for(scenario, planet.grid, 3, 7) == ""


@rule("SPB-D25", "SPB-TWO-01")
def test_with_two_players_a_toucanosaur_that_stays_fits_too() -> None:
    scenario = read(SMALLEST)
    assert [0, 0, 1, 1, 1] in list(crowds(scenario.shapes, 2, 5))
    assert all(too_many_for(scenario, each.grid, 2, 5) == "" for each in scenario.planets[:5])
    without_blocks = ("###", "#.#", "###", "#.#", "###")
    assert too_many_for(scenario, without_blocks, 3, 7) == ""
    assert too_many_for(scenario, without_blocks, 2, 5) == "2 Sluggies, 1 Toucanosaur"


@rule("SPB-SET-13")
def test_only_who_can_be_out_of_small_tokens_has_to_send_a_large_one() -> None:
    """Two tokens of each race: the fifth planet finds no Toadling and no Spud left, the ninth no Sluggy either."""
    shapes = read(SMALLEST).shapes
    smallest = [[race for race in range(5) if can_be_smallest(shapes, race, planets)] for planets in (1, 2, 3, 5, 9)]
    assert smallest == [[0], [0], [0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4]]


@rule("SPB-SHIP-07")
def test_a_dock_belongs_to_one_planet() -> None:
    twins = [each | ({"colour": "red"} if each["id"] == "P6" else {}) for each in planets()]
    assert found(planets=twins) == [
        "SPB-SHIP-07 planets: P4, P6 are all red; a dock has the colour of one planet",
    ]


@rule("SPB-SHIP-07")
def test_a_planet_in_play_has_a_dock() -> None:
    moved = {"O16": {"planet": "P7"}, "O17": {"planet": "P7"}}
    assert found(fields=fields(**moved)) == ["SPB-SHIP-07 fields: no field is a dock of P9"]
    assert found(fields=fields(**moved), players=[2, 3]) == []


@rule("SPB-COMP-07", "SPB-GEN-01")
def test_rows_of_a_grid_are_of_one_length() -> None:
    assert found(planets=planets(P6=["####", "#####", "####", "####", "####"])) == [
        "SPB-COMP-07 planets[5].grid: the rows of P6 differ in length"
    ]


# Travel


@rule("SPB-COMP-07")
def test_neighbours_are_two_fields_named_once() -> None:
    assert found(edges=[*edges(), ["O2", "O1"], ["O9", "O9"]]) == [
        "SPB-COMP-07 edges[35]: O9 is joined to itself",
        "SPB-COMP-07 edges: O1 and O2 are joined 2 times",
    ]


@rule("SPB-SHIP-15")
def test_there_are_two_teleports_or_none() -> None:
    assert found(fields=fields("T1", "T2"), edges=edges("T1", "T2")) == []
    assert found(fields=fields("T2"), edges=edges("T2")) == ["SPB-SHIP-15 fields: 1 teleport; there are two, or none"]
    assert found(fields=fields(O3={"teleport": True})) == ["SPB-SHIP-15 fields: 3 teleports; there are two, or none"]


@rule("SPB-SHIP-15")
def test_no_step_leads_from_teleport_to_teleport() -> None:
    assert found(edges=[*edges(), ["T2", "T1"]]) == [
        "SPB-SHIP-15 edges: the teleports are joined already, without a step"
    ]


@rule("SPB-SHIP-15")
def test_a_teleport_is_no_dock() -> None:
    assert found(fields=fields(T1={"planet": "P1"})) == [
        "SPB-SHIP-15 fields[24]: T1 is a teleport and a dock; it can't be both"
    ]


@rule("SPB-SHIP-01")
def test_every_field_is_reached_from_every_other() -> None:
    cut = [edge for edge in edges() if {edge[0][0], edge[1][0]} != {"O", "I"}]
    assert found(edges=cut) == ["SPB-SHIP-01 edges: no way leads from O1 to I1, I2, I3, I4, I5, I6"]


@rule("SPB-SHIP-15")
def test_a_way_through_the_teleport_is_a_way() -> None:
    """Without the link the second part of the ring could not be reached."""
    halves = [edge for edge in edges("I1", "I2", "I3", "I4", "I5", "I6") if edge not in (["O5", "O6"], ["O18", "O1"])]
    inner = ["I1", "I2", "I3", "I4", "I5", "I6"]
    docks = {"O3": {"planet": "P1"}, "O6": {"planet": "P2"}, "O9": {"planet": "P3"}}
    assert found(fields=fields(*inner, **docks), edges=halves) == []
    ordinary = {"T1": {"teleport": False}, "T2": {"teleport": False}}
    [problem] = found(fields=fields(*inner, **docks, **ordinary), edges=halves)
    assert problem.startswith("SPB-SHIP-01 edges: no way leads from O1 to O6, O7, ")


@rule("SPB-SHIP-12")
def test_there_are_more_fields_than_ships() -> None:
    few = [{"id": "A", "planet": "P2"}, {"id": "B", "planet": "P3"}]
    assert "SPB-SHIP-12 fields: 2 fields for 2 ships; no ship could move" in found(
        players=[2], fields=few, edges=[["A", "B"]]
    )


# Course


@rule("SPB-RND-17")
def test_every_relationship_has_one_place_in_the_order() -> None:
    order = ["love", "love", "eating", "trade", "diplomacy", "migration", "mutation", "change"]
    assert found(priorities=order) == [
        "SPB-RND-17 priorities: love is there 2 times",
        "SPB-RND-17 priorities: shooting is missing",
    ]


@rule("SPB-RND-01")
def test_some_round_is_classic() -> None:
    assert found(track=[{"kind": "ships"}]) == ["SPB-RND-01 track: no round is a classic one"]


@rule("SPB-RND-03")
def test_rounds_of_ships_alone_do_not_score() -> None:
    assert found(track=[{"kind": "ships", "scores": 1}, {"kind": "classic"}]) == [
        "SPB-RND-03 track[0]: a round of ships alone neither scores nor returns cards"
    ]


@rule("SPB-SHIP-04")
def test_empty_ships_are_no_slower() -> None:
    assert found(ships={"steps": 4}) == ["SPB-SHIP-04 ships: an empty ship moves less far than a laden one"]


@rule("SPB-SHIP-05")
def test_ships_have_room() -> None:
    assert found(interior=["..", "..."]) == [
        "SPB-SHIP-05 interior: the rows differ in length",
        "SPB-SHIP-05 interior: there is no square in it",
    ]


def test_all_problems_are_told_at_once() -> None:
    rules = [
        each.split()[0] for each in found(ships={"steps": 4}, track=[{"kind": "ships"}], planets_in_play={"2": []})
    ]
    assert rules == ["SCENARIO-SHAPE", "SPB-RND-01", "SPB-SHIP-04"]
    rules = [each.split()[0] for each in found(ships={"steps": 4}, track=[{"kind": "ships"}], edges=[["O1", "O1"]])]
    assert rules == ["SPB-COMP-07", "SPB-SHIP-01", "SPB-RND-01", "SPB-SHIP-04"]


# The shipped scenarios


def test_the_rule_book_recommends_two_orders() -> None:
    """Page 6: Mutation first makes an aggressive game, Relationship Change first a random one."""
    first = {slug: read(SCENARIOS.document(slug)).priorities[0] for slug in ("mutation-first", "change-first")}
    assert first == {"mutation-first": facts.relationships().index("mutation"), "change-first": 7}
