"""The evaluation of a position: one seat's less the strongest opponent's, in the units of its weights (weights.py).

Every agent but random spends much of its time here, so points are machine words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.destiny.attached import bound_of
from sandtable.games.destiny.foresight import end_points, focus_points
from sandtable.games.destiny.lasting import NO_ROLL
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import ACTION_PHASE, NOT_OVER, ON_CARD, SIDES, WHILE_HEALTH
from sandtable.games.destiny.tokens import RESOURCES, SHIELDS
from sandtable.games.destiny.weights import CardWorth, SideWorth, Weights

WIN: Final = 10_000_000
MANY_RESOURCES: Final = 5


def evaluate(table: Table, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    if not table.teams[seat]:  # eliminated from a free-for-all that goes on (DST-MUL-11)
        return -WIN
    is_duel = table.setup.seats == 2 and len(table.teams[1 - seat]) > 0
    worst = standing_of(table, 1 - seat) if is_duel else strongest_other(table, seat)
    if table.weights.rival:
        worst += worst * table.weights.rival // 100
    return standing_of(table, seat) + hand_points(table, seat) - worst


def strongest_other(table: Table, seat: int) -> i64:
    """The points of the strongest opponent still in the game."""
    worst: i64 = -WIN
    for other in range(table.setup.seats):
        if other != seat and table.teams[other]:
            standing = standing_of(table, other)
            if standing > worst:
                worst = standing
    return worst


def hand_points(table: Table, seat: int) -> i64:
    """The points of the cards that the judging seat sees in its own hand, besides their number."""
    weights = table.weights
    points: i64 = 0
    if weights.weighs_hand:
        resources: i64 = table.resources[seat]
        card: i64
        for card in table.hands[seat]:
            points += weights.in_hand(card, resources)
    return points


def standing_of(table: Table, seat: int) -> i64:
    """The points of one seat's cards and dice."""
    weights = table.weights
    still_acts = table.claimer != seat
    if table.claimed:
        still_acts = not table.has_claimed(seat)
    points: i64 = 0
    if table.holder == seat:
        points = weights.battlefield
    character: i64
    for character in table.teams[seat]:
        points += character_points(table, weights, character, still_acts)
    card: i64
    for card in table.supports[seat]:
        worth = weights.cards[card]
        points += worth.lasting
        if still_acts and not table.exhausted[card]:
            points += worth.ready * worth.first_dice
    if table.bound:
        points += bound_points(table, weights, seat, still_acts)
    if table.plots:
        for card in table.plots[seat]:
            points += weights.cards[card].lasting
    if table.elite or table.more_dice or table.dice_gained:
        points += further_points(table, weights, seat, still_acts)
    if table.tokens:
        points += token_points(table, weights, seat)
    if table.lasting:
        points -= barred_points(table, weights, seat)
    if weights.race or weights.fade:
        points -= end_points(table, weights, seat)
    points += resource_points(weights, table.resources[seat])
    points += card_points(weights, len(table.hands[seat]), len(table.decks[seat]))
    if table.phase == ACTION_PHASE:
        points += moment_points(table, weights, seat, still_acts)
    elif table.passes and ended_round(table) == seat:
        points -= weights.ended
    return points


def barred_points(table: Table, weights: Weights, seat: int) -> i64:
    """The points that a seat loses by dice that cannot be rolled, now or in the next round."""
    points: i64 = 0
    for kind, die, _, _ in table.lasting:
        if kind == NO_ROLL:
            card = table.setup.card_of[die]
            if table.is_in_play(card) and table.controller(card) == seat:
                points += weights.cards[card].ready
    return points


def bound_points(table: Table, weights: Weights, seat: int, still_acts: bool) -> i64:
    """The points of the downgrades that a seat controls and of the upgrades on its supports.

    The die of a downgrade is rolled when the opponent activates its card, so it counts until then (DST-DWN-08).
    """
    points: i64 = 0
    card: i64
    for card in table.bound:
        if table.controller(card) == seat:
            worth = weights.cards[card]
            points += worth.lasting
            if still_acts and not table.exhausted[table.host[card]]:
                points += worth.ready * ready_dice(table, worth)
    return points


