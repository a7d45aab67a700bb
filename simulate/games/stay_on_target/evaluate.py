"""The evaluation of a position from a seat's knowledge: its prospects in this run and its Target Points.

A Target Point on the way to the number needed counts 100; beyond it points only break ties. The prospects
of a run come from the tables of odds.py; the cards that the seat knows, its own hidden answer and the very next card
(one of the unseen cards) are computed exactly.
"""

from __future__ import annotations

from typing import Final

from simulate.engine.asking import NOT_OVER, NOTHING
from simulate.games.stay_on_target.odds import Drawn, Fleet, Known, Prospect, Worth, left_of
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import LAYING, PLACES, STEP_BUDGET, TAKE_IT, TRIOS, USE_DEFLECT, USE_SHIELD

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
    fleet = Fleet(setup.odds.fleet.highest)
    for card, known in enumerate(table.known):
        if not known >> viewer & 1:
            fleet.add(setup.card_type[card], setup.card_value[card])
    return fleet


def hopes(table: Table, viewer: int, seat: int, unseen: Fleet) -> int:
    """The prospects of a seat in this run."""
    if table.out_at[seat]:
        return gain(table.earned(seat), missing(table, seat))
    if table.trio[seat] != NOTHING:
        return in_flight(table, viewer, seat, unseen)
    if viewer != seat:
        return sum([before_take_off(table, viewer, seat, trio) for trio in range(len(TRIOS))]) // len(TRIOS)
    if table.answers[seat] != NOTHING:
        return before_take_off(table, viewer, seat, table.answers[seat])
    return max([before_take_off(table, viewer, seat, trio) for trio in range(len(TRIOS))])


def before_take_off(table: Table, viewer: int, seat: int, trio: int) -> int:
    """The prospects with these three cards, before the run begins."""
    worth = worth_of(table, seat, trio)
    left = left_of(worth.wing.defence, len(worth.wing.deflectors), 1, 1)
    return rest_of_run(table, viewer, seat, worth, PLACES).at(left)


def in_flight(table: Table, viewer: int, seat: int, unseen: Fleet) -> int:
    """The prospects after the common reveal, with the seat's own hidden answer, which only this seat knows."""
    worth = worth_of(table, seat, table.trio[seat])
    left = left_of(table.defence[seat], table.deflects_left(seat), table.shield[seat], table.force[seat])
    answer = table.answers[seat] if viewer == seat else NOTHING
    places = PLACES - table.shown
    if answer != NOTHING and not table.danger:
        after_it = rest_of_run(table, viewer, seat, worth, places - 1)
        return predicting(table, viewer, worth.drawn(table.shown + 1, after_it, unseen), answer, left)
    rest = rest_of_run(table, viewer, seat, worth, places)
    if seat in table.danger:
        return defending(table, worth.drawn(table.shown, rest, unseen), answer, left)
    return rest.at(left)


def predicting(table: Table, viewer: int, attack: Drawn, prediction: int, left: int) -> int:
    """The prospects before the next card, which the viewer may know."""
    card = table.row[PLACES - 1 - table.shown]
    if table.known[card] >> viewer & 1:
        return attack.foreseen(prediction, table.setup.card_type[card], table.setup.card_value[card], left)
    return attack.mean(prediction, left)


def defending(table: Table, attack: Drawn, answer: int, left: int) -> int:
    """The prospects against the attacking card."""
    value = table.setup.card_value[table.attack]
    if answer == TAKE_IT:
        return attack.damaged(value, left)
    if answer == USE_DEFLECT:
        return attack.deflected(left)
    if answer == USE_SHIELD:
        return attack.shielded(left)
    return attack.met(table.setup.card_type[table.attack], value, left)


def rest_of_run(table: Table, viewer: int, seat: int, worth: Worth, places: int) -> Prospect:
    """The cards in the first places of the row as the viewer knows them; only a seat that knows a card foresees it."""
    known = [
        place for place in range(places) if table.row[place] != NOTHING and table.known[table.row[place]] >> viewer & 1
    ]
    unknown = places - len(known)
    ahead = worth.ahead[unknown : places + 1]
    for place in reversed(known):
        card = table.row[place]
        face = (table.setup.card_type[card], table.setup.card_value[card])
        ahead = [
            Known(worth, face, place, viewer == seat, unknown + number, ahead[number : number + 2])
            for number in range(len(ahead) - 1)
        ]
    return ahead[0]


def worth_of(table: Table, seat: int, trio: int) -> Worth:
    """The prospects with these three cards and these stakes (SOT-TP-01, 02, SOT-WIN-01)."""
    setup = table.setup
    lacking = min(missing(table, seat), max(setup.complete, setup.fifth))  # all larger numbers are equal
    key = (table.colours[seat], trio, lacking)
    if key not in setup.odds.made:
        complete = gain(setup.complete, lacking) if lacking else WIN
        wing = setup.odds.wings[table.colours[seat]][trio]
        setup.odds.made[key] = Worth(wing, setup.odds.fleet, complete, gain(setup.fifth, lacking))
    return setup.odds.made[key]


def missing(table: Table, seat: int) -> int:
    """The Target Points that a seat lacks before it can win."""
    return max(table.setup.needed - table.points[seat], 0)


def gain(points: int, lacking: int) -> int:
    """The value of points for a seat that lacks `lacking` of them."""
    useful = min(points, lacking)
    return POINT * useful + SPARE_POINT * (points - useful)
