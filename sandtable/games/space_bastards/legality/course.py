"""Rules about the course of a game: the column of relationships, the round track and the abilities of ships."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter, placed
from sandtable.engine.problem import Problem
from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.scenario import Scenario

rule = Chapter[Scenario]()


@rule("SPB-RND-17")
def every_relationship_has_one_place_in_the_order(scenario: Scenario) -> Iterator[Problem]:
    for index, name in enumerate(facts.relationships()):
        count = scenario.priorities.count(index)
        if count != 1:
            yield Problem(f"{name} is {'missing' if count == 0 else f'there {count} times'}", ("priorities",))


@rule("SPB-RND-01")
def some_round_is_classic(scenario: Scenario) -> Iterator[Problem]:
    if all(each.is_ship_only for each in scenario.track):
        yield Problem("no round is a classic one", ("track",))


@rule("SPB-RND-03")
def ship_rounds_are_for_ships_alone(scenario: Scenario) -> Iterator[Problem]:
    for path, each in placed(scenario.track, "track"):
        if each.is_ship_only and (each.scores or each.returns_cards):
            yield Problem("a round of ships alone neither scores nor returns cards", path)


@rule("SPB-SHIP-04")
def an_empty_ship_is_no_slower(scenario: Scenario) -> Iterator[Problem]:
    if scenario.empty_ship_steps < scenario.ship_steps:
        yield Problem("an empty ship moves less far than a laden one", ("ships",))


@rule("SPB-SHIP-05")
def ships_have_room(scenario: Scenario) -> Iterator[Problem]:
    if len({len(row) for row in scenario.interior}) > 1:
        yield Problem("the rows differ in length", ("interior",))
    if not facts.squares(scenario.interior):
        yield Problem("there is no square in it", ("interior",))
