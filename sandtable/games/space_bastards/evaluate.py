"""The evaluation of a position for a seat: its belongings, and the prospects of dominance, cards and its ship."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.actions.love import births
from sandtable.games.space_bastards.actions.order import ACTIONS
from sandtable.games.space_bastards.actions.preying import MOST_OWNERS, targets
from sandtable.games.space_bastards.ranks import Ranks
from sandtable.games.space_bastards.state import NOT_OVER, Table
from sandtable.games.space_bastards.terms import (
    CHANGE,
    DIPLOMACY,
    EATING,
    LOVE,
    MIGRATION,
    NOTHING,
    OFF_BOARD,
    RACES,
    RELATIONSHIPS,
    SHOOTING,
    TRADE,
)
from sandtable.games.space_bastards.weights import MOST_CREATURES, MOST_ROUNDS

WON: Final = 100_000


class View:
    """The creatures on all planets from one seat's view; `stake` holds the value of dominance."""

    def __init__(self, table: Table, seat: int) -> None:
        self.weights = table.weights
        self.stake = table.weights.stakes[table.space + 1]
        self.neutral = table.setup.neutral
        self.others = table.setup.seats - 1
        ranks = ranks_of(table, seat)
        ranks.weigh(self.weights, self.stake, self.neutral)
        self.ranks = ranks
        self.own = ranks.own
        self.most = ranks.most
        self.rival = ranks.rival
        self.third = ranks.third

    def dominance(self) -> int:
        """The value of own dominance less that of the strongest others."""
        ranks = self.ranks
        theirs = ranks.theirs * self.weights.their_planets // (100 * self.others)
        return (ranks.mine - theirs) * self.stake // 100

    def gain(self, planet: int, more: int) -> int:
        """The gain by `more` own creatures on a planet."""
        lead = self.own[planet] - self.most[planet] + MOST_CREATURES
        sure = self.weights.sure
        return (sure[lead + more] - sure[lead]) * self.stake // 100

    def harm(self, planet: int, owner: int, victims: int) -> int:
        """The gain by another colour's losses."""
        value = self.weights.victim * victims
        if owner != self.rival[planet]:
            return value
        own = self.own[planet]
        most = self.most[planet]
        third = self.third[planet]
        sure = self.weights.sure
        more = sure[own - max(most - victims, third) + MOST_CREATURES] - sure[own - most + MOST_CREATURES]
        if owner != self.neutral:
            more += sure[most - max(own, third) + MOST_CREATURES] // self.others
        return value + more * self.stake // 100


def ranks_of(table: Table, seat: int) -> Ranks:
    """The creatures from a seat's view, kept for all copies with the same living tokens."""
    ranks = table.ranks[seat]
    if ranks is None:
        ranks = Ranks(table.herd_sizes(), table.setup.planets, table.setup.owners, seat)
        table.ranks[seat] = ranks
    return ranks


def evaluate(table: Table, seat: int) -> int:
    """The points of a position for a seat, in hundredths of a victory point."""
    if table.ending != NOT_OVER:
        return WON * (1 if seat in table.winners else -1) if table.winners else 0
    view = View(table, seat)
    value = wealth(table, seat) + view.dominance() + creatures(table, view, seat)
    for card in plans_of(table, seat):
        value += promise_of(table, view, seat, card)
    left = table.hand[seat] & ~table.planned[seat]
    if table.weighs_cards:
        value += chances(table, view, seat, left)
    weights = table.weights
    value += weights.holding[left][min(MOST_ROUNDS, table.setup.plays[table.space + 1])] * weights.kept // 100
    return value + ship_value(table, view, seat)


def wealth(table: Table, seat: int) -> int:
    """Points and money less the average of the others and what the strongest of them has."""
    weights = table.weights
    mine = others = most = 0
    for each in range(table.setup.seats):
        has = table.points[each] * weights.point + (table.money[each] + table.announced[each]) * weights.money
        if each == seat:
            mine = has
        else:
            others += has
            most = has if has > most else most
    return mine - weights.others * others // (100 * (table.setup.seats - 1)) - weights.leader * most // 100


def creatures(table: Table, view: View, seat: int) -> int:
    """Points for living tokens, and during settlement for many races and small tokens."""
    weights = table.weights
    total = weights.creature * (view.ranks.total + sum(table.cargo[seat]))
    if table.space < 0:
        for race in range(RACES):
            many = 0
            for planet in range(table.setup.planets):
                many += table.alive[table.base(planet, seat) + race]
            if many:
                total += weights.race - weights.square * table.setup.rooms[0].areas[race] * many
    return total


