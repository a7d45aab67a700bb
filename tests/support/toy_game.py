"""A small game for tests of everything around games: quick, seeded, and able to fail in every way a game can.

Each seat adds dice to its points. What a side brings says how strong it is and how it fails:
`{"name": "A", "strength": 2, "crash_every": 50, "kill_every": 0, "spin_every": 0, "illegal_every": 0, "eat_every": 0}`;
"every" counts the shuffle's first number, and only games in which the side sits first fail. Each of these games also
leaves "leak_mb" megabytes behind in its process. While there is a file where TOY_SLOW says, games are slow: a test can
do what it has to do before they are over.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

from sandtable.engine.dice import Dice
from sandtable.engine.game import (
    Ask,
    BadSetup,
    Game,
    IllegalDecision,
    Observation,
    Outcome,
    Setup,
    State,
)
from sandtable.engine.log import Event

TURNS = 8
SLOW_S = 0.1
"""The duration of a slow game, in seconds."""
PIECE, PIECES = 32 * 1024 * 1024, 64
"""A game that eats memory asks for 2 GB in pieces. It writes nothing there, so where nobody stops it nobody suffers."""
KEYS = {"name", "strength", "crash_every", "kill_every", "spin_every", "illegal_every", "eat_every", "leak_mb"}
LEAKED: list[bytearray] = []
"""The memory that games of this process have left behind."""


def games_are_slow() -> bool:
    return Path(os.environ.get("TOY_SLOW") or os.devnull).is_file()


class ToySetup(Setup):
    def __init__(self, sides: list[dict[str, Any]]) -> None:
        self.sides = sides


class ToyObservation(Observation):
    def __init__(self, state: ToyState, seat: int) -> None:
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
        return self.state.store()

    def imagine(self, dice: Dice) -> State:
        imagined = self.state.clone()
        imagined.reseed(dice)
        return imagined


class ToyState(State):
    def __init__(self, setup: ToySetup, dice: Dice, max_steps: int) -> None:
        self.setup = setup
        self.dice = dice
        self.max_steps = max_steps
        self.turn = 0
        self.points = [0] * len(setup.sides)
        self.log: list[Event] | None = None
        self.fault = self._fault(dice.below(1_000_000))

    def _fault(self, draw: int) -> str:
        side = self.setup.sides[0]
        for fault in ("crash", "kill", "spin", "illegal", "eat"):
            every = side.get(f"{fault}_every", 0)
            if every and draw % every == 0:
                return fault
        return ""

    def is_capped(self) -> bool:
        return 0 < self.max_steps <= self.turn

    def seat(self) -> int:
        return -1 if self.turn == TURNS or self.is_capped() else self.turn % len(self.points)

    def count(self) -> int:
        return 0 if self.seat() < 0 else 2

    def ask(self) -> Ask | None:
        return None if self.seat() < 0 else Ask(self.seat(), "one die or two?", ("one", "two"))

    def apply(self, index: int) -> None:
        if not 0 <= index < self.count():
            raise IllegalDecision(f"option {index} of {self.count()}")
        if self.turn == 3:
            self._fail()
        seat = self.seat()
        rolled = sum(self.dice.below(6) + 1 for _ in range(index + 1)) - 3 * index
        self.points[seat] += rolled + self.setup.sides[seat].get("strength", 0)
        if self.log is not None:
            text = f"{self.setup.sides[seat]['name']} rolls {rolled}."
            self.log.append(Event("roll", seat, text, {"rolled": rolled}, self._round() + 1, self.turn))
        self.turn += 1

    def _fail(self) -> None:
        if games_are_slow():
            time.sleep(SLOW_S)
        if megabytes := self.setup.sides[0].get("leak_mb", 0):
            LEAKED.append(bytearray(b"\1") * (megabytes * 1024 * 1024))
        if self.fault == "crash":
            raise RuntimeError("this seed breaks the game")
        if self.fault == "illegal":
            raise IllegalDecision("the agent asked for what is not there")
        if self.fault == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        if self.fault == "eat":
            [bytes(PIECE) for _ in range(PIECES)]
        while self.fault == "spin":
            pass

    def _round(self) -> int:
        return self.turn // len(self.points)

    def clone(self) -> State:
        copy = ToyState(self.setup, self.dice.clone(), self.max_steps)
        copy.dice, copy.turn, copy.points = self.dice.clone(), self.turn, list(self.points)
        return copy

    def reseed(self, dice: Dice) -> None:
        self.dice = dice.split()

    def codes(self) -> list[int]:
        return list(range(self.count()))

    def store(self) -> bytes:
        return repr((self.turn, self.points, self.dice.state())).encode()

    def digest(self) -> int:
        return int.from_bytes(blake2b(self.store(), digest_size=8).digest(), "big")

    def observe(self, seat: int) -> Observation:
        return ToyObservation(self, seat)

    def outcome(self) -> Outcome | None:
        if self.seat() >= 0:
            return None
        if self.is_capped():
            return Outcome((), "step limit", self._round(), 0, is_capped=True)
        best = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == best)
        reason = "points" if best < 20 else "landslide"
        return Outcome(winners if len(winners) == 1 else (), reason, self._round(), 0)

    def evaluate(self, seat: int) -> int:
        return self.points[seat] - max(points for other, points in enumerate(self.points) if other != seat)

    def is_settled(self) -> bool:
        return True

    def tally(self) -> dict[str, int]:
        return {"turns": self.turn, f"won by/{max(self.points) - min(self.points)}": 1}

    def record(self) -> None:
        self.log = []

    def events(self) -> list[Event]:
        return self.log or []


class ToyGame(Game):
    name = "toy"
    title = "Toy"
    min_seats = 2
    max_seats = 4

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> Setup:
        problems = [f"{key} is not known" for side in subjects for key in sorted(set(side) - KEYS)]
        problems += ["a side needs a name" for side in subjects if not side.get("name")]
        if problems:
            raise BadSetup(problems)
        return ToySetup(subjects)

    def start(self, setup: Setup, dice: Dice, max_steps: int = 0) -> State:
        assert isinstance(setup, ToySetup)
        return ToyState(setup, dice, max_steps)


@contextmanager
def toy_game_registered() -> Iterator[None]:
    """The registry with the toy game in it; the one dictionary it keeps is changed and put back."""
    from sandtable.engine import registry

    games = registry.all_games()
    games["toy"] = ToyGame()
    try:
        yield
    finally:
        del games["toy"]
