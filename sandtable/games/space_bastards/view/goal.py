# interpreted: shows games to people
"""The ways to win Space Bastards, and the score of everybody."""

from __future__ import annotations

from sandtable.engine.views import Goal
from sandtable.engine.words import counted, listed
from sandtable.games.space_bastards.state import Table


def goal(table: Table) -> Goal:
    """The points of planets, money at the end, and the track (SPB-SCO-01 to 09, SPB-RND-01)."""
    track = table.setup.track
    rounds = [each.number for each in track if each.number]
    scoring = [f"round {each.number} ({counted(each.scores, 'point')} a planet)" for each in track if each.scores]
    now = track[table.space].number if 0 <= table.space < len(track) else 0
    played = now or max((each.number for each in track[: table.space + 1]), default=0)
    return Goal(
        wins=(
            "Most points after the last round win; if they are equal, more money, then more living tokens.",
            f"Dominated planets give points at the end of {listed(scoring, 'and')}: "
            "whoever has more living tokens there than any other colour dominates a planet.",
            f"At the end of the game points may be bought for {table.setup.costs.point} money each.",
        ),
        left=f"Round {played} of {max(rounds)}" if played else f"Before the first of {max(rounds)} rounds",
        scores=tuple(
            f"{counted(points, 'point')}, {money} money"
            for points, money in zip(table.points, table.money, strict=True)
        ),
    )
