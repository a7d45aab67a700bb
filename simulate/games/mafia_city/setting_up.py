"""From a scenario document to a set-up the engine plays."""

# interpreted: reads documents, once a batch

from __future__ import annotations

from typing import Any

from simulate.engine.game import BadSetup
from simulate.games.mafia_city import legality
from simulate.games.mafia_city.prepared import Setup
from simulate.games.mafia_city.scenario import Scenario, read
from simulate.games.mafia_city.terms import COLOURS

FEWEST = 3
MOST = len(COLOURS)


def read_setup(subjects: list[dict[str, Any]], document: object) -> Setup:
    """The set-up of a scenario document for so many players; a subject only says who plays.

    Raises BadSetup with every problem.
    """
    found = [problem for seat, subject in enumerate(subjects) for problem in _subject_problems(seat, subject)]
    found.extend(str(problem) for problem in legality.problems(document))
    if not FEWEST <= len(subjects) <= MOST:
        found.append(f"Mafia City is played by {FEWEST} to {MOST}; got {len(subjects)}")
    if found:
        raise BadSetup(found)
    scenario = read(document)
    if len(subjects) not in scenario.players:
        raise BadSetup([f"this scenario is for {', '.join(map(str, scenario.players))} players; got {len(subjects)}"])
    return prepare(scenario, len(subjects))


def _subject_problems(seat: int, subject: dict[str, Any]) -> list[str]:
    unknown = sorted(set(subject) - {"name"})
    return [f"seat {seat}: unknown {', '.join(unknown)}; a player brings a name only"] if unknown else []


def prepare(scenario: Scenario, seats: int) -> Setup:
    """The set-up of a scenario that has no problems (section 3)."""
    setup = Setup()
    setup.seats = seats
    setup.target = scenario.targets[seats]
    setup.hand = scenario.hands[seats]
    setup.reserve = scenario.reserves[seats]
    setup.layout = scenario.layout
    setup.hitman = scenario.hitman
    setup.kinds = tuple(kind for kind, _ in scenario.deck)
    setup.symbols = tuple(symbol for _, symbol in scenario.deck)
    setup.starting_cards = scenario.starting_cards
    setup.secret_deal_bonus = scenario.secret_deal_bonus
    setup.rackets_draw = scenario.rackets_draw
    setup.business_draw = scenario.business_draw
    setup.round_limit = scenario.round_limit
    return setup
