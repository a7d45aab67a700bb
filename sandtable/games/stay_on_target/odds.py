"""The value of a run for one squadron: the cards to come one after the other, each met in the best way.

What a squadron has left in a run is one number, `left`, with bits for each of its defences; values are points of
evaluate.py. Cards that the judging seat knows come first, then unknown ones, as if each were drawn from the whole deck.

Many of these objects are kept, and none of them leads back to itself: the collector of cycles need not visit them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sandtable.engine.asking import NOTHING
from sandtable.games.stay_on_target.scenario import TargetPoints
from sandtable.games.stay_on_target.terms import FIFTH, NO_PREDICTION, PLACES, TYPES
from sandtable.games.stay_on_target.wing import Wing

FORCE: Final = 1
"""In `left`: Obi-Wan can be used."""
SHIELD: Final = 2
"""The backup shield is unused."""
DEFLECT: Final = 4
"""One deflecting card."""
DEFLECTS: Final = 12
"""All bits of deflecting cards."""
DEFENCE: Final = 16
"""One point of defence; a squadron without any is eliminated."""
BITS: Final = 4
"""The bits below it."""


def left_of(defence: i64, deflects: i64, shield: i64, force: i64) -> i64:
    return defence * DEFENCE + deflects * DEFLECT + shield * SHIELD + force * FORCE


@mypyc_attr(acyclic=True)
class Fleet:
    """A deck by type and value: `counts[type][value]` cards."""

    def __init__(self, faces: Sequence[tuple[int, int]], highest: int) -> None:
        self.highest = highest
        """The highest value there may be."""
        self.size = len(faces)
        self.counts: list[list[int]] = [[0] * (highest + 1) for _ in range(TYPES)]
        for type_, value in faces:
            self.counts[type_][value] += 1
        self.sizes = sizes_of(self.counts)
        """The number of cards of each type."""
        self.threats: dict[Wing, Threat] = {}

    def threat(self, wing: Wing) -> Threat:
        """The cards as three squadron cards meet them; all cards are in the deck by now."""
        if wing not in self.threats:
            self.threats[wing] = Threat(wing, self)
        return self.threats[wing]


@mypyc_attr(acyclic=True)
class Sums:
    """Three numbers, one for each type of card."""

    def __init__(self, blasts: i64, starships: i64, lasers: i64) -> None:
        self.blasts = blasts
        self.starships = starships
        self.lasers = lasers
        self.total = blasts + starships + lasers
        self.best: i64 = NOTHING
        """The value of the best answer to the card, once it is known (`Drawn.at`)."""

    def of(self, type_: i64) -> i64:
        if type_ == 0:
            return self.blasts
        return self.starships if type_ == 1 else self.lasers


def sizes_of(counts: list[list[int]]) -> Sums:
    """The number of cards of each type in a deck by type and value."""
    return Sums(sum(counts[0]), sum(counts[1]), sum(counts[2]))


@mypyc_attr(acyclic=True)
class Hit:
    """The cards of one attack value that are not evaded."""

    def __init__(self, value: i64, is_shielded: bool, cards: Sums) -> None:
        self.value = value
        self.is_shielded = is_shielded
        """True where the backup shield stops them."""
        self.cards = cards


@mypyc_attr(acyclic=True)
class Threat:
    """The cards of a fleet as three squadron cards meet them."""

    def __init__(self, wing: Wing, fleet: Fleet) -> None:
        evaded = [0] * TYPES
        self.hits: list[Hit] = []
        """By attack value, in rising order."""
        for value in range(fleet.highest + 1):
            cards = [0] * TYPES
            for type_ in range(TYPES):
                into = evaded if wing.evader[type_][value] != NOTHING else cards
                into[type_] += fleet.counts[type_][value]
            if any(cards):
                self.hits.append(Hit(value, wing.shields[value], Sums(cards[0], cards[1], cards[2])))
        self.evaded = Sums(evaded[0], evaded[1], evaded[2])
        """The numbers of cards that are evaded."""
        self.is_shielded = any([hit.is_shielded for hit in self.hits])
        """True where the backup shield stops any of them."""


@mypyc_attr(acyclic=True)
class Prospect:
    """The rest of a run."""

    def at(self, left: i64) -> i64:
        """The best expectation of a squadron with this left."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Completed(Prospect):
    """No card is to come."""

    def __init__(self, value: i64) -> None:
        self.value = value

    def at(self, left: i64) -> i64:
        return self.value


