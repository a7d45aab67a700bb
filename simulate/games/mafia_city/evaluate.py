"""The evaluation of a position for a seat in whole points: its own standing less the mean of the others'.

The weights are judgement, not rules: a victory point is worth 100, all other weights are relative to it.
"""

from __future__ import annotations

from typing import Final

from simulate.games.mafia_city.control import totals
from simulate.games.mafia_city.effects import Effect
from simulate.games.mafia_city.state import Table
from simulate.games.mafia_city.terms import (
    ACTION_PHASE,
    CITY_HALL,
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

WIN: Final = 1_000_000
POINT: Final = 100
LOCATION_WORTH: Final = (0, 125, 115, 115, 110, 130, 110, 120)
"""The value of control, by number of location: the point and the effect."""
DOLLAR_READY: Final = 60
"""Additional points for the Private Club with a Dollar in hand."""
HITMAN_READY: Final = 25
"""Additional points for the Harbour with a Hitman card in hand."""
RECRUIT: Final = 15
"""Points for the seats that lead the Fight Club, alone or tied: a Mafioso comes from reserve to hand."""
SAFETY: Final = ((55, 75, 88, 95), (90, 95, 98, 100), (34, 42, 48, 52))
"""The chance of control, in percent, by the lead in Mafiosi (0: lower in the column): while Mafiosi are being
placed, while locations are evaluated, and for the next round."""
CLOSE: Final = (18, 3, 16)
"""The chance of control, in percent, for a seat behind by one Mafioso or tied without control."""
HAND: Final = 30
"""Points for a Mafioso in hand."""
RESERVE: Final = 7
CELL: Final = 12
CARD: Final = 12
"""Points for a card in another seat's hand, and for an own card before the game has begun."""
CARD_WORTH: Final = (9, 8, 11, 9, 11, 11, 9, 11, 5, 12, 14)
"""Points for an own card, by kind."""
SYMBOL_WORTH: Final = (1, 1, 0, 2)
"""Additional points for the card's symbol."""
MAYOR: Final = 10
POLICEMAN: Final = 5


def evaluate(table: Table, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    if table.is_trial and table.frames and isinstance(table.frames[-1].node, Effect):
        table = foreseen(table)
    seats = table.setup.seats
    worth = [belongings(table, each) for each in range(seats)]
    worth[seat] += own_cards(table, seat)
    for location in LOCATIONS:
        if table.columns[location]:
            add_control(table, location, seat, worth)
    return worth[seat] * seats - sum(worth)


def foreseen(table: Table) -> Table:
    """The table after the present effect without further vetoes, so that choices differ before they take effect."""
    copy = table.clone()
    assert isinstance(copy, Table)
    frame = copy.frames[-1]
    node = frame.node
    assert isinstance(node, Effect)
    node.foresee(copy, frame)
    return copy


def belongings(table: Table, seat: int) -> int:
    """The points of a seat's Mafiosi and cards, without regard to control."""
    total = table.points[seat] * POINT + table.hand[seat] * HAND + table.reserve[seat] * RESERVE
    total += table.cell[seat] * CELL + len(table.cards[seat]) * CARD
    if table.mayor == seat:
        total += MAYOR
    if table.policeman == seat:
        total += POLICEMAN
    return total


def own_cards(table: Table, seat: int) -> int:
    """The additional value of the cards that a seat sees in its own hand."""
    if table.phase == SETTING_UP:
        return 0
    setup = table.setup
    total = 0
    for card in table.cards[seat]:
        total += CARD_WORTH[setup.kinds[card]] + SYMBOL_WORTH[setup.symbols[card]] - CARD
    return total


def add_control(table: Table, location: int, viewer: int, worth: list[int]) -> None:
    """Credit the seats that control a location or nearly do."""
    outlook = outlook_of(table, location)
    found = totals(table, location)
    most = second = 0
    leader = NOBODY
    for seat in range(len(found)):
        many = found[seat]
        if many > most:
            second, most, leader = most, many, seat
        elif many > second:
            second = many
    if second == most:
        leader = lowest(table, location, found, most)
    value = LOCATION_WORTH[location]
    if second > 0 and second >= most - 1:
        credit_followers(table, location, found, leader, most, value * CLOSE[outlook] // 100, worth)
    if leader != NOBODY:
        if leader == viewer:
            value += extra(table, location, viewer)
        ahead = most - second
        worth[leader] += value * SAFETY[outlook][ahead if ahead < 3 else 3] // 100


def outlook_of(table: Table, location: int) -> int:
    """The column of SAFETY and CLOSE that counts."""
    if table.phase == ACTION_PHASE:
        return 0
    return 1 if table.phase == LOCATION_PHASE and not table.has_cube(location) else 2


def lowest(table: Table, location: int, found: list[int], most: int) -> int:
    """The seat that controls the location among several with the most Mafiosi."""
    if location not in (FIGHT_CLUB, CITY_HALL):
        for owner in table.columns[location]:
            if found[owner] == most:
                return owner
    return NOBODY


def credit_followers(
    table: Table, location: int, found: list[int], leader: int, most: int, value: int, worth: list[int]
) -> None:
    """Credit the seats that tie without control or are behind by one Mafioso."""
    for seat in range(len(found)):
        if seat != leader and found[seat] and found[seat] >= most - 1:
            worth[seat] += value
            if location == FIGHT_CLUB and found[seat] == most and table.reserve[seat]:
                worth[seat] += RECRUIT


def extra(table: Table, location: int, seat: int) -> int:
    """The additional value of control by cards in hand."""
    if location == PRIVATE_CLUB:
        for card in table.cards[seat]:
            if table.setup.symbols[card] == DOLLAR:
                return DOLLAR_READY
    if location == HARBOUR:
        for card in table.cards[seat]:
            if table.setup.kinds[card] == HITMAN:
                return HITMAN_READY
    return 0
