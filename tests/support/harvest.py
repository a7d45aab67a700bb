"""A small game on a scenario for three to five alike seats, for tests of everything around such games.

A scenario says `{"title": "Orchard", "rounds": 3, "players": [3, 4, 5], "head_start": 0, "blue": 0}`; a subject only
who plays: `{"name": "greedy"}`. The dice say who goes first and deal every seat a colour of its own. On its turn a seat
picks (a die of 3 or more brings an apple) or rests. The head start is what the first player begins with, `blue` what
the blue seat does. Who has most apples in the end wins, with everybody who has as many.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, Final

from sandtable.engine.dice import Dice
from sandtable.engine.game import (
    NO_OPTION,
    POINTS,
    Ask,
    BadSetup,
    Game,
    IllegalDecision,
    Observation,
    Outcome,
    Setup,
    State,
)
from sandtable.engine.log import HEADING, Event

COLOURS: Final = ("blue", "green", "red", "white", "yellow")


def an_orchard(**more: Any) -> dict[str, Any]:
    """Three rounds for three to five; nobody has an advantage."""
    return {"title": "Orchard", "rounds": 3, "players": [3, 4, 5], "head_start": 0, "blue": 0} | more


class HarvestSetup(Setup):
    def __init__(self, names: list[str], scenario: dict[str, Any]) -> None:
        self.names = names
        self.rounds = scenario["rounds"]
        self.head_start = scenario["head_start"]
        self.blue = scenario["blue"]


class HarvestObservation(Observation):
    def __init__(self, state: HarvestState, seat: int) -> None:
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
        return repr((self.state.turn, self.state.apples)).encode()

    def imagine(self, dice: Dice) -> State:
        imagined = self.state.clone()
        imagined.reseed(dice)
        return imagined


class HarvestState(State):
    def __init__(self, setup: HarvestSetup, dice: Dice, max_steps: int) -> None:
        self.setup = setup
        self.dice = dice
        self.max_steps = max_steps
        self.seats = len(setup.names)
        self.turn = 0
        self.last_turn: int = self.seats * setup.rounds
        self.log: list[Event] | None = None
        self.apples = [0] * self.seats
        self.first = 0
        self.colours: list[str] = []

    def deal(self) -> HarvestState:
        self.first = self.dice.below(self.seats)
        order = list(range(len(COLOURS)))
        self.dice.shuffle(order)
        self.colours = [COLOURS[place] for place in order[: self.seats]]
        for seat, colour in enumerate(self.colours):
            head_start = self.setup.head_start if seat == self.first else 0
            self.apples[seat] = head_start + (self.setup.blue if colour == "blue" else 0)
        return self

    def is_capped(self) -> bool:
        return self.turn >= self.max_steps > 0 and not self._is_over()

    def _is_over(self) -> bool:
        return self.turn == self.last_turn

    def seat(self) -> int:
        return -1 if self._is_over() or self.is_capped() else (self.first + self.turn) % self.seats

    def count(self) -> int:
        return 0 if self.seat() < 0 else 2

    def ask(self) -> Ask | None:
        return None if self.seat() < 0 else Ask(self.seat(), "pick or rest?", ("rest", "pick"))

    def apply(self, index: int) -> None:
        if not 0 <= index < self.count():
            raise IllegalDecision(f"option {index} of {self.count()}")
        seat, is_picked = self.seat(), index == 1 and self.dice.below(6) >= 2
        self.apples[seat] += is_picked
        if self.turn % self.seats == 0:
            self._tell(HEADING, seat, f"Round {self.turn // self.seats + 1} begins")
        self._tell("pick", seat, f"{self.setup.names[seat]} {'picks an apple' if is_picked else 'has none'}.")
        self.turn += 1

    def _tell(self, kind: str, seat: int, text: str) -> None:
        if self.log is not None:
            self.log.append(Event(kind, seat, text, {}, self.turn // self.seats + 1, self.turn))

    def clone(self) -> HarvestState:
        copy = HarvestState(self.setup, self.dice.clone(), self.max_steps)
        copy.turn, copy.apples, copy.first, copy.colours = self.turn, list(self.apples), self.first, self.colours
        return copy

    def declining(self) -> int:
        return 0 if self.count() else NO_OPTION

    def reseed(self, dice: Dice) -> None:
        self.dice = dice.split()

    def codes(self) -> list[int]:
        return list(range(self.count()))

    def store(self) -> bytes:
        return repr((self.turn, self.apples, self.first, self.colours, self.dice.state())).encode()

    def digest(self) -> int:
        return int.from_bytes(blake2b(self.store(), digest_size=8).digest(), "big")

    def observe(self, seat: int) -> Observation:
        return HarvestObservation(self, seat)

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, apples in enumerate(self.apples) if apples == max(self.apples))

    def outcome(self) -> Outcome | None:
        if self.seat() >= 0:
            return None
        rounds = self.turn // self.seats
        if self.is_capped():
            return Outcome((), "step limit", rounds, self.first, is_capped=True)
        most = max(self.apples)
        return Outcome(
            self.winners(), "full baskets" if most == self.setup.rounds else "most apples", rounds, self.first
        )

    def evaluate(self, seat: int) -> int:
        return self.apples[seat]

    def is_settled(self) -> bool:
        return True

    def tally(self) -> dict[str, int]:
        winners = self.winners()
        had = {f"had/colour/{colour}": 1 for colour in self.colours}
        return had | {f"points/colour/{self.colours[seat]}": POINTS // len(winners) for seat in winners}

    def record(self) -> None:
        self.log = []

    def events(self) -> list[Event]:
        return self.log or []


class HarvestGame(Game):
    name = "harvest"
    title = "Harvest"
    min_seats = 3
    max_seats = 5

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> Setup:
        problems = ["a subject has a name and nothing else" for subject in subjects if set(subject) != {"name"}]
        if scenario is None:
            problems.append("a harvest needs a scenario")
        elif set(scenario) != set(an_orchard()):
            problems.append("a scenario has a title, rounds, players, a head start and one for blue")
        if problems or scenario is None:
            raise BadSetup(problems)
        return HarvestSetup([subject["name"] for subject in subjects], scenario)

    def seat_counts(self, scenario: dict[str, Any] | None = None) -> tuple[int, ...]:
        return tuple(scenario["players"]) if scenario is not None else (3, 4, 5)

    def start(self, setup: Setup, dice: Dice, max_steps: int = 0) -> State:
        assert isinstance(setup, HarvestSetup)
        return HarvestState(setup, dice, max_steps).deal()


@contextmanager
def harvest_registered() -> Iterator[None]:
    """The registry with this game in it; the one dictionary it keeps is changed and put back."""
    from sandtable.engine import registry

    games = registry.all_games()
    games["harvest"] = HarvestGame()
    try:
        yield
    finally:
        del games["harvest"]
