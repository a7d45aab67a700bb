# interpreted: shows games to people
"""The ways to win a battle, the additions of its scenario, and the score of both sides."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Goal
from sandtable.engine.words import counted, listed
from sandtable.games.tide_of_iron import carrying
from sandtable.games.tide_of_iron.card_facts import operations_cards
from sandtable.games.tide_of_iron.deed import OFFER
from sandtable.games.tide_of_iron.names import hex_name, seat_name, unit_place
from sandtable.games.tide_of_iron.past import times_done
from sandtable.games.tide_of_iron.phases.drawing import SHARED
from sandtable.games.tide_of_iron.setup import Event, Objective
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import NOBODY, NOTHING, REMOVED
from sandtable.games.tide_of_iron.text import rules_text


def goal(table: Table) -> Goal:
    """The victory conditions as the scenario says them, objectives, gifts and prizes (TOI-SCN-01 to 07, TOI-OBJ)."""
    setup = table.setup
    return Goal(
        wins=setup.victory.says(),
        left=f"Round {table.round} of {setup.rounds}" if table.round else f"Before the first of {setup.rounds} rounds",
        special=tuple(_special(table)),
        scores=tuple(
            f"{counted(table.points[seat], 'victory point')}, {counted(_held(table, seat), 'objective')}"
            for seat in setup.teams.sides
        ),
    )


def _held(table: Table, seat: int) -> int:
    """The objectives that a seat controls."""
    return sum(holder == seat for holder in table.control)


def _special(table: Table) -> Iterator[str]:
    setup = table.setup
    yield from (_objective(table, each) for each in setup.objectives if each.value)
    yield from (_cargo(table, number) for number in setup.cargo)
    for seat in (0, 1):
        for many, what in ((setup.squad_points[seat], "squad"), (setup.vehicle_points[seat], "vehicle")):
            if many:
                yield f"{seat_name(table, seat)}: {counted(many, 'victory point')} for each destroyed enemy {what}."
    for seat in (0, 1):
        for number, card in enumerate(operations_cards().values()):
            if setup.operations[seat] >> number & 1:
                yield f"{seat_name(table, seat)}: {card.name}. {rules_text(card.id)}"
    yield from (f"{seat_name(table, seat)}: {wish}." for seat, wish in setup.wishes if not table.round)
    for seat, code, when in setup.limits:
        name = operations_cards()[code].name
        yield f"{seat_name(table, seat)}: {name}, {when}. {rules_text(code)}"
    yield from (_gift(table, each) for each in setup.events if each.round >= table.round and each.is_gift)
    yield from (_deed(table, number) for number, each in enumerate(setup.deeds) if each.says and each.kind != OFFER)
    if not table.round:
        yield from _armies(table)
    yield from _decks(table)
    yield from (f"For the players, not played by the program: {each}" for each in setup.special_rules)


def _objective(table: Table, objective: Objective) -> str:
    what = "command" if objective.is_command else "victory points"
    if objective.by_round:
        given = f"{listed([str(each) for each in objective.by_round], 'and')} {what}"
    else:
        given = f"{objective.value} command" if objective.is_command else counted(objective.value, "victory point")
    owner = "" if objective.seat == NOBODY else f" to the {seat_name(table, objective.seat)} side"
    when = "in the last Command Phase" if objective.last_round_only else "in each Command Phase"
    if len(objective.by_round) > 1:
        when = f"in the Command Phases of rounds 1 to {len(objective.by_round)}, and the last number in later ones"
    kept = " Who controls it first keeps it for good." if objective.is_kept else ""
    where = f"{objective.name or 'Objective'} ({table.setup.ground.names[objective.hex]})"
    return f"{where} gives {given}{owner} {when}.{kept}"


def _cargo(table: Table, number: int) -> str:
    """The sentences about an objective that is carried, and where it is when it was moved."""
    objective = table.setup.objectives[number]
    place, unit = carrying.place_of(table, number), carrying.bearer(table, number)
    if table.control[number] == REMOVED:
        return f"{objective.says} (Removed.)"
    if place == NOT_HERE:
        return f"{objective.says} (The {seat_name(table, table.control[number])} side has taken it off the map.)"
    if unit != NOTHING:
        return f"{objective.says} (Carried by {unit_place(table, unit)}.)"
    return objective.says if place == objective.hex else f"{objective.says} (It lies in {hex_name(table, place)}.)"


def _deed(table: Table, number: int) -> str:
    """The sentence of a deed, and how often it has happened."""
    deed = table.setup.deeds[number]
    many = times_done(table, number)
    if not many:
        return deed.says
    return f"{deed.says} (Done{'' if many == 1 else f' {many} times'}.)"


def _armies(table: Table) -> Iterator[str]:
    """The lists of armies that are bought; they tell nobody what was bought (D-TOI-190)."""
    for army in table.setup.armies:
        who = f"{seat_name(table, army.seat)} division {army.division}"
        yield f"{who} has {counted(army.points, 'point')} to buy units before the game."
        yield from (f"{who}: {table.setup.deeds[number].says}" for number in army.offers)


def _decks(table: Table) -> Iterator[str]:
    """Decks of both sides, and those of some rounds only."""
    setup = table.setup
    for whose, names in enumerate(setup.deck_names):
        owner = "Both sides" if whose == SHARED else seat_name(table, whose)
        for at, name in enumerate(names):
            first, last = setup.deck_rounds[whose][at]
            limited = (
                f", in rounds {first} to {last}" if setup.decks_change and (first, last) != (1, setup.rounds) else ""
            )
            condition = setup.deck_conditions[whose][at]
            limited += f", while {condition.says()}" if condition else ""
            if limited or whose == SHARED:
                yield f"{owner}: cards are drawn from {name}{limited}."


def _gift(table: Table, event: Event) -> str:
    gifts = [
        f"{event.command} command" if event.command else "",
        counted(event.cards, "strategy card") if event.cards else "",
        counted(event.points, "victory point") if event.points else "",
    ]
    return f"Round {event.round}: {seat_name(table, event.seat)} gets {', '.join(filter(None, gifts))}."
