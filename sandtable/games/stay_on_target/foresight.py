"""The evaluation with foresight: who laid each card, what the others will fly, and the race for points (greedy-2).

A value is the chance to win, in hundredths of a percent, as far as this run decides it: the seat's gain over a run
that ends early, less the gains of the others.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import NOBODY, NOT_OVER, NOTHING
from sandtable.games.stay_on_target.course import (
    COMPLETE,
    DECK,
    LAID,
    OWN,
    SHADES,
    Course,
    Sure,
    secret,
    stronger,
    sure,
    unaware,
    weights,
)
from sandtable.games.stay_on_target.evaluate import defending, seen_by, unseen_by
from sandtable.games.stay_on_target.odds import Drawn, Fleet, Prospect, left_of
from sandtable.games.stay_on_target.race import CERTAIN
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import FIFTH, LAYING, PLACES, STEP_BUDGET, TRIOS

FIFTH_ONLY: Final = 1
COMPLETED: Final = 2
"""Ends of a run (race.py)."""


def evaluate(table: Table, seat: int) -> int:
    """The seat's prospects less the average of the others."""
    if table.ending == STEP_BUDGET:
        return 0
    if table.ending != NOT_OVER:
        return CERTAIN if seat in table.winners else -CERTAIN
    value = hopes(table, seat, seat)
    if table.phase == LAYING:  # in later phases no answer of a seat changes the prospects of the others
        others = sum([hopes(table, seat, other) for other in range(table.setup.seats) if other != seat])
        value -= table.weights.others * others // (100 * (table.setup.seats - 1))
    return value


def worth(table: Table, seat: int, end: int) -> int:
    """The gain in the chance to win by an end of the run, over an early one; the mean over the opponents."""
    race = table.setup.charts.race(table.weights.completes, table.weights.reaches_fifth)
    seats = range(table.setup.seats)
    gains = [race.worth(table.points[seat], table.points[other], end) for other in seats if other != seat]
    return sum(gains) // len(gains)


def hopes(table: Table, viewer: int, seat: int) -> int:
    """The prospects of a seat in this run."""
    fifth = worth(table, seat, FIFTH_ONLY)
    if table.out_at[seat]:
        return fifth if table.gets_points(seat) else 0
    complete = max(1, worth(table, seat, COMPLETED))
    shade = min(SHADES, max(0, fifth * SHADES // complete))
    return complete * prospects(table, viewer, seat, shade) // COMPLETE


def prospects(table: Table, viewer: int, seat: int, shade: int) -> int:
    """The value of the run, COMPLETE where it is completed for sure."""
    if table.trio[seat] != NOTHING:
        return in_flight(table, seat, shade)
    if viewer != seat:
        return expected(table, viewer, seat, shade)
    row = row_ahead(table, viewer, seat)
    if table.answers[seat] != NOTHING:
        return course_of(table, seat, table.answers[seat], shade).value(row)
    return max([course.value(row) for course, _ in likely(table, seat, row, shade, table.weights.own_near)])


def expected(table: Table, viewer: int, seat: int, shade: int) -> int:
    """The prospects of another seat: it chooses its three cards without the knowledge of the viewer."""
    row = row_ahead(table, viewer, seat)
    flown = likely(table, seat, row, shade, table.weights.near)
    return sum([weight * course.value(row) for course, weight in flown]) // sum([weight for _, weight in flown])


def likely(table: Table, seat: int, row: tuple[int, ...], shade: int, near: int) -> list[tuple[Course, int]]:
    """The choices of three cards that look good to one who knows none of the row, and how often each is taken."""
    unknown = unaware(row)
    courses = [course_of(table, seat, trio, shade) for trio in range(len(TRIOS))]
    liked = weights([course.value(unknown) for course in courses], near)
    return [(course, weight) for course, weight in zip(courses, liked, strict=True) if weight]


def row_ahead(table: Table, viewer: int, seat: int) -> tuple[int, ...]:
    """The cards of the row for the squadron of a seat, as the viewer knows them (course.py)."""
    cards: list[int] = []
    for place in range(PLACES):
        layer = table.layer(place)
        if table.knows(viewer, table.row[place]):
            face = table.setup.faces[table.row[place]]
            cards.append(sure(face) if viewer == seat else secret(face))
        elif layer == NOBODY:
            cards.append(DECK)
        else:
            cards.append(OWN if layer == seat else LAID)
    return tuple(cards)


def in_flight(table: Table, seat: int, shade: int) -> int:
    """The prospects after the common reveal, with the seat's own hidden answer, which only this seat knows."""
    course = course_of(table, seat, table.trio[seat], shade)
    left = left_of(table.defence[seat], table.deflects(seat), table.shield[seat], table.force[seat])
    answer = table.answers[seat]
    places = PLACES - table.shown
    unseen = unseen_by(table, seat)
    row = row_of(table, seat, table.trio[seat], course, unseen)
    if answer != NOTHING and not table.danger:
        attack = row[places]
        if isinstance(attack, Sure):
            return attack.foreseen(answer, attack.face, left)
        assert isinstance(attack, Drawn)
        return attack.mean(answer, left)
    if seat in table.danger:
        if len(row) == places + 1:
            row.append(course.drawn(table.shown, row[places], unseen))
        attacking = row[places + 1]
        assert isinstance(attacking, Drawn)
        return defending(table, attacking, answer, left)
    return row[places].at(left)


def row_of(table: Table, seat: int, trio: int, course: Course, unseen: Fleet) -> list[Prospect]:
    """The rest of a run by the number of places to come, as the seat itself knows them, in their true order.

    Behind them comes the attacking card once it has been asked for (`in_flight`).
    """
    known = [card if table.knows(seat, card) else NOTHING for card in table.row]
    seen = seen_by(table, seat)
    key = (table.colours[seat], trio, course.fifth, table.weights.strong, table.first, table.shown, seat, seen, *known)
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
            row.append(
                Sure(course.wing, row[-1], table.setup.faces[known[place]], course.drawn(number, row[-1], unseen), out)
            )
        elif table.layer(place) == NOBODY:
            row.append(course.drawn(number, row[-1], unseen))
        else:
            row.append(course.laid(number, row[-1], unseen, strong))
    return row


def course_of(table: Table, seat: int, trio: int, shade: int) -> Course:
    return table.setup.charts.course(table.colours[seat], trio, shade, table.weights.strong, table.weights.near)
