"""The players of both sides, and the units that each of them commands (section 31).

The rules speak of two sides, American and German. All modules of this game call a side a `seat`: it has the units,
cards, command and points. A side has one player, or a team of two who command one division each. Questions go to
players: `Table.asker`, `Table.active` and `Table.finished` count players, in the order of sides and divisions. With two
players each side is its player, and both numbers are the same.
"""

from __future__ import annotations

from typing import Final

ALL_DIVISIONS: Final = 0
"""In place of a division: the player commands all units of the side."""


class Teams:
    """The players of a game. It never changes."""

    def __init__(self, sizes: tuple[int, int], unit_seat: tuple[int, ...], unit_division: tuple[int, ...]) -> None:
        """Seat the players: `sizes` has the number of players of each side, 1 or 2 (TOI-TEM-01, 02)."""
        first = tuple(range(sizes[0]))
        second = tuple(range(sizes[0], sizes[0] + sizes[1]))
        self.players: tuple[tuple[int, ...], ...] = (first, second)
        """The players of each side; in a team the commander of division 1 comes first."""
        self.sides: tuple[int, ...] = tuple([0] * sizes[0] + [1] * sizes[1])
        """The side of each player."""
        self.division: tuple[int, ...] = tuple([each for size in sizes for each in DIVISIONS[size]])
        """The division of each player, 1 or 2, or ALL_DIVISIONS."""
        self.has_partners = len(self.sides) > 2
        self.commander: tuple[int, ...] = tuple(
            [self.player(unit_seat[unit], unit_division[unit]) for unit in range(len(unit_seat))]
        )
        """The player who commands each unit (TOI-TEM-03)."""
        self.units: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([unit for unit, commander in enumerate(self.commander) if commander == player])
                for player in range(len(self.sides))
            ]
        )
        """The units that each player commands, in order of number."""

    def player(self, side: int, division: int) -> int:
        """The player who commands a division of a side."""
        players = self.players[side]
        return players[division - 1] if len(players) > 1 else players[0]

    def told(self, player: int) -> tuple[int, ...]:
        """The division of a player for a line of the log; nothing where the player commands the whole side."""
        division = self.division[player]
        return (division,) if division != ALL_DIVISIONS else ()

    def divisions(self, side: int) -> tuple[int, ...]:
        """The divisions of a side that decide each for itself: both of a team, or ALL_DIVISIONS."""
        return tuple([self.division[player] for player in self.players[side]])


DIVISIONS: Final[tuple[tuple[int, ...], ...]] = ((), (ALL_DIVISIONS,), (1, 2))
"""The divisions of the players of a side, by their number."""