def plans_of(table: Table, seat: int) -> list[int]:
    """Own cards that are still to be carried out in this round."""
    planned = table.planned[seat]
    if not planned:
        return []
    if not table.is_revealed:
        return [card for card in range(RELATIONSHIPS) if planned >> card & 1]
    for frame in table.frames:
        if frame.node is ACTIONS:
            return [each // 8 for each in frame.numbers[frame.many :] if each % 8 == seat]
    return []


def chances(table: Table, view: View, seat: int, hand: int) -> int:
    """The value of the cards in hand under the present relationships, counted in part because these will change."""
    total = 0
    for card in (LOVE, SHOOTING, EATING, TRADE, DIPLOMACY):
        if hand >> card & 1:
            total += promise_of(table, view, seat, card)
    return total * table.weights.usable // 60


def promise_of(table: Table, view: View, seat: int, card: int) -> int:
    """The value of an action on the present board."""
    if card == LOVE:
        found = [view.ranks.more[birth // RACES] + table.weights.creature for birth in births(table, seat)]
        return best_two(table, found, table.money[seat], table.setup.costs.love)
    if card in (SHOOTING, EATING):
        return hunting(table, view, seat, card)
    if card in (TRADE, DIPLOMACY):
        return dealing(table, seat, card)
    return table.weights.planned_change if card == CHANGE else table.weights.planned_other


def hunting(table: Table, view: View, seat: int, card: int) -> int:
    prey = table.right(card)
    found: list[int] = []
    for target in targets(table, seat, card):
        planet, owner = divmod(target, MOST_OWNERS)
        found.append(view.harm(planet, owner, table.alive[table.base(planet, owner) + prey]))
    price = table.setup.costs.shooting if card == SHOOTING else table.setup.costs.eating
    return best_two(table, found, table.money[seat], price)


def best_two(table: Table, found: list[int], money: int, price: int) -> int:
    """The best deed, and the next best if it is worth its boost."""
    if not found:
        return 0
    found.sort(reverse=True)
    more = found[1] - price * table.weights.money if len(found) > 1 and money >= price else 0
    return max(0, found[0]) + max(0, more)


def dealing(table: Table, seat: int, card: int) -> int:
    """Pairs on all planets; those with other players are worth less, for they gain as well and may refuse."""
    left = table.left(card)
    right = table.right(card)
    sure = shared = 0
    for planet in range(table.setup.planets):
        base = table.base(planet, seat)
        mine = (table.alive[base + left], table.alive[base + right])
        if mine[0] or mine[1]:
            theirs = (table.all_of(planet, left) - mine[0], table.all_of(planet, right) - mine[1])
            free = neutral_tokens(table, planet, left, right)
            most, certain = pairs_of(mine, theirs, free, left == right)
            sure += certain
            shared += most - certain
    others = table.setup.seats - 1
    weights = table.weights
    worth = weights.point if card == DIPLOMACY else weights.money
    return worth * sure + worth * shared * (others - 1) * weights.agreed // (others * 100)


def neutral_tokens(table: Table, planet: int, left: int, right: int) -> tuple[int, int]:
    """Those that always agree (SPB-TWO-05)."""
    if table.setup.neutral == NOTHING:
        return (0, 0)
    base = table.base(planet, table.setup.neutral)
    return (table.alive[base + left], table.alive[base + right])


def pairs_of(mine: tuple[int, int], theirs: tuple[int, int], free: tuple[int, int], is_one: bool) -> tuple[int, int]:
    """About how many pairs there are on a planet, and how many of them nobody can refuse; `is_one`: of one race."""
    if is_one:
        shared = min(mine[0], theirs[0])
        own = (mine[0] - shared) // 2
        return shared + own, min(mine[0], free[0]) + own
    with_right = min(mine[0], theirs[1])
    with_left = min(mine[1], theirs[0])
    own = min(mine[0] - with_right, mine[1] - with_left)
    return with_right + with_left + own, min(mine[0], free[1]) + min(mine[1], free[0]) + own


def ship_value(table: Table, view: View, seat: int) -> int:
    """The prospects of a ship: unloading creatures aboard, or fetching some with an empty ship."""
    if table.space < 0:
        return 0
    field = table.ships[seat]
    if field == OFF_BOARD:
        return 0
    far = table.setup.far[field]
    cargo = table.cargo[seat]
    many = sum(cargo)
    if many:
        return unloading(table, view, far, cargo, many)
    return fetching(table, view, seat, far)


def fetching(table: Table, view: View, seat: int, far: list[int]) -> int:
    """For an empty ship: a creature that may be loaded and is missed least, and the planet where one brings most."""
    ranks = view.ranks
    value = 0
    for planet, steps in enumerate(far):
        if ranks.own[planet] and has_passenger(table, planet, seat):
            fetched = (ranks.most_more + ranks.less[planet]) * table.weights.reach[steps] // 100
            value = fetched if fetched > value else value
    return value * table.weights.fetching // 100


def has_passenger(table: Table, planet: int, seat: int) -> bool:
    """True where an own creature there may be loaded in step 5 (SPB-MIG-01)."""
    base = table.base(planet, seat)
    left, right = table.left(MIGRATION), table.right(MIGRATION)
    return any(table.alive[base + race] and race != left and race != right for race in range(RACES))


def unloading(table: Table, view: View, far: list[int], cargo: tuple[int, ...], many: int) -> int:
    """The value of unloading on the best planet, and a little for the next best."""
    weights = table.weights
    race = 0
    while not cargo[race]:
        race += 1
    best = second = 0
    for planet in range(table.setup.planets):
        room = table.setup.rooms[planet]
        if room.first_free(race, table.occupied[planet]):
            gain = view.gain(planet, min(many, 2)) * weights.reach[far[planet]] // 100
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best * weights.unloading // 100 + (second * weights.unloading_second // 100 if many > 2 else 0)
