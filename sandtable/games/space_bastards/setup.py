"""The set-up of a game as plain numbers: planets, fields, the round track, costs. A game never changes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine.game import Setup as EngineSetup
from sandtable.engine.weighing import filled
from sandtable.games.space_bastards.shapes import Room
from sandtable.games.space_bastards.terms import NOTHING, RACES
from sandtable.games.space_bastards.weights import Weights


class Round:
    """One space of the round track (SPB-D10)."""

    def __init__(self, number: int, scores: int, returns_cards: bool) -> None:
        self.number = number
        """The number of the classic round; 0: ships only."""
        self.scores = scores
        """Points for dominance at its end; 0: none."""
        self.returns_cards = returns_cards


class Costs:
    """The prices (SPB-GEN-10), in money, and the distances of ships, in fields, of the scenario."""

    second_action: int
    love: int
    shooting: int
    eating: int
    mutation_of_others: int
    mutation_of_corpses: int
    swap: int
    lock: int
    point: int
    ship_steps: int
    empty_ship_steps: int
    migration_most: int
    """Money that can be spent on one Migration (SPB-MIG-05)."""


class Hold:
    """The inside of a ship, which knows the sets of tokens that fit together (SPB-SHIP-05). Answers are cached."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._known: dict[tuple[int, ...], bool] = {}

    def fits(self, cargo: tuple[int, ...]) -> bool:
        """True where these numbers of tokens, by race, have room in some arrangement (SPB-D29)."""
        known = self._known.get(cargo)
        if known is None:
            known = self.room.fits(cargo, 0)
            self._known[cargo] = known
        return known

    def fits_one_more(self, cargo: tuple[int, ...], race: int) -> bool:
        return self.fits((*cargo[:race], cargo[race] + 1, *cargo[race + 1 :]))


class Setup(EngineSetup):
    """The board for a number of players."""

    def __init__(self, seats: int, neutral: int) -> None:
        self.seats = seats
        self.neutral = neutral
        """The owner number of the neutral tokens (SPB-TWO-01), one more than the last seat; NOTHING: none."""
        self.owners = seats if neutral == NOTHING else seats + 1
        self.planets = 0
        """Planets in play; they are numbered from 0."""
        self.rooms: list[Room] = []
        self.planet_names: list[str] = []
        self.planet_ids: list[int] = []
        """The numbers of the planets in the scenario."""
        self.field_names: list[str] = []
        self.docks: list[int] = []
        """The planet that each field touches; NOTHING: none, or a radioactive one (SPB-D22)."""
        self.neighbours: list[list[int]] = []
        self.teleport: list[int] = []
        """The destination of the teleport on each field; NOTHING without one."""
        self.track: list[Round] = []
        self.priorities: list[int] = []
        self.tokens: list[int] = [0] * RACES
        """Tokens of each colour, by race."""
        self.race_cards = 0
        """Race cards of each race."""
        self.money = 0
        self.costs = Costs()
        self.hold = Hold(Room((), ()))
        # computed for the evaluation of positions (prospects.py)
        self.plays: list[int] = []
        """The classic rounds after each space until action cards come back, the arrow first."""
        self.far: list[list[int]] = []
        """The steps from each field to the nearest dock of each planet."""
        self.weights: dict[str, Weights] = {}
        """The weights of the evaluation by name."""
        self.scenario: Any = None
        """The scenario it was made from, for drawings; no rule reads it."""

    def weigh(self, name: str, values: Mapping[str, int]) -> None:
        weights = filled(Weights(), values)
        weights.work_out([each.scores for each in self.track], [each.number > 0 for each in self.track])
        self.weights[name] = weights
