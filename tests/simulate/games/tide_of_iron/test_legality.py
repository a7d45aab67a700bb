"""The lint of scenarios: every rule finds what breaks it, names the place, and leaves sound scenarios alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from simulate.engine.problem import SHAPE, SIZE
from simulate.games.tide_of_iron.ground import Ground
from simulate.games.tide_of_iron.legality import problems_of, rule_ids
from simulate.games.tide_of_iron.scenario import SCENARIOS, read
from simulate.games.tide_of_iron.terms import BUILDING, POND, STREAM, WOODS
from tests.simulate.games.tide_of_iron.scenario_documents import a_division, a_document, a_ground, a_side, shipped
from tests.simulate.games.tide_of_iron.test_scenario import HOSTILE, HUGE
from tests.support import rule
from tests.support.effort import at_most


def found(document: dict[str, Any], ground: Ground | None = None) -> list[str]:
    """Problems as "rule place", in order."""
    return [f"{each.rule} {each.where}" for each in problems_of(read(document), ground or a_ground())]


def messages(document: dict[str, Any], ground: Ground | None = None) -> list[str]:
    return [each.message for each in problems_of(read(document), ground or a_ground())]


def with_american(**division: Any) -> dict[str, Any]:
    """The small scenario with another first division of the American side."""
    american = a_side("west", divisions={"1": a_division("west", **division)})
    return a_document(sides={"american": american, "german": a_side("east")})


def with_side(**side: Any) -> dict[str, Any]:
    """The small scenario with something else about the American side."""
    return a_document(sides={"american": a_side("west", **side), "german": a_side("east")})


def with_condition(condition: dict[str, Any], side: str = "german", **more: Any) -> dict[str, Any]:
    conditions = [{"side": side, "when": "any round", "if": condition}]
    return a_document(victory={"conditions": conditions, "otherwise": "most points"}, **more)


def test_a_sound_scenario_has_no_problem() -> None:
    assert found(a_document()) == []
    assert SCENARIOS.problems(a_document()) == []


# The document


@pytest.mark.parametrize("name", HOSTILE)
def test_bad_shapes_are_problems_and_never_errors(name: str) -> None:
    refused = SCENARIOS.refusals(HOSTILE[name])
    assert refused and {each.rule for each in refused} == {SHAPE}
    assert SCENARIOS.problems(HOSTILE[name])[: len(refused)] == refused


@pytest.mark.parametrize("name", HUGE)
def test_huge_documents_are_refused_within_a_second(name: str) -> None:
    document = HUGE[name]()
    with at_most(seconds=1):
        assert [each.rule for each in SCENARIOS.problems(document)] == [SIZE]


def test_the_largest_document_is_checked_within_a_second() -> None:
    units = {"squad_bases": 99, "figures": {"regular": 99}, "zones": [f"z{index}" for index in range(20)]}
    reinforcements = [units | {"round": 1, "division": "1"} for _ in range(20)]
    side = a_side("z1", reinforcements=reinforcements)
    places = [{"side": f"{index + 1}A", "column": index % 6, "row": index // 6} for index in range(12)]
    document = a_document(
        boards=places,
        sides={"american": side, "german": side},
        zones={f"z{index}": {"columns": [1, 48]} for index in range(40)},
        markers=[{"hex": "C4", "kind": "minefield"}] * 60,
        objectives=[{"hex": "C4", "kind": "victory", "side": "neutral"}] * 40,
    )
    with at_most(seconds=1):
        assert SCENARIOS.problems(document)


JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 0.5, "", "<i>", [], ["C4"], [[]], {}, {"1": {}}, "\ud800")
WORDS = ("A1", "C4", "Z9", "L4", "german", "neutral", "1B", "4A", "west", "hill", "american", "pillbox", "any round")


def spoilt(value: Any, dice: Random) -> Any:
    """The value with one place in it changed, now and then to something of another type."""
    if dice.random() < 0.02:
        return dice.choice(JUNK)
    if isinstance(value, dict) and value:
        key = dice.choice(list(value))
        changed = {name: each for name, each in value.items() if name != key}
        return changed if dice.random() < 0.03 else changed | {key: spoilt(value[key], dice)}
    if isinstance(value, list) and value:
        index = dice.randrange(len(value))
        middle = dice.choice(([], [value[index]] * 2, [spoilt(value[index], dice)], [spoilt(value[index], dice)]))
        return [*value[:index], *middle, *value[index + 1 :]]
    return dice.randrange(30) if isinstance(value, int) else dice.choice(WORDS)


@pytest.mark.parametrize("name", ["at-the-breaking-point", "the-long-mile"])
def test_spoilt_scenarios_are_never_errors(name: str) -> None:
    """400 shipped scenarios changed in a few places; the lint answers each of them in sentences."""
    dice = Random(4)
    kinds = set()
    for _ in range(200):
        document = shipped(name)
        for _ in range(dice.randrange(1, 3)):
            document = spoilt(document, dice)
        kinds |= {each.rule for each in SCENARIOS.problems(document)}
    assert len(kinds) >= 10, kinds


def test_several_problems_are_named_at_once() -> None:
    document = with_american(squad_bases=2, zones=["nowhere"])
    assert {each.split()[0] for each in found(document)} >= {"TOI-SET-09", "TOI-SET-12"}


def test_every_rule_checked_is_in_the_list() -> None:
    assert len(rule_ids()) == len(set(rule_ids())) >= 25


# Boards


def with_boards(*boards: tuple[str, int, int]) -> dict[str, Any]:
    return a_document(boards=[{"side": side, "column": column, "row": row} for side, column, row in boards])


@rule("TOI-CMP-02")
def test_a_board_is_there_once_whatever_its_side() -> None:
    [problem] = SCENARIOS.problems(with_boards(("1A", 0, 0), ("1B", 1, 0)))
    assert (problem.rule, problem.message) == ("TOI-CMP-02", "board 1 is used 2 times (1A, 1B); the box has one")


@rule("TOI-SET-18")
@pytest.mark.parametrize(
    ("boards", "message"),
    [
        ([("1A", 0, 0), ("2A", 0, 0)], "2 boards lie in column 0, row 0"),
        ([("1A", 0, 0), ("2A", 1, 1)], "board 2A lies apart from the first one of the map"),
        ([("1A", 1, 0), ("2A", 2, 0)], "no board lies in column 0; the first one lies in column 1"),
    ],
)
def test_boards_make_one_map(boards: list[tuple[str, int, int]], message: str) -> None:
    [problem] = SCENARIOS.problems(with_boards(*boards))
    assert (problem.rule, problem.message) == ("TOI-SET-18", message)


@rule("TOI-SCN-01")
def test_parameters_exist() -> None:
    refused = SCENARIOS.problems(a_document(rules={"parameters": {"defense_success": 9, "luck": 1, "disrupt_at": 2}}))
    assert [(each.rule, each.where) for each in refused] == [("TOI-SCN-01", "rules.parameters")] * 2
    assert "defense_success" in refused[0].message and "luck" in refused[1].message


# Forces


@rule("TOI-CMP-01")
def test_a_side_without_units_is_refused() -> None:
    assert "TOI-CMP-01 sides.american" in found(with_american(squad_bases=0, figures={}))


@rule("TOI-CMP-07")
def test_vehicles_of_the_other_nation_are_refused() -> None:
    assert found(with_american(vehicles={"tiger1": 1})) == ["TOI-CMP-07 sides.american.divisions.1"]
    assert found(with_american(vehicles={"sherman": 1, "gmc": 1})) == []


@rule("TOI-CMP-02")
def test_a_division_has_12_bases() -> None:
    figures = {"regular": 48}
    assert found(with_american(squad_bases=12, figures=figures)) == []
    late = {"round": 2, "division": "1", "squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}
    side = a_side("west", divisions={"1": a_division("west", squad_bases=12, figures=figures)}, reinforcements=[late])
    assert found(a_document(sides={"american": side, "german": a_side("east")})) == ["TOI-CMP-02 sides.american"]


@rule("TOI-CMP-02")
@pytest.mark.parametrize(("elite", "expected"), [(12, []), (16, ["16 Elite Infantry figures; the box has 12"])])
def test_the_box_has_12_elite_figures(elite: int, expected: list[str]) -> None:
    assert messages(with_american(squad_bases=elite // 4, figures={"elite": elite})) == expected


@rule("TOI-CMP-02")
def test_the_box_has_12_shermans_for_both_divisions_together() -> None:
    divisions = {"1": a_division("west", vehicles={"sherman": 7}), "2": a_division("west", vehicles={"sherman": 6})}
    assert "13 M4A1 Sherman figures; the box has 12" in messages(with_side(divisions=divisions))


@rule("TOI-CMP-02")
def test_both_sides_share_6_tokens_of_a_kind() -> None:
    sides = {}
    for nation, zone, medics in (("american", "west", 4), ("german", "east", 3)):
        division = a_division(zone, squad_bases=4, figures={"regular": 16}, specializations={"medic": medics})
        sides[nation] = a_side(zone, divisions={"1": division})
    assert messages(a_document(sides=sides)) == ["7 medic tokens for both sides together; the box has 6"]


@rule("TOI-CON-01", "TOI-CON-08")
def test_concealed_squads_are_at_most_4_and_exist() -> None:
    five = with_american(squad_bases=5, figures={"regular": 20}, concealed=4)
    woods = a_ground({"A1": WOODS, "B2": WOODS})
    assert found(five, woods) == []
    divisions = {
        number: a_division("west", squad_bases=3, figures={"regular": 12}, concealed=concealed)
        for number, concealed in (("1", 3), ("2", 2))
    }
    assert messages(with_side(divisions=divisions), woods) == ["5 concealed squads; a nation has 4 tokens"]
    assert messages(with_american(concealed=2), woods) == ["2 of only 1 squad"]


@rule("TOI-CON-08", "D-TOI-102")
def test_concealed_squads_need_woods_buildings_or_fortifications() -> None:
    document = with_american(squad_bases=4, figures={"regular": 16}, concealed=4)
    assert found(document) == ["TOI-CON-08 sides.american.divisions.1.concealed"]
    assert found(document, a_ground({"A1": WOODS})) == ["TOI-CON-08 sides.american.divisions.1.concealed"]
    assert found(document, a_ground({"A1": WOODS, "B1": BUILDING})) == []
    dug_in = document | {"markers": [{"hex": hex_, "kind": "entrenchment"} for hex_ in ("B1", "B2")]}
    assert found(dug_in) == []


FULL: list[tuple[int, dict[str, int], bool]] = [
    (1, {"regular": 4}, True),
    (1, {"mortar": 2}, True),
    (1, {"mg": 1, "regular": 2}, True),
    (1, {"regular": 3}, False),
    (1, {"mg": 1, "regular": 1}, False),
    (1, {"regular": 5}, False),
    (2, {"mg": 1, "regular": 6}, True),
    (2, {"mg": 3, "officer": 1, "elite": 1}, True),
    (0, {"regular": 4}, False),
    (3, {}, False),
]


@rule("TOI-SET-09", "TOI-CMP-04", "EX-TOI-06")
@pytest.mark.parametrize(("bases", "figures", "is_legal"), FULL)
def test_figures_make_full_squads(bases: int, figures: dict[str, int], is_legal: bool) -> None:
    document = with_american(squad_bases=bases, figures=figures, vehicles={"gmc": 1})
    assert ("TOI-SET-09 sides.american.divisions.1" in found(document)) is not is_legal


@rule("TOI-SET-09", "EX-TOI-06")
@pytest.mark.parametrize(
    ("figures", "is_legal"), [({"mg": 1, "regular": 2}, True), ({"regular": 3}, False), ({"mg": 1, "mortar": 2}, False)]
)
def test_fixed_squads_are_full(figures: dict[str, int], is_legal: bool) -> None:
    division = {"squads": [{"figures": {"regular": 4}}, {"figures": figures}], "zones": ["west"]}
    document = with_side(divisions={"1": division})
    assert found(document) == ([] if is_legal else ["TOI-SET-09 sides.american.divisions.1.squads[1]"])


@rule("TOI-SQD-05")
def test_a_fixed_squad_with_a_heavy_weapon_has_no_token() -> None:
    squad = {"figures": {"mg": 1, "regular": 2}, "specialization": "engineer"}
    division = {"squads": [squad], "zones": ["west"]}
    assert found(with_side(divisions={"1": division})) == ["TOI-SQD-05 sides.american.divisions.1.squads[0]"]


@rule("TOI-SQD-04", "TOI-SQD-05", "TOI-SET-11")
@pytest.mark.parametrize(
    ("figures", "tokens", "is_legal"),
    [
        ({"regular": 12}, 3, True),  # three squads, one token each
        ({"regular": 12}, 4, False),
        ({"mg": 2, "regular": 8}, 2, True),  # both guns on one base
        ({"mg": 2, "regular": 8}, 3, False),
        ({"mg": 3, "regular": 6}, 1, True),  # two bases with guns at the least
        ({"mg": 3, "regular": 6}, 2, False),
    ],
)
def test_tokens_need_squads_without_heavy_weapons(figures: dict[str, int], tokens: int, is_legal: bool) -> None:
    document = with_american(squad_bases=3, figures=figures, specializations={"medic": tokens - 1, "engineer": 1})
    assert found(document) == ([] if is_legal else ["TOI-SQD-04 sides.american.divisions.1"])


@rule("TOI-RNF-05", "D-TOI-121")
def test_reinforcements_are_full_squads_too() -> None:
    late = {"round": 2, "division": "2", "squad_bases": 1, "figures": {"regular": 3}, "zones": ["west"]}
    assert found(with_side(reinforcements=[late])) == ["TOI-SET-09 sides.american.reinforcements[0]"]
    nothing = {"round": 2, "division": "2", "zones": ["west"]}
    assert found(with_side(reinforcements=[nothing])) == ["TOI-RNF-05 sides.american.reinforcements[0]"]


# Overlays and markers


@rule("TOI-SET-19")
def test_overlays_and_markers_lie_on_the_map() -> None:
    document = a_document(
        overlays=[{"hex": "H1", "base": "woods"}, {"hex": "A1", "level": 1}],
        markers=[{"hex": "A6", "kind": "minefield"}, {"hex": "B6", "kind": "minefield"}],
    )
    assert found(document) == ["TOI-SET-19 hex H1", "TOI-SET-19 hex A6"]


@rule("TOI-CMP-03", "TOI-ERR-01")
def test_the_box_has_24_overlays() -> None:
    hexes = a_ground().names
    overlays = [{"hex": name, "base": "woods"} for name in hexes[:24]]
    assert found(a_document(overlays=[*overlays, {"hex": hexes[0], "level": 1}])) == []
    assert found(a_document(overlays=[*overlays, {"hex": hexes[24], "level": 1}])) == ["TOI-CMP-03 overlays"]


def markers(**hexes: str) -> dict[str, Any]:
    """A document with markers: kind to hexes."""
    named = [{"hex": hex_, "kind": kind} for kind, names in hexes.items() for hex_ in names.split()]
    return a_document(markers=named)


@rule("TOI-CMP-11", "D-TOI-03")
def test_both_sides_of_a_marker_share_its_stock() -> None:
    names = a_ground().names
    document = markers(entrenchment=" ".join(names[:6]), pillbox=" ".join(names[6:12]))
    assert found(document) == []
    document = markers(entrenchment=" ".join(names[:6]), pillbox=" ".join(names[6:13]))
    assert messages(document) == ["13 entrenchment and pillbox markers; the box has 12"]
    document = markers(razor_wire=" ".join(names[:15]))
    assert messages(document) == ["15 razor wire markers; the box has 14"]


@rule("TOI-OBS-01")
def test_a_hex_has_3_fortifications_at_most() -> None:
    assert found(markers(entrenchment="A1 A1", pillbox="A1")) == []
    assert found(markers(entrenchment="A1 A1", pillbox="A1 A1")) == ["TOI-OBS-01 hex A1"]


@rule("TOI-OBS-10", "TOI-OBS-14", "TOI-OBS-15")
def test_a_hex_has_one_obstacle_of_a_kind() -> None:
    assert found(markers(razor_wire="A1", tank_trap="A1", minefield="A1")) == []
    twice = markers(razor_wire="A1 A1", tank_trap="B1 B1", minefield="C1 C1")
    assert found(twice) == ["TOI-OBS-10 hex A1", "TOI-OBS-14 hex B1", "TOI-OBS-15 hex C1"]


@rule("TOI-OBS-07")
def test_entrenchments_are_dug_in_earth() -> None:
    ground = a_ground({"A1": STREAM, "B1": BUILDING, "C1": WOODS})
    assert found(markers(entrenchment="A1 B1 C1"), ground) == ["TOI-OBS-07 hex A1", "TOI-OBS-07 hex B1"]
    assert found(markers(pillbox="B1"), ground) == []


@rule("TOI-OBS-02")
def test_markers_lie_where_units_can_come() -> None:
    ground = a_ground({"D1": POND, "D5": STREAM})
    assert found(markers(razor_wire="D1 D5"), ground) == ["TOI-OBS-02 hex D1"]
    flooded = markers(razor_wire="D5") | {"rules": {"flooded": True}}
    assert found(flooded, ground) == ["TOI-OBS-02 hex D5"]


# Zones


def zones(west: dict[str, Any], east: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return a_document(zones={"west": west, "east": east or {"columns": [6, 7]}, **more})


@rule("TOI-SET-12")
def test_zones_are_known_and_used() -> None:
    assert found(with_american(zones=["west", "south"])) == ["TOI-SET-12 sides.american.divisions.1.zones"]
    assert found(zones({"columns": [1, 2]}, hill={"hexes": ["D2"]})) == ["TOI-SET-12 zones.hill"]


@rule("TOI-SET-12")
def test_a_zone_of_a_victory_condition_is_used() -> None:
    wanted = {"units": {"side": "german", "zone": "hill", "at_least": 1}}
    document = with_condition(
        wanted, zones={"west": {"columns": [1, 2]}, "east": {"columns": [6, 7]}, "hill": {"hexes": ["D2"]}}
    )
    assert found(document) == []


@rule("TOI-SET-12")
def test_a_zone_is_listed_or_described() -> None:
    assert found(zones({"hexes": ["A1"], "columns": [1, 1]})) == ["TOI-SET-12 zones.west"]


@rule("TOI-SET-18", "TOI-MOV-10")
def test_zones_lie_on_the_map() -> None:
    assert found(zones({"hexes": ["A1", "A6"]})) == ["TOI-SET-18 hex A6"]
    assert found(zones({"boards": [0, 1]}, {"hexes": ["H1"]}))[:2] == ["TOI-SET-18 zones.west", "TOI-SET-18 hex H1"]
    assert found(zones({"columns": [8, 9]}))[0] == "TOI-SET-18 zones.west"


@rule("TOI-MOV-17")
def test_hexes_of_a_zone_can_be_entered() -> None:
    ground = a_ground({"A1": POND, "A2": POND}, roads={"A2": 1})
    assert found(zones({"hexes": ["A1", "A2", "A3"]}), ground) == ["TOI-MOV-17 hex A1"]
    assert found(zones({"columns": [1, 2]}), ground) == []


@rule("TOI-STK-04")
def test_both_sides_start_apart() -> None:
    assert found(zones({"columns": [1, 2]}, {"hexes": ["B6", "C1"]})) == ["TOI-STK-04 hex B6"]
    [message] = messages(zones({"columns": [1, 2]}, {"columns": [1, 2]}))
    assert message == "both sides may start here and in A2, A3, A4, A5, B1 and 5 more"


@rule("TOI-STK-01", "TOI-STK-08", "TOI-SET-12")
def test_a_zone_holds_three_units_a_hex() -> None:
    def document(squads: int) -> dict[str, Any]:
        division = a_division("west", squad_bases=squads, figures={"regular": squads * 4})
        sides = {"american": a_side("west", divisions={"1": division}), "german": a_side("east")}
        return zones({"hexes": ["A1", "A2"]}) | {"sides": sides}

    assert found(document(6)) == []
    assert messages(document(7)) == ["division 1: 7 units, but their zones have 2 hexes with room for 6"]


@rule("TOI-STK-01")
def test_a_zone_holds_two_vehicles_a_hex_that_vehicles_enter() -> None:
    def document(trucks: int) -> dict[str, Any]:
        sides = {
            "american": a_side("west", divisions={"1": a_division("west", vehicles={"gmc": trucks})}),
            "german": a_side("east"),
        }
        return zones({"hexes": ["A1", "A2"]}) | {"sides": sides}

    village = a_ground({"A2": BUILDING})
    assert found(document(4)) == []
    assert found(document(2), village) == []
    assert messages(document(3), village) == ["division 1: 3 vehicles, but their zones have room for 2"]


@rule("TOI-MOV-17")
def test_vehicles_do_not_start_where_they_cannot_enter() -> None:
    document = zones({"hexes": ["A1"]})
    document["sides"] = {
        "american": a_side("west", divisions={"1": a_division("west", vehicles={"gmc": 1})}),
        "german": a_side("east"),
    }
    assert found(document, a_ground({"A1": BUILDING})) == ["TOI-MOV-17 sides.american.divisions.1"]
    assert found(document, a_ground({"A1": BUILDING}, roads={"A1": 1})) == []


@rule("TOI-STK-01")
def test_two_divisions_share_the_room_of_their_zone() -> None:
    divisions = {number: a_division("west", squad_bases=2, figures={"regular": 8}) for number in ("1", "2")}
    document = zones({"hexes": ["A1"]}) | {
        "sides": {"american": a_side("west", divisions=divisions), "german": a_side("east")}
    }
    assert messages(document) == ["division 1 and 2: 4 units, but their zones have 1 hex with room for 3"]


@rule("TOI-STK-08", "TOI-RNF-02")
def test_reinforcements_of_a_round_have_room() -> None:
    def document(rounds: list[int]) -> dict[str, Any]:
        late = [
            {"round": round, "division": "2", "squad_bases": 2, "figures": {"regular": 8}, "zones": ["road"]}
            for round in rounds
        ]
        side = a_side("west", reinforcements=late)
        sides = {"american": side, "german": a_side("east")}
        return zones({"columns": [1, 2]}, road={"hexes": ["C1"]}) | {"sides": sides}

    assert found(document([2, 3])) == []
    assert found(document([2, 2])) == ["TOI-STK-08 sides.american.reinforcements"]


@rule("TOI-RNF-01")
def test_reinforcements_have_an_entry() -> None:
    late = {"round": 2, "division": "2", "squad_bases": 1, "figures": {"regular": 4}}
    assert found(with_side(reinforcements=[late])) == ["TOI-RNF-01 sides.american.reinforcements[0]"]
    assert found(with_side(reinforcements=[late], reinforcement_zones=["west"])) == []
    assert found(with_side(reinforcement_zones=["moon"])) == ["TOI-SET-12 sides.american.reinforcement_zones"]


@rule("TOI-CRD-06")
def test_decks_with_units_have_an_entry() -> None:
    decks = [{"name": "American Reinforcements I"}]
    assert found(with_side(decks=decks)) == ["TOI-CRD-06 sides.american.reinforcement_zones"]
    assert found(with_side(decks=decks, reinforcement_zones=["west"])) == []


# Objectives


def objectives(*named: dict[str, Any]) -> dict[str, Any]:
    kinds = ({"hex": "D3", "kind": "victory", "side": "neutral"} | each for each in named)
    return a_document(objectives=list(kinds))


def test_objectives_lie_on_the_map() -> None:
    assert found(objectives({"hex": "H1"})) == ["TOI-SCN-01 hex H1"]


@rule("TOI-CMP-02")
def test_the_box_has_6_victory_and_8_command_objectives_of_a_side() -> None:
    names = [f"D{row}" for row in range(1, 7)]
    assert found(objectives(*({"hex": hex_} for hex_ in names))) == []
    assert found(objectives(*({"hex": hex_} for hex_ in [*names, "C1"]))) == ["TOI-CMP-02 objectives"]
    command = [{"hex": hex_, "kind": "command", "side": "german"} for hex_ in [*names, "C1", "C2", "C3"]]
    assert found(objectives({}, *command[:8])) == []
    assert found(objectives({}, *command)) == ["TOI-CMP-02 objectives"]


@rule("TOI-OBJ-01", "TOI-OBJ-02")
def test_a_hex_has_one_objective_of_a_kind_and_one_owner() -> None:
    assert found(objectives({}, {})) == ["TOI-OBJ-01 hex D3"]
    command = {"kind": "command", "control": "german"}
    assert found(objectives({}, command)) == []
    assert found(objectives({"control": "american"}, command)) == ["TOI-OBJ-02 hex D3"]


@rule("TOI-OBJ-04")
def test_a_command_objective_gives_command_in_every_round() -> None:
    assert found(objectives({}, {"kind": "command", "value": 0})) == ["TOI-OBJ-04 hex D3"]
    assert found(objectives({}, {"kind": "command", "scored": "last round"})) == ["TOI-OBJ-04 hex D3"]


RIVER = {name: POND for name in ("D1", "D2", "D3", "D4", "D5", "D6")}


@rule("TOI-OBJ-01", "TOI-MOV-17")
def test_objectives_are_reached_by_land() -> None:
    at_the_far_bank = objectives({"hex": "E3"})
    assert found(at_the_far_bank, a_ground(RIVER)) == ["TOI-OBJ-01 hex E3"]
    assert messages(at_the_far_bank, a_ground(RIVER)) == ["the american side needs the hex, but can't reach it by land"]
    assert found(objectives({"hex": "E3", "side": "german"}), a_ground(RIVER)) == []


@rule("TOI-MOV-16")
def test_a_bridge_is_a_way() -> None:
    # C3 - D3 - E3: from C3 to the north-east lies D3, from D3 to the south-east E3.
    north_east, south_east, south_west, north_west = 1 << 1, 1 << 2, 1 << 4, 1 << 5
    bridge = {"C3": north_east, "D3": south_west | south_east, "E3": north_west}
    assert found(objectives({"hex": "E3"}), a_ground(RIVER, roads=bridge)) == []


@rule("TOI-MOV-06")
def test_a_cliff_is_no_way() -> None:
    plateau = {name: 2 for name in ("D1", "D2", "D3", "D4", "D5", "D6")}
    assert found(objectives({"hex": "D3"}), a_ground(levels=plateau)) == ["TOI-OBJ-01 hex D3"] * 2
    assert found(objectives({"hex": "D3"}), a_ground(levels=plateau | {"C4": 1, "E4": 1})) == []


@rule("TOI-OBJ-01")
def test_hexes_of_a_victory_condition_are_reached() -> None:
    wanted = {"units": {"side": "american", "hexes": ["E3"], "at_least": 1}}
    document = with_condition(
        wanted, side="american", objectives=[{"hex": "C3", "kind": "victory", "side": "american"}]
    )
    assert found(document, a_ground(RIVER)) == ["TOI-OBJ-01 hex E3"]


@rule("TOI-OBJ-01")
def test_a_zone_of_a_victory_condition_is_reached() -> None:
    wanted = {"units": {"side": "german", "zone": "west", "at_least": 1}}
    document = with_condition(wanted, objectives=[{"hex": "C3", "kind": "victory", "side": "american"}])
    assert found(document) == []
    assert found(document, a_ground(RIVER)) == ["TOI-OBJ-01 zones.west"]


# Cards


@rule("TOI-CRD-01", "TOI-SET-06")
def test_decks_and_cards_are_known() -> None:
    document = with_side(decks=[{"name": "Supply IX"}], operations=["lay_smoke", "lay_eggs"])
    assert found(document) == ["TOI-CRD-01 sides.american.decks[0]", "TOI-SET-06 sides.american.operations"]


@rule("TOI-CRD-01")
def test_only_cards_of_the_deck_are_taken_out() -> None:
    assert found(with_side(decks=[{"name": "Artillery I", "without": ["increased_priority"]}])) == []
    wrong = with_side(decks=[{"name": "Command I", "without": ["increased_priority"]}])
    assert found(wrong) == ["TOI-CRD-01 sides.american.decks[0]"]


@rule("TOI-CMP-02")
def test_a_deck_is_used_by_one_side() -> None:
    sides = {
        "american": a_side("west", decks=[{"name": "Command I"}]),
        "german": a_side("east", decks=[{"name": "Command I"}]),
    }
    assert found(a_document(sides=sides)) == ["TOI-CMP-02 sides"]


@rule("TOI-SET-04")
def test_there_are_as_many_cards_as_are_drawn() -> None:
    assert found(with_side(cards=1)) == ["TOI-SET-04 sides.american.cards"]
    assert found(with_side(cards=3, decks=[{"name": "Command I"}])) == []


# Rounds and victory


@rule("TOI-STA-13")
def test_reinforcements_arrive_before_the_last_round_is_over() -> None:
    def document(round: int) -> dict[str, Any]:
        late = {"round": round, "division": "2", "squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}
        return with_side(reinforcements=[late])

    assert found(document(7)) == []
    assert found(document(8)) == ["TOI-STA-13 sides.american.reinforcements[0].round"]


@rule("TOI-STA-13")
def test_events_happen_in_the_game() -> None:
    assert found(a_document(events=[{"round": 8, "side": "german", "command": 2}])) == []
    assert found(a_document(events=[{"round": 9, "side": "german", "command": 2}])) == ["TOI-STA-13 events[0].round"]


@rule("TOI-SCN-02")
def test_victory_is_checked_in_the_game() -> None:
    document = with_condition({"eliminated": "american"})
    document["victory"]["conditions"][0]["when"] = 9
    assert found(document) == ["TOI-SCN-02 victory.conditions[0].when"]


@rule("TOI-OBJ-01")
def test_only_objectives_are_controlled() -> None:
    wanted = {"not": {"all": [{"controls": {"side": "german", "objectives": ["D3", "D4"]}}]}}
    assert found(with_condition(wanted)) == ["TOI-OBJ-01 victory.conditions[0]"]


@rule("TOI-SCN-01")
def test_victory_asks_for_what_exists() -> None:
    several = {"controls": {"side": "german", "objectives": "victory", "at_least": 2}}
    assert messages(with_condition(several)) == ["at least 2 of 1 objective can't be controlled"]
    no_command = {"controls": {"side": "german", "objectives": "command"}}
    assert found(with_condition(no_command)) == ["TOI-SCN-01 victory.conditions[0]"]
    nowhere = {"units": {"side": "german", "hexes": ["H1"], "at_least": 1}}
    assert found(with_condition(nowhere)) == ["TOI-SCN-01 victory.conditions[0]"]
    no_zone = {"units": {"side": "german", "zone": "moon", "at_least": 1}}
    assert "TOI-SCN-01 victory.conditions[0]" in found(with_condition(no_zone))
    too_many = {"units": {"side": "german", "hexes": ["D3", "D4"], "at_least": 2}}
    assert messages(with_condition(too_many)) == ["2 units wanted; the german side has 1"]


@rule("TOI-STK-01")
def test_victory_asks_for_units_that_have_room() -> None:
    wanted = {"units": {"side": "german", "hexes": ["D3"], "at_least": 4}}
    assert "4 units wanted where 3 have room" in messages(with_condition(wanted))


@rule("TOI-SCN-06")
def test_points_come_from_somewhere() -> None:
    nothing = objectives({"value": 0})
    assert found(nothing) == ["TOI-SCN-06 victory.otherwise"]
    assert found(nothing | {"events": [{"round": 3, "side": "german", "points": 1}]}) == []


@rule("TOI-SCN-07")
def test_both_sides_can_win() -> None:
    conditions = [{"side": "german", "when": "any round", "if": {"eliminated": "american"}}]
    victory = {"conditions": conditions, "otherwise": "draw"}
    assert messages(a_document(victory=victory)) == ["the american side can't win"]
    assert found(a_document(victory=victory | {"otherwise": "american"})) == []


def test_an_unreadable_force_hides_no_problem_of_the_others() -> None:
    """The American force can't be read, and the German one is not full (TOI-SET-09): the German one is told."""
    document = a_document()
    document["sides"]["american"]["divisions"] = {"1": {"squad_bases": "two", "zones": ["west"]}}
    document["sides"]["german"]["divisions"]["1"]["figures"] = {"regular": 1}
    told = {each.rule for each in SCENARIOS.problems(document) if each.where.startswith("sides.german")}
    assert "TOI-SET-09" in told


def test_boards_that_form_no_map_hide_no_problem_that_needs_none() -> None:
    """The same board twice (TOI-CMP-02), and an event after the last round (TOI-STA-13)."""
    document = a_document(events=[{"round": 20, "side": "german", "points": 1}])
    document["boards"] = [*document["boards"], {**document["boards"][0], "column": 1}]
    assert {"TOI-CMP-02", "TOI-STA-13"} <= {each.rule for each in SCENARIOS.problems(document)}
