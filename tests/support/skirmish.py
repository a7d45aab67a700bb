"""A small game on a scenario, for tests of everything around such games: two sides fight for a row of hexes.

A scenario says `{"title": "Ridge", "rounds": 4, "hexes": ["A1", "B1"], "strength": {"blue": 1, "red": 0}}`; a subject
only who plays: `{"name": "greedy"}`. On its turn a side attacks one hex: a die and its strength make 4 or more, and the
hex is its own; the side that held it loses a figure there. Who holds all hexes wins at once, else who holds more$
in the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, Final

from sandtable.engine.dice import Dice
from sandtable.engine.game import Ask, BadSetup, Game, IllegalDecision, Observation, Outcome, Setup, State
from sandtable.engine.log import Event

SIDES: Final = ("blue", "red")
NOBODY: Final = -1


def a_scenario(**more: Any) -> dict[str, Any]:
    """Three hexes, four rounds, blue stronger by one."""
    return {"title": "Ridge", "rounds": 4, "hexes": ["A1", "B1", "C2"], "strength": {"blue": 1, "red": 0}} | more


class SkirmishSetup(Setup):
    def __init__(self, names: list[str], scenario: dict[str, Any]) -> None:
        self.names = names
        self.rounds = scenario["rounds"]
        self.hexes = scenario["hexes"]
        self.strength = [scenario["strength"][side] for side in SIDES]


class SkirmishObservation(Observation):
    def __init__(self, state: SkirmishState, seat: int) -> None:
        super().__init__(seat)
        self.state = state

    def count(self) -> int:
        return self.state.count()

    def question(self) -> int:
        return self.state.question()

    def declining(self) -> int:
        return self.state.declining()

    def codes(self) -> list[int]:
        return self.state.codes()

    def key(self) -> bytes:
        return repr((self.state.turn, self.state.holders)).encode()

    def imagine(self, dice: Dice) -> State:
        imagined = self.state.clone()
        imagined.reseed(dice)
        return imagined


class SkirmishState(State):
    def __init__(self, setup: SkirmishSetup, dice: Dice, max_steps: int) -> None:
        self.setup = setup
        self.dice = dice
        self.max_steps = max_steps
        self.turn = 0
        self.holders = [NOBODY] * len(setup.hexes)
        self.losses: dict[tuple[str, int], int] = {}
        self.log: list[Event] | None = None

    def is_capped(self) -> bool:
        return 0 < self.max_steps <= self.turn and not self._is_decided()

    def _is_decided(self) -> bool:
        all_one = self.holders[0] != NOBODY and len(set(self.holders)) == 1
        return all_one or self.turn == 2 * self.setup.rounds

    def seat(self) -> int:
        return -1 if self._is_decided() or self.is_capped() else self.turn % 2

    def count(self) -> int:
        return 0 if self.seat() < 0 else len(self.setup.hexes)

    def ask(self) -> Ask | None:
        return None if self.seat() < 0 else Ask(self.seat(), "attack which hex?", tuple(self.setup.hexes))

    def apply(self, index: int) -> None:
        if not 0 <= index < self.count():
            raise IllegalDecision(f"option {index} of {self.count()}")
        side, place = self.turn % 2, self.setup.hexes[index]
        is_taken = self.dice.below(6) + 1 + self.setup.strength[side] >= 4
        if is_taken and self.holders[index] == 1 - side:
            self.losses[(place, 1 - side)] = self.losses.get((place, 1 - side), 0) + 1
        if is_taken:
            self.holders[index] = side
        self._tell("heading", side, f"{SIDES[side].title()} attacks")
        self._tell("attack", side, f"{SIDES[side].title()} {'takes' if is_taken else 'fails at'} {place}.")
        self.turn += 1

    def _tell(self, kind: str, side: int, text: str) -> None:
        if self.log is not None:
            self.log.append(Event(kind, side, text, {}, self.turn // 2 + 1, self.turn))

    def clone(self) -> SkirmishState:
        copy = SkirmishState(self.setup, self.dice.clone(), self.max_steps)
        copy.turn, copy.holders, copy.losses = self.turn, list(self.holders), dict(self.losses)
        return copy

    def reseed(self, dice: Dice) -> None:
        self.dice = dice.split()

    def codes(self) -> list[int]:
        return list(range(self.count()))

    def store(self) -> bytes:
        return repr((self.turn, self.holders, sorted(self.losses.items()), self.dice.state())).encode()

    def digest(self) -> int:
        return int.from_bytes(blake2b(self.store(), digest_size=8).digest(), "big")

    def observe(self, seat: int) -> Observation:
        return SkirmishObservation(self, seat)

    def outcome(self) -> Outcome | None:
        if self.seat() >= 0:
            return None
        rounds = (self.turn + 1) // 2
        if self.is_capped():
            return Outcome((), "step limit", rounds, 0, is_capped=True)
        held = [self.holders.count(side) for side in (0, 1)]
        winners = tuple(side for side in (0, 1) if held[side] > held[1 - side])
        return Outcome(winners, "all taken" if max(held) == len(self.holders) else "more held", rounds, 0)

    def evaluate(self, seat: int) -> int:
        return self.holders.count(seat) - self.holders.count(1 - seat)

    def is_settled(self) -> bool:
        return True

    def tally(self) -> dict[str, int]:
        found = {f"losses/{place}/{SIDES[side]}": lost for (place, side), lost in self.losses.items()}
        for side, word in enumerate(SIDES):
            found[f"lost/{word}/figures"] = sum(lost for (_, loser), lost in self.losses.items() if loser == side)
        for place, holder in zip(self.setup.hexes, self.holders, strict=True):
            if holder != NOBODY:
                found[f"control/{place}/{SIDES[holder]}"] = 1
        return found

    def record(self) -> None:
        self.log = []

    def events(self) -> list[Event]:
        return self.log or []


class SkirmishGame(Game):
    name = "skirmish"
    title = "Skirmish"
    min_seats = 2
    max_seats = 2

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> Setup:
        problems = ["a subject has a name and nothing else" for side in subjects if set(side) != {"name"}]
        if scenario is None:
            problems.append("a skirmish needs a scenario")
        elif set(scenario) != set(a_scenario()) or not scenario["hexes"]:
            problems.append("a scenario has a title, rounds, at least one hex, and the strength of both sides")
        if problems or scenario is None:
            raise BadSetup(problems)
        return SkirmishSetup([side["name"] for side in subjects], scenario)

    def has_sides(self) -> bool:
        return True

    def seat_names(self, scenario: dict[str, Any] | None = None) -> tuple[str, ...]:
        return ("Blue", "Red")

    def start(self, setup: Setup, dice: Dice, max_steps: int = 0) -> State:
        assert isinstance(setup, SkirmishSetup)
        return SkirmishState(setup, dice, max_steps)


@contextmanager
def skirmish_registered() -> Iterator[None]:
    """The registry with this game in it; the one dictionary it keeps is changed and put back."""
    from sandtable.engine import registry

    games = registry.all_games()
    games["skirmish"] = SkirmishGame()
    try:
        yield
    finally:
        del games["skirmish"]
