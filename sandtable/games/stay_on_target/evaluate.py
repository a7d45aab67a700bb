"""The evaluation of a position from a seat's knowledge: its prospects in this run and its Target Points.

A Target Point on the way to the number needed counts in full; beyond it points only break ties. The prospects
of a run come from the tables of odds.py; the cards that the seat knows, its own hidden answer and the very next card
(one of the unseen cards) are computed exactly.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import NOT_OVER, NOTHING
from sandtable.games.stay_on_target.odds import Drawn, Fleet, Known, Prospect, Worth, left_of
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import LAYING, PLACES, STEP_BUDGET, TAKE_IT, TRIOS, USE_DEFLECT, USE_SHIELD

OVER: Final = 8000
"""The end of the game."""
MOST_FLEETS: Final = 40
"""Sets of unseen cards that are kept: the options of a question, and of the next ones, are judged with the same."""


def evaluate(table: Table, seat: int) -> int:
    """The seat's points and prospects less the average of the others."""
    if table.ending == STEP_BUDGET:
        return 0
    if table.ending != NOT_OVER:
        return OVER if seat in table.winners else -OVER
    needed = table.setup.odds.needed
    others = 0
    for other in range(table.setup.seats):
        if other != seat:
            others += gain(table, table.points[other], needed)
            if table.phase == LAYING:  # in later phases no answer of a seat changes the prospects of the others
                others += hopes(table, seat, other)
    own = gain(table, table.points[seat], needed) + hopes(table, seat, seat)
    return own - table.weights.others * others // (100 * (table.setup.seats - 1))


def unseen_by(table: Table, viewer: int) -> Fleet:
    """The Imperial cards a seat has not seen in this run: the next one may be any of them."""
    seen = seen_by(table, viewer)
    fleets = table.setup.odds.unseen
    fleet = fleets.get(seen)
    if fleet is None:
        if len(fleets) >= MOST_FLEETS:
            fleets.clear()
        cards = [face for card, face in enumerate(table.setup.faces) if not seen >> card & 1]
        fleet = Fleet(cards, table.setup.odds.fleet.highest)
        fleets[seen] = fleet
    return fleet


def seen_by(table: Table, viewer: int) -> int:
    """A bit for each Imperial card that a seat has seen in this run."""
    seen = 0
    for card, seats in enumerate(table.known):
        if seats >> viewer & 1:
            seen |= 1 << card
    return seen


def hopes(table: Table, viewer: int, seat: int) -> int:
    """The prospects of a seat in this run."""
    if table.out_at[seat]:
        return gain(table, table.setup.odds.fifth, missing(table, seat)) if table.gets_points(seat) else 0
    if table.trio[seat] != NOTHING:
        return in_flight(table, viewer, seat)
    if viewer == seat and table.answers[seat] != NOTHING:
        return before_take_off(table, viewer, seat, table.answers[seat])
    each = [before_take_off(table, viewer, seat, trio) for trio in range(len(TRIOS))]
    if viewer == seat:
        return max(each)
    best = table.weights.best_choice
    return (best * max(each) + (100 - best) * (sum(each) // len(each))) // 100


def before_take_off(table: Table, viewer: int, seat: int, trio: int) -> int:
    """The prospects with these three cards, before the run begins."""
    worth = worth_of(table, seat, trio)
    left = left_of(worth.wing.defence, len(worth.wing.deflectors), 1, 1)
    return rest_of_run(table, viewer, seat, worth, PLACES).at(left)


def in_flight(table: Table, viewer: int, seat: int) -> int:
    """The prospects after the common reveal, with the seat's own hidden answer, which only this seat knows."""
    worth = worth_of(table, seat, table.trio[seat])
    left = left_of(table.defence[seat], table.deflects(seat), table.shield[seat], table.force[seat])
    answer = table.answers[seat] if viewer == seat else NOTHING
    places = PLACES - table.shown
    unseen = unseen_by(table, viewer)
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
    if table.knows(viewer, card):
        return attack.foreseen(prediction, table.setup.faces[card], left)
    return attack.mean(prediction, left)


def defending(table: Table, attack: Drawn, answer: int, left: int) -> int:
    """The prospects against the attacking card."""
    face = table.setup.faces[table.attack]
    if answer == TAKE_IT:
        return attack.damaged(face[1], left)
    if answer == USE_DEFLECT:
        return attack.deflected(left)
    if answer == USE_SHIELD:
        return attack.shielded(left)
    return attack.met(face, left)


def rest_of_run(table: Table, viewer: int, seat: int, worth: Worth, places: int) -> Prospect:
    """The cards in the first places of the row as the viewer knows them; only a seat that knows a card foresees it."""
    known = [place for place in range(places) if table.knows(viewer, table.row[place])]
    unknown = places - len(known)
    ahead = worth.ahead[unknown : places + 1]
    for place in reversed(known):
        face = table.setup.faces[table.row[place]]
        ahead = [
            Known(worth, face, place, 100 if viewer == seat else 0, unknown + number, ahead[number : number + 2])
            for number in range(len(ahead) - 1)
        ]
    return ahead[0]


def worth_of(table: Table, seat: int, trio: int) -> Worth:
    """The prospects with these three cards and these stakes (SOT-TP-01, 02, SOT-WIN-01)."""
    odds = table.setup.odds
    weights = table.weights
    lacking = min(missing(table, seat), max(odds.complete, odds.fifth))  # all larger numbers are equal
    key = (table.colours[seat], trio, lacking, weights.point, weights.spare_point, weights.win)
    if key not in odds.made:
        complete = gain(table, odds.complete, lacking) if lacking else weights.win
        odds.made[key] = Worth(odds.wings[key[0]][trio], odds.fleet, complete, gain(table, odds.fifth, lacking))
    return odds.made[key]


def missing(table: Table, seat: int) -> int:
    """The Target Points that a seat lacks before it can win."""
    return max(table.setup.odds.needed - table.points[seat], 0)


def gain(table: Table, points: int, lacking: int) -> int:
    """The value of points for a seat that lacks `lacking` of them."""
    useful = min(points, lacking)
    return table.weights.point * useful + table.weights.spare_point * (points - useful)
