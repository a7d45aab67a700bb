"""Deeds that change ground, zones, streams, actions, operations cards and decks while the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME, happening
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.movement import IMPASSABLE, step_cost
from sandtable.games.tide_of_iron.moves import put_on
from sandtable.games.tide_of_iron.past import is_closed
from sandtable.games.tide_of_iron.phases import drawing, status
from sandtable.games.tide_of_iron.phases.ending import TableView
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    AMERICAN,
    BASE_NAMES,
    GERMAN,
    NOBODY,
    STATUS_PHASE,
    STREAM,
)
from sandtable.games.tide_of_iron.view.goal import goal
from sandtable.games.tide_of_iron.words.modifiers import CLOSED
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_side
from tests.support import rule

ROAD = {"hex": "C3", "base": "clear", "roads": [0, 3]}
BRIDGE = {"hex": "D3", "base": "stream", "streams": [1, 4]}


def a_fight(**changes: Any) -> Battle:
    """The small scenario in the Action Phase of round 1: American unit 0 on B3, German unit 1 on E3."""
    document = a_document(**{"overlays": [ROAD, BRIDGE]} | changes)
    assert SCENARIOS.problems(document) == []
    table = GAME.start(GAME.setup([{}, {}], document), seeded("rain", 1))
    assert isinstance(table, Battle)
    table.frames.clear()
    table.options, table.asker = [], NOBODY
    table.phase, table.round, table.active, table.actions_left = ACTION_PHASE, 1, GERMAN, 3
    for unit, name in ((0, "B3"), (1, "E3")):
        table.figures[unit] = 4
        put_on(table, unit, at(table, name))
    return table


def at(table: Battle, name: str) -> int:
    return table.setup.ground.by_name[name]


def an_event(round_: int = 1, **more: Any) -> dict[str, Any]:
    return {"round": round_, "side": "german"} | more


def end_of(table: Battle, round_: int) -> None:
    table.round, table.phase = round_, STATUS_PHASE
    status.begin_events(table)


def ground_of(table: Battle, name: str) -> tuple[str, int, int, int]:
    ground, hex_ = table.setup.ground, at(table, name)
    return BASE_NAMES[ground.base[hex_]], ground.level[hex_], ground.roads[hex_], ground.streams[hex_]


# -- hexes that are opened again -------------------------------------------------------------------------------------


@rule("D-TOI-184", "D-TOI-174")
def test_a_bridge_is_blown_and_rebuilt() -> None:
    table = a_fight(events=[an_event(1, closes=["D3", "E3"]), an_event(2, opens=["D3"])])
    end_of(table, 1)
    assert is_closed(table, at(table, "D3")) and is_closed(table, at(table, "E3"))
    end_of(table, 2)
    assert not is_closed(table, at(table, "D3")) and is_closed(table, at(table, "E3"))
    assert [each.amount for each in table.effects if each.kind == CLOSED] == [at(table, "E3")]


# -- ground ----------------------------------------------------------------------------------------------------------


@rule("D-TOI-185", "TOI-SET-19")
def test_ground_that_changes_takes_the_place_of_the_print() -> None:
    changes = [{"hexes": ["C3"], "base": "woods", "level": 1, "roads": [1]}, {"hexes": ["D3"], "streams": []}]
    table = a_fight(events=[an_event(terrain=changes)])
    before = table.setup
    assert ground_of(table, "C3")[2] & 0b1001 == 0b1001 and ground_of(table, "D3")[3] & 0b10010 == 0b10010
    end_of(table, 1)
    assert ground_of(table, "C3")[:3] == ("woods", 1, 0b10), "its roads stand for the printed ones"
    assert ground_of(table, "D3")[0] == "stream" and ground_of(table, "D3")[3] == 0
    assert before.ground.base[at(table, "C3")] != table.setup.ground.base[at(table, "C3")], "other games keep theirs"


@rule("D-TOI-185", "TOI-MOV-16")
def test_rain_turns_the_roads_of_a_zone_into_mud_and_steps_cost_more() -> None:
    roads = [{"hex": name, "base": "rough", "roads": [0, 3]} for name in ("C3", "C4")]
    zones = {"west": {"columns": ["A", "B"]}, "east": {"columns": ["F", "G"]}, "track": {"hexes": ["C3", "C4"]}}
    table = a_fight(overlays=roads, zones=zones, events=[an_event(terrain=[{"zone": "track", "roads": []}])])
    put_on(table, 0, at(table, "C4"))
    step = (at(table, "C4"), at(table, "C3"))
    dry = step_cost(table, 0, *step, step[0])
    end_of(table, 1)
    assert step_cost(table, 0, *step, step[0]) > dry


@rule("D-TOI-185", "TOI-LOS-01")
def test_lines_of_sight_follow_the_ground() -> None:
    clear = [{"hex": name, "base": "clear", "level": 0} for name in ("B3", "C3", "C4", "D3", "E3", "E4")]
    wall = [{"hexes": ["C3", "C4", "D2", "D3", "D4"], "base": "building"}]
    table = a_fight(overlays=clear, events=[an_event(terrain=wall)])
    assert table.can_see(at(table, "B3"), at(table, "E3"))
    end_of(table, 1)
    assert not table.can_see(at(table, "B3"), at(table, "E3"))


@rule("D-TOI-185")
def test_who_stands_on_ground_that_nobody_enters_may_leave_it() -> None:
    clear = [{"hex": name, "base": "clear", "level": 0} for name in ("B3", "B4")]
    table = a_fight(overlays=clear, events=[an_event(terrain=[{"hexes": ["B3"], "base": "pond", "roads": []}])])
    here, there = at(table, "B3"), at(table, "B4")
    end_of(table, 1)
    assert table.where[0] == here
    assert step_cost(table, 0, here, there, here) != IMPASSABLE
    assert step_cost(table, 0, there, here, there) == IMPASSABLE


@rule("D-TOI-185")
def test_a_later_change_of_a_hex_counts_and_one_that_comes_again() -> None:
    actions = [
        {"name": "Burn", "side": "german", "by": "unit", "terrain": [{"hexes": ["C3"], "base": "rough"}]},
        {"name": "Plant", "side": "german", "by": "unit", "terrain": [{"hexes": ["C3"], "base": "woods"}]},
    ]
    table = a_fight(special_actions=actions)
    found = []
    for number in (0, 1, 0):
        happening.happen(table, number, 1)
        found.append(ground_of(table, "C3")[0])
    assert found == ["rough", "woods", "rough"]


@rule("D-TOI-185")
def test_a_zone_of_woods_keeps_its_hexes_when_they_burn() -> None:
    zones = {"west": {"columns": ["A", "B"]}, "east": {"columns": ["F", "G"]}, "forest": {"bases": ["woods"]}}
    overlays = [{"hex": "C3", "base": "woods"}]
    table = a_fight(overlays=overlays, zones=zones, events=[an_event(terrain=[{"zone": "forest", "base": "rough"}])])
    before = table.setup.zones["forest"]
    assert at(table, "C3") in before
    end_of(table, 1)
    assert table.setup.zones["forest"] == before and ground_of(table, "C3")[0] == "rough"


@rule("D-TOI-185")
def test_a_kept_game_comes_back_with_the_ground_as_it_is() -> None:
    table = a_fight(events=[an_event(terrain=[{"hexes": ["C3"], "base": "woods"}])])
    base = table.setup
    end_of(table, 1)
    again = GAME.restore(base, table.store())
    assert isinstance(again, Battle)
    assert again.setup is table.setup and ground_of(again, "C3")[0] == "woods"
    assert again.store() == table.store()


# -- zones, actions, streams, cards ----------------------------------------------------------------------------------


@rule("D-TOI-186")
def test_a_zone_moves_with_what_arrives_there_and_what_asks_for_it() -> None:
    late = {"round": 3, "division": "1", "vehicles": {"panzer4": 1}, "zones": ["east"]}
    sides = {"american": a_side("west"), "german": a_side("east", reinforcements=[late])}
    wanted = {"units": {"side": "german", "zone": "east", "at_least": 1}}
    victory = {"conditions": [{"side": "german", "when": "last round", "if": wanted}], "otherwise": "american"}
    table = a_fight(sides=sides, victory=victory, events=[an_event(zones={"east": {"hexes": ["E3", "E4"]}})])
    condition = table.setup.victory.conditions[0].condition
    assert not condition.holds(TableView(table))
    end_of(table, 1)
    assert condition.holds(TableView(table))
    [pool] = [each for each in table.setup.pools if each.vehicles]
    assert {table.setup.ground.names[hex_] for hex_ in pool.zone} == {"E3", "E4"}


@rule("D-TOI-187")
def test_a_side_gets_other_numbers_of_actions() -> None:
    table = a_fight(events=[an_event(actions=5)])
    assert table.setup.actions == (3, 3)
    end_of(table, 1)
    assert table.setup.actions == (3, 5)


@rule("D-TOI-187")
def test_streams_rise_and_fall() -> None:
    table = a_fight(events=[an_event(1, flooded=True), an_event(2, flooded=False)])
    step = (at(table, "E3"), at(table, "D3"))
    found = []
    for round_ in (0, 1, 2):
        end_of(table, round_)
        found.append(step_cost(table, 1, *step, step[0]) != IMPASSABLE)
    assert table.setup.ground.base[step[1]] == STREAM and found == [True, False, True]


@rule("D-TOI-187", "TOI-CRD-07")
def test_an_operations_card_ends() -> None:
    sides = {"american": a_side("west", operations=["double_time"]), "german": a_side("east")}
    table = a_fight(sides=sides, events=[an_event(side="american", ends=["double_time"])])
    before = len(table.effects)
    end_of(table, 1)
    assert before == 1 and [each for each in table.effects if each.kind in (0, 1, 2)] == []


@rule("D-TOI-188", "D-TOI-178")
def test_a_deck_is_drawn_from_while_its_condition_holds() -> None:
    held = {"controls": {"side": "american", "objectives": ["D3"]}}
    sides = {"american": a_side("west", decks=[{"name": "Morale I", "if": held}]), "german": a_side("east")}
    table = a_fight(sides=sides)
    found = []
    for holder in (NOBODY, AMERICAN, GERMAN):
        table.control = (holder,)
        found.append(drawing.full_decks(table, AMERICAN))
    assert found == [[], [0], []]
    assert "American: cards are drawn from Morale I, while the Americans control D3." in goal(table).special


# -- words, checks, agents -------------------------------------------------------------------------------------------


@rule("D-TOI-184", "D-TOI-185", "D-TOI-186", "D-TOI-187", "TOI-SCN-01")
@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"opens": ["D3"]}, "D3 may be entered again"),
        ({"terrain": [{"hexes": ["C3"], "base": "woods", "level": 1}]}, "C3 becomes woods on level 1"),
        ({"terrain": [{"hexes": ["C3", "C4"], "base": "rough"}]}, "C3 and C4 become rough"),
        ({"terrain": [{"zone": "west", "roads": []}]}, "the hexes of the zone west are without roads"),
        (
            {"terrain": [{"hexes": ["C3"], "roads": [0, 3], "streams": []}]},
            "C3 is with roads to the north and south without streams",
        ),
        ({"zones": {"east": {"hexes": ["E3", "E4"]}}}, "the zone east is E3 and E4 from then on"),
        (
            {"zones": {"east": {"columns": ["F", "G"], "rows": [1, 2], "bases": ["woods"], "levels": [1]}}},
            "the zone east is the hexes of columns F to G, of rows 1 to 2, of woods, of level 1 from then on",
        ),
        ({"actions": 4}, "the Germans take 4 actions in an action turn from then on"),
        ({"flooded": True}, "the streams are flooded"),
        ({"flooded": False}, "the streams are no longer flooded"),
        ({"ends": ["double_time"]}, "Double Time is no longer in force for the Germans"),
    ],
)
def test_players_read_what_changes(more: dict[str, Any], says: str) -> None:
    [event] = read(a_document(events=[an_event(2, **more)])).events
    assert event.says() == f"At the end of round 2, {says}." and not event.is_gift


@rule("TOI-SET-19", "TOI-SET-12", "TOI-SCN-01", "TOI-SET-06")
@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"terrain": [{"base": "woods", "level": 1}]}, "it names neither hexes nor a zone"),
        ({"terrain": [{"hexes": ["Z99"], "base": "woods"}]}, "hex Z99 is not on the map"),
        ({"terrain": [{"zone": "moon", "base": "woods"}]}, "there is no zone moon"),
        ({"terrain": [{"hexes": ["C3"], "zone": "west"}]}, "zone"),
        ({"zones": {"moon": {"hexes": ["C3"]}}}, "there is no zone moon"),
        ({"zones": {"east": {"hexes": ["Z99"]}}}, "the zone has no hexes then"),
        ({"opens": ["D3"]}, "nothing closes D3"),
        ({"ends": ["no_such"]}, "there is no operations card no_such"),
        ({"ends": ["heavy_fog"]}, "heavy_fog is in force from set-up to the end"),
        ({"ends": ["double_time"]}, "double_time is never in force for the german side"),
    ],
)
def test_what_cannot_change_is_refused(more: dict[str, Any], message: str) -> None:
    assert any(message in str(each) for each in SCENARIOS.problems(a_document(events=[an_event(2, **more)])))


@rule("TOI-OBJ-01")
def test_a_deck_whose_condition_asks_for_nothing_is_refused() -> None:
    held = {"controls": {"side": "german", "objectives": ["C3"]}}
    sides = {"american": a_side("west", decks=[{"name": "Morale I", "if": held}]), "german": a_side("east")}
    assert any("hex C3 is no objective" in str(each) for each in SCENARIOS.problems(a_document(sides=sides)))


@rule("D-TOI-185")
def test_agents_go_on_after_a_change_and_judged_copies_leave_the_ground_alone() -> None:
    action = {"name": "Burn", "side": "german", "by": "unit", "terrain": [{"hexes": ["C3"], "base": "rough"}]}
    table = a_fight(special_actions=[action])
    table.judge("greedy-2")
    copy = table.clone()
    assert isinstance(copy, Battle)
    copy.is_trial = True
    happening.happen(copy, 0, 1)
    assert copy.setup is table.setup and copy.evaluate(GERMAN) == table.evaluate(GERMAN)
    happening.happen(table, 0, 1)
    table.judge("greedy-2")
    assert ground_of(table, "C3")[0] == "rough" and isinstance(table.evaluate(GERMAN), int)


@rule("D-TOI-185", "D-TOI-186")
def test_a_whole_game_with_changes_is_the_same_twice() -> None:
    changes = {"terrain": [{"hexes": ["C3"], "base": "woods"}], "zones": {"east": {"columns": ["F", "F"]}}}
    document = a_document(rounds=3, events=[an_event(1, **changes), an_event(2, flooded=True)])
    digests = []
    for _ in range(2):
        table = GAME.start(GAME.setup([{}, {}], document), seeded("rain", 3))
        assert isinstance(table, Battle)
        while not table.ending:
            table.apply(max(table.declining(), 0))
        assert ground_of(table, "C3")[0] == "woods" and table.setup.flooded
        digests.append(table.digest())
    assert digests[0] == digests[1]
