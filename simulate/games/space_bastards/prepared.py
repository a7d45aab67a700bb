"""What a game starts from, as plain numbers: planets, fields, the round track, costs. Never changed by a game."""

from __future__ import annotations

from simulate.engine.game import Setup as EngineSetup
from simulate.games.space_bastards.shapes import Room
from simulate.games.space_bastards.terms import NOTHING, RACES


class Round:
    """One space of the round track (SPB-D10)."""

    def __init__(self, number: int, scores: int, returns_cards: bool) -> None:
        self.number = number
        """Of the classic round; 0: ships only."""
        self.scores = scores
        """Points for dominance at its end; 0: none."""
        self.returns_cards = returns_cards


class Costs:
    """What money buys (SPB-GEN-10), and how far ships go. In money and fields, as the scenario says."""

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
    """The inside of a ship: which tokens fit into it together (SPB-SHIP-05). Answers are kept: they never change."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._known: dict[tuple[int, ...], bool] = {}

    def fits(self, cargo: tuple[int, ...]) -> bool:
        """Whether so many tokens, by race, have room in some arrangement (SPB-D29)."""
        known = self._known.get(cargo)
        if known is None:
            known = self.room.fits(cargo, 0)
            self._known[cargo] = known
        return known

    def fits_one_more(self, cargo: tuple[int, ...], race: int) -> bool:
        return self.fits((*cargo[:race], cargo[race] + 1, *cargo[race + 1 :]))


class Setup(EngineSetup):
    """The board for so many players."""

    def __init__(self, seats: int, neutral: int) -> None:
        self.seats = seats
        self.neutral = neutral
        """The number of the fictitious player's tokens (SPB-TWO-01), one more than the last seat; NOTHING: none."""
        self.owners = seats if neutral == NOTHING else seats + 1
        self.planets = 0
        """Planets in play; they are numbered from 0."""
        self.rooms: list[Room] = []
        self.planet_names: list[str] = []
        self.planet_ids: list[int] = []
        """Their numbers in the scenario."""
        self.field_names: list[str] = []
        self.docks: list[int] = []
        """By field, the planet it touches; NOTHING: none, or a radioactive one (SPB-D22)."""
        self.neighbours: list[list[int]] = []
        self.teleport: list[int] = []
        """By field, where the teleport there leads; NOTHING elsewhere."""
        self.track: list[Round] = []
        self.priorities: list[int] = []
        self.tokens: list[int] = [0] * RACES
        """Of each colour, by race."""
        self.race_cards = 0
        """Of each race."""
        self.money = 0
        self.costs = Costs()
        self.hold = Hold(Room((), ()))
        # worked out beforehand for judging positions (prospects.py)
        self.stakes: list[int] = []
        """By space of the track, the arrow first: what dominating a planet from there on is worth."""
        self.plays: list[int] = []
        """By space, the arrow first: classic rounds after it before action cards come back."""
        self.far: list[list[int]] = []
        """By field and planet, the steps to its nearest dock."""
