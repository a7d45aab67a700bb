"""Objectives that are carried: picked up, put down, left where their bearer falls, and taken off the map."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME, carrying, happening
from sandtable.games.tide_of_iron.actions import choosing
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.moves import destroy, load_into, lose_figures, put_on
from sandtable.games.tide_of_iron.phases import command, ending
from sandtable.games.tide_of_iron.phases.ending import TableView
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.games.tide_of_iron.state import NOT_HERE
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    AMERICAN,
    GERMAN,
    NOBODY,
    PINNED,
    REMOVED,
)
from sandtable.games.tide_of_iron.view.field import objectives
from sandtable.games.tide_of_iron.view.goal import goal
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side
from tests.support import rule

PAPERS = {"hex": "D3", "kind": "victory", "side": "neutral", "value": 2, "name": "Papers", "carried": "squad"}
AWAY = {"name": "Get away", "side": "german", "by": "unit", "leaves": True}
GERMANS = a_side("", divisions={"1": a_division("east", vehicles={"sdkfz251": 1})})
SQUAD, TRUCK = 1, 2
"""The German units."""


def a_fight(papers: dict[str, Any] | None = None, **changes: Any) -> Battle:
    """American unit 0 on C3, a German squad on D3 with the papers, a German half-track on E3; the Germans act."""
    sides = {"american": a_side("west"), "german": GERMANS}
    document = a_document(**{"sides": sides, "objectives": [PAPERS | (papers or {})]} | changes)
    assert SCENARIOS.problems(document) == []
    table = GAME.start(GAME.setup([{}, {}], document), seeded("papers", 1))
    assert isinstance(table, Battle)
    table.frames.clear()
    table.options, table.asker = [], NOBODY
    table.phase, table.round, table.active, table.actions_left = ACTION_PHASE, 1, GERMAN, 3
    for unit, name in ((0, "C3"), (SQUAD, "D3"), (TRUCK, "E3")):
        put_on(table, unit, at(table, name))
    table.figures[0] = table.figures[SQUAD] = 4
    table.record()
    return table


def at(table: Battle, name: str) -> int:
    return table.setup.ground.by_name[name]


def offers(table: Battle, unit: int = SQUAD) -> list[str]:
    found = [each for each in choosing.unit_actions(table, unit) if each >= choosing.OF_SCENARIO]
    return [choosing.kind_name(table, each) for each in found]


def act(table: Battle, name: str, unit: int = SQUAD) -> None:
    [action] = [each for each in choosing.unit_actions(table, unit) if choosing.kind_name(table, each) == name]
    choosing.begin_unit(table, unit, action)


def place(table: Battle) -> str | None:
    found = carrying.place_of(table, 0)
    return None if found == NOT_HERE else table.setup.ground.names[found]


def told(table: Battle) -> list[str]:
    return [each.text for each in table.events()]


# -- picking up and putting down -------------------------------------------------------------------------------------


@rule("D-TOI-180")
def test_a_squad_picks_up_what_lies_in_its_hex_moves_with_it_and_puts_it_down() -> None:
    table = a_fight()
    assert offers(table) == ["Pick up Papers"] and offers(table, 0) == []
    act(table, "Pick up Papers")
    assert table.activation is not None and offers(table) == ["Put down Papers"]
    put_on(table, SQUAD, at(table, "E3"))
    assert place(table) == "E3"
    act(table, "Put down Papers")
    put_on(table, SQUAD, at(table, "F3"))
    assert place(table) == "E3" and offers(table) == []


@rule("D-TOI-180")
@pytest.mark.parametrize(
    ("by", "offered"),
    [("squad", [True, False]), ("unit", [True, True]), ("vehicle", [False, True])],
)
def test_only_units_of_the_named_kind_carry(by: str, offered: list[bool]) -> None:
    table = a_fight({"carried": by})
    put_on(table, TRUCK, at(table, "D3"))
    assert [offers(table, unit) != [] for unit in (SQUAD, TRUCK)] == offered


@rule("D-TOI-180")
def test_a_pinned_squad_and_a_passenger_pick_nothing_up() -> None:
    table = a_fight()
    table.conditions[SQUAD] = PINNED
    assert offers(table) == []
    table = a_fight()
    put_on(table, TRUCK, at(table, "D3"))
    load_into(table, SQUAD, TRUCK)
    assert offers(table) == []


@rule("D-TOI-180")
def test_a_unit_carries_one_at_most_and_the_next_one_is_for_another() -> None:
    more = PAPERS | {"hex": "E3", "name": "Radio"}
    table = a_fight(objectives=[PAPERS, more])
    assert offers(table) == ["Pick up an objective"]
    act(table, "Pick up an objective")
    put_on(table, SQUAD, at(table, "E3"))
    assert offers(table) == ["Put down an objective"]


@rule("D-TOI-180")
def test_it_goes_along_in_a_vehicle() -> None:
    table = a_fight()
    act(table, "Pick up Papers")
    put_on(table, TRUCK, at(table, "D3"))
    load_into(table, SQUAD, TRUCK)
    put_on(table, TRUCK, at(table, "F3"))
    assert place(table) == "F3" and carrying.bearer(table, 0) == SQUAD


# -- control ---------------------------------------------------------------------------------------------------------


@rule("D-TOI-181", "TOI-OBJ-01")
def test_the_bearers_side_controls_it_wherever_it_goes() -> None:
    table = a_fight()
    table.control = (AMERICAN,)
    act(table, "Pick up Papers")
    assert table.control == (GERMAN,)
    put_on(table, SQUAD, at(table, "E3"))
    put_on(table, 0, at(table, "D3"))
    command.record_control(table)
    assert table.control == (GERMAN,) and command.income(table, GERMAN, False) == 2


@rule("D-TOI-181", "TOI-OBJ-01")
def test_where_it_lies_the_units_of_its_hex_decide() -> None:
    table = a_fight()
    act(table, "Pick up Papers")
    put_on(table, SQUAD, at(table, "E3"))
    act(table, "Put down Papers")
    put_on(table, SQUAD, at(table, "F3"))
    put_on(table, TRUCK, at(table, "F4"))
    command.record_control(table)
    assert table.control == (GERMAN,), "nobody is there: it stays with the side that had it"
    put_on(table, 0, at(table, "D3"))
    command.record_control(table)
    assert table.control == (GERMAN,), "where it once lay decides nothing"
    put_on(table, 0, at(table, "E3"))
    command.record_control(table)
    assert table.control == (AMERICAN,)


# -- loss ------------------------------------------------------------------------------------------------------------


@rule("D-TOI-182")
def test_it_is_left_where_its_bearer_falls() -> None:
    table = a_fight()
    act(table, "Pick up Papers")
    put_on(table, SQUAD, at(table, "E3"))
    lose_figures(table, SQUAD, 0)
    assert place(table) == "E3" and carrying.bearer(table, 0) < 0 and table.control == (GERMAN,)
    put_on(table, 0, at(table, "E3"))
    assert offers(table, 0) == ["Pick up Papers"]


@rule("D-TOI-182")
def test_it_is_left_where_the_vehicle_of_its_bearer_burns() -> None:
    table = a_fight()
    act(table, "Pick up Papers")
    load_into(table, SQUAD, TRUCK)
    destroy(table, TRUCK)
    assert place(table) == "E3"


# -- off the map -----------------------------------------------------------------------------------------------------


@rule("D-TOI-183", "D-TOI-172")
@pytest.mark.parametrize("rides", [False, True])
def test_who_leaves_takes_it_away_for_good(rides: bool) -> None:
    table = a_fight(special_actions=[AWAY])
    act(table, "Pick up Papers")
    if rides:
        load_into(table, SQUAD, TRUCK)
    act(table, "Get away", TRUCK if rides else SQUAD)
    put_on(table, 0, at(table, "D3"))
    command.record_control(table)
    assert place(table) is None and table.control == (GERMAN,) and command.income(table, GERMAN, False) == 2
    assert offers(table, 0) == [] and objectives(table) == []


# -- conditions and words --------------------------------------------------------------------------------------------


def wins(**more: Any) -> dict[str, Any]:
    condition = {"has": {"side": "german", "what": "Papers"} | more}
    return {"conditions": [{"side": "german", "when": "at once", "if": condition}], "otherwise": "american"}


@rule("D-TOI-181", "TOI-SCN-01")
@pytest.mark.parametrize(
    ("more", "says", "holds"),
    [
        ({}, "the Germans have Papers", [False, True, True, True, True]),
        ({"hexes": ["E3", "F3"]}, "the Germans have Papers on E3 or F3", [False, False, True, True, False]),
        ({"zone": "east"}, "the Germans have Papers in the zone east", [False, False, False, True, False]),
        ({"off_map": True}, "the Germans have taken Papers off the map", [False, False, False, False, True]),
    ],
)
def test_conditions_ask_who_has_it_and_where(more: dict[str, Any], says: str, holds: list[bool]) -> None:
    """Before it is picked up, then in D3, E3, F3 (the zone east begins there), and off the map."""
    table = a_fight(victory=wins(**more), special_actions=[AWAY])
    condition = table.setup.victory.conditions[0].condition
    assert condition.says() == says
    found = [condition.holds(TableView(table))]
    act(table, "Pick up Papers")
    for name in ("D3", "E3", "F3"):
        put_on(table, SQUAD, at(table, name))
        found.append(condition.holds(TableView(table)))
    act(table, "Get away")
    assert [*found, condition.holds(TableView(table))] == holds


@rule("D-TOI-183")
def test_taking_it_off_the_map_wins_at_once() -> None:
    table = a_fight(victory=wins(off_map=True), special_actions=[AWAY])
    act(table, "Pick up Papers")
    act(table, "Get away")
    table.activation = None
    ending.is_won_at_once(table)
    assert table.winner == GERMAN


@rule("D-TOI-181")
@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({}, "the Germans do not have Papers"),
        ({"zone": "east"}, "the Germans do not have Papers in the zone east"),
        ({"off_map": True}, "the Germans have not taken Papers off the map"),
    ],
)
def test_what_nobody_has_is_said_as_well(more: dict[str, Any], says: str) -> None:
    document = a_document(victory=wins(**more))
    assert read(document).victory.conditions[0].condition.says_not() == says


@rule("D-TOI-180", "D-TOI-182")
def test_players_read_who_may_carry_it_and_where_it_is() -> None:
    table = a_fight(special_actions=[AWAY])
    says = (
        "Papers (D3) may be carried: a squad in its hex may pick it up as an action, and put it down as another. Its "
        "side controls it from then on; where its bearer is destroyed, it is left."
    )
    assert says in goal(table).special
    act(table, "Pick up Papers")
    put_on(table, SQUAD, at(table, "E3"))
    assert f"{says} (Carried by German squad 2 (E3).)" in goal(table).special
    [thing] = objectives(table)
    assert (thing["hex"], thing["carried_by"], thing["controlled_by"]) == ("E3", "German squad 2", "German")
    act(table, "Put down Papers")
    assert f"{says} (It lies in E3.)" in goal(table).special and objectives(table)[0]["carried_by"] is None
    act(table, "Pick up Papers")
    act(table, "Get away")
    assert f"{says} (The German side has taken it off the map.)" in goal(table).special
    assert [line for line in told(table) if "Papers" in line and "control" not in line] == [
        "German squad 2 picks up Papers in D3.",
        "German squad 2 puts down Papers in E3.",
        "German squad 2 picks up Papers in E3.",
        "German squad 2 takes Papers off the map.",
    ]


@rule("D-TOI-173")
def test_what_is_removed_is_carried_by_nobody() -> None:
    table = a_fight()
    act(table, "Pick up Papers")
    happening.remove_objective(table, 0)
    assert table.control == (REMOVED,) and offers(table) == [] and objectives(table) == []
    assert any(each.endswith("(Removed.)") for each in goal(table).special)


# -- checks ----------------------------------------------------------------------------------------------------------


@rule("TOI-SCN-01", "TOI-OBJ-01", "TOI-SPC-06")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"objectives": [{k: v for k, v in PAPERS.items() if k != "name"}]}, "name"),
        ({"objectives": [PAPERS | {"capture": "for good"}]}, "capture"),
        ({"objectives": [PAPERS, PAPERS | {"hex": "E3"}]}, "2 objectives that are carried are named Papers"),
        (
            {"objectives": [PAPERS, {"hex": "D3", "kind": "command", "side": "german"}]},
            "an objective that is carried starts alone in its hex",
        ),
        ({"objectives": [PAPERS | {"carried": "medic"}]}, "only a medic squad may carry it, and no side has one"),
        (
            {"special_actions": [AWAY | {"name": f"Get away {number}"} for number in range(9)]},
            "9 special actions; where an objective is carried there are at most 8",
        ),
        (
            {"victory": wins() | {"conditions": [{"side": "german", "when": "any round", "if": {
                "controls": {"side": "german", "objectives": ["D3"]}}}]}},
            "Papers is carried: ask whether a side has it, not for D3",
        ),
        ({"victory": wins(what="Maps")}, "no objective that is carried is named Maps"),
        ({"victory": wins(hexes=["Z99"])}, "hex Z99 is not on the map"),
        ({"victory": wins(zone="moon")}, "there is no zone moon"),
        ({"victory": wins(off_map=True)}, "no special action lets units of the german side leave the map"),
    ],
)  # fmt: skip
def test_what_cannot_be_carried_is_refused(changes: dict[str, Any], message: str) -> None:
    document = a_document(**{"objectives": [PAPERS]} | changes)
    assert any(message in str(each) for each in SCENARIOS.problems(document))


# -- agents ----------------------------------------------------------------------------------------------------------


@rule("D-TOI-180")
@pytest.mark.parametrize("weights", ["", "greedy-2"])
def test_an_agent_takes_up_what_it_wants_to_bring_somewhere(weights: str) -> None:
    table = a_fight(victory=wins(zone="east"))
    table.judge(weights) if weights else None
    before = table.evaluate(GERMAN)
    act(table, "Pick up Papers")
    assert table.evaluate(GERMAN) > before


@rule("D-TOI-180")
def test_a_whole_game_with_something_to_carry_is_the_same_twice_and_can_be_kept() -> None:
    zones = {"west": {"columns": ["A", "B"]}, "east": {"columns": ["F", "G"]}, "middle": {"columns": ["D", "E"]}}
    sides = {"american": a_side("west"), "german": a_side("middle")}
    document = a_document(
        zones=zones, sides=sides, victory=wins(zone="east"), rounds=4, objectives=[PAPERS | {"hex": "E3"}]
    )
    assert SCENARIOS.problems(document) == []
    digests = []
    for _ in range(2):
        table = GAME.start(GAME.setup([{}, {}], document), seeded("a walk", 3))
        assert isinstance(table, Battle)
        for step in range(400):
            if table.ending:
                break
            table.apply((step * 7) % len(table.options))
        digests.append(table.digest())
    assert digests[0] == digests[1]