def further_points(table: Table, weights: Weights, seat: int, still_acts: bool) -> i64:
    """The points of the dice that a seat's cards have got in the game.

    Those of characters and upgrades that can still be rolled are counted with their other dice.
    """
    points: i64 = 0
    card: i64
    for card in table.elite + table.more_dice:
        if table.setup.dice_of[card][-1:] < (table.setup.extra_from,) or not table.is_in_play(card):
            continue
        if table.controller(card) == seat:
            worth = weights.cards[card]
            points += worth.more
            if still_acts and not table.exhausted[card] and holds(table.supports[seat], card):
                points += worth.ready
    for die, upgrade in table.dice_gained:
        if table.controller(upgrade) == seat:
            worth = weights.cards[table.setup.card_of[die]]
            points += worth.more
            bearer = table.host[upgrade] if table.host[upgrade] >= 0 else upgrade
            if still_acts and table.face[die] < 0 and not table.exhausted[bearer]:
                points += worth.ready
    return points


def token_points(table: Table, weights: Weights, seat: int) -> i64:
    """The points of resources and shields on a seat's cards.

    A resource counts like a spare one, and a shield half. Charm tokens serve each player, so they count nothing.
    """
    points: i64 = 0
    for row in table.tokens:
        if table.controller(row[0]) == seat:
            if row[1] == RESOURCES:
                points += weights.spare_resource * row[2]
            elif row[1] == SHIELDS:
                points += weights.shield * row[2] // 2
    return points


def resource_points(weights: Weights, resources: i64) -> i64:
    """The points of a seat's resources."""
    if resources <= MANY_RESOURCES:
        return weights.resource * resources
    return weights.resource * MANY_RESOURCES + weights.spare_resource * (resources - MANY_RESOURCES)


def card_points(weights: Weights, hand: i64, deck: i64) -> i64:
    """The points of the number of cards in hand and deck."""
    left = 10 * (hand + deck)
    if left > weights.last_cards:
        left = weights.last_cards
    return weights.card * hand + weights.card_left * left // 10


def ended_round(table: Table) -> int:
    """The seat whose pass has ended the round; who has claimed passes of necessity, so it is never that one."""
    last = (table.active - 1) % table.setup.seats
    return table.active if table.has_claimed(last) else last


def moment_points(table: Table, weights: Weights, seat: int, still_acts: bool) -> i64:
    """The points of the dice that show in a pool and of the next turn; a seat that has claimed lost both."""
    if not still_acts:
        return -gone(table, weights, seat)
    points = pool_points(table, weights, seat)
    if weights.urgent and table.asker == seat:
        points += points * weights.urgent // 100
    if weights.weighs_power:
        points += power_points(table, weights, seat)
    if table.asker == seat:
        return points + weights.to_act
    return points - weights.passed if table.passes else points


def power_points(table: Table, weights: Weights, seat: int) -> i64:
    """The points of the Power Actions that a seat can still use in this round (DST-POW-01)."""
    points: i64 = 0
    card: i64
    for card in table.teams[seat]:
        points += unused_power(table, weights, card)
        upgrade: i64
        for upgrade in table.upgrades[card]:
            points += unused_power(table, weights, upgrade)
    for card in bound_of(table, seat) + table.supports[seat]:
        points += unused_power(table, weights, card)
    if table.plots:
        for card in table.plots[seat]:
            points += unused_power(table, weights, card)
    if table.holder == seat:
        points += unused_power(table, weights, table.battlefield)
    return points


def unused_power(table: Table, weights: Weights, card: i64) -> i64:
    """The points of a card's Power Action; 0 without one and when it was used."""
    power = weights.cards[card].power
    return 0 if power == 0 or holds(table.used, card) else power


def gone(table: Table, weights: Weights, seat: int) -> i64:
    """The loss by dice that a seat which has claimed did not roll or resolve."""
    lost: i64 = 0
    if weights.gone_shown:
        shown: i64 = 0
        die: i64
        for die in table.pools[seat]:
            shown += side_of(table, weights, die).points
        lost = shown * weights.gone_shown // 100
    if weights.gone_ready:
        card: i64
        for card in table.teams[seat]:
            if not table.exhausted[card]:
                lost += gone_with(table, weights, card)
                upgrade: i64
                for upgrade in table.upgrades[card]:
                    lost += gone_with(table, weights, upgrade)
        for card in table.supports[seat]:
            if not table.exhausted[card]:
                lost += gone_with(table, weights, card)
        for card in table.bound:
            if not table.exhausted[table.host[card]] and table.controller(card) == seat:
                lost += gone_with(table, weights, card)
    return lost


