"""Compares options over the same imagined worlds, and drops those that are surely worse.

In one world an option differs from another mostly by luck, so options are compared by the mean of their differences and
by how much these scatter (a paired sequential test). Clear cases are settled after a few worlds, close ones get many.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 4
"""The worlds before an option may be dropped: fewer do not tell how much the differences scatter."""
SURE: Final = 15
"""An option is dropped when it is behind by this many tenths of the standard error of its mean difference."""


class Comparison:
    """The values of options, one for each world, of those that are not dropped."""

    def __init__(self, codes: list[int]) -> None:
        self.values: dict[int, list[int]] = {code: [] for code in codes}

    def leader(self) -> int:
        """The option with the highest mean; of equal ones the first."""
        totals = {code: sum(values) for code, values in self.values.items()}
        return max(totals, key=totals.__getitem__)

    def drop(self) -> None:
        """Drop every option that is surely behind the leader, and those that never differed from it.

        The scatter is one for all of them: of so few worlds that of a single option says little.
        """
        leader = self.leader()
        best = self.values[leader]
        worlds = len(best)
        if worlds < LEAST:
            return
        leads: dict[int, int] = {}
        scatter = 0
        for code, values in self.values.items():
            if code != leader:
                differences = [high - low for high, low in zip(best, values, strict=True)]
                leads[code] = sum(differences)
                scatter += worlds * sum([each * each for each in differences]) - leads[code] * leads[code]
        freedom = len(leads) * (worlds - 1)
        for code, lead in leads.items():
            if 100 * lead * lead * freedom >= SURE * SURE * scatter:
                del self.values[code]
