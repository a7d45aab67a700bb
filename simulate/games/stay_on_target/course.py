"""The value of a run by who laid each card of the row: a card that somebody laid is meant to hurt (foresight.py).

Cards to come are put in an order of their own, so that tables can be kept: known ones first, then those that the
squadron's own player laid, those of the deck, those that others laid. While a card is to come that its player knows,
Obi-Wan is saved for it.
"""

from __future__ import annotations

from typing import Final

from simulate.engine.asking import NOTHING
from simulate.games.stay_on_target.odds import FORCE, SHIELD, Attack, Drawn, Fleet, Odds, Prospect, Worth
from simulate.games.stay_on_target.race import Race
from simulate.games.stay_on_target.scenario import TargetPoints
from simulate.games.stay_on_target.terms import FIFTH, NO_PREDICTION, PLACES, TYPES
from simulate.games.stay_on_target.wing import Wing

# Kinds of unknown cards, the one that is met first last.
LAID: Final = 0
"""Laid by another player."""
DECK: Final = 1
"""From the deck."""
SAVED_LAID: Final = 2
"""Laid by another player, with a card behind it for which Obi-Wan is saved."""
SAVED_DECK: Final = 3
OWN: Final = 4
"""Laid by the squadron's player, who foresees it."""
KINDS: Final = 5

COMPLETE: Final = 2_000
"""The value of a completed run in these tables."""
MOST_COURSES: Final = 2_000
"""Courses that are kept; more of them are met only while weights are tuned."""
SHADES: Final = 20
"""The value of the fifth card is rounded to this many parts of COMPLETE, so that few tables are needed."""


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
    laid.sizes = [sum(counts) for counts in laid.counts]
    laid.size = max(1, sum(laid.sizes))
    return laid


class Laid(Drawn):
    """A card that a player laid; a backup shield draws one of the ordinary cards instead of it."""

    def __init__(
        self, wing: Wing, rest: Prospect, fleet: Fleet, ordinary: Fleet, when_out: int, predicts: bool
    ) -> None:
        super().__init__(wing, rest, fleet, when_out, predicts)
        self.instead_of_it = Drawn(wing, rest, ordinary, when_out)

    def shielded(self, left: int) -> int:
        return self.instead_of_it.mean(NO_PREDICTION, left - SHIELD)


class Own(Laid):
    """A card that the squadron's own player laid, unknown to the judging seat."""

    def at(self, left: int) -> int:
        return self.rest.at(left) if left & FORCE else self.mean(NO_PREDICTION, left)


class Sure(Attack):
    """A card that the squadron's own player knows: Obi-Wan foresees it for certain."""

    def __init__(self, wing: Wing, rest: Prospect, face: tuple[int, int], ordinary: Fleet, when_out: int) -> None:
        super().__init__(wing, rest)
        self.face = face
        self.when_out = when_out
        self.instead_of_it = Drawn(wing, rest, ordinary, when_out)

    def at(self, left: int) -> int:
        return self.rest.at(left) if left & FORCE else self.met(self.face, left)

    def eliminated(self, left: int) -> int:
        return self.when_out

    def shielded(self, left: int) -> int:
        return self.instead_of_it.mean(NO_PREDICTION, left - SHIELD)


class Course(Worth):
    """The prospects of three squadron cards against unknown cards of all kinds, worked out once each."""

    def __init__(self, wing: Wing, fleet: Fleet, strong: Fleet, fifth: int) -> None:
        super().__init__(wing, fleet, COMPLETE, fifth)
        self.fleet = fleet
        self.strong = strong
        self.kept: dict[tuple[int, ...], Prospect] = {}
        """By the number of cards of each kind."""

    def ahead_of(self, cards: list[int]) -> Prospect:
        """The rest of a run with these numbers of cards of each kind to come."""
        key = tuple(cards)
        if key not in self.kept:
            self.kept[key] = self.made(cards)
        return self.kept[key]

    def made(self, cards: list[int]) -> Prospect:
        for kind in range(KINDS - 1, -1, -1):
            if cards[kind]:
                number = max(1, PLACES + 1 - sum(cards))
                rest = self.ahead_of([count - (each == kind) for each, count in enumerate(cards)])
                return self.card(kind, number, rest)
        return self.ahead[0]

    def card(self, kind: int, number: int, rest: Prospect) -> Prospect:
        """The `number`-th card of a run."""
        out = self.fifth if number >= FIFTH else 0
        if kind in (DECK, SAVED_DECK):
            return Drawn(self.wing, rest, self.fleet, out, kind == DECK)
        if kind == OWN:
            return Own(self.wing, rest, self.strong, self.fleet, out, False)
        return Laid(self.wing, rest, self.strong, self.fleet, out, kind == LAID)

    def laid(self, number: int, rest: Prospect, unseen: Fleet, strong: Fleet) -> Drawn:
        """The `number`-th card of a run, laid by another player, one of the unseen cards."""
        return Laid(self.wing, rest, strong, unseen, self.fifth if number >= FIFTH else 0, True)


class Charts:
    """The courses and races of a scenario, kept for all its games."""

    def __init__(self, odds: Odds, points: TargetPoints) -> None:
        self.odds = odds
        self.points = points
        self.harms = [harms(wings, odds.fleet.highest) for wings in odds.wings]
        """By squadron."""
        self.courses: dict[tuple[int, int, int, int], Course] = {}
        """By squadron, trio, the shade of the fifth card, and the weight `strong`."""
        self.rows: dict[tuple[int, ...], list[Prospect]] = {}
        """The rows in flight by all that their players know."""
        self.races: dict[tuple[int, int], Race] = {}
        """By the chances of a run's ends."""

    def course(self, squadron: int, trio: int, shade: int, strong: int) -> Course:
        key = (squadron, trio, shade, strong)
        if key not in self.courses:
            if len(self.courses) >= MOST_COURSES:
                self.courses.clear()
            fleet = self.odds.fleet
            laid = stronger(fleet, self.harms[squadron], strong)
            self.courses[key] = Course(self.odds.wings[squadron][trio], fleet, laid, COMPLETE * shade // SHADES)
        return self.courses[key]

    def race(self, completes: int, reaches_fifth: int) -> Race:
        key = (completes, reaches_fifth)
        if key not in self.races:
            self.races[key] = Race(self.points, completes, reaches_fifth)
        return self.races[key]
