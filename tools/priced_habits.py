"""The price of a habit of the greedy agent of Destiny: it meets itself without the habit, on published decks.

    python -m tools.priced_habits FILE effectless [--agent greedy-3] [--games 400] [--half training] [--seed 1]

FILE is read as by `tools.published_agents`. `HABITS` names the habits. A habit that costs much is worth a change of the
agent; one that costs nothing is left alone, however odd it looks.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from sandtable.agents import agent
from sandtable.agents.answering import end_past_offers
from sandtable.agents.contract import Agent
from sandtable.agents.greedy import best_of, idle_option, values_of
from sandtable.engine.dice import Dice
from sandtable.engine.game import ACTION, INSIDE, NO_OPTION, TOGETHER, Observation, State
from sandtable.engine.pools import HELD_OUT, TRAINING
from sandtable.games.destiny.actions.reroll import REROLL_DICE
from sandtable.games.destiny.phases.discarding import MULLIGAN
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    ACTION_SPAN,
    CARD_ACTION,
    NOT_OVER,
    PLAY,
    REROLL,
    RESOLVE,
    SIDES,
)
from sandtable.playtest.ladder.meetings import Meeting, meetings
from sandtable.playtest.ladder.playing import Played
from sandtable.playtest.ladder.standings import standings
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.play import play_game, players
from tools.published_agents import DESTINY, SET, Deck, decks_of, pairs

CHANGED: Final = "x1"
USUAL: Final = "x2"
"""The names that the luck of a meeting is drawn from."""
Barred = Callable[[Table, int], list[int]]
"""The options of the open action that a seat does not take, if it has others."""


class Barring(Agent):
    """The greedy agent, but it takes none of the barred options of an action while it has others."""

    def __init__(self, weights: str, barred: Barred) -> None:
        self.weights = weights
        self.barred = barred

    def choose(self, observation: Observation, dice: Dice) -> int:
        world = imagined(observation, dice, self.weights)
        count = world.count()
        idle = idle_option(world)
        barred = self.barred(world, observation.seat) if count > 1 and world.question() == ACTION else []
        values = values_of(world, observation.seat)
        if len(barred) < count:
            worst = min(values) - 1
            values = [worst if option in barred else value for option, value in enumerate(values)]
        return best_of(values, idle, dice)


class Averaging(Agent):
    """The greedy agent, but questions of one kind are judged in several imagined worlds."""

    def __init__(self, weights: str, question: int, worlds: int) -> None:
        self.weights = weights
        self.question = question
        self.worlds = worlds

    def choose(self, observation: Observation, dice: Dice) -> int:
        world = imagined(observation, dice, self.weights)
        idle, codes = idle_option(world), world.codes()
        further = self.worlds - 1 if world.question() == self.question else 0
        values = values_of(world, observation.seat)
        for _ in range(further):
            other = imagined(observation, dice, self.weights)
            found = dict(zip(other.codes(), values_of(other, observation.seat), strict=True))
            values = [value + found[code] for code, value in zip(codes, values, strict=True)]
        return best_of(values, idle, dice)


class Ruled(Agent):
    """Another agent, but the questions of one piece of work are answered by a rule."""

    def __init__(self, usual: Agent, weights: str, node: object, rule: Callable[[Table], int]) -> None:
        self.usual = usual
        self.weights = weights
        self.node = node
        self.rule = rule

    def choose(self, observation: Observation, dice: Dice) -> int:
        if observation.count() > 1:
            world = imagined(observation, dice.clone(), self.weights)
            if world.frames[-1].node is self.node:
                return self.rule(world)
        return self.usual.choose(observation, dice)


def imagined(observation: Observation, dice: Dice, weights: str) -> Table:
    world = observation.imagine(dice)
    assert isinstance(world, Table)
    world.judge(weights)
    return world


# The barred options, and the rules ------------------------------------------------------------------------------------


def effectless(table: Table, seat: int) -> list[int]:
    """Plays, resolved dice and card actions after which nothing has changed but what they cost."""
    found = []
    for option, action in enumerate(table.options):
        kind, thing = divmod(action, ACTION_SPAN)
        if kind not in (PLAY, RESOLVE, CARD_ACTION):
            continue
        spent = thing if kind == RESOLVE else NO_OPTION
        trial: State = table.clone()
        trial.attempt(option)
        after = end_past_offers(trial).state
        assert isinstance(after, Table)
        gains = after.resources[seat] - table.resources[seat]
        if after.ending == NOT_OVER and gains <= 0 and besides(after, seat, spent) == besides(table, seat, spent):
            found.append(option)
    return found


def besides(table: Table, seat: int, spent: int) -> tuple[object, ...]:
    """All that an effect may change, without the hand, the resources and the discards of this seat and a die."""
    other = 1 - seat
    shown = [(die, table.face[die]) for pool in table.pools for die in pool if die != spent]
    others = (table.resources[other], len(table.hands[other]), len(table.decks[other]), len(table.decks[seat]))
    cards = (table.teams, table.supports, table.upgrades, table.bound, tuple(table.exhausted), table.plots)
    marks = (tuple(table.damage), tuple(table.shields), table.tokens, table.placed, table.lasting, tuple(table.owed))
    rest = (table.holder, table.claimed, table.elite, table.more_dice, table.flipped)
    return (shown, others, cards, marks, rest)


def weak_rerolls(table: Table, _seat: int) -> list[int]:
    """Rerolls of a pool whose dice would gain less than half a point of melee damage in all."""
    gain = sum(max(0, gain_of(table, die)) for die in table.pools[table.asker])
    return [option for option, action in enumerate(table.options) if action // ACTION_SPAN == REROLL and gain < 60]


def gain_of(table: Table, die: int) -> float:
    """The points that a reroll of a die gains on average."""
    sides = table.weights.sides[die * SIDES : (die + 1) * SIDES]
    points = [int(side.points) for side in sides]
    return sum(max(0, each) for each in points) / SIDES - points[table.face[die]]


def by_gain(table: Table) -> int:
    """The die that gains most by a reroll; no more where none gains."""
    gains = [gain_of(table, die) if die >= 0 else 0.001 for die in table.options]
    return gains.index(max(gains))


HABITS: Final[Mapping[str, Callable[[str], Agent]]] = MappingProxyType(
    {
        "effectless": lambda by: Barring(by, effectless),
        "weak rerolls": lambda by: Barring(by, weak_rerolls),
        "reroll sets": lambda by: Ruled(agent(by, DESTINY), by, REROLL_DICE, by_gain),
        "mulligan": lambda by: Ruled(agent(by, DESTINY), by, MULLIGAN, Table.declining),
        "one world for actions": lambda by: Averaging(by, ACTION, 3),
        "one world inside effects": lambda by: Averaging(by, INSIDE, 3),
        "one world for simultaneous choices": lambda by: Averaging(by, TOGETHER, 3),
    }
)
"""By habit: the greedy agent of these weights without it."""


# The command ----------------------------------------------------------------------------------------------------------


def played(decks: Sequence[Deck], usual: str, habit: str, games: int, seed: int) -> Iterator[Played]:
    """The agent without the habit meets the usual one in sets of four games."""
    for arena in pairs(decks, games // SET, seed):
        for meeting in meetings(DESTINY, [arena], (CHANGED, USUAL), SET, seed):
            yield meeting, [records(meeting, at, usual, habit) for at in range(len(meeting.plans))]


def records(meeting: Meeting, at: int, usual: str, habit: str) -> list[GameRecord]:
    """The games of one plan of a meeting."""
    plan = meeting.plans[at]

    def made(name: str, game: str) -> Agent:
        return HABITS[habit](usual) if name == CHANGED else agent(usual, game)

    return [play_game(plan, each, seated=lambda p, n: players(p, n, made)) for each in range(plan.rotation_size)]


def price(decks: Sequence[Deck], usual: str, habit: str, games: int, seed: int) -> str:
    """The share of the agent without the habit, with an interval over sets."""
    (pair,) = standings(played(decks, usual, habit, games, seed), CHANGED).pairs
    share = pair.share()
    assert share is not None, "every game was played to its end"
    low, high = share.low, share.high
    return f'{usual} without "{habit}": {100 * share.value:.1f} % ({100 * low:.1f} - {100 * high:.1f}) of {pair.games}'


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Tell what a habit of the greedy agent of Destiny costs.")
    parser.add_argument("file", type=Path, help="a JSON list of published decks")
    parser.add_argument("habit", choices=tuple(HABITS))
    parser.add_argument("--agent", default="greedy-3")
    parser.add_argument("--half", choices=(TRAINING, HELD_OUT), default=TRAINING)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    decks = decks_of(json.loads(asked.file.read_text(encoding="utf-8")), asked.half)
    print(price(decks, asked.agent, asked.habit, asked.games, asked.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
