# interpreted: shows games to people
"""The ways to win a game of Mafia City, and the score of everybody."""

from __future__ import annotations

from sandtable.engine.views import Goal
from sandtable.engine.words import counted
from sandtable.games.mafia_city.state import Table


def goal(table: Table) -> Goal:
    """The target, the tie-breaks and the points (MAF-WIN-01 to 06, MAF-D38)."""
    setup = table.setup
    return Goal(
        wins=(
            f"The game ends after a Location Phase in which somebody has {counted(setup.target, 'victory point')}; "
            "of those who have them, the one with most wins.",
            "If they are equal: fewer Mafiosi in reserve, more action cards in hand, the Mayor, "
            "then the smaller distance from the starting player.",
        ),
        left=f"Round {table.round} of at most {setup.round_limit}"
        if table.round
        else f"Before the first of at most {setup.round_limit} rounds",
        scores=tuple(f"{points} of {counted(setup.target, 'victory point')}" for points in table.points),
    )
