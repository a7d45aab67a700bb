"""The evaluation of a position for a seat in whole points: its own standing less those of the others.

The standings are in hundredths of a victory point, as the weights are (weights.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.mafia_city.control import for_seat, lowest, of_seat, totals
from sandtable.games.mafia_city.effects import Effect
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import (
    ACTION_PHASE,
    DOLLAR,
    FIGHT_CLUB,
    HARBOUR,
    HITMAN,
    LOCATION_PHASE,
    LOCATIONS,
    NOBODY,
    NOT_OVER,
    PRIVATE_CLUB,
    SETTING_UP,
)
from sandtable.games.mafia_city.weights import JUDGING, LEADS, PLACING, UNREACHED, WAITING, Weights

WIN: Final = 100_000_000


def evaluate(table: Table, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    if table.is_trial and table.frames and isinstance(table.frames[-1].node, Effect):
        table = foreseen(table)
    worth = [belongings(table, each) for each in range(table.setup.seats)]
    worth[seat] += own_cards(table, seat)
    reach = reach_of(table)
    for location in LOCATIONS:
        if table.columns[location]:
            add_control(table, location, seat, reach, worth)
    return compared(table, seat, worth)


def compared(table: Table, seat: int, worth: list[int]) -> int:
    """The standing of a seat less the mean of the others, each of them and the strongest, as the weights say."""
    weights = table.weights
    others = strongest = 0
    is_first = True
    for other in range(len(worth)):
        if other != seat:
            others += worth[other]
            if is_first or worth[other] > strongest:
                strongest = worth[other]
                is_first = False
    against = len(worth) - 1
    share = weights.others + weights.each_other * against
    return (100 * worth[seat] - weights.leader * strongest) * against - share * others


def foreseen(table: Table) -> Table:
    """The table after the present effect without further vetoes, so that choices differ before they take effect."""
    copy = table.clone()
    assert isinstance(copy, Table)
    frame = copy.top()
    node = frame.node
    assert isinstance(node, Effect)
    node.foresee(copy, frame)
    return copy


def belongings(table: Table, seat: int) -> int:
    """The points of a seat's Mafiosi and cards, without regard to control."""
    weights = table.weights
    total = table.points[seat] * weights.point + table.hand[seat] * hand_worth(table, seat)
    total += table.reserve[seat] * weights.reserve + table.cell[seat] * weights.cell
    total += len(table.cards[seat]) * weights.card
    if table.points[seat] >= table.setup.target:
        total += weights.finish
    if table.mayor == seat:
        total += weights.mayor
    if table.policeman == seat:
        total += weights.policeman
    return total


def hand_worth(table: Table, seat: int) -> int:
    """The points of a Mafioso in hand: to place it now, until the round is over, or for the next round."""
    if table.phase not in (ACTION_PHASE, LOCATION_PHASE):
        return table.weights.hand
    return table.weights.hand_passed if table.passed[seat] else table.weights.hand_active


def own_cards(table: Table, seat: int) -> int:
    """The additional value of the cards that a seat sees in its own hand."""
    if table.phase == SETTING_UP:
        return 0
    setup = table.setup
    weights = table.weights
    total = 0
    for card in table.cards[seat]:
        total += weights.kinds[setup.kinds[card]] + weights.symbols[setup.symbols[card]] - weights.card
    return total


def add_control(table: Table, location: int, viewer: int, reach: i64, worth: list[int]) -> None:
    """Credit the seats that control a location or nearly do; `reach` is that of `reach_of`."""
    weights = table.weights
    outlook = outlook_of(table, location)
    found = totals(table, location)
    most: i64 = 0
    second: i64 = 0
    leader: i64 = NOBODY
    seats: i64 = len(worth)
    for seat in range(seats):
        many = of_seat(found, seat)
        if many > most:
            second, most, leader = most, many, seat
        elif many > second:
            second = many
    if second == most:
        leader = lowest(table, location, found, most)
    value: i64 = weights.locations[location]
    if second > 0 and second >= most - 1:
        credit_followers(table, location, found, leader, most, outlook, reach, worth)
    if leader != NOBODY:
        if leader == viewer:
            value += extra(table, location, viewer)
        credit(worth, leader, value * chance(weights, found, leader, outlook, most - second, reach, seats) // 100)


def credit(worth: list[int], seat: i64, more: i64) -> None:
    """Add points to those of a seat."""
    before: i64 = worth[seat]
    worth[seat] = before + more


def outlook_of(table: Table, location: int) -> int:
    """The column of chances that counts: Mafiosi are still placed, control is judged now, or in the next round."""
    if table.phase == ACTION_PHASE:
        return PLACING
    return JUDGING if table.phase == LOCATION_PHASE and not table.has_cube(location) else WAITING


def chance(weights: Weights, found: i64, leader: i64, outlook: int, ahead: i64, reach: i64, seats: i64) -> i64:
    """The chance, in percent, that the seat with control keeps it."""
    lead = ahead if ahead < LEADS - 1 else LEADS - 1
    if outlook != PLACING:
        return weights.chances[outlook * LEADS + lead]
    threats: i64 = 0
    most = of_seat(found, leader)
    for seat in range(seats):
        if seat != leader:
            more = of_seat(reach, seat)
            if more > 0 and of_seat(found, seat) + more >= most:
                threats += 1
    if threats == 0:
        return weights.chances[UNREACHED * LEADS + lead]
    crowd: i64 = weights.crowd
    chance_: i64 = weights.chances[PLACING * LEADS + lead]
    return chance_ - crowd * (threats - 1)


def reach_of(table: Table) -> i64:
    """The Mafiosi in hand of the seats that will have a turn in this Action Phase, packed like the totals."""
    found: i64 = 0
    seats: i64 = table.setup.seats
    for seat in range(seats):
        if not table.passed[seat]:
            found += for_seat(seat, table.hand[seat])
    return found


def credit_followers(
    table: Table, location: int, found: i64, leader: i64, most: i64, outlook: int, reach: i64, worth: list[int]
) -> None:
    """Credit the seats that tie without control or are behind by one Mafioso."""
    weights = table.weights
    value: i64 = weights.locations[location]
    close: i64
    seats: i64 = len(worth)
    for seat in range(seats):
        many = of_seat(found, seat)
        if seat != leader and many > 0 and many >= most - 1:
            is_stuck = outlook == PLACING and of_seat(reach, seat) == 0
            close = weights.close_stuck if is_stuck else weights.close[outlook]
            credit(worth, seat, value * close // 100)
            if location == FIGHT_CLUB and many == most and table.reserve[seat]:
                credit(worth, seat, weights.recruit)


def extra(table: Table, location: int, seat: int) -> int:
    """The additional value of control by cards in hand."""
    if location == PRIVATE_CLUB:
        for card in table.cards[seat]:
            if table.setup.symbols[card] == DOLLAR:
                return table.weights.dollar_ready
    if location == HARBOUR:
        for card in table.cards[seat]:
            if table.setup.kinds[card] == HITMAN:
                return table.weights.hitman_ready
    return 0
