"""An attack of nine squads on three over open ground, as a scenario document.

Run it as `python -m tests.sandtable.games.tide_of_iron.three_to_one 50 greedy-2`, with the number of games and the
agent that plays both sides: it prints how many the attacker wins.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from sandtable.compiled import ROOT as ROOT  # chooses the build before any rule is imported
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import Plan
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document

SUBJECTS: Final = ({"name": "attacker"}, {"name": "defender"})
TERRAIN: Final = ("A4", "A5", "B2", "B6", "E2", "F1", "F2", "G5")
"""The hexes of board 1A that are not clear."""
HILL: Final = {"hex": "G3", "kind": "victory", "side": "american", "value": 0, "name": "Hill", "control": "german"}
TAKEN: Final = {"side": "american", "objectives": "victory"}


def the_document() -> dict[str, Any]:
    """Americans in the west, Germans on a hill in the east: it is won by taking it, or by holding out."""
    attackers = {"squad_bases": 9, "figures": {"regular": 34, "officer": 2}, "zones": ["west"]}
    defenders = {"squad_bases": 3, "figures": {"regular": 11, "officer": 1}, "zones": ["east"]}
    return a_document(
        title="Three to one",
        summary="Nine squads against three over open ground.",
        overlays=[{"hex": hex_, "base": "clear"} for hex_ in TERRAIN],
        rounds=8,
        sides={
            "american": {"actions": 3, "divisions": {"1": attackers}},
            "german": {"actions": 3, "divisions": {"1": defenders}},
        },
        zones={"west": {"columns": ["A", "B"]}, "east": {"columns": ["F", "G"]}},
        objectives=[
            {"hex": "G3", "kind": "victory", "side": "american", "value": 0, "name": "Hill", "control": "german"}
        ],
        victory={
            "conditions": [{"side": "american", "when": "any round", "if": {"controls": TAKEN}}],
            "otherwise": "german",
        },
    )


def won(games: int, agents: tuple[str, str], seed: int = 31) -> int:
    """The games that the attacker wins, the first agent, against the second."""
    plan = Plan("tide_of_iron", SUBJECTS, agents, seed, the_document(), turns_seats=False)
    records = play_chunk(plan, 0, games)
    assert {record.outcome for record in records} <= {"wins", "losses"}, records
    return sum(record.winners == (0,) for record in records)


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    agent = sys.argv[2] if len(sys.argv) > 2 else "greedy-2"
    count = won(games, (agent, agent))
    print(f"the attacker wins {count} of {games}")
    return 0 if 5 * count >= 4 * games else 1


if __name__ == "__main__":
    sys.exit(main())