@mypyc_attr(acyclic=True)
class Attack(Prospect):
    """A card, and the rest after it."""

    def __init__(self, wing: Wing, rest: Prospect) -> None:
        self.wing = wing
        self.rest = rest

    def eliminated(self, left: i64) -> i64:
        """The value when the card eliminates the squadron."""
        raise NotImplementedError

    def shielded(self, left: i64) -> i64:
        """The value of using the shield: another card attacks instead (SOT-SHI-03)."""
        raise NotImplementedError

    def damaged(self, value: i64, left: i64) -> i64:
        remaining = left - value * DEFENCE
        return self.rest.at(remaining) if remaining >= DEFENCE else self.eliminated(left)

    def deflected(self, left: i64) -> i64:
        return self.rest.at(left - DEFLECT)

    def met(self, face: tuple[int, int], left: i64) -> i64:
        """The value after the card turned out to have this type and value, met in the best way."""
        type_, value = face
        if self.wing.evader[type_][value] != NOTHING:
            return self.rest.at(left)
        hit, other = self.damaged(value, left), self.instead(self.wing.shields[value], left)
        return hit if hit > other else other

    def instead(self, shield: bool, left: i64) -> i64:
        """The value of the best answer that takes no damage, 0 without one; `shield`: it would stop the attack."""
        best: i64 = self.deflected(left) if left & DEFLECTS != 0 else 0
        if shield and left & SHIELD != 0:
            other = self.shielded(left)
            return other if other > best else best
        return best

    def foreseen(self, prediction: int, face: tuple[int, int], left: i64) -> i64:
        """The value as in `met`, with a prediction or without (SOT-FOR-02, 03)."""
        if prediction == face[0]:
            return self.rest.at(left)
        return self.met(face, left if prediction == NO_PREDICTION else left & ~FORCE)


@mypyc_attr(acyclic=True)
class Drawn(Attack):
    """A card that may be any of a fleet; what was worked out once is kept."""

    def __init__(self, wing: Wing, rest: Prospect, fleet: Fleet, when_out: i64, predicts: bool = True) -> None:
        super().__init__(wing, rest)
        self.fleet = fleet
        self.size: i64 = fleet.size
        self.threat = fleet.threat(wing)
        self.when_out = when_out
        self.predicts = predicts
        """True where Obi-Wan may be risked on it."""
        self.stride: i64 = (len(wing.deflectors) + 1) * DEFLECT
        """The numbers that are less than one point of defence."""
        self.kept: list[Sums | None] = [None] * ((wing.defence + 1) * self.stride)
        """The sums by what the squadron has left."""

    def at(self, left: i64) -> i64:
        sums = self.by_type(left)
        best = sums.best
        if best == NOTHING:
            best = sums.total
            if left & FORCE != 0 and self.predicts:
                other = self.best_prediction(left)
                best = other if other > best else best
            best = best // self.size
            sums.best = best
        return best

    def best_prediction(self, left: i64) -> i64:
        """The highest value of a prediction, added up over all cards of the fleet."""
        safe, others, sizes = self.rest.at(left), self.by_type(left & ~FORCE), self.fleet.sizes
        best = sizes.blasts * safe - others.blasts
        other = sizes.starships * safe - others.starships
        best = other if other > best else best
        other = sizes.lasers * safe - others.lasers
        return others.total + (other if other > best else best)

    def mean(self, prediction: i64, left: i64) -> i64:
        """The expectation with a prediction: cards of its type have no effect, any other type costs the Force card."""
        if prediction == NO_PREDICTION:
            return self.by_type(left).total // self.size
        others = self.by_type(left & ~FORCE)
        safe = self.fleet.sizes.of(prediction) * self.rest.at(left)
        return (safe + others.total - others.of(prediction)) // self.size

    def by_type(self, left: i64) -> Sums:
        """The values after all cards of the fleet, added up for each type."""
        place = (left >> BITS) * self.stride + (left & (DEFENCE - 1))
        sums = self.kept[place]
        if sums is None:
            sums = self.added_up(left)
            self.kept[place] = sums
        return sums

    def added_up(self, left: i64) -> Sums:
        """The same, worked out: an evaded card leaves what there is, any other is met in the best way."""
        threat = self.threat
        rest = self.rest
        safe, plain = rest.at(left), self.instead(False, left)
        shielded = self.instead(True, left) if threat.is_shielded else plain
        blasts = threat.evaded.blasts * safe
        starships = threat.evaded.starships * safe
        lasers = threat.evaded.lasers * safe
        for hit in threat.hits:
            value = self.damaged(hit.value, left)
            other = shielded if hit.is_shielded else plain
            value = other if other > value else value
            cards = hit.cards
            blasts += cards.blasts * value
            starships += cards.starships * value
            lasers += cards.lasers * value
        return Sums(blasts, starships, lasers)

    def eliminated(self, left: i64) -> i64:
        return self.when_out

    def shielded(self, left: i64) -> i64:
        return self.mean(NO_PREDICTION, left - SHIELD)


