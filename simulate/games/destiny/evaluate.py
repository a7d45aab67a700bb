"""How good a position looks: whole points, the mover's less the strongest opponent's.

The weights are judgement, not rules: a point of health is worth 10, everything else is set against it. What cards left
and the battlefield are worth was found in mirrored games against the random agent.
"""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import (
    ACTION_PHASE,
    BLANK,
    NOT_OVER,
    ON_CARD,
    SPECIAL,
)

WIN: Final = 1_000_000
HEALTH: Final = 10
ALIVE: Final = 25
SHIELD_ON: Final = 7
RESOURCE_HELD: Final = 6
CARD_HELD: Final = 5
UPGRADE_COST: Final = 7
UPGRADE_ON: Final = 6
SUPPORT_COST: Final = 6
BATTLEFIELD: Final = 12
READY_DIE: Final = 6
SIDE_COST: Final = 4
CARD_LEFT: Final = 20
LAST_CARDS: Final = 12
"""Up to so many cards in hand and deck together each one delays losing by running out (DST-WIN-03)."""

POINTS: Final = (0, 7, 7, 5, 5, 3, 4, 5, 0, 0, 0)
"""By symbol: what one point of a die in the pool is worth before it is resolved."""
SPECIAL_POINTS: Final = 12
MODIFIER_POINTS: Final = 4


def evaluate(table: Table, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    worst = -WIN
    for other in range(table.setup.seats):
        if other != seat and table.teams[other]:
            standing = standing_of(table, other)
            if standing > worst:
                worst = standing
    return standing_of(table, seat) - worst


def standing_of(table: Table, seat: int) -> int:
    """What one seat has on the table."""
    still_acts = table.claimer != seat
    points = BATTLEFIELD if table.holder == seat else 0
    for character in table.teams[seat]:
        points += character_points(table, character, still_acts)
    for support in table.supports[seat]:
        points += SUPPORT_COST * table.setup.prints[support].cost + UPGRADE_ON
        if still_acts and not table.exhausted[support]:
            points += READY_DIE * len(table.setup.dice_of[support])
    resources = table.resources[seat]
    points += RESOURCE_HELD * min(resources, 5) + 2 * max(resources - 5, 0)
    cards = len(table.hands[seat])
    points += CARD_HELD * cards
    points += CARD_LEFT * min(cards + len(table.decks[seat]), LAST_CARDS)
    if still_acts and table.phase == ACTION_PHASE:
        for die in table.pools[seat]:
            points += die_points(table, die)
    return points


def character_points(table: Table, character: int, still_acts: bool) -> int:
    points = ALIVE + HEALTH * (table.setup.prints[character].health - table.damage[character])
    points += SHIELD_ON * table.shields[character]
    acts = still_acts and not table.exhausted[character]
    if acts:
        for die in table.setup.dice_of[character]:
            if table.face[die] == ON_CARD:
                points += READY_DIE
    for upgrade in table.upgrades[character]:
        points += UPGRADE_COST * table.setup.prints[upgrade].cost + UPGRADE_ON
        if acts:
            for die in table.setup.dice_of[upgrade]:
                if table.face[die] == ON_CARD:
                    points += READY_DIE
    return points


def die_points(table: Table, die: int) -> int:
    """What a die in the pool promises."""
    printed = table.setup.prints[table.setup.card_of[die]]
    face = table.face[die]
    symbol = printed.symbols[face]
    if symbol == BLANK:
        return 0
    if symbol == SPECIAL:
        return SPECIAL_POINTS
    if printed.modifiers[face]:
        return MODIFIER_POINTS * printed.values[face] - SIDE_COST * printed.costs[face]
    return POINTS[symbol] * printed.values[face] - SIDE_COST * printed.costs[face]
