"""The evaluation of a position in whole points: one seat's less the strongest opponent's.

The weights are judgement, not rules: a point of health is worth 10, all other weights are relative to it. The weights
of remaining cards and of the battlefield were found in mirrored games against the random agent.
"""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.prints import Print
from simulate.games.destiny.setup import Setup
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import ACTION_PHASE, BLANK, NOT_OVER, ON_CARD, SIDES, SPECIAL, UPGRADE_CARD, X

WIN: Final = 1_000_000
HEALTH: Final = 10
ALIVE: Final = 25
SHIELD_ON: Final = 7
RESOURCE_HELD: Final = 6
CARD_HELD: Final = 5
UPGRADE_COST: Final = 7
CARD_ON: Final = 6
SUPPORT_COST: Final = 6
BATTLEFIELD: Final = 12
READY_DIE: Final = 6
SIDE_COST: Final = 4
CARD_LEFT: Final = 20
LAST_CARDS: Final = 12
"""The number of cards in hand and deck up to which each card delays a loss by running out (DST-WIN-03)."""

POINTS: Final = (0, 7, 7, 5, 5, 3, 4, 5, 0, 0, 0)
"""The value of one point of a die in the pool, by symbol."""
SPECIAL_POINTS: Final = 12
MODIFIER_POINTS: Final = 4
AN_X: Final = 3
"""The assumed value of an X, because its real value changes with every played card."""


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
    return standing_of(table, seat) - worst


def weigh(setup: Setup) -> None:
    """Compute the values of cards and die sides, once for each set-up."""
    setup.card_points = [card_points(printed) for printed in setup.prints]
    setup.side_points = [side_points(setup.prints[card], side) for card in setup.card_of for side in range(SIDES)]


def card_points(printed: Print) -> int:
    """The value of an upgrade or support in play."""
    if printed.kind == UPGRADE_CARD:
        return UPGRADE_COST * printed.cost + CARD_ON
    return SUPPORT_COST * printed.cost + CARD_ON


def side_points(printed: Print, side: int) -> int:
    """The value of a die side in the pool."""
    symbol = printed.symbols[side]
    if symbol == BLANK:
        return 0
    if symbol == SPECIAL:
        return SPECIAL_POINTS
    each = MODIFIER_POINTS if printed.modifiers[side] else POINTS[symbol]
    value = AN_X if printed.values[side] == X else printed.values[side]
    return each * value - SIDE_COST * printed.costs[side]


def standing_of(table: Table, seat: int) -> int:
    """The points of one seat's cards and dice."""
    setup = table.setup
    still_acts = table.claimer != seat
    points = BATTLEFIELD if table.holder == seat else 0
    for character in table.teams[seat]:
        points += character_points(table, setup, character, still_acts)
    for support in table.supports[seat]:
        points += setup.card_points[support]
        if still_acts and not table.exhausted[support]:
            points += READY_DIE * len(setup.dice_of[support])
    resources = table.resources[seat]
    points += RESOURCE_HELD * min(resources, 5) + 2 * max(resources - 5, 0)
    cards = len(table.hands[seat])
    points += CARD_HELD * cards
    points += CARD_LEFT * min(cards + len(table.decks[seat]), LAST_CARDS)
    if still_acts and table.phase == ACTION_PHASE:
        for die in table.pools[seat]:
            points += setup.side_points[die * SIDES + table.face[die]]
    return points


def character_points(table: Table, setup: Setup, character: int, still_acts: bool) -> int:
    points = ALIVE + HEALTH * (setup.prints[character].health - table.damage[character])
    points += SHIELD_ON * table.shields[character]
    acts = still_acts and not table.exhausted[character]
    if acts:
        points += ready_points(table, setup, character)
    for upgrade in table.upgrades[character]:
        points += setup.card_points[upgrade]
        if acts:
            points += ready_points(table, setup, upgrade)
    return points


def ready_points(table: Table, setup: Setup, card: int) -> int:
    """The value of a card's dice that can still be rolled."""
    points = 0
    for die in setup.dice_of[card]:
        if table.face[die] == ON_CARD:
            points += READY_DIE
    return points
