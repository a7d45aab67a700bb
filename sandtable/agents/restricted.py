"""A player that may not use one thing: restricted play tells what the thing is worth (Jaffe et al., AIIDE 2012).

The thing is named by words that its options contain: "greedy-2 without op fire" takes no option with "op fire" in its
text, and expects of itself in every position it imagines that it won't. Where all options are forbidden it may take
any of them.
"""

# interpreted: a wrapper around compiled agents, for playtests that are asked for now and then

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sandtable.agents.contract import Agent
from sandtable.engine.dice import Dice
from sandtable.engine.game import NO_OPTION, Observation, Outcome, State

WITHOUT: Final = " without "
"""Stands between an agent's name and the words that it may not use."""
WORDS: Final = re.compile(r"[a-z0-9][a-z0-9 '.&:/+-]{1,38}[a-z0-9.:]")
"""The words a restriction may have: short, in small letters, without commas."""


def split(name: str) -> tuple[str, str]:
    """An agent's own name and its restriction, which may be empty: ("greedy-2", "op fire")."""
    own, _without, words = name.partition(WITHOUT)
    return own, words


def is_restriction(words: str) -> bool:
    """True for words that may name a restriction."""
    return WORDS.fullmatch(words) is not None


class RestrictedAgent(Agent):
    """Another agent that may not take options with certain words."""

    def __init__(self, agent: Agent, words: str) -> None:
        self.agent = agent
        self.words = words

    def choose(self, observation: Observation, dice: Dice) -> int:
        if observation.count() == 1:
            return 0
        world = observation.imagine(dice)
        known = world.codes()
        codes = {known[option] for option in allowed(world, self.words)}
        options = [option for option, code in enumerate(observation.codes()) if code in codes]
        return options[self.agent.choose(NarrowView(observation, options, self.words), dice)]


def allowed(state: State, words: str) -> list[int]:
    """The options of the open question without these words; all of them where nothing else is left."""
    ask = state.ask()
    assert ask is not None, "a question is open"
    found = [option for option, text in enumerate(ask.options) if words not in text.lower()]
    return found or list(range(len(ask.options)))


class NarrowView(Observation):
    """A seat's view of a state with fewer options; what it imagines has fewer options for this seat as well."""

    def __init__(self, observation: Observation, options: Sequence[int], words: str) -> None:
        super().__init__(observation.seat)
        self.observation = observation
        self.options = options
        self.words = words

    def count(self) -> int:
        return len(self.options)

    def question(self) -> int:
        return self.observation.question()

    def declining(self) -> int:
        return place_of(self.observation.declining(), self.options)

    def codes(self) -> list[int]:
        codes = self.observation.codes()
        return [codes[option] for option in self.options]

    def key(self) -> bytes:
        return self.observation.key()

    def imagine(self, dice: Dice) -> State:
        return NarrowState(self.observation.imagine(dice), self.seat, self.words)


class NarrowState(State):
    """A state in which one seat has fewer options; everything else is that of the state below."""

    def __init__(self, state: State, seat: int, words: str) -> None:
        self.state = state
        self.narrowed = seat
        self.words = words
        self._options: list[int] | None = None

    @property
    def options(self) -> Sequence[int]:
        """The options that are left, as those of the state below."""
        if self.state.seat() != self.narrowed:
            return range(self.state.count())
        if self._options is None:
            self._options = allowed(self.state, self.words)
        return self._options

    def seat(self) -> int:
        return self.state.seat()

    def count(self) -> int:
        return len(self.options) if self.state.seat() >= 0 else 0

    def question(self) -> int:
        return self.state.question()

    def declining(self) -> int:
        return place_of(self.state.declining(), self.options)

    def codes(self) -> list[int]:
        codes = self.state.codes()
        return [codes[option] for option in self.options]

    def apply(self, index: int) -> None:
        self.state.apply(self.options[index])
        self._options = None

    def attempt(self, index: int) -> None:
        self.state.attempt(self.options[index])
        self._options = None

    def clone(self) -> State:
        copy = NarrowState(self.state.clone(), self.narrowed, self.words)
        copy._options = self._options
        return copy

    def reseed(self, dice: Dice) -> None:
        self.state.reseed(dice)

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def evaluate(self, seat: int) -> int:
        return self.state.evaluate(seat)

    def judge(self, weights: str) -> None:
        self.state.judge(weights)

    def is_settled(self) -> bool:
        return self.state.is_settled()


def place_of(option: int, options: Sequence[int]) -> int:
    """The place of an option among those that are left; NO_OPTION where it is not."""
    return options.index(option) if option in options else NO_OPTION
