"""Deeds of a scenario in a game: whether they may happen, how often they have, and what they change (section 28).

What has happened is kept among the effects: an effect of no card for each deed, with its number and its round.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import box, carrying, moves
from sandtable.games.tide_of_iron.combat.odds import FACES
from sandtable.games.tide_of_iron.deed import ARRIVAL, EVENT, Deed
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.lines import TOLD_COMMAND, TOLD_DEED, TOLD_OBJECTIVE_REMOVED, TOLD_POINTS
from sandtable.games.tide_of_iron.moves import with_item
from sandtable.games.tide_of_iron.past import reshape, times_done
from sandtable.games.tide_of_iron.phases import ending
from sandtable.games.tide_of_iron.phases.drawing import OPENING_DRAW, add_available
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.state import OUTSIDE, Table, with_entry
from sandtable.games.tide_of_iron.terms import NOTHING, REMOVED
from sandtable.games.tide_of_iron.words.lasting import add_effect
from sandtable.games.tide_of_iron.words.modifiers import ALWAYS, CLOSED, HAPPENED, ROUNDS

CARD_HOPE: Final = 4
"""Points of evaluation for a card that a judged copy does not draw."""


def is_open(table: Table, number: int) -> bool:
    """True where a deed may happen now: its round, its number of times, its condition."""
    deed = table.setup.deeds[number]
    if not deed.first <= table.round <= deed.last:
        return False
    if deed.times and times_done(table, number) >= deed.times:
        return False
    return deed.condition is None or deed.condition.holds(ending.TableView(table))


def happen_due(table: Table, kind: int) -> None:
    """Let the events, or the arrivals, of this round happen whose condition holds (TOI-STA-13)."""
    for number, deed in enumerate(table.setup.deeds):
        if deed.kind == kind and is_open(table, number):
            happen(table, number)


def arriving(table: Table) -> list[Pool]:
    """The forces that come after this round because their condition holds (D-TOI-176)."""
    now = [effect.amount for effect in table.effects if effect.kind == HAPPENED]
    return [pool for pool in table.setup.pools if pool.deed != NOTHING and pool.deed * ROUNDS + table.round in now]


def happen(table: Table, number: int, unit: int = NOTHING, die: int = 0) -> None:
    """Let a deed happen; `unit` carries out a special action, and `die` was rolled for it."""
    deed = table.setup.deeds[number]
    table.effects += (Effect(HAPPENED, deed.seat, number * ROUNDS + table.round, NOTHING, ALWAYS, NOTHING),)
    if table.telling and deed.kind != ARRIVAL:
        table.tell(TOLD_DEED, deed.seat, (number, die, 1))
    if table.is_trial:
        table.hopes[deed.seat] += deed.promise
    gain(table, deed)
    change_map(table, deed)
    for effect in deed.effects:
        add_effect(table, effect)
    if deed.returns != NOTHING:
        add_available(table, deed.seat, deed.returns)
    if unit != NOTHING:
        change_here(table, deed, unit)


def gain(table: Table, deed: Deed) -> None:
    """Give the side of a deed its command, points and cards; a judged copy draws no cards."""
    seat = deed.seat
    table.command = with_entry(table.command, seat, table.command[seat] + deed.command)
    table.points = with_entry(table.points, seat, table.points[seat] + deed.points)
    if table.telling and deed.command:
        table.tell(TOLD_COMMAND, seat, (deed.command,))
    if table.telling and deed.points:
        table.tell(TOLD_POINTS, seat, (deed.points,))
    if deed.cards and table.is_trial:
        table.hopes[seat] += CARD_HOPE * deed.cards
    elif deed.cards:
        table.start(OPENING_DRAW, seat, many=deed.cards)


def change_map(table: Table, deed: Deed) -> None:
    """Lay and clear markers, remove objectives, close and open hexes, change ground; what can't be done is left out."""
    for hex_, kind in deed.clears:
        if box.lies(table, kind, hex_):
            clear(table, kind, hex_)
    for hex_, kind in deed.lays:
        if box.may_place(table, kind, hex_):
            box.place(table, kind, hex_)
    for objective in deed.removes:
        remove_objective(table, objective)
    for hex_ in deed.closes:
        table.effects += (Effect(CLOSED, deed.seat, hex_, NOTHING, ALWAYS, NOTHING),)
    for hex_ in deed.opens:
        table.effects = tuple([each for each in table.effects if each.kind != CLOSED or each.amount != hex_])
    for effect in deed.ends:
        end_effect(table, effect)
    if deed.reshapes and not table.is_trial:  # in a judged copy the plan is about the ground as it was
        reshape(table)
        table.plan = []
        table.outlook = None
        table.weights = None


def end_effect(table: Table, ended: Effect) -> None:
    """Take one operations card out of force, if it is (D-TOI-187)."""
    for at, each in enumerate(table.effects):
        is_same = (each.kind, each.seat, each.amount, each.card) == (ended.kind, ended.seat, ended.amount, NOTHING)
        if is_same and each.unit == NOTHING and each.until:
            table.effects = (*table.effects[:at], *table.effects[at + 1 :])
            return


def change_here(table: Table, deed: Deed, unit: int) -> None:
    """Change the hex of the unit that has carried out a special action."""
    hex_ = table.where[unit]
    if deed.clears_here != NOTHING:
        clear(table, deed.clears_here, hex_)
    if deed.lays_here != NOTHING:
        box.place(table, deed.lays_here, hex_)
    if deed.removes_here:
        for objective in objectives_in(table, hex_):
            remove_objective(table, objective)
    if deed.leaves:
        leave(table, unit)


def clear(table: Table, kind: int, hex_: int) -> None:
    """Take a marker off the map; squads come out of a fortification that is gone."""
    box.take_away(table, kind, hex_)
    if not box.lies(table, kind, hex_):
        for unit in table.stacks[hex_]:
            if table.inside[unit] == kind:
                table.inside = with_entry(table.inside, unit, OUTSIDE)


def objectives_in(table: Table, hex_: int) -> list[int]:
    """The numbers of the objectives that are still in a hex."""
    objectives = table.setup.objectives
    return [
        at for at in range(len(objectives)) if table.control[at] != REMOVED and carrying.place_of(table, at) == hex_
    ]


def remove_objective(table: Table, number: int) -> None:
    """Remove an objective: nobody controls it, and it gives nothing any more (D-TOI-173)."""
    if table.control[number] == REMOVED:
        return
    table.control = with_item(table.control, number, REMOVED)
    if table.telling:
        table.tell(TOLD_OBJECTIVE_REMOVED, table.initiative, (number,))


def leave(table: Table, unit: int) -> None:
    """Take a unit and its passengers off the map with what they carry; nobody gets points for it (D-TOI-172)."""
    for each in (*table.passengers(unit), unit):
        carrying.take_away(table, each)
        moves.remove(table, each)


def events(table: Table) -> None:
    """The events after this round that are more than gifts."""
    if table.setup.deeds:
        happen_due(table, EVENT)


def chances(deed: Deed) -> int:
    """The faces of a die, out of FACES, on which an action succeeds."""
    return FACES + 1 - deed.succeeds_on if deed.succeeds_on else FACES
