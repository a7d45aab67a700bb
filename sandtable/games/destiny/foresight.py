"""Points of a position for what comes of it: dice that a focus turns, and the end of the game that comes near."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.destiny.attached import bound_of
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import SIDES
from sandtable.games.destiny.weights import Weights


def focus_points(table: Table, weights: Weights, seat: int) -> i64:
    """The points that focus in a pool gains: it turns other dice of it to their best sides, the largest gains first."""
    focus: i64 = 0
    gains: list[i64] = []
    kept_back = False
    die: i64
    for die in table.pools[seat]:
        face: i64 = table.face[die]
        side = weights.sides[die * SIDES + face]
        focus += side.focus
        if side.focus and not kept_back:
            kept_back = True  # a die does not turn itself
        elif side.turned > 0:
            gains.append(side.turned)
    return best_sum(gains, focus) if focus and gains else 0


def best_sum(gains: list[i64], most: i64) -> i64:
    """The sum of the `most` largest gains; uses `gains` up."""
    total: i64 = 0
    while gains and most > 0:
        best = max(gains)
        gains.remove(best)
        total += best
        most -= 1
    return total


def end_points(table: Table, weights: Weights, seat: int) -> i64:
    """The points that a seat loses because the game comes to its end: its own, or that of an opponent."""
    own = lost_share(table, weights, seat)
    lost = weights.race * own * own // 10000
    if weights.fade:
        most = own
        for other in range(table.setup.seats):
            if other != seat:
                most = max(most, lost_share(table, weights, other))
        lost += kept_points(table, weights, seat) * weights.fade * most // 10000
    return lost


def lost_share(table: Table, weights: Weights, seat: int) -> i64:
    """The percentage of its first health that a team has lost."""
    first: i64 = 0
    left: i64 = 0
    character: i64
    for character in table.setup.characters[seat]:
        first += weights.cards[character].health
    for character in table.teams[seat]:
        left += health_of(table, character) - table.damage[character]
    return 0 if left >= first else 100 * (first - left) // first


def kept_points(table: Table, weights: Weights, seat: int) -> i64:
    """The lasting points of a seat's upgrades and supports."""
    points: i64 = 0
    card: i64
    for character in table.teams[seat]:
        for card in table.upgrades[character]:
            points += weights.cards[card].lasting
    for card in bound_of(table, seat) + table.supports[seat]:
        points += weights.cards[card].lasting
    return points
