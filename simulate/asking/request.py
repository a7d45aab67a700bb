"""A playtest as asked for: its sides or its scenario, who plays, how many games, from which seed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from typing import Any, Final

from sandtable.engine.registry import all_games
from sandtable.playtest import seating
from sandtable.playtest.fingerprint import data_version
from sandtable.playtest.opening import Opening
from sandtable.playtest.plan import Plan

MOST_SEED: Final = 2**53 - 1
"""The largest seed a request may name: JSON readers agree on whole numbers up to here."""


@dataclass(frozen=True)
class Judgement:
    """The answer of one game's rules about a subject."""

    game: str
    problems: tuple[str, ...]
    """In plain words; empty when the subject can be played."""


@dataclass(frozen=True)
class Subject:
    """The deck (or the bare name) of one side, frozen: the game's own JSON, its label and its source."""

    label: str
    subject: dict[str, Any]
    source: str = ""
    """The stored version it is a copy of: "ab12:3" is version 3 of the deck ab12; empty for one that is not stored."""
    judgement: Judgement | None = None
    """The judgement of this very subject, made for the same request; None: the service judges it."""


@dataclass(frozen=True)
class FrozenScenario:
    """The scenario that is played, frozen, with its name and the version it came from."""

    label: str
    definition: dict[str, Any]
    sides: tuple[str, ...] = ()
    """The names of its seats."""
    has_sides: bool = True
    """False: its seats are alike but for the turn order."""
    turns_seats: bool = True
    """False: each subject keeps its side, and every game has its own luck."""
    version: str = ""
    """The version's public id; empty for one that is not stored."""


@dataclass(frozen=True)
class PlaytestRequest:
    """A playtest as asked for."""

    game: str
    subjects: tuple[Subject, ...]
    agents: tuple[str, ...]
    rotations: int
    """A rotation has a game for each subject, with the same luck: with two a mirrored pair. Where seats are kept it is
    one game (docs/playtests.md)."""
    seed: int
    max_steps: int = 0
    scenario: FrozenScenario | None = None
    opening: Opening | None = None
    """The moment of a game that all games go on from; seats are then kept."""

    def plan(self) -> Plan:
        """The plan that decides its games."""
        return Plan(
            game=self.game,
            subjects=tuple(each.subject for each in self.subjects),
            agents=self.agents,
            seed=self.seed,
            scenario=self.scenario.definition if self.scenario is not None else None,
            max_steps=self.max_steps,
            turns_seats=self.opening is None and (self.scenario is None or self.scenario.turns_seats),
            opening=self.opening,
        )

    @property
    def rotation_size(self) -> int:
        """Games in a rotation."""
        return self.plan().rotation_size

    @property
    def n_games(self) -> int:
        return self.rotation_size * self.rotations

    def snapshot(self) -> dict[str, Any]:
        """The frozen JSON that the games are played from; later changes of decks don't touch it."""
        return {
            "subjects": [
                {"label": subject.label, "source": subject.source, "subject": subject.subject}
                for subject in self.subjects
            ],
            "agents": list(self.agents),
            "scenario": None,
            "max_steps": self.max_steps,
            "data_version": data_version(self.game),
            **self._of_rules(),
            **self._of_scenario(),
            **self._of_opening(),
        }

    def _of_rules(self) -> dict[str, Any]:
        """The version of the rules, where it is not the first one: older requests stay as they were."""
        game = all_games().get(self.game)
        rules = game.played_by([each.subject for each in self.subjects]).get("rules", "") if game else ""
        return {} if game is None or rules in ("", game.first_rules()) else {"rules": rules}

    def _of_scenario(self) -> dict[str, Any]:
        if self.scenario is None:
            return {}
        return {
            "scenario": self.scenario.definition,
            "scenario_label": self.scenario.label,
            "scenario_version": self.scenario.version,
            "sides": list(self.scenario.sides),
            "turns_seats": self.scenario.turns_seats,
            **({} if self.scenario.has_sides else {"has_sides": False}),
        }

    def _of_opening(self) -> dict[str, Any]:
        return {} if self.opening is None else {"opening": self.opening.as_json(), "turns_seats": False}

    def hash(self) -> str:
        """Equal for equal requests."""
        return stable_hash([self.game, self.snapshot(), self.rotations, self.seed])


def on_scenario(
    *, game: str, scenario: FrozenScenario, agents: tuple[str, ...], games: int, seed: int, keeps_sides: bool = False
) -> PlaytestRequest:
    """A playtest of a scenario, with an agent for each of its sides or players; its plan is that of `seating.plan_on`.

    `games` is rounded up to whole rotations.
    """
    played = all_games()[game]
    plan = seating.plan_on(played, scenario.definition, agents, seed, keeps_seats=keeps_sides)
    sides = seating.seats(played, scenario.definition, len(agents))
    return PlaytestRequest(
        game=game,
        subjects=tuple(Subject(subject["name"], subject) for subject in plan.subjects),
        agents=agents,
        rotations=plan.rotations(games),
        seed=seed,
        scenario=replace(scenario, sides=sides, has_sides=played.has_sides(), turns_seats=plan.turns_seats),
    )


def stable_hash(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
