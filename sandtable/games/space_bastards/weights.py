"""The weights of the evaluation (evaluate.py), in hundredths of a victory point; the values are data, in `tuned/`."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.terms import RELATIONSHIPS

LEADS: Final = 3
"""Leads in creatures that are told apart, and as many the other way."""
MOST_CREATURES: Final = 40
"""Larger than the number of tokens of a colour."""
MOST_ROUNDS: Final = 8
"""Rounds until cards come back that are told apart."""


class Weights:
    """One set of weights, and the tables that follow from it for a set-up."""

    def __init__(self) -> None:
        # what a seat has
        self.point = 0
        self.money = 0
        """One money."""
        self.creature = 0
        self.race = 0
        """Each race among the own creatures, while planets are settled."""
        self.square = 0
        """Taken for each square of an own creature, while planets are settled: room is left for births."""
        self.victim = 0
        """A creature that another colour loses."""
        # the others
        self.others = 0
        """The points and money of the other seats, their mean, in percent."""
        self.leader = 0
        """The points and money of the strongest other seat, in percent."""
        self.their_planets = 0
        """Dominance of the strongest others, divided by the number of other seats, in percent."""
        # the chance of dominance, in percent, by the lead in creatures
        self.behind_three = 0
        self.behind_two = 0
        self.behind_one = 0
        self.level = 0
        self.ahead_one = 0
        self.ahead_two = 0
        self.ahead_three = 0
        self.fades = 0
        """The value of dominance one classic round earlier, in percent."""
        # cards
        self.love = 0
        """An action card in a later round."""
        self.shooting = 0
        self.eating = 0
        self.trade = 0
        self.diplomacy = 0
        self.migration = 0
        self.mutation = 0
        self.change = 0
        self.kept = 0
        """The best cards of a hand in later rounds, in percent."""
        self.usable = 0
        """The present use of the cards in hand when relationships change, in sixtieths."""
        self.agreed = 0
        """A pair with another seat, in percent: it gains as well, and may refuse."""
        self.planned_change = 0
        """A planned Relationship Change."""
        self.planned_other = 0
        """A planned Migration or Mutation."""
        # ships
        self.unloading = 0
        """The gain on the best planet for a loaded ship, in percent."""
        self.unloading_second = 0
        """The gain on the next best one for more than two creatures."""
        self.fetching = 0
        """The gain by a creature that an empty ship can fetch, in percent."""
        # the remaining value of a creature, in percent, by its distance in steps
        self.steps_0 = 0
        self.steps_1 = 0
        self.steps_2 = 0
        self.steps_3 = 0
        self.steps_4 = 0
        self.steps_5 = 0
        self.steps_6 = 0
        self.steps_7 = 0
        self.steps_8 = 0
        self.steps_9 = 0
        self.sure: list[int] = []
        """The chance of dominance for any lead, from MOST_CREATURES behind on."""
        self.reach: list[int] = []
        """The remaining value of a creature by its distance."""
        self.holding: list[list[int]] = []
        """The best cards of a hand, one a round, by hand and rounds."""
        self.stakes: list[int] = []
        """The value of dominating a planet from each space of the track on, the arrow first."""

    def work_out(self, scores: list[int], counts: list[bool]) -> None:
        """Fill the tables. By space of the track: the points for dominance, and whether a round is counted there."""
        chances = [
            self.behind_three, self.behind_two, self.behind_one, self.level,
            self.ahead_one, self.ahead_two, self.ahead_three,
        ]  # fmt: skip
        leads = range(-MOST_CREATURES, MOST_CREATURES + 1)
        self.sure = [chances[max(0, min(2 * LEADS, lead + LEADS))] for lead in leads]
        self.reach = [
            self.steps_0, self.steps_1, self.steps_2, self.steps_3, self.steps_4,
            self.steps_5, self.steps_6, self.steps_7, self.steps_8, self.steps_9,
        ]  # fmt: skip
        self.holding = [self._holding(hand) for hand in range(1 << RELATIONSHIPS)]
        self.stakes = [self._stake(scores, counts, max(space, 0)) for space in range(-1, len(scores))]

    def _holding(self, hand: int) -> list[int]:
        """The value of the best cards of a hand, by the rounds in which one each is played."""
        cards = [
            self.love, self.shooting, self.eating, self.trade,
            self.diplomacy, self.migration, self.mutation, self.change,
        ]  # fmt: skip
        best = sorted([cards[card] for card in range(RELATIONSHIPS) if hand >> card & 1], reverse=True)
        return [sum(best[:rounds]) for rounds in range(MOST_ROUNDS + 1)]

    def _stake(self, scores: list[int], counts: list[bool], space: int) -> int:
        """The value of dominating a planet from a space of the track on; later points count less."""
        total = 0
        weight = self.point * 100
        for at in range(space, len(scores)):
            total += scores[at] * weight // 100
            if counts[at]:
                weight = weight * self.fades // 100
        return total
