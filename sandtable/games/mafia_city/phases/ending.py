"""The end of a round and of the game (section 9)."""

from __future__ import annotations

from sandtable.games.mafia_city import lines, moves
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import BY_ROUND_LIMIT, BY_TARGET, NOBODY


def end_round(table: Table) -> None:
    """Pass on the starting-player token, then draw cards in three steps (MAF-END-01 to 05)."""
    table.starting = table.next_seat(table.starting)
    table.tell(lines.TOLD_START, table.starting)
    seats = table.setup.seats
    poorest = sole_fewest(table.points)
    if poorest != NOBODY and poorest == sole_fewest([len(cards) for cards in table.cards]):
        moves.draw(table, poorest, 1)
    if poorest != NOBODY:
        moves.draw(table, poorest, 1)
    for distance in range(seats):
        moves.draw(table, (table.starting + distance) % seats, 1)


def sole_fewest(counts: list[int]) -> int:
    """The seat that alone has the fewest; NOBODY when several have."""
    least = min(counts)
    return counts.index(least) if counts.count(least) == 1 else NOBODY


def check_end(table: Table) -> bool:
    """True where the game ends after this Location Phase (MAF-WIN-01, MAF-D38)."""
    everybody = list(range(table.setup.seats))
    finalists = [seat for seat in everybody if table.points[seat] >= table.setup.target]
    if not finalists and table.round < table.setup.round_limit:
        return False
    ending = BY_TARGET if finalists else BY_ROUND_LIMIT
    seat = best(table, finalists or everybody)
    table.tell(lines.TOLD_END, seat, (ending, *table.points))
    table.end(seat, ending)
    return True


def best(table: Table, seats: list[int]) -> int:
    """The winner: most victory points, then the four tie-breaks (MAF-WIN-02 to 06)."""
    found = seats[0]
    for seat in seats[1:]:
        if standing(table, seat) > standing(table, found):
            found = seat
    return found


def standing(table: Table, seat: int) -> tuple[int, int, int, int, int]:
    """The values that decide the winner, higher is better: points, reserve, cards, Mayor, distance (MAF-D19)."""
    seats = table.setup.seats
    holds_mayor = 1 if table.mayor == seat else 0
    distance = (seat - table.starting) % seats
    return (table.points[seat], -table.reserve[seat], len(table.cards[seat]), holds_mayor, -distance)
