"""How a game goes: the column of relationships, the round track, and what ships can do."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from simulate.games.space_bastards import facts
from simulate.games.space_bastards.legality.checking import Chapter, Finding
from simulate.games.space_bastards.scenario import Scenario

rule = Chapter()


@rule("SPB-RND-17")
def every_relationship_has_one_place_in_the_order(scenario: Scenario) -> Iterator[Finding]:
    for index, name in enumerate(facts.relationships()):
        count = scenario.priorities.count(index)
        if count != 1:
            yield Finding("priorities", f"{name} is {'missing' if count == 0 else f'there {count} times'}")


@rule("SPB-RND-01")
def some_round_is_classic(scenario: Scenario) -> Iterator[Finding]:
    if all(each.is_ship_only for each in scenario.track):
        yield Finding("track", "no round is a classic one")


@rule("SPB-RND-03")
def ship_rounds_are_for_ships_alone(scenario: Scenario) -> Iterator[Finding]:
    for index, each in enumerate(scenario.track):
        if each.is_ship_only and (each.scores or each.returns_cards):
            yield Finding(f"track[{index}]", "a round of ships alone neither scores nor returns cards")


@rule("SPB-SHIP-04")
def an_empty_ship_is_no_slower(scenario: Scenario) -> Iterator[Finding]:
    if scenario.empty_ship_steps < scenario.ship_steps:
        yield Finding("ships", "an empty ship moves less far than a laden one")


@rule("SPB-SHIP-05")
def ships_have_room(scenario: Scenario) -> Iterator[Finding]:
    if len({len(row) for row in scenario.interior}) > 1:
        yield Finding("interior", "the rows differ in length")
    if not facts.squares(scenario.interior):
        yield Finding("interior", "there is no square in it")
