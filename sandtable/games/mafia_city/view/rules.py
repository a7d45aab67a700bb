# interpreted: shows games to people
"""The rule of the book behind a question, by the part of the engine that asks it."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city.state import Table

RULES: Final = {
    "ActionPhase": "MAF-ACT-02",
    "Taking": "MAF-STR-01",
    "Withdrawing": "MAF-STR-01",
    "StrategicPhase": "MAF-STR-03",
    "LocationPhase": "MAF-HAL-03",
    "FightClub": "MAF-FIG-02",
    "Imprisoning": "MAF-PRI-05",
    "Walking": "MAF-HAR-02",
    "BusinessDistrict": "MAF-BUS-02",
    "GrandPlan": "MAF-PLA-01",
    "Bidding": "MAF-SEC-01",
    "OneHat": "MAF-SYM-02",
    "PoliceStation": "MAF-POL-02",
    "CityHall": "MAF-HAL-02",
    "Snitch": "MAF-SNI-01",
    "Thief": "MAF-THI-01",
    "PullingStrings": "MAF-STG-01",
    "PoliceRaid": "MAF-RAI-01",
    "Rackets": "MAF-RAC-01",
    "PrivateClub": "MAF-CLB-02",
    "Answering": "MAF-COM-01",
    "Complicity": "MAF-COM-01",
    "Harbour": "MAF-HAR-03",
    "Bullet": "MAF-SYM-06",
    "TwoHats": "MAF-SYM-03",
    "SecretDeal": "MAF-SEC-01",
    "Dollar": "MAF-SYM-09",
}
"""Rules by the name of the class that asks."""


def rule_of(table: Table) -> str:
    """The id of a rule; empty for questions that only a card explains."""
    return RULES.get(type(table.frames[-1].node).__name__, "") if table.frames else ""
