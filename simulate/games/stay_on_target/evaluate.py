"""The evaluation of a position from a seat's knowledge: its prospects in this run and its Target Points.

A Target Point on the way to the number needed counts 100; beyond it points only break ties. The prospects
of a run come from the tables of odds.py; the cards that the seat knows, its own hidden answer and the very next card
(one of the unseen cards) are computed exactly.
"""

from __future__ import annotations

from typing import Final

from simulate.games.stay_on_target.odds import Defences, Fleet, Worth
from simulate.games.stay_on_target.outlook import Outlook
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import (
    CHOOSING,
    DEFENDING,
    FIFTH,
    LAYING,
    NOT_OVER,
    NOTHING,
    PLACES,
    PREDICTING,
    SHIELDED,
    STEP_BUDGET,
    TAKE_IT,
    TRIOS,
    TYPES,
    USE_DEFLECT,
    USE_SHIELD,
)

POINT: Final = 100
SPARE_POINT: Final = 10
"""A point beyond those needed: it only breaks ties (SOT-WIN-03)."""
WIN: Final = 800


def evaluate(table: Table, seat: int) -> int:
    """The seat's points and prospects less the average of the others."""
    if table.ending == STEP_BUDGET:
        return 0
    if table.ending != NOT_OVER:
        return 10 * WIN if seat in table.winners else -10 * WIN
    unseen = unseen_by(table, seat)
    others = 0
    for other in range(table.setup.seats):
        if other != seat:
            others += has(table, other)
            if table.phase == LAYING:  # in later phases no answer of a seat changes the prospects of the others
                others += hopes(table, seat, other, unseen)
    return has(table, seat) + hopes(table, seat, seat, unseen) - others // (table.setup.seats - 1)


def has(table: Table, seat: int) -> int:
    """The value of a seat's Target Points."""
    points = table.points[seat]
    needed = table.setup.needed
    return POINT * min(points, needed) + SPARE_POINT * max(points - needed, 0)


def unseen_by(table: Table, viewer: int) -> Fleet:
    """The Imperial cards a seat has not seen in this run: the next one may be any of them."""
    setup = table.setup
    fleet = Fleet(setup.odds.highest)
    for card, known in enumerate(table.known):
        if not known >> viewer & 1:
            fleet.add(setup.card_type[card], setup.card_value[card])
    return fleet


def hopes(table: Table, viewer: int, seat: int, unseen: Fleet) -> int:
    """The prospects of a seat in this run."""
    if table.out_at[seat]:
        return stakes(table, seat)[1] if table.out_at[seat] >= FIFTH else 0
    if table.trio[seat] != NOTHING:
        return in_flight(table, viewer, seat, unseen)
    if viewer != seat:
        return sum([before_take_off(table, viewer, seat, trio) for trio in range(len(TRIOS))]) // len(TRIOS)
    if table.phase == CHOOSING and table.answers[seat] != NOTHING:
        return before_take_off(table, viewer, seat, table.answers[seat])
    return max([before_take_off(table, viewer, seat, trio) for trio in range(len(TRIOS))])


def before_take_off(table: Table, viewer: int, seat: int, trio: int) -> int:
    """The prospects with these three cards, before the run begins."""
    squadron = table.squadron(seat)
    outlook = outlook_of(table, viewer, seat, trio)
    return outlook.at(squadron.defence_of(trio), squadron.deflects_of(trio), 1, 1)


def in_flight(table: Table, viewer: int, seat: int, unseen: Fleet) -> int:
    """The prospects after the common reveal, with the seat's own hidden answer, which only this seat knows."""
    outlook = outlook_of(table, viewer, seat, table.trio[seat])
    outlook.hold(table.defence[seat], table.deflects_left(seat), table.shield[seat], table.force[seat])
    answer = table.answers[seat] if viewer == seat else NOTHING
    if table.phase == PREDICTING and answer != NOTHING:
        return foreseeing(table, viewer, outlook, unseen, answer)
    if table.phase in (DEFENDING, SHIELDED) and seat in table.danger:
        return defending(table, outlook, unseen, answer)
    return outlook.now()


def foreseeing(table: Table, viewer: int, outlook: Outlook, unseen: Fleet, answer: int) -> int:
    """The prospects before the next card, with a prediction or without."""
    card = table.row[PLACES - 1 - table.shown]
    if table.known[card] >> viewer & 1:
        outlook.known.remove(card)
        type_ = table.setup.card_type[card]
        return outlook.after(type_, table.setup.card_value[card], answer, unseen)
    outlook.unknown -= 1
    total = 0
    for other in range(TYPES):
        for value, count in enumerate(unseen.counts[other]):
            if count:
                total += count * outlook.after(other, value, answer, unseen)
    return total // unseen.size


def defending(table: Table, outlook: Outlook, unseen: Fleet, answer: int) -> int:
    """The prospects against the attacking card."""
    value = table.setup.card_value[table.attack]
    if answer == TAKE_IT:
        return outlook.damaged(value, outlook.force)
    if answer == USE_DEFLECT:
        return outlook.deflected(outlook.force)
    if answer == USE_SHIELD:
        return outlook.shielded(outlook.force, unseen)
    return outlook.best_against(value, outlook.force, unseen)


def outlook_of(table: Table, viewer: int, seat: int, trio: int) -> Outlook:
    """The cards to come as the viewer knows them; only a seat that knows a card can foresee it."""
    known: list[int] = []
    for place in range(PLACES - table.shown):
        card = table.row[place]
        if card != NOTHING and table.known[card] >> viewer & 1:
            known.append(card)
    unknown = PLACES - table.shown - len(known)
    is_next = 1 if table.phase == PREDICTING else 0
    return Outlook(table, worth_of(table, seat, trio), known, unknown, viewer == seat, table.shown + is_next)


def stakes(table: Table, seat: int) -> tuple[int, int]:
    """The values of completing the run and of reaching its fifth card (SOT-TP-01, 02, SOT-WIN-01)."""
    setup = table.setup
    missing = max(setup.needed - table.points[seat], 0)
    fifth = gain(setup.fifth, missing)
    return (gain(setup.complete, missing) if missing else WIN), fifth


def gain(points: int, missing: int) -> int:
    """The value of points for a seat that lacks `missing` points."""
    useful = min(points, missing)
    return POINT * useful + SPARE_POINT * (points - useful)


def worth_of(table: Table, seat: int, trio: int) -> Worth:
    """The table for these three cards and these stakes; all larger numbers of missing points are equal."""
    setup = table.setup
    missing = min(max(setup.needed - table.points[seat], 0), max(setup.complete, setup.fifth))
    number = (table.colours[seat] * len(TRIOS) + trio) * 100 + missing
    made = setup.odds.made
    if number not in made:
        complete, fifth = stakes(table, seat)
        made[number] = Worth(setup.odds.fleet, defences_of(table, seat, trio), complete, fifth)
    return made[number]


def defences_of(table: Table, seat: int, trio: int) -> Defences:
    squadron = table.squadron(seat)
    highest = table.setup.odds.highest
    found = Defences(highest, squadron.defence_of(trio), squadron.deflects_of(trio))
    for value in range(highest + 1):
        found.shields[value] = squadron.shields(value)
        for type_ in range(TYPES):
            found.evades[type_][value] = squadron.evader(trio, type_, value) != NOTHING
    return found
