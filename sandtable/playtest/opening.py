"""The opening of a playtest that goes on from a moment of a game: the decisions up to there, and the luck of then.

The position is that of the game, with all that is hidden in it (the order of a deck, a hand). From there on every game
has luck of its own.
"""

# interpreted: a position is reached once for all games of a chunk

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Any, Final

from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import NO_OPTION, Setup, State
from sandtable.engine.registry import game

Watch = Callable[[State, int], None]
"""Is shown the state before each decision, with the number of decisions taken; it changes nothing."""
WIDTH: Final = 4
"""Bytes of a decision before they are packed."""


def luck(seed: int, rotation: int) -> Dice:
    """The dice of the games of one rotation."""
    return seeded(seed, rotation, "game")


@dataclass(frozen=True)
class Stretch:
    """Decisions one after the other that were taken with the luck of one rotation."""

    seed: int
    rotation: int
    packed: str
    """The decisions as text of a few hundred letters."""

    @classmethod
    def of(cls, seed: int, rotation: int, decisions: Sequence[int]) -> Stretch:
        return cls(seed, rotation, packed(decisions))

    @cached_property
    def decisions(self) -> tuple[int, ...]:
        return unpacked(self.packed)


@dataclass(frozen=True)
class Opening:
    """The decisions before a playtest begins. A fork of a fork has several stretches, each with its own luck."""

    engine: str
    """The fingerprint of the rules that these decisions were taken under."""
    stretches: tuple[Stretch, ...]
    choice: int = NO_OPTION
    """The option that every game takes first, already with its own luck; NO_OPTION where the agent chooses."""

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The numbers of decisions after which other luck begins; the last one is where the games part."""
        return tuple(accumulate(len(each.decisions) for each in self.stretches))

    @cached_property
    def decisions(self) -> tuple[int, ...]:
        """All decisions that are given, the choice among them."""
        given = [decision for each in self.stretches for decision in each.decisions]
        return (*given, *([self.choice] if self.choice != NO_OPTION else ()))

    def start(self, name: str, setup: Setup, max_steps: int) -> State:
        """The first question of the game that is gone on from."""
        return game(name).start(setup, self._luck(0), max_steps)

    def retrace(self, state: State, watch: Watch = lambda _state, _taken: None) -> None:
        """Go from the first question to the position, in which the games part."""
        taken = 0
        for place, stretch in enumerate(self.stretches):
            if place:
                state.reseed(self._luck(place))
            for decision in stretch.decisions:
                watch(state, taken)
                state.apply(decision)
                taken += 1

    def go_on(self, state: State, dice: Dice, watch: Watch = lambda _state, _taken: None) -> None:
        """Give the position the luck of one game, and take the choice."""
        state.reseed(dice)
        if self.choice != NO_OPTION:
            watch(state, self.turns[-1])
            state.apply(self.choice)

    def _luck(self, place: int) -> Dice:
        stretch = self.stretches[place]
        return luck(stretch.seed, stretch.rotation)

    def as_json(self) -> dict[str, Any]:
        return {
            "engine": self.engine,
            "stretches": [[each.seed, each.rotation, each.packed] for each in self.stretches],
            "choice": self.choice,
        }

    @classmethod
    def read(cls, kept: dict[str, Any] | None) -> Opening | None:
        """The opening that `as_json` wrote; None for None."""
        if kept is None:
            return None
        return cls(kept["engine"], tuple(Stretch(*each) for each in kept["stretches"]), kept["choice"])


def continued(
    before: Opening | None, seed: int, rotation: int, decisions: Sequence[int], engine: str, choice: int = NO_OPTION
) -> Opening:
    """The opening that ends after these decisions of a game.

    `before` is the opening of that game's own playtest, `seed` and `rotation` are the luck it went on with. `choice`
    is taken next by every game.
    """
    stretches: list[Stretch] = []
    left = list(decisions)
    for stretch in before.stretches if before is not None else ():
        taken = left[: len(stretch.decisions)]
        if taken or not stretches:
            stretches.append(Stretch.of(stretch.seed, stretch.rotation, taken))
        left = left[len(taken) :]
    if left or not stretches:
        stretches.append(Stretch.of(seed, rotation, left))
    return Opening(engine, tuple(stretches), choice)


def packed(decisions: Sequence[int]) -> str:
    """Decisions as short text."""
    return b64encode(zlib.compress(b"".join(each.to_bytes(WIDTH, "little") for each in decisions), 9)).decode()


def unpacked(text: str) -> tuple[int, ...]:
    """The decisions that `packed` wrote."""
    data = zlib.decompress(b64decode(text))
    return tuple(int.from_bytes(data[at : at + WIDTH], "little") for at in range(0, len(data), WIDTH))
