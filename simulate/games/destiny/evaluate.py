"""The evaluation of a position: one seat's less the strongest opponent's, in the units of its weights (weights.py)."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import ACTION_PHASE, NOT_OVER, ON_CARD, SIDES
from simulate.games.destiny.weights import Weights

WIN: Final = 10_000_000
MANY_RESOURCES: Final = 5


def evaluate(table: Table, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    if not table.teams[seat]:  # eliminated from a free-for-all that goes on (DST-MUL-11)
        return -WIN
    worst = -WIN
    for other in range(table.setup.seats):
        if other != seat and table.teams[other]:
            standing = standing_of(table, other)
            if standing > worst:
                worst = standing
    return standing_of(table, seat) + hand_points(table, seat) - worst


def hand_points(table: Table, seat: int) -> int:
    """The points of the cards that the judging seat sees in its own hand, besides their number."""
    weights = table.weights
    if not weights.weighs_hand:
        return 0
    prints = table.setup.prints
    points = 0
    for card in table.hands[seat]:
        points += weights.in_hand(prints[card], table.resources[seat])
    return points


def standing_of(table: Table, seat: int) -> int:
    """The points of one seat's cards and dice."""
    setup = table.setup
    weights = table.weights
    still_acts = table.claimer != seat
    points = weights.battlefield if table.holder == seat else 0
    for character in table.teams[seat]:
        points += character_points(table, weights, character, still_acts)
    for support in table.supports[seat]:
        points += weights.card_points[support] + weights.dice_points[support]
        if still_acts and not table.exhausted[support]:
            for die in setup.dice_of[support]:
                points += weights.ready_points[die]
    resources = table.resources[seat]
    points += weights.resource * min(resources, MANY_RESOURCES)
    points += weights.spare_resource * max(resources - MANY_RESOURCES, 0)
    cards = len(table.hands[seat])
    points += weights.card * cards
    points += weights.card_left * min(10 * (cards + len(table.decks[seat])), weights.last_cards) // 10
    if table.phase == ACTION_PHASE:
        points += moment_points(table, weights, seat, still_acts)
    elif table.passes and ended_round(table) == seat:
        points -= weights.ended
    return points


def ended_round(table: Table) -> int:
    """The seat whose pass has ended the round; who has claimed passes of necessity, so it is never that one."""
    last = (table.active - 1) % table.setup.seats
    return table.active if last == table.claimer else last


def moment_points(table: Table, weights: Weights, seat: int, still_acts: bool) -> int:
    """The points of the dice that show in a pool and of the next turn; a seat that has claimed lost both."""
    if not still_acts:
        return -gone(table, weights, seat)
    points = pool_points(table, weights, seat)
    if table.asker == seat:
        return points + weights.to_act
    return points - weights.passed if table.passes else points


def gone(table: Table, weights: Weights, seat: int) -> int:
    """The loss by dice that a seat which has claimed did not roll or resolve."""
    lost = 0
    if weights.gone_shown:
        shown = 0
        for die in table.pools[seat]:
            shown += weights.side_points[die * SIDES + table.face[die]]
        lost = shown * weights.gone_shown // 100
    if weights.gone_ready:
        for character in table.teams[seat]:
            if not table.exhausted[character]:
                lost += ready_dice(table, weights.gone_points, character)
                for upgrade in table.upgrades[character]:
                    lost += ready_dice(table, weights.gone_points, upgrade)
        for support in table.supports[seat]:
            if not table.exhausted[support]:
                lost += ready_dice(table, weights.gone_points, support)
    return lost


def pool_points(table: Table, weights: Weights, seat: int) -> int:
    """The points of the dice that show in a pool."""
    points = damage = bases = backed = 0
    for die in table.pools[seat]:
        at = die * SIDES + table.face[die]
        points += weights.side_points[at]
        damage += weights.damage_shown[at]
        bases |= weights.base_bits[at]
        backed += weights.backed_points[at]
        if weights.unpaid_points[at] and table.die_cost(die) > table.resources[seat]:
            points -= weights.unpaid_points[at]
    if backed:
        points += with_bases(table, weights, seat, bases)
    if damage and weights.lethal and kills(table, seat, damage):
        points += weights.lethal
    return points


def with_bases(table: Table, weights: Weights, seat: int, bases: int) -> int:
    """The further points of modifiers beside a side of their symbol; `bases` has a bit for each such symbol."""
    points = 0
    for die in table.pools[seat]:
        more = weights.backed_points[die * SIDES + table.face[die]]
        if more and bases & (1 << table.symbol(die)):
            points += more
    return points


def kills(table: Table, seat: int, damage: int) -> bool:
    """True when so much damage defeats an opposing character."""
    prints = table.setup.prints
    for other in range(table.setup.seats):
        if other != seat:
            for character in table.teams[other]:
                if prints[character].health - table.damage[character] + table.shields[character] <= damage:
                    return True
    return False


def character_points(table: Table, weights: Weights, character: int, still_acts: bool) -> int:
    """The points of a character with its upgrades."""
    damage = table.damage[character]
    health = table.setup.prints[character].health
    points = weights.alive + weights.dice_points[character]
    points += weights.health * (health - damage)
    points += weights.shield * table.shields[character] - weights.hurt * damage * damage // 10
    acts = still_acts and not table.exhausted[character]
    if acts:
        points += weights.ready_card + ready_dice(table, weights.ready_points, character)
    frail = weights.frail_points[character]
    for upgrade in table.upgrades[character]:
        points += weights.card_points[upgrade] + weights.dice_points[upgrade]
        frail += weights.frail_points[upgrade]
        if acts:
            points += ready_dice(table, weights.ready_points, upgrade)
    if damage and frail:
        points -= frail * damage // health
    return points


def ready_dice(table: Table, points_of: list[int], card: int) -> int:
    """The points of a card's dice that can still be rolled; `points_of` has the points by die."""
    points = 0
    for die in table.setup.dice_of[card]:
        if table.face[die] == ON_CARD:
            points += points_of[die]
    return points