def gone_with(table: Table, weights: Weights, card: i64) -> i64:
    """The loss by the dice of a card that were not rolled."""
    worth = weights.cards[card]
    return worth.gone * ready_dice(table, worth)


def side_of(table: Table, weights: Weights, die: i64) -> SideWorth:
    """The values of the side that a die shows."""
    face: i64 = table.face[die]
    return weights.sides[die * SIDES + face]


def pool_points(table: Table, weights: Weights, seat: int) -> i64:
    """The points of the dice that show in a pool."""
    resources: i64 = table.resources[seat]
    points: i64 = 0
    damage: i64 = 0
    indirect: i64 = 0
    bases: i64 = 0
    is_backed = False
    die: i64
    for die in table.pools[seat]:
        side = side_of(table, weights, die)
        points += side.points
        damage += side.damage
        indirect += side.indirect
        bases |= side.base_bit
        if side.cost > resources:
            points -= side.unpaid
        if side.backed:
            is_backed = True
    if weights.focus_gain:
        points += focus_points(table, weights, seat) * weights.focus_gain // 100
    if is_backed and bases:
        points += backed_points(table, weights, seat, bases)
    if (damage or indirect) and weights.lethal and kills(table, weights, seat, damage, indirect):
        points += weights.lethal
    return points


def backed_points(table: Table, weights: Weights, seat: int, bases: i64) -> i64:
    """The further points of modifiers beside a side of their symbol.

    `bases` has a bit for each symbol that shows on a side without a plus.
    """
    points: i64 = 0
    die: i64
    for die in table.pools[seat]:
        side = side_of(table, weights, die)
        if bases & side.symbol_bit:
            points += side.backed
    return points


def kills(table: Table, weights: Weights, seat: int, aimed: i64, indirect: i64) -> bool:
    """True when so much damage defeats an opposing character; indirect damage counts against one without companions."""
    is_raised = len(table.watch[WHILE_HEALTH]) > 0
    for other in range(table.setup.seats):
        if other != seat:
            damage: i64 = aimed + indirect if len(table.teams[other]) == 1 else aimed
            character: i64
            for character in table.teams[other]:
                left: i64 = table.damage[character]
                health: i64 = weights.cards[character].health
                if is_raised:
                    health = health_of(table, character)
                left = health - left
                if left <= damage:  # shields are looked at only where they decide
                    left += table.shields[character]
                    if left <= damage:
                        return True
    return False


def character_points(table: Table, weights: Weights, character: i64, still_acts: bool) -> i64:
    """The points of a character with its upgrades."""
    damage: i64 = table.damage[character]
    shields: i64 = table.shields[character]
    worth = weights.cards[character]
    points = worth.lasting + weights.shield * shields
    frail = worth.frail
    acts = still_acts and not table.exhausted[character]
    if acts:
        points += weights.ready_card + worth.ready * ready_dice(table, worth)
    upgrade: i64
    for upgrade in table.upgrades[character]:
        added = weights.cards[upgrade]
        points += added.lasting
        frail += added.frail
        if acts:
            points += added.ready * ready_dice(table, added)
    if weights.sturdy:
        points += weights.sturdy * (health_of(table, character) - damage) * len(table.upgrades[character])
    if damage:
        points -= weights.health * damage + weights.hurt * damage * damage // 10
        if frail:
            health: i64 = worth.health
            if table.watch[WHILE_HEALTH]:
                health = health_of(table, character)
            points -= frail * damage // health
    return points


def ready_dice(table: Table, worth: CardWorth) -> i64:
    """The number of a card's dice that can still be rolled."""
    count: i64 = 0
    die: i64
    for die in worth.dice:
        if table.face[die] == ON_CARD:
            count += 1
    return count
