"""The weights of the evaluation (evaluate.py), in tenths of a point; the values are data, in `tuned/`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.terms import (
    BLANK,
    CHARACTER_CARD,
    DOWNGRADE_CARD,
    FOCUS,
    INDIRECT,
    MELEE,
    PLOT_CARD,
    RANGED,
    SIDES,
    SPECIAL,
    SUPPORT_CARD,
    UPGRADE_CARD,
    X,
)

AIMED: Final = (MELEE, RANGED)
"""The symbols of damage for one character of the choice of the player who deals it."""


class CardWorth:
    """The values of one card of a set-up."""

    def __init__(self) -> None:
        self.health: i64 = 0
        """As printed."""
        self.cost: i64 = 0
        """As printed."""
        self.lasting: i64 = 0
        """In play, with the lasting value of its dice; for a character without damage."""
        self.frail: i64 = 0
        """The value of its dice that is lost on the way to the defeat of their character."""
        self.dice: tuple[int, ...] = ()
        self.first_dice: i64 = 0
        """The number of dice that it has from the beginning."""
        self.more: i64 = 0
        """A further die that the card has got, as long as the card is in play."""
        self.ready: i64 = 0
        """Each of its dice while it can still be rolled."""
        self.gone: i64 = 0
        """The loss of each of its dice by claiming before it was rolled."""
        self.power: i64 = 0
        """Its Power Action, until it is used."""
        self.in_hand: i64 = 0
        """In the own hand, besides that of any card, when there are not enough resources."""


class SideWorth:
    """The values of one side of a die while it shows in the pool."""

    def __init__(self) -> None:
        self.points: i64 = 0
        """By itself."""
        self.turned: i64 = 0
        """The points that the die gains when it is turned to its best side; 0 on that side."""
        self.focus: i64 = 0
        """The dice that it turns."""
        self.damage: i64 = 0
        """The damage that it deals to one character."""
        self.indirect: i64 = 0
        """The damage that it deals and the opponent assigns."""
        self.symbol_bit: i64 = 0
        self.base_bit: i64 = 0
        """The bit of the symbol for a side that modifiers add to, else 0."""
        self.backed: i64 = 0
        """The value of a modifier that is added beside a side of its symbol."""
        self.cost: i64 = 0
        self.unpaid: i64 = 0
        """The value that is lost while the cost can't be paid."""


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
        self.sturdy: i64 = 0
        """A point of health that is left to a character, for each of its upgrades."""
        # a seat
        self.race: i64 = 0
        """The loss of a team that has no health left; half way to it a quarter: the last points count most."""
        self.fade: i64 = 0
        """Percent of the lasting value of upgrades and supports that is lost on the way to the end, in proportion to
        the damage of the team that is hurt more."""
        self.rival: i64 = 0
        """Percent that the points of an opponent count more than the own ones."""
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
        self.upgrade_on: i64 = 0
        """The same for an upgrade alone, besides `card_on`."""
        self.upgrade_cost: i64 = 0
        """A resource of an upgrade's cost."""
        self.support_cost: i64 = 0
        # own cards in hand, each besides `card`
        self.hand_event: i64 = 0
        self.hand_support: i64 = 0
        self.hand_upgrade: i64 = 0
        self.hand_cost: i64 = 0
        """A resource of the cost of a card."""
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
        self.power: i64 = 0
        """A Power Action that can still be used in this round."""
        self.lethal: i64 = 0
        """Damage shown in the pool that is enough for some opposing character with its shields."""
        self.urgent: i64 = 0
        """Percent that the dice in the pool of the seat with the next action count more."""
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
        self.focus_gain: i64 = 0
        """Percent of the points that other dice in the pool gain when a side of focus turns them to their best side."""
        self.indirect: i64 = 0
        self.special: i64 = 0
        """A special side; its words are not weighed."""
        self.special_share: i64 = 0
        """Percent of the best other side of its die that a special side counts more."""
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
        self.weighs_hand = False
        """False when the kinds of cards in hand make no difference."""
        self.weighs_power = False
        """False when no card of the set-up has a Power Action."""
        self.cards: list[CardWorth] = []
        """By card."""
        self.sides: list[SideWorth] = []
        """By die * SIDES + side."""

    def work_out(self, prints: list[Print], card_of: list[int], extra_from: int) -> None:
        """The values of the cards and dice of a set-up; `card_of` is the card of each die.

        Dice from `extra_from` on count only when a card has got them.
        """
        in_hand = (self.hand_event, self.hand_support, self.hand_upgrade, self.hand_cost, self.playable)
        self.weighs_hand = max(in_hand) > 0
        known: dict[Print, list[SideWorth]] = {}  # copies of a card share the values of their sides
        self.sides = []
        for card in card_of:
            printed = prints[card]
            if printed not in known:
                known[printed] = self._sides(printed)
            self.sides += known[printed]
        self.cards = [self._card(printed) for printed in prints]
        self.weighs_power = any([worth.power > 0 for worth in self.cards])
        for die, card in enumerate(card_of):
            mean = self._mean(die)
            worth = self.cards[card]
            worth.dice += (die,)
            worth.ready = self.ready_die + mean * self.ready_share // 100
            worth.gone = mean * self.gone_ready // 100
            worth.more = mean * self.die_share // 100
            if die >= extra_from:
                continue
            worth.first_dice += 1
            worth.lasting += mean * self.die_share // 100
            worth.frail += mean * self.frail // 100

    def in_hand(self, card: i64, resources: i64) -> i64:
        """The value of an own card in hand besides that of any card."""
        worth = self.cards[card]
        return worth.in_hand + self.playable if worth.cost <= resources else worth.in_hand

    def _card(self, printed: Print) -> CardWorth:
        """The values of a card, its dice aside."""
        worth = CardWorth()
        worth.health = printed.health
        worth.cost = printed.cost
        worth.power = self.power if printed.power_actions else 0
        worth.in_hand = self._hand(printed)
        if printed.kind in (UPGRADE_CARD, DOWNGRADE_CARD, SUPPORT_CARD):
            each = self.support_cost if printed.kind == SUPPORT_CARD else self.upgrade_cost
            worth.lasting = each * printed.cost + self.card_on
            if printed.kind == UPGRADE_CARD:
                worth.lasting += self.upgrade_on
        elif printed.kind == PLOT_CARD:
            worth.lasting = self.card_on
        elif printed.kind == CHARACTER_CARD:
            worth.lasting = self.alive + self.health * printed.health
        return worth

    def _hand(self, printed: Print) -> int:
        """The value of an own card in hand by its type and cost."""
        if printed.kind in (UPGRADE_CARD, DOWNGRADE_CARD):
            by_type = self.hand_upgrade
        else:
            by_type = self.hand_support if printed.kind == SUPPORT_CARD else self.hand_event
        return by_type + self.hand_cost * printed.cost

    def _sides(self, printed: Print) -> list[SideWorth]:
        """The values of the sides of a card's die in the pool."""
        sides = [self._side(printed, side) for side in range(SIDES)]
        best = max([side.points for side in sides])
        for side, worth in enumerate(sides):
            if printed.symbols[side] == SPECIAL:
                worth.points += max(0, best) * self.special_share // 100
        best = max([side.points for side in sides])
        for worth in sides:
            worth.turned = best - worth.points
        return sides

    def _side(self, printed: Print, side: int) -> SideWorth:
        """The values of a die side in the pool."""
        symbol = printed.symbols[side]
        is_modifier = printed.modifiers[side]
        worth = SideWorth()
        worth.points = self._alone(printed, side)
        worth.damage = shown_damage(printed, side, AIMED)
        worth.indirect = shown_damage(printed, side, (INDIRECT,))
        worth.symbol_bit = 1 << symbol
        worth.cost = printed.costs[side]
        if symbol == FOCUS:
            worth.focus = 1 if printed.values[side] == X else printed.values[side]
        if not is_modifier and symbol not in (BLANK, SPECIAL):
            worth.base_bit = worth.symbol_bit
        if is_modifier and printed.values[side] != X:
            worth.backed = self._symbol(symbol) * self.backed // 100 * printed.values[side]
        if worth.cost:
            worth.unpaid = max(0, worth.points) * self.unpaid // 100
        return worth

    def _alone(self, printed: Print, side: int) -> int:
        """The value of a die side by itself."""
        symbol = printed.symbols[side]
        if symbol == BLANK:
            return 0
        if symbol == SPECIAL:
            return self.special
        each = self.modifier if printed.modifiers[side] else self._symbol(symbol)
        value = self.an_x if printed.values[side] == X else 10 * printed.values[side]
        paid = self.side_cost * printed.costs[side] + self.indirect * printed.indirect_costs[side]
        return each * value // 10 - paid

    def _symbol(self, symbol: int) -> int:
        """The value of one point of a symbol; 0 for one without a number. A reroll counts half a focus, untuned."""
        points = [
            0, self.melee, self.ranged, self.give_shield, self.gain_resource, self.disrupt, self.discard, self.focus,
            0, self.indirect, 0, self.focus // 2,
        ]  # fmt: skip
        return points[symbol] if symbol < len(points) else 0

    def _mean(self, die: int) -> int:
        """The mean value of a die's sides; a side that costs more than it gives counts nothing."""
        sides = [self.sides[die * SIDES + side].points for side in range(SIDES)]
        return sum([side for side in sides if side > 0]) // SIDES


def shown_damage(printed: Print, side: int, symbols: tuple[int, ...]) -> int:
    """The damage of these symbols that a side deals in points of health; an X counts 1, other sides nothing."""
    if printed.symbols[side] not in symbols:
        return 0
    return 1 if printed.values[side] == X else printed.values[side]
