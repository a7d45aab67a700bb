"""The weights of the evaluation (evaluate.py), in tenths of a point; the values are data, in `tuned/`."""

from __future__ import annotations

from simulate.games.destiny.prints import Print
from simulate.games.destiny.terms import BLANK, SIDES, SPECIAL, UPGRADE_CARD, X


class Weights:
    """One set of weights, and what follows from it for the cards and dice of one set-up."""

    def __init__(self) -> None:
        # a character
        self.alive = 0
        self.health = 0
        """A point of health that is left."""
        self.hurt = 0
        """A tenth of the loss for each point of damage, squared: damage on one character is worse than spread."""
        self.shield = 0
        self.ready_card = 0
        """A character that is ready, before its dice."""
        # a seat
        self.resource = 0
        """Each of the first five resources."""
        self.spare_resource = 0
        """Each further resource."""
        self.card = 0
        """A card in hand."""
        self.card_left = 0
        """A card in hand or deck, counted up to `last_cards` of them: running out loses the game (DST-WIN-03)."""
        self.last_cards = 0
        """In tenths of a card."""
        self.battlefield = 0
        # cards in play
        self.card_on = 0
        """An upgrade or support in play, before its cost."""
        self.upgrade_cost = 0
        """A resource of an upgrade's cost."""
        self.support_cost = 0
        # dice that can still be rolled
        self.ready_die = 0
        self.ready_share = 0
        """Percent of the mean value of a die's sides that the die counts before it is rolled."""
        # a point of a die in the pool
        self.melee = 0
        self.ranged = 0
        self.give_shield = 0
        self.gain_resource = 0
        self.disrupt = 0
        self.discard = 0
        self.focus = 0
        self.special = 0
        """A special side, whatever it says."""
        self.modifier = 0
        """A point of a side that only adds to others."""
        self.an_x = 0
        """The value of an X in tenths of a point, because its real value changes with every played card."""
        self.side_cost = 0
        """A resource of the cost of a side."""
        self.card_points: list[int] = []
        """By card: the value of an upgrade or support in play, its dice aside."""
        self.side_points: list[int] = []
        """By die * SIDES + side: the value of the side while it shows in the pool."""
        self.ready_points: list[int] = []
        """By die: its value while it can still be rolled."""

    def work_out(self, prints: list[Print], card_of: list[int]) -> None:
        """The values of the cards and dice of a set-up; `card_of` is the card of each die."""
        self.card_points = [self._card(printed) for printed in prints]
        self.side_points = [self._side(prints[card], side) for card in card_of for side in range(SIDES)]
        self.ready_points = [self._ready(die) for die in range(len(card_of))]

    def _card(self, printed: Print) -> int:
        """The value of an upgrade or support in play."""
        each = self.upgrade_cost if printed.kind == UPGRADE_CARD else self.support_cost
        return each * printed.cost + self.card_on

    def _side(self, printed: Print, side: int) -> int:
        """The value of a die side in the pool."""
        symbol = printed.symbols[side]
        if symbol == BLANK:
            return 0
        if symbol == SPECIAL:
            return self.special
        each = self.modifier if printed.modifiers[side] else self._symbol(symbol)
        value = self.an_x if printed.values[side] == X else 10 * printed.values[side]
        return each * value // 10 - self.side_cost * printed.costs[side]

    def _symbol(self, symbol: int) -> int:
        """The value of one point of a symbol; 0 for a symbol without a number."""
        points = [
            0, self.melee, self.ranged, self.give_shield, self.gain_resource, self.disrupt, self.discard, self.focus,
        ]  # fmt: skip
        return points[symbol] if symbol < len(points) else 0

    def _ready(self, die: int) -> int:
        sides = [self.side_points[die * SIDES + side] for side in range(SIDES)]
        mean = sum([side for side in sides if side > 0])
        return self.ready_die + self.ready_share * mean // (100 * SIDES)
