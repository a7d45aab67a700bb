"""Games of a plan, watched: the value of the position for every seat each time somebody begins something new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from sandtable.agents.greedy import WEIGHTS, values_of
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import ACTION, TOGETHER, State
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import begin, players

POSITIONS: Final = 120
"""Positions kept of a game, evenly spread; of a shorter game all."""
CHOICES: Final = 12
"""Decisions of a game whose options are all valued, spread by chance."""


@dataclass(frozen=True)
class Position:
    """The position before a decision."""

    decision: int
    """The number of decisions taken before."""
    round: int
    seat: int
    """The seat that decides."""
    values: tuple[int, ...]
    """The value for each seat, in the game's points."""


@dataclass(frozen=True)
class Choice:
    """A decision with the values of all its options for the seat that decides."""

    position: Position
    options: tuple[int, ...]


@dataclass(frozen=True)
class Watched:
    """One game as it was watched; seats are those of the table."""

    number: int
    seating: tuple[int, ...]
    """The subject in each seat."""
    first: int
    """The seat that took the first turn; -1 where the game did not get that far."""
    winners: tuple[int, ...]
    is_capped: bool
    rounds: int
    decisions: int
    choices_met: int
    """Decisions with more than one option."""
    positions: tuple[Position, ...]
    choices: tuple[Choice, ...]
    taken: dict[str, int] = field(default_factory=dict)
    """The number of times an option of a kind was taken; its first words name the kind."""


def watch(plan: Plan, number: int) -> Watched:
    """Play game `number` of a plan and watch it. It is the same game as without watching: watching draws no dice."""
    state = begin(plan, number)
    agents, streams = players(plan, number)
    seats = len(agents)
    views = [state.observe(seat) for seat in range(seats)]
    watcher = Watcher(seats, seeded(plan.seed, number, "watching"))
    decisions = len(plan.given)
    while (seat := state.seat()) >= 0:
        watcher.see(state, decisions)
        choice = agents[seat].choose(views[seat], streams[seat])
        watcher.hear(state, choice)
        state.apply(choice)
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None, "the game is over"
    return Watched(
        number=number,
        seating=plan.seating(number),
        first=outcome.first,
        winners=outcome.winners,
        is_capped=outcome.is_capped,
        rounds=outcome.rounds,
        decisions=decisions,
        choices_met=watcher.choices_met,
        positions=tuple(thinned(watcher.positions, POSITIONS)),
        choices=tuple(watcher.choices),
        taken=dict(watcher.taken),
    )


class Watcher:
    """Notes positions, and of a few decisions drawn by chance the values of all options."""

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.positions: list[Position] = []
        self.choices: list[Choice] = []
        self.choices_met = 0
        self.taken: Counter[str] = Counter()

    def see(self, state: State, decisions: int) -> None:
        """Note the position before a decision that begins something new, or that all make together."""
        if state.count() > 1:
            self.choices_met += 1
        if state.question() not in (ACTION, TOGETHER):
            return
        judged = state.clone()
        judged.judge(WEIGHTS)
        values = tuple([judged.evaluate(seat) for seat in range(self.seats)])
        position = Position(decisions, round_of(state), state.seat(), values)
        self.positions.append(position)
        if state.count() > 1 and self._is_drawn():
            world = state.observe(state.seat()).imagine(self.dice)
            world.judge(WEIGHTS)
            self.choices.append(Choice(position, tuple(values_of(world, state.seat()))))
            if len(self.choices) > CHOICES:
                del self.choices[self.dice.below(len(self.choices))]

    def hear(self, state: State, choice: int) -> None:
        """Note the kind of the option that is taken, where it begins something new."""
        if state.count() < 2 or state.question() not in (ACTION, TOGETHER):
            return
        ask = state.ask()
        if ask is not None:
            self.taken[kind_of(ask.options[choice])] += 1

    def _is_drawn(self) -> bool:
        """The first few decisions, and later ones more and more seldom, so that early and late ones are kept alike."""
        seen = len(self.positions)
        return seen <= CHOICES or self.dice.below(seen) < CHOICES


def round_of(state: State) -> int:
    """The round that is being played; 0 where a state doesn't tell."""
    return int(getattr(state, "round", 0))


def kind_of(option: str) -> str:
    """The first words of an option, which options of its kind share: "fire and movement", "play block"."""
    head = option.lower()
    for end in (":", "(", ","):
        head = head.partition(end)[0]
    words: list[str] = []
    for word in head.split():
        if any(letter.isdigit() for letter in word):
            break
        words.append(word)
    return " ".join(words)[:40].strip()


def thinned(positions: Sequence[Position], most: int) -> Iterator[Position]:
    """At most `most` of the positions, evenly spread, with the first and the last."""
    count = len(positions)
    if count <= most:
        yield from positions
        return
    for place in range(most):
        yield positions[place * (count - 1) // (most - 1)]
