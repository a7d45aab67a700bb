# interpreted: shows games to people
"""The ways to win Stay on Target, and the score of everybody."""

from __future__ import annotations

from sandtable.engine.views import Goal
from sandtable.engine.words import counted
from sandtable.games.stay_on_target.state import Table


def goal(table: Table) -> Goal:
    """The points that are needed, what gives them, and the limit of runs (SOT-WIN-01 to 05, SOT-D14)."""
    scenario = table.setup.scenario
    points = scenario.points
    return Goal(
        wins=(
            f"Whoever has {counted(points.needed, 'Target Point')} from earlier runs and completes a run "
            "destroys the Death Star and wins; of several the one with most points.",
            f"A completed run gives {counted(points.complete, 'Target Point')}, "
            f"reaching the fifth card {counted(points.fifth_card, 'Target Point')}.",
            f"After {counted(scenario.run_limit, 'run')} most Target Points win.",
        ),
        left=f"Attack Run {table.round} of at most {scenario.run_limit}",
        scores=tuple(f"{each} of {counted(points.needed, 'Target Point')}" for each in table.points),
    )
