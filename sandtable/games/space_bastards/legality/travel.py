"""Travel fields: neighbours, teleports, and a way between all fields."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.engine.words import counted
from sandtable.games.space_bastards.references import BOARD
from sandtable.games.space_bastards.scenario import Scenario

rule = Chapter[Scenario]()


@rule(BOARD)
def neighbours_are_two_fields_named_once(scenario: Scenario) -> Iterator[Problem]:
    for index, (here, there) in enumerate(scenario.edges):
        if here == there:
            yield Problem(f"{scenario.fields[here].id} is joined to itself", ("edges", index))
    for (here, there), count in Counter((min(each), max(each)) for each in scenario.edges).items():
        if count > 1:
            joined = f"{scenario.fields[here].id} and {scenario.fields[there].id}"
            yield Problem(f"{joined} are joined {count} times", ("edges",))


@rule("SPB-SHIP-15")
def two_fields_are_teleports_or_none(scenario: Scenario) -> Iterator[Problem]:
    found = teleports(scenario)
    if len(found) not in (0, 2):
        yield Problem(f"{counted(len(found), 'teleport')}; there are two, or none", ("fields",))
    if len(found) == 2 and any(set(edge) == set(found) for edge in scenario.edges):
        yield Problem("the teleports are joined already, without a step", ("edges",))


@rule("SPB-SHIP-15")
def teleports_are_no_docks(scenario: Scenario) -> Iterator[Problem]:
    """Teleports are no docks: a free step between two docks would let a ship carry the same tokens to and fro
    endlessly.
    """
    for index in teleports(scenario):
        if scenario.fields[index].planet >= 0:
            yield Problem(f"{scenario.fields[index].id} is a teleport and a dock; it can't be both", ("fields", index))


@rule("SPB-SHIP-01")
def every_field_is_reached_from_every_other(scenario: Scenario) -> Iterator[Problem]:
    reached = reached_from(scenario, 0)
    lost = [each.id for index, each in enumerate(scenario.fields) if index not in reached]
    if lost:
        yield Problem(f"no way leads from {scenario.fields[0].id} to {', '.join(lost)}", ("edges",))


@rule("SPB-SHIP-12")
def there_are_more_fields_than_ships(scenario: Scenario) -> Iterator[Problem]:
    ships = scenario.players[-1]
    if len(scenario.fields) <= ships:
        yield Problem(f"{counted(len(scenario.fields), 'field')} for {ships} ships; no ship could move", ("fields",))


def teleports(scenario: Scenario) -> tuple[int, ...]:
    """The teleport fields."""
    return tuple(index for index, each in enumerate(scenario.fields) if each.is_teleport)


def reached_from(scenario: Scenario, start: int) -> set[int]:
    """The fields that a ship on `start` can reach in any number of steps, itself included."""
    found = teleports(scenario)
    links = [*scenario.edges, *zip(found, found[1:], strict=False)]
    reached = {start}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        beside = {sum(edge) - here for edge in links if here in edge} - reached
        reached |= beside
        waiting.extend(beside)
    return reached
