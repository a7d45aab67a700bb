"""The evaluation with foresight: who laid each card, what the others will fly, and the race for points (greedy-1).

A value is the chance to win, in hundredths of a percent, as far as this run decides it: the seat's gain over a run
that ends early, less the gains of the others.
"""

from __future__ import annotations

from typing import Final

from simulate.engine.asking import NOBODY, NOT_OVER, NOTHING
from simulate.games.stay_on_target.course import (
    COMPLETE,
    DECK,
    KINDS,
    LAID,
    OWN,
    SAVED_DECK,
    SAVED_LAID,
    SHADES,
    Course,
    Sure,
    stronger,
)
from simulate.games.stay_on_target.evaluate import defending, unseen_by
from simulate.games.stay_on_target.odds import Drawn, Fleet, Known, Prospect, left_of
from simulate.games.stay_on_target.race import CERTAIN
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import FIFTH, LAYING, PLACES, STEP_BUDGET, TRIOS

FIFTH_ONLY: Final = 1
COMPLETED: Final = 2
"""Ends of a run (race.py)."""


def evaluate(table: Table, seat: int) -> int:
    """The seat's prospects less the average of the others."""
    if table.ending == STEP_BUDGET:
        return 0
    if table.ending != NOT_OVER:
        return CERTAIN if seat in table.winners else -CERTAIN
    unseen = unseen_by(table, seat)
    value = hopes(table, seat, seat, unseen)
    if table.phase == LAYING:  # in later phases no answer of a seat changes the prospects of the others
        others = sum([hopes(table, seat, other, unseen) for other in range(table.setup.seats) if other != seat])
        value -= table.weights.others * others // (100 * (table.setup.seats - 1))
    return value


def worth(table: Table, seat: int, end: int) -> int:
    """The gain in the chance to win by an end of the run, over an early one; the mean over the opponents."""
    race = table.setup.charts.race(table.weights.completes, table.weights.reaches_fifth)
    seats = range(table.setup.seats)
    gains = [race.worth(table.points[seat], table.points[other], end) for other in seats if other != seat]
    return sum(gains) // len(gains)


