# interpreted: shows games to people
"""The rule of the book behind a question, by the phase in which it is asked."""

from __future__ import annotations

from typing import Final

from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import CHOOSING, LAYING, PREDICTING

RULES: Final = {LAYING: "SOT-RUN-01", CHOOSING: "SOT-DEF-01", PREDICTING: "SOT-FOR-01"}
DEFENDING: Final = "SOT-DEF-02"


def rule_of(table: Table) -> str:
    """The id of a rule."""
    return RULES.get(table.phase, DEFENDING)
