"""The facts that only Tide of Iron knows about its table: errors of the pieces, and copies equal to a side."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.dice import Dice
from sandtable.engine.game import State
from sandtable.games.tide_of_iron import facts, squads
from sandtable.games.tide_of_iron.moves import specialize
from sandtable.games.tide_of_iron.stacking import MOST_UNITS, MOST_VEHICLES
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import DISRUPTED, HEAVY_DAMAGE

HOLES = 4


def tide_of_iron_census(state: State) -> list[str]:
    """Every unit in one place, figures never more than the scenario has, limits of hexes kept between actions."""
    assert isinstance(state, Table)
    checks = (units_out_of_place, stacks_too_high, squads_out_of_bounds, too_many_figures, cards_out_of_place)
    return [problem for check in checks for problem in check(state)]


def units_out_of_place(table: Table) -> Iterator[str]:
    for unit, where in enumerate(table.where):
        standing = [hex_ for hex_, stack in enumerate(table.stacks) if unit in stack]
        if standing != ([where] if where >= 0 else []):
            yield f"unit {unit} is said to be in {where} and stands in {standing}"
        if (where == CARRIED) != (table.carrier[unit] >= 0):
            yield f"unit {unit} is carried by {table.carrier[unit]} but is in {where}"
        if where == CARRIED and table.where[table.carrier[unit]] < 0:
            yield f"unit {unit} is in a vehicle that is not on the map"


def stacks_too_high(table: Table) -> Iterator[str]:
    acting = table.activation.unit if table.activation is not None else -1
    for hex_, stack in enumerate(table.stacks):
        resting = [unit for unit in stack if unit != acting]
        vehicles = [unit for unit in resting if not table.is_squad(unit)]
        if len(resting) > MOST_UNITS or len(vehicles) > MOST_VEHICLES:
            yield f"{resting} stand in hex {hex_}"
        if len({table.seat_of(unit) for unit in resting}) > 1:
            yield f"both sides stand in hex {hex_}: {resting}"


def squads_out_of_bounds(table: Table) -> Iterator[str]:
    for unit in range(table.setup.units):
        figures = table.figures[unit]
        if table.is_squad(unit):
            if squads.holes(figures) > HOLES or (table.where[unit] != NOT_HERE and figures == 0):
                yield f"squad {unit} has {squads.text(figures)}"
            if table.special[unit] and squads.has_heavy_weapon(figures):
                yield f"squad {unit} has a token and a heavy weapon"
        elif figures or table.inside[unit] != OUTSIDE or table.conditions[unit]:
            yield f"vehicle {unit} has figures, a fortification or a condition"
        is_sound = 0 <= table.conditions[unit] <= DISRUPTED and 0 <= table.damage[unit] <= HEAVY_DAMAGE
        if table.where[unit] != NOT_HERE and not is_sound:
            yield f"unit {unit} has condition {table.conditions[unit]}, damage {table.damage[unit]}"


def too_many_figures(table: Table) -> Iterator[str]:
    """No more figures of a kind than in the box, also after medics and cards have added some (TOI-CMP-06)."""
    for each in facts.unit_types().values():
        if not each.is_vehicle:
            squads_ = [unit for unit in range(table.setup.units) if table.seat_of(unit) == each.nation]
            here = sum(squads.number(table.figures[unit], each.kind) for unit in squads_)
            if here > each.count:
                yield f"{here} figures of {each.id} are on bases, the box has {each.count}"


def cards_out_of_place(table: Table) -> Iterator[str]:
    for seat in (0, 1):
        cards = [card for deck in table.decks[seat] for card in deck]
        cards += [*table.available[seat], *table.in_play[seat]]
        if len(cards) != len(set(cards)):
            yield f"a card of side {seat} is in two places: {cards}"
        if table.command[seat] < 0 or table.tokens[seat] < 0:
            yield f"side {seat} has {table.command[seat]} command, {table.tokens[seat]} tokens"


def tide_of_iron_flip(state: State, viewer: int, dice: Dice) -> State:
    """Other orders of all decks, and the other side's concealed squads have changed places."""
    copy = state.clone()
    assert isinstance(copy, Table)
    copy.figures = copy.figures.copy()
    copy.decks = tuple(tuple(shuffled(deck, dice) for deck in side) for side in copy.decks)
    side = copy.setup.teams.sides[viewer]
    hidden = [unit for unit in range(copy.setup.units) if copy.concealed[unit] and copy.seat_of(unit) != side]
    order = list(hidden)
    dice.shuffle(order)
    figures, special = list(copy.figures), list(copy.special)
    for unit, other in zip(hidden, order, strict=True):
        copy.figures[unit] = figures[other]
        specialize(copy, unit, special[other])
    return copy


def shuffled(deck: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    cards = list(deck)
    dice.shuffle(cards)
    return tuple(cards)
