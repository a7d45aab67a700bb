"""Special actions, purchases, events and forces with a condition, decks of both sides and of some rounds."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME, happening
from sandtable.games.tide_of_iron.actions import choosing
from sandtable.games.tide_of_iron.deed import ARRIVAL
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.movement import IMPASSABLE, step_cost
from sandtable.games.tide_of_iron.moves import put_on, specialize
from sandtable.games.tide_of_iron.past import is_to_come, times_done
from sandtable.games.tide_of_iron.phases import command, drawing, status
from sandtable.games.tide_of_iron.phases.ending import TableView
from sandtable.games.tide_of_iron.scenario import read
from sandtable.games.tide_of_iron.state import NOT_HERE
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    AMERICAN,
    ENGINEER,
    FRESH,
    GERMAN,
    NOBODY,
    PINNED,
    REMOVED,
    STATUS_PHASE,
)
from sandtable.games.tide_of_iron.view.goal import goal
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side
from tests.support import rule
from tests.support.tide_of_iron import answer, asked, go_on

ENGINEERS = {"squads": [{"figures": {"regular": 4}, "specialization": "engineer"}], "zones": ["east"]}
HELD = {"controls": {"side": "german", "objectives": ["D3"]}}


def a_fight(round_: int = 1, **changes: Any) -> Battle:
    """The small scenario in the middle of an Action Phase: American unit 0 on C3, German engineers, unit 1, on D3."""
    sides = {"american": a_side("west", decks=[{"name": "Supply I"}]), "german": a_side("", divisions={"1": ENGINEERS})}
    table = GAME.start(GAME.setup([{}, {}], a_document(**{"sides": sides} | changes)), seeded("a battle", 1))
    assert isinstance(table, Battle)
    table.frames.clear()
    table.options, table.asker = [], NOBODY
    table.phase, table.round, table.active, table.actions_left = ACTION_PHASE, round_, GERMAN, 3
    for unit, name in ((0, "C3"), (1, "D3")):
        table.figures[unit] = table.figures[unit] or table.setup.pools[unit].fixed[0][0] if unit else 4
        put_on(table, unit, table.setup.ground.by_name[name])
    specialize(table, 1, ENGINEER)
    return table


def an_action(**more: Any) -> list[dict[str, Any]]:
    return [{"name": "Dig up", "side": "german", "by": "engineer"} | more]


def offers(table: Battle, unit: int = 1) -> list[str]:
    """The special actions of the scenario that a unit may carry out."""
    found = [each for each in choosing.unit_actions(table, unit) if each >= choosing.OF_SCENARIO]
    return [choosing.kind_name(table, each) for each in found]


def act(table: Battle, unit: int = 1) -> None:
    choosing.begin_unit(table, unit, choosing.OF_SCENARIO)


# -- special actions -----------------------------------------------------------------------------------------------


@rule("D-TOI-172", "TOI-SCN-01")
def test_an_engineer_lays_mines_in_its_hex_and_once_is_enough() -> None:
    table = a_fight(special_actions=an_action(lays_here="minefield", times=1))
    assert offers(table) == ["Dig up"] and offers(table, 0) == []
    act(table)
    assert TableView(table).marked("minefield", ["D3"]) == 1 and table.activation is not None
    assert offers(table) == []


@rule("D-TOI-172")
@pytest.mark.parametrize(
    ("more", "is_offered"),
    [
        ({"command": 1}, True),
        ({"command": 1, "hexes": ["D3", "E3"]}, True),
        ({"command": 1, "hexes": ["E3"]}, False),
        ({"command": 1, "zone": "east"}, False),
        ({"command": 1, "by": "squad"}, True),
        ({"command": 1, "by": "unit"}, True),
        ({"command": 1, "by": "unit", "side": "american"}, False),
        ({"command": 1, "from": 2}, False),
        ({"command": 1, "to": 1}, True),
        ({"command": 1, "if": HELD}, False),
        ({"command": 1, "if": {"not": HELD}}, True),
        ({"clears_here": "minefield"}, False),
        ({"removes_here": True}, True),
        ({"leaves": True}, True),
    ],
)
def test_who_may_do_it_where_and_when(more: dict[str, Any], is_offered: bool) -> None:
    assert offers(a_fight(special_actions=an_action(**more))) == (["Dig up"] if is_offered else [])


@rule("D-TOI-172")
def test_a_pinned_squad_has_no_special_action() -> None:
    table = a_fight(special_actions=an_action(command=1))
    table.conditions[1] = PINNED
    assert offers(table) == []


@rule("D-TOI-172")
@pytest.mark.parametrize("needed", [2, 6])
def test_a_die_decides_and_a_failure_has_used_the_action(needed: int) -> None:
    done = 0
    for seed in range(60):
        table = a_fight(special_actions=an_action(points=1, succeeds_on=needed))
        table.dice = seeded(seed, "a die")
        act(table)
        done += table.points[GERMAN]
        assert table.activation is not None and times_done(table, 0) == table.points[GERMAN]
    assert done > 40 if needed == 2 else 2 < done < 22


@rule("D-TOI-172")
def test_a_unit_that_leaves_the_map_is_not_lost_and_gives_nobody_points() -> None:
    sides = {
        "american": a_side("west", points_for={"squad": 3}),
        "german": a_side("", divisions={"1": ENGINEERS}),
    }
    table = a_fight(sides=sides, special_actions=an_action(leaves=True, points=2))
    act(table)
    assert table.where[1] == NOT_HERE and table.points == [0, 2] and table.lost == [0, 0]


@rule("D-TOI-173", "D-TOI-172")
def test_an_objective_that_is_removed_is_nobodys_and_gives_nothing() -> None:
    objectives = [{"hex": hex_, "kind": "victory", "side": "neutral", "value": 2} for hex_ in ("D3", "E3")]
    table = a_fight(objectives=objectives, special_actions=an_action(removes_here=True))
    table.control = (GERMAN, GERMAN)
    act(table)
    command.record_control(table)
    assert table.control == (REMOVED, GERMAN)
    assert command.income(table, GERMAN, False) == 2
    assert TableView(table).objectives("victory") == ["E3"]
    assert offers(table) == []
    happening.remove_objective(table, 1)
    everything = read(a_document(victory=won({"controls": {"side": "german", "objectives": "victory"}}))).victory
    assert not everything.conditions[0].condition.holds(TableView(table))


def won(condition: dict[str, Any]) -> dict[str, Any]:
    return {"conditions": [{"side": "german", "when": "any round", "if": condition}], "otherwise": "american"}


@rule("D-TOI-174")
def test_a_closed_hex_is_entered_by_nobody() -> None:
    table = a_fight(special_actions=an_action(closes=["C3"]))
    put_on(table, 0, table.setup.ground.by_name["B3"])
    here, there = (table.setup.ground.by_name[name] for name in ("D3", "C3"))
    here = next(each for each in table.setup.ground.neighbours[there] if each >= 0)
    assert step_cost(table, 1, here, there, here) != IMPASSABLE
    act(table)
    assert step_cost(table, 1, here, there, here) == IMPASSABLE
    back = step_cost(table, 1, there, here, there)
    assert back != IMPASSABLE, "who stands there may leave"


@rule("D-TOI-172")
def test_a_condition_asks_how_often_something_was_done() -> None:
    condition = {"done": {"what": "Dig up", "at_least": 2}}
    table = a_fight(special_actions=an_action(command=1), victory=won(condition))
    found = table.setup.victory.conditions[0].condition
    assert found.says() == "Dig up has been done at least 2 times"
    act(table)
    assert not found.holds(TableView(table))
    table.state[1] = FRESH
    act(table)
    assert found.holds(TableView(table)) and table.command[GERMAN] == 2


@rule("D-TOI-172")
def test_players_read_what_may_be_done_and_how_often_it_was() -> None:
    more = {"hexes": ["D3"], "succeeds_on": 4, "times": 2, "lays_here": "minefield", "to": 5}
    table = a_fight(special_actions=an_action(**more))
    says = (
        "Dig up: an engineer squad of the Germans on D3 may do this as an action, in rounds 1 to 5, at most 2 times in "
        "the game: a minefield is placed in its hex. It succeeds if a die shows 4 or more; after a failure it may be "
        "tried again."
    )
    assert says in goal(table).special
    happening.happen(table, 0)
    assert f"{says} (Done.)" in goal(table).special


# -- purchases -------------------------------------------------------------------------------------------------------


@rule("D-TOI-175", "TOI-OBJ-07")
def test_command_buys_what_the_scenario_offers() -> None:
    purchases = [{"name": "Maps", "side": "german", "cost": 3, "points": 1, "times": 2}]
    table = a_fight(purchases=purchases)
    table.command[GERMAN] = 7
    table.start(command.SPENDER, GERMAN)
    go_on(table)
    assert asked(table)[-1] == "buy Maps (3 command)"
    answer(table, "buy Maps", "buy Maps")
    assert (table.command[GERMAN], table.points[GERMAN]) == (1, 2)
    assert not any("Maps" in each for each in asked(table))


@rule("D-TOI-175")
def test_nobody_buys_what_he_cannot_pay_or_what_is_the_enemys() -> None:
    table = a_fight(purchases=[{"name": "Maps", "side": "german", "cost": 3, "points": 1}])
    table.command = [9, 2]
    assert command.purchases(table, GERMAN) == [] and command.purchases(table, AMERICAN) == []


@rule("D-TOI-175")
def test_a_used_card_is_bought_back_and_one_that_is_there_is_not() -> None:
    sides = {
        "american": a_side("west"),
        "german": a_side("", divisions={"1": ENGINEERS}, start_cards=["take_cover"]),
    }
    table = a_fight(sides=sides, purchases=[{"name": "Again", "side": "german", "cost": 1, "returns": "take_cover"}])
    table.command[GERMAN] = 1
    assert command.purchases(table, GERMAN) == []
    [card] = table.available[GERMAN]
    table.available = ((), ())
    assert command.purchases(table, GERMAN) == [0]
    command.buy(table, 0)
    assert list(table.available[GERMAN]) == [card] and table.command[GERMAN] == 0


# -- events and forces -------------------------------------------------------------------------------------------------


def end_of(table: Battle, round_: int) -> None:
    table.round, table.phase = round_, STATUS_PHASE
    status.begin_events(table)


@rule("D-TOI-179", "TOI-STA-13")
def test_an_event_waits_for_its_condition_and_happens_once() -> None:
    events = [{"round": 2, "until": 4, "side": "german", "if": HELD, "points": 3}]
    table = a_fight(events=events)
    found = []
    for round_, holder in ((1, GERMAN), (2, NOBODY), (3, GERMAN), (4, GERMAN)):
        table.control = (holder,)
        end_of(table, round_)
        found.append(table.points[GERMAN])
    assert found == [0, 0, 3, 3]


@rule("D-TOI-179")
def test_an_event_without_more_rounds_looks_once() -> None:
    table = a_fight(events=[{"round": 2, "side": "german", "if": HELD, "points": 3}])
    for round_, holder in ((2, NOBODY), (3, GERMAN)):
        table.control = (holder,)
        end_of(table, round_)
    assert table.points[GERMAN] == 0


@rule("D-TOI-179", "D-TOI-173", "D-TOI-174")
def test_an_event_changes_the_map() -> None:
    marker = {"hex": "E3", "kind": "minefield"}
    events = [
        {"round": 1, "side": "german", "lays": [marker]},
        {"round": 2, "side": "german", "clears": [marker], "removes": ["D3"], "closes": ["E3"]},
    ]
    table = a_fight(events=events)
    end_of(table, 1)
    assert TableView(table).marked("minefield", ["E3"]) == 1
    end_of(table, 2)
    assert TableView(table).marked("minefield", ["E3"]) == 0 and table.control == (REMOVED,)
    assert [effect.amount for effect in table.effects][-1] == table.setup.ground.by_name["E3"]


@rule("D-TOI-179")
def test_a_marker_that_cannot_be_laid_is_left_out() -> None:
    marker = {"hex": "E3", "kind": "minefield"}
    table = a_fight(events=[{"round": 1, "side": "german", "lays": [marker]}], markers=[marker])
    end_of(table, 1)
    assert TableView(table).marked("minefield", ["E3"]) == 1


def a_late_force(**more: Any) -> dict[str, Any]:
    late = {"round": 2, "division": "1", "if": HELD, "vehicles": {"panzer4": 1}, "zones": ["east"]} | more
    return {"american": a_side("west"), "german": a_side("", divisions={"1": ENGINEERS}, reinforcements=[late])}


@rule("D-TOI-176", "TOI-STA-13")
@pytest.mark.parametrize(("until", "comes_in"), [(None, 3), (3, 3), (2, 0)])
def test_a_force_comes_after_the_first_round_in_which_its_condition_holds(until: int | None, comes_in: int) -> None:
    table = a_fight(sides=a_late_force(**({} if until is None else {"until": until})))
    [pool] = [each for each in table.setup.pools if each.vehicles]
    came = 0
    for round_, holder in ((1, GERMAN), (2, NOBODY), (3, GERMAN), (4, GERMAN)):
        table.round, table.control = round_, (holder,)
        happening.happen_due(table, ARRIVAL)
        if pool in status.arriving(table):
            assert not came
            came = round_
    assert came == comes_in


@rule("D-TOI-176", "TOI-SCN-04")
def test_a_force_that_can_no_longer_come_is_no_unit_to_come() -> None:
    table = a_fight(sides=a_late_force(until=3))
    [pool] = [each for each in table.setup.pools if each.vehicles]
    assert is_to_come(table, pool) and TableView(table).units("german") == 2
    table.round = 4
    assert not is_to_come(table, pool) and TableView(table).units("german") == 1


@rule("D-TOI-176")
def test_the_players_of_a_whole_game_get_their_late_tank() -> None:
    """The condition holds from the start, so the tank of round 2 is placed in the Status Phase of round 2."""
    sides = a_late_force(**{"if": {"not": {"eliminated": "german"}}})
    table = GAME.start(GAME.setup([{}, {}], a_document(sides=sides, rounds=4)), seeded("a battle", 1))
    assert isinstance(table, Battle)
    [tank] = [unit for unit in table.setup.members[GERMAN] if table.setup.unit_kind[unit] >= 0]
    while table.round < 3:
        assert table.where[tank] == NOT_HERE or (table.round == 2 and table.phase == STATUS_PHASE)
        table.apply(max(table.declining(), 0))
    assert table.where[tank] != NOT_HERE


# -- decks -----------------------------------------------------------------------------------------------------------


@rule("D-TOI-177", "TOI-STA-03")
def test_both_sides_draw_from_one_pile() -> None:
    sides = {"american": a_side("west", decks=[{"name": "Supply I"}]), "german": a_side("east")}
    table = a_fight(sides=sides, shared_decks=[{"name": "Morale I"}])
    assert (drawing.full_decks(table, AMERICAN), drawing.full_decks(table, GERMAN)) == ([0, 100], [100])
    first, second = drawing.draw(table, AMERICAN, 100), drawing.draw(table, GERMAN, 100)
    assert first != second and len(table.decks[drawing.SHARED][0]) == 8
    assert (table.available[AMERICAN], table.available[GERMAN]) == ((first,), (second,))
    assert drawing.deck_words(table, GERMAN, 100) == "from Morale I (8 cards)"
    assert "Both sides: cards are drawn from Morale I." in goal(table).special


@rule("D-TOI-178", "TOI-STA-03")
def test_a_deck_of_some_rounds_is_drawn_from_in_these_alone() -> None:
    decks = [{"name": "Morale I", "to": 3}, {"name": "Supply I", "from": 4}]
    sides = {"american": a_side("west", decks=decks, cards=1), "german": a_side("east")}
    table = a_fight(sides=sides)
    found = []
    for round_ in (0, 3, 4):
        table.round = round_
        found.append(drawing.full_decks(table, AMERICAN))
    assert found == [[0], [0], [1]]
    assert "American: cards are drawn from Morale I, in rounds 1 to 3." in goal(table).special


def test_a_deed_that_changes_nothing_is_said_as_well() -> None:
    """A scenario in the making has such deeds; a rule tells its designer."""
    found = read(
        a_document(
            events=[{"round": 2, "side": "german", "name": "Dawn"}],
            special_actions=[{"name": "Dig", "side": "german", "by": "engineer", "times": 1}],
            purchases=[{"name": "Reserves", "side": "american", "cost": 3, "times": 2}],
        )
    )
    assert [each.says() for each in (*found.events, *found.special_actions, *found.purchases)] == [
        "Dawn: At the end of round 2, it has happened.",
        "Dig: an engineer squad of the Germans may do this as an action, once in the game: nothing more happens.",
        "Reserves: the Americans may pay 3 command in a Command Phase, at most 2 times in the game: it is bought.",
    ]


# -- agents ----------------------------------------------------------------------------------------------------------


@rule("D-TOI-172")
def test_an_agent_that_looks_ahead_takes_the_points() -> None:
    table = a_fight(special_actions=an_action(points=2))
    before = table.evaluate(GERMAN)
    copy = table.clone()
    assert isinstance(copy, Battle)
    copy.is_trial = True
    act(copy)
    assert copy.evaluate(GERMAN) > before
    hopeful = a_fight(special_actions=an_action(removes_here=True, succeeds_on=4), victory=won(DONE))
    before = hopeful.evaluate(GERMAN)
    hopeful.is_trial = True
    act(hopeful)
    assert hopeful.evaluate(GERMAN) > before and times_done(hopeful, 0) == 0, "a judged copy rolls no die"


DONE = {"done": {"what": "Dig up"}}


def test_smallest_sides_are_as_they_were() -> None:
    """Documents without deeds have none in their set-up."""
    table = a_fight()
    assert table.setup.deeds == [] and table.setup.special_actions == () and a_division("west")["squad_bases"] == 1
