"""Dominance, buying points, and the winner (section 8)."""

from __future__ import annotations

from sandtable.games.space_bastards.lines import TOLD_BOUGHT, TOLD_DOMINANCE, TOLD_END
from sandtable.games.space_bastards.state import BY_CREATURES, BY_MONEY, BY_POINTS, SHARED, Table, increased
from sandtable.games.space_bastards.terms import NOBODY


def dominator(table: Table, planet: int) -> int:
    """The owner with more living tokens on a planet than any other colour; NOBODY in a tie (SPB-SCO-02, 05)."""
    best = NOBODY
    most = 0
    for owner in range(table.setup.owners):
        many = table.creatures(planet, owner)
        if many > most:
            best = owner
            most = many
        elif many == most:
            best = NOBODY
    return best


def score_dominance(table: Table, points: int) -> None:
    """Give points for every dominated planet in play (SPB-SCO-01, 03, 04); neutral creatures earn none."""
    for planet in range(table.setup.planets):
        owner = dominator(table, planet)
        if owner != NOBODY and owner != table.setup.neutral:
            table.points = increased(table.points, owner, points)
            if table.telling:
                table.tell(TOLD_DOMINANCE, owner, (planet, points))


def creatures_in_game(table: Table, seat: int) -> int:
    """The living tokens of a seat on planets and in its ship (SPB-D23)."""
    return sum([table.creatures(planet, seat) for planet in range(table.setup.planets)]) + sum(table.cargo[seat])


def finish(table: Table) -> None:
    """Buy points, then compare points, money and living tokens (SPB-SCO-07 to 10)."""
    buy_points(table)
    everybody = list(range(table.setup.seats))
    standings = [(table.points[seat], table.money[seat], creatures_in_game(table, seat)) for seat in everybody]
    best = max(standings)
    winners = tuple([seat for seat in everybody if standings[seat] == best])
    table.end(winners, decided_by(standings, best, len(winners)))
    if table.telling:
        for seat in winners:
            table.tell(TOLD_END, seat, (table.points[seat], table.ending))


def buy_points(table: Table) -> None:
    """Buy as many points as the money allows (SPB-SCO-07, SPB-D23)."""
    price = table.setup.costs.point
    for seat in range(table.setup.seats):
        bought = table.money[seat] // price
        table.points = increased(table.points, seat, bought)
        table.money[seat] -= bought * price
        if table.telling and bought:
            table.tell(TOLD_BOUGHT, seat, (bought,))


def decided_by(standings: list[tuple[int, int, int]], best: tuple[int, int, int], winners: int) -> int:
    """The comparison that decided the game."""
    if winners > 1:
        return SHARED
    if len([each for each in standings if each[0] == best[0]]) == 1:
        return BY_POINTS
    return BY_MONEY if len([each for each in standings if each[:2] == best[:2]]) == 1 else BY_CREATURES
