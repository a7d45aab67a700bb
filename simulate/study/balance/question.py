"""The question of a search for balance, frozen with the study: the scenario, its knobs, the goal and the games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any, Final

from sandtable.playtest.balancing.asked import Asked
from sandtable.playtest.balancing.counting import Goal
from sandtable.playtest.balancing.headless import seed_of
from sandtable.playtest.balancing.knobs import Board, Candidate, Knob
from sandtable.playtest.balancing.trials import Ledger, Trial
from sandtable.playtest.plan import sides_of
from scenarios.checking import lint
from scenarios.services import digest
from simulate.asking.request import MOST_SEED, FrozenScenario, PlaytestRequest, on_scenario
from simulate.study.readable import reads_spec

FIRST_GAMES: Final = 100
"""Games of a candidate in its first stage; fewer in a small search."""


@dataclass(frozen=True)
class Question:
    """A search as asked for."""

    game: str
    scenario: FrozenScenario
    knobs: tuple[Knob, ...]
    agent: str
    """It plays every seat."""
    parties: tuple[str, ...]
    """The names of the sides, or of the places in the turn order."""
    targets: tuple[float, ...]
    """The wanted share of each party."""
    margin: float
    games: int
    """Games of the search at most."""
    proof_games: int
    seed: int
    players: int = 0
    """The number of players where partners play together. 0: every party is one player."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.players or len(self.parties)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each player where partners play together, else empty."""
        return sides_of(self.game, self.scenario.definition, self.players)

    @property
    def board(self) -> Board:
        return Board(self.knobs)

    @property
    def goal(self) -> Goal:
        return Goal(self.targets, self.margin)

    @property
    def asked(self) -> Asked:
        """The search that answers it."""
        first = max(1, min(FIRST_GAMES, self.games // 40))
        return Asked(self.board, self.goal, self.games, self.proof_games, self.is_allowed, first)

    @property
    def ledger(self) -> Ledger:
        """An empty ledger."""
        return Ledger(len(self.parties), self.games)

    def document(self, candidate: Candidate) -> dict[str, Any]:
        return self.board.document(self.scenario.definition, candidate)

    def is_allowed(self, candidate: Candidate) -> bool:
        """True when the changed scenario may be played; remembered by its digest."""
        changed = self.document(candidate)
        return not lint(changed, digest(changed))

    def request(self, trial: Trial) -> PlaytestRequest:
        """The playtest of a trial; it has games that no other trial has."""
        words = "; ".join(self.board.words(trial.candidate))
        label = f"{self.scenario.label} ({words})" if words else self.scenario.label
        is_changed = trial.candidate != self.board.unchanged
        scenario = replace(
            self.scenario,
            label=label[:200],
            definition=self.document(trial.candidate),
            version="" if is_changed else self.scenario.version,
        )
        return on_scenario(
            game=self.game,
            scenario=scenario,
            agents=(self.agent,) * self.seats,
            games=trial.games,
            seed=seed_of(self.seed, trial.key) % (MOST_SEED + 1),
            keeps_sides=True,
        )

    def as_json(self) -> dict[str, Any]:
        told = {**asdict(self), "knobs": [knob.as_json() for knob in self.knobs]}
        return told if self.players else {name: value for name, value in told.items() if name != "players"}


@reads_spec
def read(spec: Mapping[str, Any]) -> Question:
    """The question of a stored study."""
    scenario = spec["scenario"]
    return Question(
        **{
            **spec,
            "scenario": FrozenScenario(**{**scenario, "sides": tuple(scenario["sides"])}),
            "knobs": tuple(map(Knob.from_json, spec["knobs"])),
            "parties": tuple(spec["parties"]),
            "targets": tuple(spec["targets"]),
        }
    )