def hopes(table: Table, viewer: int, seat: int, unseen: Fleet) -> int:
    """The prospects of a seat in this run."""
    fifth = worth(table, seat, FIFTH_ONLY)
    if table.out_at[seat]:
        return fifth if table.gets_points(seat) else 0
    complete = max(1, worth(table, seat, COMPLETED))
    shade = min(SHADES, max(0, fifth * SHADES // complete))
    return complete * prospects(table, viewer, seat, unseen, shade) // COMPLETE


def prospects(table: Table, viewer: int, seat: int, unseen: Fleet, shade: int) -> int:
    """The value of the run, COMPLETE where it is completed for sure."""
    if table.trio[seat] != NOTHING:
        return in_flight(table, seat, unseen, shade)
    if viewer == seat and table.answers[seat] != NOTHING:
        return before_take_off(table, viewer, seat, table.answers[seat], shade)
    each = [before_take_off(table, viewer, seat, trio, shade) for trio in range(len(TRIOS))]
    if viewer == seat:
        return max(each)
    best = table.weights.best_choice
    return (best * max(each) + (100 - best) * (sum(each) // len(each))) // 100


def before_take_off(table: Table, viewer: int, seat: int, trio: int, shade: int) -> int:
    """The prospects with these three cards, before the run begins."""
    course = course_of(table, seat, trio, shade)
    left = left_of(course.wing.defence, len(course.wing.deflectors), 1, 1)
    return rest_of_run(table, viewer, seat, course, PLACES).at(left)


def in_flight(table: Table, seat: int, unseen: Fleet, shade: int) -> int:
    """The prospects after the common reveal, with the seat's own hidden answer, which only this seat knows."""
    course = course_of(table, seat, table.trio[seat], shade)
    left = left_of(table.defence[seat], len(table.deflectors(seat)), table.shield[seat], table.force[seat])
    answer = table.answers[seat]
    places = PLACES - table.shown
    row = row_of(table, seat, table.trio[seat], course, unseen)
    if answer != NOTHING and not table.danger:
        attack = row[places]
        if isinstance(attack, Sure):
            return attack.foreseen(answer, attack.face, left)
        assert isinstance(attack, Drawn)
        return attack.mean(answer, left)
    if seat in table.danger:
        return defending(table, course.drawn(table.shown, row[places], unseen), answer, left)
    return row[places].at(left)


def row_of(table: Table, seat: int, trio: int, course: Course, unseen: Fleet) -> list[Prospect]:
    """The rest of a run by the number of places to come, as the seat itself knows them, in their true order."""
    known = [card if table.knows(seat, card) else NOTHING for card in table.row]
    mask = 0
    for card, seats in enumerate(table.known):
        if seats >> seat & 1:
            mask |= 1 << card
    key = (table.colours[seat], trio, course.fifth, table.weights.strong, table.first, table.shown, seat, mask, *known)
    rows = table.setup.charts.rows
    if key not in rows:
        if len(rows) > 40:
            rows.clear()
        rows[key] = made_row(table, seat, course, unseen, known)
    return rows[key]


def made_row(table: Table, seat: int, course: Course, unseen: Fleet, known: list[int]) -> list[Prospect]:
    strong = stronger(unseen, table.setup.charts.harms[table.colours[seat]], table.weights.strong)
    row: list[Prospect] = [course.ahead[0]]
    for place in range(PLACES - table.shown):
        number = PLACES - place
        out = course.fifth if number >= FIFTH else 0
        if known[place] != NOTHING:
            row.append(Sure(course.wing, row[-1], table.setup.faces[known[place]], unseen, out))
        elif table.layer(place) == NOBODY:
            row.append(course.drawn(number, row[-1], unseen))
        else:
            row.append(course.laid(number, row[-1], unseen, strong))
    return row


def course_of(table: Table, seat: int, trio: int, shade: int) -> Course:
    return table.setup.charts.course(table.colours[seat], trio, shade, table.weights.strong)


def rest_of_run(table: Table, viewer: int, seat: int, course: Course, places: int) -> Prospect:
    """The cards in the first places of the row as the viewer knows them."""
    cards = [0] * KINDS
    known: list[int] = []
    is_saving = False  # for a card nearer to the Port that the seat knows
    for place in range(places):
        layer = table.layer(place)
        if table.knows(viewer, table.row[place]):
            known.append(place)
        elif layer == seat:
            cards[OWN] += 1
        elif layer == NOBODY:
            cards[SAVED_DECK if is_saving else DECK] += 1
        else:
            cards[SAVED_LAID if is_saving else LAID] += 1
        is_saving = is_saving or layer == seat
    return known_first(table, viewer == seat, course, known, cards)


def known_first(table: Table, is_own: bool, course: Course, known: list[int], cards: list[int]) -> Prospect:
    """The cards in known places, then these numbers of unknown ones; a shield may draw one more for each known card.

    `is_own`: the squadron's player is the one who knows.
    """
    unknown = sum(cards)
    ahead: list[Prospect] = []
    for more in range(len(known) + 1):
        ahead.append(course.ahead_of([count + more * (kind == DECK) for kind, count in enumerate(cards)]))
    for place in reversed(known):
        face = table.setup.faces[table.row[place]]
        chance = 100 if is_own else guesses(table)[face[0]]
        ahead = [Known(course, face, place, chance, unknown + n, ahead[n : n + 2]) for n in range(len(ahead) - 1)]
    return ahead[0]


def guesses(table: Table) -> tuple[int, int, int]:
    """The chance by type, in percent, that others foresee a card that a seat lays."""
    weights = table.weights
    return weights.guess_blast, weights.guess_starship, weights.guess_lasers
