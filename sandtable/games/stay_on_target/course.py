"""The value of a run by who laid each card of the row, in its true order: a card that somebody laid is meant to hurt.

A card of the row is one number: DECK, LAID or OWN, or a face where the judging seat knows it (`sure`, `secret`). All of
its tables count the whole deck; only the row in flight (foresight.py) counts the cards that a seat has seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sandtable.engine.asking import NOTHING
from sandtable.games.stay_on_target.odds import (
    FORCE,
    SHIELD,
    Attack,
    Drawn,
    Fleet,
    Odds,
    Prospect,
    Worth,
    left_of,
    sizes_of,
)
from sandtable.games.stay_on_target.race import Race
from sandtable.games.stay_on_target.scenario import TargetPoints
from sandtable.games.stay_on_target.terms import FIFTH, NO_PREDICTION, PLACES, TYPES
from sandtable.games.stay_on_target.wing import Wing

# Cards of a row.
DECK: Final = 0
"""From the deck."""
LAID: Final = 1
"""Laid by another player."""
OWN: Final = 2
"""Laid by the squadron's player, who foresees it; the judging seat does not know it."""
FACES: Final = 3
"""From here on: a card of known face."""

COMPLETE: Final = 2_000
"""The value of a completed run in these tables."""
MOST_COURSES: Final = 2_000
"""Courses that are kept; more of them are met only while weights are tuned."""
MOST_ROWS: Final = 2_000
"""Rows whose value a course keeps."""
SHADES: Final = 20
"""The value of the fifth card is rounded to this many parts of COMPLETE, so that few tables are needed."""


def sure(face: tuple[int, int]) -> int:
    """A card that the squadron's player knows."""
    return FACES + 2 * (face[1] * TYPES + face[0])


def secret(face: tuple[int, int]) -> int:
    """A card that the judging seat knows and the squadron's player does not."""
    return sure(face) + 1


def unaware(row: tuple[int, ...]) -> tuple[int, ...]:
    """The row for one who knows none of its cards: a known card is one that somebody laid."""
    return tuple([card if card < FACES else OWN if (card - FACES) % 2 == 0 else LAID for card in row])


def harms(wings: list[Wing], highest: int) -> list[list[int]]:
    """By type and value of an attack: the damage to a squadron, added up over all choices of three cards."""
    return [
        [sum([value for wing in wings if wing.evader[type_][value] == NOTHING]) for value in range(highest + 1)]
        for type_ in range(TYPES)
    ]


