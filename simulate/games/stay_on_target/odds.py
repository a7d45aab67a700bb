"""The value of a run for one squadron: the cards to come one after the other, each met in the best way.

What a squadron has left in a run is one number, `left`, with bits for each of its defences; values are points of
evaluate.py. Cards that the judging seat knows come first, then unknown ones, as if each were drawn from the whole deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from simulate.engine.asking import NOTHING
from simulate.games.stay_on_target.scenario import TargetPoints
from simulate.games.stay_on_target.terms import FIFTH, NO_PREDICTION, PLACES, TYPES
from simulate.games.stay_on_target.wing import Wing

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


def left_of(defence: int, deflects: int, shield: int, force: int) -> int:
    return defence * DEFENCE + deflects * DEFLECT + shield * SHIELD + force * FORCE


class Fleet:
    """A deck by type and value: `counts[type][value]` cards, `sizes[type]` of each type."""

    def __init__(self, faces: Sequence[tuple[int, int]], highest: int) -> None:
        self.highest = highest
        """The highest value there may be."""
        self.size = len(faces)
        self.counts: list[list[int]] = [[0] * (highest + 1) for _ in range(TYPES)]
        for type_, value in faces:
            self.counts[type_][value] += 1
        self.sizes = [sum(counts) for counts in self.counts]
        self.threats: dict[Wing, Threat] = {}

    def threat(self, wing: Wing) -> Threat:
        """The cards as three squadron cards meet them; all cards are in the deck by now."""
        if wing not in self.threats:
            self.threats[wing] = Threat(wing, self)
        return self.threats[wing]


class Sums:
    """Three numbers, one for each type of card."""

    def __init__(self, blasts: int, starships: int, lasers: int) -> None:
        self.blasts = blasts
        self.starships = starships
        self.lasers = lasers
        self.total = blasts + starships + lasers

    def of(self, type_: int) -> int:
        if type_ == 0:
            return self.blasts
        return self.starships if type_ == 1 else self.lasers


class Hit:
    """The cards of one attack value that are not evaded."""

    def __init__(self, value: int, is_shielded: bool, cards: Sums) -> None:
        self.value = value
        self.is_shielded = is_shielded
        """True where the backup shield stops them."""
        self.cards = cards


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


class Prospect:
    """The rest of a run."""

    def at(self, left: int) -> int:
        """The best expectation of a squadron with this left."""
        raise NotImplementedError


class Completed(Prospect):
    """No card is to come."""

    def __init__(self, value: int) -> None:
        self.value = value

    def at(self, left: int) -> int:
        return self.value


class Attack(Prospect):
    """A card, and the rest after it."""

    def __init__(self, wing: Wing, rest: Prospect) -> None:
        self.wing = wing
        self.rest = rest

    def eliminated(self, left: int) -> int:
        """The value when the card eliminates the squadron."""
        raise NotImplementedError

    def shielded(self, left: int) -> int:
        """The value of using the shield: another card attacks instead (SOT-SHI-03)."""
        raise NotImplementedError

    def damaged(self, value: int, left: int) -> int:
        remaining = left - value * DEFENCE
        return self.rest.at(remaining) if remaining >= DEFENCE else self.eliminated(left)

    def deflected(self, left: int) -> int:
        return self.rest.at(left - DEFLECT)

    def met(self, face: tuple[int, int], left: int) -> int:
        """The value after the card turned out to have this type and value, met in the best way."""
        type_, value = face
        if self.wing.evader[type_][value] != NOTHING:
            return self.rest.at(left)
        return max(self.damaged(value, left), self.instead(self.wing.shields[value], left))

    def instead(self, shield: bool, left: int) -> int:
        """The value of the best answer that takes no damage, 0 without one; `shield`: it would stop the attack."""
        best = self.deflected(left) if left & DEFLECTS else 0
        return max(best, self.shielded(left)) if shield and left & SHIELD else best

    def foreseen(self, prediction: int, face: tuple[int, int], left: int) -> int:
        """The value as in `met`, with a prediction or without (SOT-FOR-02, 03)."""
        if prediction == face[0]:
            return self.rest.at(left)
        return self.met(face, left if prediction == NO_PREDICTION else left & ~FORCE)


class Drawn(Attack):
    """A card that may be any of a fleet; what was worked out once is kept."""

    def __init__(self, wing: Wing, rest: Prospect, fleet: Fleet, when_out: int, predicts: bool = True) -> None:
        super().__init__(wing, rest)
        self.fleet = fleet
        self.threat = fleet.threat(wing)
        self.when_out = when_out
        self.predicts = predicts
        """True where Obi-Wan may be risked on it."""
        self.values = [NOTHING] * ((wing.defence + 1) * DEFENCE)
        self.totals: dict[int, Sums] = {}

    def at(self, left: int) -> int:
        value = self.values[left]
        if value == NOTHING:
            best = self.by_type(left).total
            if left & FORCE and self.predicts:
                best = max(best, self.best_prediction(left))
            value = best // self.fleet.size
            self.values[left] = value
        return value

    def best_prediction(self, left: int) -> int:
        """The highest value of a prediction, added up over all cards of the fleet."""
        safe, others, sizes = self.rest.at(left), self.by_type(left & ~FORCE), self.fleet.sizes
        best = max(sizes[0] * safe - others.blasts, sizes[1] * safe - others.starships)
        return others.total + max(best, sizes[2] * safe - others.lasers)

    def mean(self, prediction: int, left: int) -> int:
        """The expectation with a prediction: cards of its type have no effect, any other type costs the Force card."""
        if prediction == NO_PREDICTION:
            return self.by_type(left).total // self.fleet.size
        others = self.by_type(left & ~FORCE)
        safe = self.fleet.sizes[prediction] * self.rest.at(left)
        return (safe + others.total - others.of(prediction)) // self.fleet.size

    def by_type(self, left: int) -> Sums:
        """The values after all cards of the fleet, added up for each type."""
        sums = self.totals.get(left)
        if sums is None:
            sums = self.added_up(left)
            self.totals[left] = sums
        return sums

    def added_up(self, left: int) -> Sums:
        """The same, worked out: an evaded card leaves what there is, any other is met in the best way."""
        threat = self.threat
        safe, plain = self.rest.at(left), self.instead(False, left)
        shielded = self.instead(True, left) if threat.is_shielded else plain
        blasts = threat.evaded.blasts * safe
        starships = threat.evaded.starships * safe
        lasers = threat.evaded.lasers * safe
        for hit in threat.hits:
            value = max(self.damaged(hit.value, left), shielded if hit.is_shielded else plain)
            blasts += hit.cards.blasts * value
            starships += hit.cards.starships * value
            lasers += hit.cards.lasers * value
        return Sums(blasts, starships, lasers)

    def eliminated(self, left: int) -> int:
        return self.when_out

    def shielded(self, left: int) -> int:
        return self.mean(NO_PREDICTION, left - SHIELD)


class Worth:
    """The prospects of three squadron cards against unknown cards, for what completing a run means to a seat."""

    def __init__(self, wing: Wing, fleet: Fleet, complete: int, fifth: int) -> None:
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

    def at(self, left: int) -> int:
        if not left & FORCE or self.chance == 0:
            return self.met(self.face, left)
        if self.chance == 100:
            return self.rest.at(left)
        return (self.chance * self.rest.at(left) + (100 - self.chance) * self.met(self.face, left)) // 100

    def eliminated(self, left: int) -> int:
        """It may be the fifth card or the last, in the two places next to the Port."""
        if self.place > PLACES - FIFTH:
            return 0
        return self.worth.ahead[self.unknown].at(left) * self.worth.fifth // self.worth.complete

    def shielded(self, left: int) -> int:
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