@mypyc_attr(acyclic=True)
class Worth:
    """The prospects of three squadron cards against unknown cards, for what completing a run means to a seat."""

    def __init__(self, wing: Wing, fleet: Fleet, complete: i64, fifth: i64) -> None:
        self.wing = wing
        self.complete = complete
        """The value of a completed run."""
        self.fifth = fifth
        """The value of reaching the fifth card only."""
        self.ahead: list[Prospect] = [Completed(complete)]
        """By the number of unknown cards to come."""
        for number in range(PLACES, 0, -1):
            self.ahead.append(self.drawn(number, self.ahead[-1], fleet))

    def drawn(self, number: int, rest: Prospect, fleet: Fleet) -> Drawn:
        """The `number`-th card of a run; a squadron that it eliminates has reached that card (SOT-D13)."""
        return Drawn(self.wing, rest, fleet, self.fifth if number >= FIFTH else 0)


@mypyc_attr(acyclic=True)
class Known(Attack):
    """A card that the judging seat knows, with `unknown` cards after all such cards.

    `ahead` is the rest after it, and the rest with one more unknown card.
    """

    def __init__(
        self, worth: Worth, face: tuple[int, int], place: int, chance: int, unknown: int, ahead: list[Prospect]
    ) -> None:
        super().__init__(worth.wing, ahead[0])
        self.worth = worth
        self.face = face
        self.place = place
        self.chance = chance
        """The chance, in percent, that Obi-Wan names its type: 100 where the squadron itself knows the card."""
        self.unknown = unknown
        self.behind_shield = ahead[1]

    def at(self, left: i64) -> i64:
        if not left & FORCE or self.chance == 0:
            return self.met(self.face, left)
        if self.chance == 100:
            return self.rest.at(left)
        return (self.chance * self.rest.at(left) + (100 - self.chance) * self.met(self.face, left)) // 100

    def eliminated(self, left: i64) -> i64:
        """It may be the fifth card or the last, in the two places next to the Port."""
        if self.place > PLACES - FIFTH:
            return 0
        return self.worth.ahead[self.unknown].at(left) * self.worth.fifth // self.worth.complete

    def shielded(self, left: i64) -> i64:
        return self.behind_shield.at(left - SHIELD)


class Odds:
    """The wings and the values of runs against the Imperial cards of a scenario, and its Target Points."""

    def __init__(self, fleet: Fleet, wings: list[list[Wing]], points: TargetPoints) -> None:
        self.fleet = fleet
        self.wings = wings
        """By squadron and trio (TRIOS)."""
        self.complete = points.complete
        self.fifth = points.fifth_card
        self.needed = points.needed
        self.made: dict[tuple[int, int, int, int, int, int], Worth] = {}
        """By squadron, trio, points that a seat still needs, and the weights of a point, a spare one and a win;
        evaluate.py makes them."""
        self.unseen: dict[int, Fleet] = {}
        """The rest of the deck by the bits of the cards that a seat has seen, likewise."""