def stronger(fleet: Fleet, harm: list[list[int]], percent: int) -> Fleet:
    """The cards as a player lays them: with 100 percent the more harmful of two, with 0 percent any card.

    The counts of the result are weights, 100 for each card on average.
    """
    faces = sorted([(harm[type_][value], type_, value) for type_ in range(TYPES) for value in range(fleet.highest + 1)])
    laid = Fleet([], fleet.highest)
    below = 0
    first = 0
    while first < len(faces):
        equal = 0
        last = first
        while last < len(faces) and faces[last][0] == faces[first][0]:
            equal += fleet.counts[faces[last][1]][faces[last][2]]
            last += 1
        weight = max(0, 100 - percent + percent * (2 * below + equal) // max(1, fleet.size))
        for _, type_, value in faces[first:last]:
            laid.counts[type_][value] = fleet.counts[type_][value] * weight
        below += equal
        first = last
    laid.sizes = sizes_of(laid.counts)
    laid.size = max(1, laid.sizes.total)
    return laid


@mypyc_attr(acyclic=True)
class Laid(Drawn):
    """A card that a player laid; a backup shield draws one of the ordinary cards instead of it."""

    def __init__(
        self, wing: Wing, rest: Prospect, fleet: Fleet, instead_of_it: Drawn, when_out: i64, predicts: bool
    ) -> None:
        super().__init__(wing, rest, fleet, when_out, predicts)
        self.instead_of_it = instead_of_it

    def shielded(self, left: i64) -> i64:
        return self.instead_of_it.mean(NO_PREDICTION, left - SHIELD)


@mypyc_attr(acyclic=True)
class Own(Laid):
    """A card that the squadron's own player laid, unknown to the judging seat."""

    def at(self, left: i64) -> i64:
        return self.rest.at(left) if left & FORCE else self.mean(NO_PREDICTION, left)


@mypyc_attr(acyclic=True)
class Sure(Attack):
    """A card that the squadron's own player knows: Obi-Wan foresees it for certain."""

    def __init__(self, wing: Wing, rest: Prospect, face: tuple[int, int], instead_of_it: Drawn, when_out: i64) -> None:
        super().__init__(wing, rest)
        self.face = face
        self.when_out = when_out
        self.instead_of_it = instead_of_it

    def at(self, left: i64) -> i64:
        return self.rest.at(left) if left & FORCE else self.met(self.face, left)

    def eliminated(self, left: i64) -> i64:
        return self.when_out

    def shielded(self, left: i64) -> i64:
        return self.instead_of_it.mean(NO_PREDICTION, left - SHIELD)


@mypyc_attr(acyclic=True)
class Secret(Attack):
    """A card that only the judging seat knows: for the squadron's player it is one that somebody laid, as `looks`."""

    def __init__(
        self,
        wing: Wing,
        rest: Prospect,
        face: tuple[int, int],
        looks: Drawn,
        near: int,
        instead_of_it: Drawn,
        when_out: i64,
    ) -> None:
        super().__init__(wing, rest)
        self.face = face
        self.looks = looks
        self.near = near
        self.when_out = when_out
        self.instead_of_it = instead_of_it
        self.kept: dict[int, int] = {}

    def at(self, left: i64) -> i64:
        if left not in self.kept:
            self.kept[left] = self.predicted(left) if left & FORCE else self.met(self.face, left)
        return self.kept[left]

    def predicted(self, left: i64) -> i64:
        """The mean over all predictions, weighted by how good they look."""
        liked = weights([self.looks.mean(prediction, left) for prediction in range(TYPES + 1)], self.near)
        values = [self.foreseen(each, self.face, left) * weight for each, weight in enumerate(liked) if weight]
        return sum(values) // sum(liked)

    def eliminated(self, left: i64) -> i64:
        return self.when_out

    def shielded(self, left: i64) -> i64:
        return self.instead_of_it.mean(NO_PREDICTION, left - SHIELD)


def weights(looks: list[int], near: int) -> list[int]:
    """The chance of each choice: the better it looks, the larger. A choice `near` worse than the best has none."""
    least = max(looks) - near
    return [max(0, look - least) for look in looks]


@mypyc_attr(acyclic=True)
class Course(Worth):
    """The prospects of three squadron cards against the cards of a row, worked out once each."""

    def __init__(self, wing: Wing, fleet: Fleet, strong: Fleet, fifth: int, near: int) -> None:
        super().__init__(wing, fleet, COMPLETE, fifth)
        self.fleet = fleet
        self.strong = strong
        self.near = near
        self.whole = left_of(wing.defence, len(wing.deflectors), 1, 1)
        """A squadron before the run begins."""
        self.unknown: dict[tuple[int, ...], Drawn] = {}
        """By the cards of the row, the nearest to the Port first; nobody knows them."""
        self.values: dict[tuple[int, ...], int] = {}
        """The value before the run begins, likewise."""

    def value(self, row: tuple[int, ...]) -> int:
        """The value of a whole run."""
        if row not in self.values:
            if len(self.values) >= MOST_ROWS:
                self.values.clear()
            self.values[row] = self.rest(row).at(self.whole)
        return self.values[row]

    def rest(self, row: tuple[int, ...]) -> Prospect:
        """The rest of a run with these cards to come."""
        if not row:
            return self.ahead[0]
        return self.known(row) if max(row) >= FACES else self.drawn_from(row)

    def drawn_from(self, row: tuple[int, ...]) -> Drawn:
        """The same where nobody knows any of the cards."""
        if row not in self.unknown:
            self.unknown[row] = self.made(row[-1], row, self.rest(row[:-1]))
        return self.unknown[row]

    def known(self, row: tuple[int, ...]) -> Prospect:
        """The same where the last card, or one behind it, is known."""
        card = row[-1]
        rest = self.rest(row[:-1])
        if card < FACES:
            return self.made(card, row, rest)
        value, type_ = divmod((card - FACES) // 2, TYPES)
        out = self.out(row)
        if (card - FACES) % 2 == 0:
            return Sure(self.wing, rest, (type_, value), self.ordinary(row, rest), out)
        looks = self.drawn_from(unaware(row))
        return Secret(self.wing, rest, (type_, value), looks, self.near, self.ordinary(row, rest), out)

    def made(self, card: int, row: tuple[int, ...], rest: Prospect) -> Drawn:
        """A card that is not known, and the rest behind it."""
        if card == DECK:
            return Drawn(self.wing, rest, self.fleet, self.out(row))
        if card == OWN:
            return Own(self.wing, rest, self.strong, self.ordinary(row, rest), self.out(row), False)
        return Laid(self.wing, rest, self.strong, self.ordinary(row, rest), self.out(row), True)

    def ordinary(self, row: tuple[int, ...], rest: Prospect) -> Drawn:
        """A card from the deck in place of the last one of the row, before the same rest: backup shields draw it."""
        before = row[:-1]
        if not before or max(before) < FACES:
            return self.drawn_from((*before, DECK))
        return Drawn(self.wing, rest, self.fleet, self.out(row))

    def out(self, row: tuple[int, ...]) -> int:
        """The value of a run that ends with the last of these cards."""
        return self.fifth if PLACES + 1 - len(row) >= FIFTH else 0

    def laid(self, number: int, rest: Prospect, unseen: Fleet, strong: Fleet) -> Drawn:
        """The `number`-th card of a run, laid by another player, one of the unseen cards."""
        return Laid(
            self.wing, rest, strong, self.drawn(number, rest, unseen), self.fifth if number >= FIFTH else 0, True
        )


class Charts:
    """The courses and races of a scenario, kept for all its games."""

    def __init__(self, odds: Odds, points: TargetPoints) -> None:
        self.odds = odds
        self.points = points
        self.harms = [harms(wings, odds.fleet.highest) for wings in odds.wings]
        """By squadron."""
        self.courses: dict[tuple[int, int, int, int, int], Course] = {}
        """By squadron, trio, the shade of the fifth card, and the weight `strong`."""
        self.laid: dict[tuple[int, int], Fleet] = {}
        """By squadron and the weight `strong`."""
        self.rows: dict[tuple[int, ...], list[Prospect]] = {}
        """The rows in flight by all that their players know."""
        self.races: dict[tuple[int, int], Race] = {}
        """By the chances of a run's ends."""

    def course(self, squadron: int, trio: int, shade: int, strong: int, near: int) -> Course:
        key = (squadron, trio, shade, strong, near)
        if key not in self.courses:
            if len(self.courses) >= MOST_COURSES:
                self.courses.clear()
            wing = self.odds.wings[squadron][trio]
            fifth = COMPLETE * shade // SHADES
            self.courses[key] = Course(wing, self.odds.fleet, self.strong(squadron, strong), fifth, near)
        return self.courses[key]

    def strong(self, squadron: int, percent: int) -> Fleet:
        """The whole deck as others lay it before a squadron."""
        key = (squadron, percent)
        if key not in self.laid:
            self.laid[key] = stronger(self.odds.fleet, self.harms[squadron], percent)
        return self.laid[key]

    def race(self, completes: int, reaches_fifth: int) -> Race:
        key = (completes, reaches_fifth)
        if key not in self.races:
            self.races[key] = Race(self.points, completes, reaches_fifth)
        return self.races[key]
