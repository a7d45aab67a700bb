"""The weights of the evaluation (evaluate.py), in tenths of a point; the values are data, in `tuned/`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simulate.games.destiny.prints import Print
from simulate.games.destiny.terms import (
    BLANK,
    INDIRECT,
    MELEE,
    RANGED,
    SIDES,
    SPECIAL,
    SUPPORT_CARD,
    UPGRADE_CARD,
    X,
)

DAMAGE: Final = (MELEE, RANGED, INDIRECT)


class Weights:
    """One set of weights, and what follows from it for the cards and dice of one set-up."""

    def __init__(self) -> None:
        # a character
        self.alive: i64 = 0
        self.health: i64 = 0
        """A point of health that is left."""
        self.hurt: i64 = 0
        """A tenth of the loss for each point of damage, squared: damage on one character is worse than spread."""
        self.shield: i64 = 0
        self.ready_card: i64 = 0
        """A character that is ready, before its dice."""
        self.frail: i64 = 0
        """Percent of the mean value of the dice of a character with its upgrades that is lost on the way to its
        defeat, in proportion to its damage."""
        # a seat
        self.resource: i64 = 0
        """Each of the first five resources."""
        self.spare_resource: i64 = 0
        """Each further resource."""
        self.card: i64 = 0
        """A card in hand."""
        self.card_left: i64 = 0
        """A card in hand or deck, counted up to `last_cards` of them: running out loses the game (DST-WIN-03)."""
        self.last_cards: i64 = 0
        """In tenths of a card."""
        self.battlefield: i64 = 0
        # cards in play
        self.card_on: i64 = 0
        """An upgrade or support in play, before its cost."""
        self.upgrade_cost: i64 = 0
        """A resource of an upgrade's cost."""
        self.support_cost: i64 = 0
        # own cards in hand, each besides `card`
        self.hand_event: i64 = 0
        self.hand_support: i64 = 0
        self.hand_upgrade: i64 = 0
        self.playable: i64 = 0
        """A card that costs no more than there are resources."""
        # the moment
        self.to_act: i64 = 0
        """The next action: after an effect it is the opponent's, but for additional actions."""
        self.passed: i64 = 0
        """The loss of a turn given up while the round goes on."""
        self.ended: i64 = 0
        """The loss of ending the round by giving up a turn."""
        self.gone_ready: i64 = 0
        """Percent of the mean value of the ready dice that are lost by claiming before they were rolled."""
        self.gone_shown: i64 = 0
        """Percent of the value of the dice in the pool that are lost by claiming before they were resolved."""
        self.lethal: i64 = 0
        """Damage shown in the pool that is enough for some opposing character with its shields."""
        # dice
        self.die_share: i64 = 0
        """Percent of the mean value of a die's sides that the die counts as long as its card is in play."""
        # dice that can still be rolled
        self.ready_die: i64 = 0
        self.ready_share: i64 = 0
        """Percent of the mean value of a die's sides that the die counts before it is rolled."""
        # a point of a die in the pool
        self.melee: i64 = 0
        self.ranged: i64 = 0
        self.give_shield: i64 = 0
        self.gain_resource: i64 = 0
        self.disrupt: i64 = 0
        self.discard: i64 = 0
        self.focus: i64 = 0
        self.special: i64 = 0
        """A special side; its words are not weighed."""
        self.modifier: i64 = 0
        """A point of a side that only adds to others, without such a side in the pool."""
        self.backed: i64 = 0
        """Percent of the value of its symbol that a point of such a side counts more beside a side to add to."""
        self.unpaid: i64 = 0
        """Percent of its value that a side loses while there are not enough resources for its cost."""
        self.an_x: i64 = 0
        """The value of an X in tenths of a point, because its real value changes with every played card."""
        self.side_cost: i64 = 0
        """A resource of the cost of a side."""
        self.card_points: list[int] = []
        """By card: the value of an upgrade or support in play, with the lasting value of its dice."""
        self.hand_points: list[int] = []
        """By card: the value of an own card in hand besides that of any card, when there are not enough resources."""
        self.print_costs: list[int] = []
        """By card: the printed cost."""
        self.weighs_hand = False
        """False when the kinds of cards in hand make no difference."""
        self.side_points: list[int] = []
        """By die * SIDES + side: the value of the side while it shows in the pool."""
        self.ready_points: list[int] = []
        """By die: its value while it can still be rolled."""
        self.dice_points: list[int] = []
        """By card: the lasting value of its dice."""
        self.frail_points: list[int] = []
        """By card: the value of its dice that is lost on the way to the defeat of their character."""
        self.gone_points: list[int] = []
        """By die: its value that is lost by claiming before it was rolled."""
        self.backed_points: list[int] = []
        """By die * SIDES + side: the value of a modifier that is added beside a side of its symbol."""
        self.base_bits: list[int] = []
        """By die * SIDES + side: a bit for the symbol of a side that modifiers add to, else 0."""
        self.unpaid_points: list[int] = []
        """By die * SIDES + side: the value that is lost while the cost can't be paid."""
        self.damage_shown: list[int] = []
        """By die * SIDES + side: the damage that the side deals."""
        self.depends: list[bool] = []
        """By die * SIDES + side: the value depends on the other sides in the pool or on the resources."""

    def work_out(self, prints: list[Print], card_of: list[int]) -> None:
        """The values of the cards and dice of a set-up; `card_of` is the card of each die."""
        self.side_points = [self._side(prints[card], side) for card in card_of for side in range(SIDES)]
        means = [self._mean(die) for die in range(len(card_of))]
        self.ready_points = [self.ready_die + mean * self.ready_share // 100 for mean in means]
        self.gone_points = [mean * self.gone_ready // 100 for mean in means]
        self.dice_points = [0] * len(prints)
        self.frail_points = [0] * len(prints)
        for die, card in enumerate(card_of):
            self.dice_points[card] += means[die] * self.die_share // 100
            self.frail_points[card] += means[die] * self.frail // 100
        self.card_points = [self._card(printed) + self.dice_points[card] for card, printed in enumerate(prints)]
        self.hand_points = [self._hand(printed) for printed in prints]
        self.print_costs = [printed.cost for printed in prints]
        self.weighs_hand = max(self.hand_event, self.hand_support, self.hand_upgrade, self.playable) > 0
        self._work_out_sides(prints, card_of)

    def _work_out_sides(self, prints: list[Print], card_of: list[int]) -> None:
        """The value of each side beside others and without resources."""
        for die, card in enumerate(card_of):
            printed = prints[card]
            for side in range(SIDES):
                symbol = printed.symbols[side]
                is_modifier = printed.modifiers[side]
                self.damage_shown.append(shown_damage(printed, side))
                self.base_bits.append(0 if is_modifier or symbol in (BLANK, SPECIAL) else 1 << symbol)
                more = self._symbol(symbol) * self.backed // 100 if is_modifier else 0
                self.backed_points.append(more * printed.values[side] if printed.values[side] != X else 0)
                lost = max(0, self.side_points[die * SIDES + side])
                self.unpaid_points.append(lost * self.unpaid // 100 if printed.costs[side] else 0)
                self.depends.append(self.backed_points[-1] != 0 or self.unpaid_points[-1] != 0)

    def in_hand(self, card: i64, resources: i64) -> i64:
        """The value of an own card in hand besides that of any card."""
        cost: i64 = self.print_costs[card]
        points: i64 = self.hand_points[card]
        return points + self.playable if cost <= resources else points

    def _hand(self, printed: Print) -> int:
        """The value of an own card in hand by its type."""
        if printed.kind == UPGRADE_CARD:
            return self.hand_upgrade
        return self.hand_support if printed.kind == SUPPORT_CARD else self.hand_event

    def _card(self, printed: Print) -> int:
        """The value of an upgrade or support in play, its dice aside."""
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

    def _mean(self, die: int) -> int:
        """The mean value of a die's sides; a side that costs more than it gives counts nothing."""
        sides = [self.side_points[die * SIDES + side] for side in range(SIDES)]
        return sum([side for side in sides if side > 0]) // SIDES


def shown_damage(printed: Print, side: int) -> int:
    """The damage that a side deals in points of health; an X counts 1, specials nothing."""
    if printed.symbols[side] not in DAMAGE:
        return 0
    return 1 if printed.values[side] == X else printed.values[side]
