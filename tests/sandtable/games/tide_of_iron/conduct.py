"""Counts how an agent conducts its battles: rounds in which an attacker stands still, and what transports are used for.

Run it as `python -m tests.sandtable.games.tide_of_iron.conduct 20 greedy-2 [SCENARIO ...]`, with the number of games on
each scenario and the agent that plays both sides. It fails where a side that would lose if nothing changed makes no
attack and no move in two rounds running although it could.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.compiled import ROOT as ROOT  # chooses the build before any rule is imported
from sandtable.games.tide_of_iron.actions.choosing import CARDS, KINDS, MOVING
from sandtable.games.tide_of_iron.actions.encoding import HEXES, LOAD, UNLOAD
from sandtable.games.tide_of_iron.actions.moving import Moving
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.phases.turns import Turns
from sandtable.games.tide_of_iron.posture import behind
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.games.tide_of_iron.terms import ACTION_PHASE, FATIGUE_UNIT, PREPARE_OP_FIRE
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import begin, players

SUBJECTS: Final = ({"name": "American"}, {"name": "German"})
IDLE: Final = (FATIGUE_UNIT, PREPARE_OP_FIRE)
"""The actions that neither attack nor move."""
RUNNING: Final = 2
"""Rounds in succession without an attack or a move that count as standing still."""


@dataclass
class Conduct:
    """The counts of some games."""

    games: int = 0
    stood_still: int = 0
    """Games in which a side that had to come stood still although it could have come."""
    loads: int = 0
    rides: int = 0
    """Moves of vehicles with passengers."""
    unloads: int = 0


@dataclass
class Watch:
    """The deeds of a side in the rounds so far."""

    has_to_come: bool = False
    could: bool = False
    has_come: bool = False
    still: int = 0
    """Rounds in succession in which it stood still."""
    longest: int = 0

    def end_round(self) -> None:
        self.still = self.still + 1 if self.has_to_come and self.could and not self.has_come else 0
        self.longest = max(self.longest, self.still)
        self.could = self.has_come = False


@dataclass
class Game:
    """One game that is watched."""

    state: Battle
    total: Conduct
    watches: list[Watch] = field(default_factory=lambda: [Watch(), Watch()])
    round: int = 0

    def before(self) -> None:
        """Take notice of a new round."""
        if self.state.round == self.round:
            return
        for watch, has_to_come in zip(self.watches, behind(self.state), strict=True):
            watch.end_round()
            watch.has_to_come = has_to_come
        self.round = self.state.round

    def see(self, choice: int) -> None:
        """Take notice of a decision."""
        state = self.state
        option = state.options[choice]
        if state.phase != ACTION_PHASE:
            return
        if isinstance(state.top().node, Turns):
            self.see_action(state.asker, option)
        elif isinstance(state.top().node, Moving):
            self.total.loads += option // HEXES == LOAD
            self.total.unloads += option // HEXES == UNLOAD

    def see_action(self, seat: int, option: int) -> None:
        watch = self.watches[seat]
        watch.could |= any(each > 0 and (each - 1) % KINDS not in IDLE for each in self.state.options)
        watch.has_come |= option > 0 and (option - 1) % KINDS not in IDLE
        is_about_a_unit = 0 < option < CARDS
        if is_about_a_unit and (option - 1) % KINDS in MOVING and self.state.passengers((option - 1) // KINDS):
            self.total.rides += 1


def watched(document: dict[str, Any], games: int, agent: str, seed: int = 17) -> Conduct:
    """The conduct of an agent that plays both sides of a scenario."""
    total = Conduct()
    plan = Plan("tide_of_iron", SUBJECTS, (agent, agent), seed, document, turns_seats=False)
    for number in range(games):
        watch_game(plan, number, total)
    return total


def watch_game(plan: Plan, number: int, total: Conduct) -> None:
    state = begin(plan, number)
    assert isinstance(state, Battle)
    agents, streams = players(plan, number)
    windows = [state.observe(seat) for seat in range(2)]
    game = Game(state, total)
    while state.seat() >= 0:
        seat = state.seat()
        game.before()
        choice = agents[seat].choose(windows[seat], streams[seat])
        game.see(choice)
        state.apply(choice)
    for watch in game.watches:
        watch.end_round()
    total.games += 1
    total.stood_still += any(watch.longest >= RUNNING for watch in game.watches)


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    agent = sys.argv[2] if len(sys.argv) > 2 else "greedy-2"
    still = 0
    for slug in sys.argv[3:] or SCENARIOS.slugs:
        found = watched(SCENARIOS.document(slug), games, agent)
        still += found.stood_still
        print(
            f"{slug}: {found.games} games, {found.stood_still} with an attacker that stood still; transports: "
            f"{found.loads} loads, {found.rides} rides, {found.unloads} unloads",
            flush=True,
        )
    return 1 if still else 0


if __name__ == "__main__":
    sys.exit(main())
