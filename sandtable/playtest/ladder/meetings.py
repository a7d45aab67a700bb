"""The meetings of a ladder: which games two agents play, so that neither has the better seats, decks or sides.

The games of one **set** share their luck. In a set each of the two agents has every seat, every deck and every side
equally often, so equal agents expect half of its points, and a set is one observation for every interval:

- a scenario for two: a mirrored pair, each agent once on each side (2 games);
- two decks: each agent has each deck in each seat (4 games);
- n seats, n even: half of the table is one agent, and the table turns through all seats (n games);
- n seats, n odd: one agent has the majority, then the other has it, each turned through all seats (2n games).

Half a table each, and not one against many: among many of a kind a single player is measured against the habits that
these share, and the answer would depend on which of the two is the crowd.
"""

# interpreted: runs before the games

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sandtable.engine.dice import seeded
from sandtable.playtest.ladder.arenas import Arena
from sandtable.playtest.plan import Plan
from sandtable.playtest.seating import told_apart

LineUp = tuple[str, ...]
"""The agent of each subject."""
NO_LIMITS: Final[Mapping[str, int]] = {}


@dataclass(frozen=True)
class Meeting:
    """Two agents on one arena: set i is rotation i of every plan, and these have one seed."""

    agents: tuple[str, str]
    """In alphabetical order."""
    arena: Arena
    plans: tuple[Plan, ...]
    sets: int

    @property
    def set_size(self) -> int:
        """Games in a set."""
        return sum(plan.rotation_size for plan in self.plans)


def meetings(
    game: str,
    arenas: Sequence[Arena],
    agents: Sequence[str],
    games: int,
    seed: int,
    enough: Mapping[str, int] = NO_LIMITS,
) -> Iterator[Meeting]:
    """The meetings of every pair of agents: at least `games` games a pair, in whole sets spread over the arenas.

    Of the pairs of an agent that thinks long fewer games may be `enough`, by its name. The games of a pair depend on
    nothing but its names, the arenas, their number and the seed: who else is on the ladder makes no difference.
    """
    for pair in combinations(sorted(set(agents)), 2):
        yield from _of_pair(game, arenas, pair, min([games, *(enough[name] for name in pair if name in enough)]), seed)


def _of_pair(game: str, arenas: Sequence[Arena], pair: tuple[str, str], games: int, seed: int) -> Iterator[Meeting]:
    drawn = list(range(len(arenas)))
    seeded(seed, "arenas").shuffle(drawn)
    sizes = [len(line_ups(pair, arenas[place])) * arenas[place].seats for place in drawn]
    sets = [0] * len(drawn)
    planned = turn = 0
    while planned < games:
        sets[turn % len(drawn)] += 1
        planned += sizes[turn % len(drawn)]
        turn += 1
    for place, count in zip(drawn, sets, strict=True):
        if count:
            plans = tuple(_plan(game, arenas[place], each, pair, seed) for each in line_ups(pair, arenas[place]))
            yield Meeting(pair, arenas[place], plans, count)


def line_ups(pair: tuple[str, str], arena: Arena) -> list[LineUp]:
    """The agents of the subjects, in every way that a set plays; each is turned through all seats."""
    first, second = pair
    half, rest = arena.seats // 2, arena.seats - arena.seats // 2
    found = [(first,) * half + (second,) * rest]
    if half != rest:
        found.append((first,) * rest + (second,) * half)
    if not arena.decks:  # without decks all subjects are alike, and turning the table is all there is to it
        return found
    return [each[shift:] + each[:shift] for each in found for shift in range(arena.seats)]


def _plan(game: str, arena: Arena, agents: LineUp, pair: tuple[str, str], seed: int) -> Plan:
    subjects = arena.decks or tuple({"name": name} for name in told_apart(agents))
    return Plan(game, subjects, agents, _seed(seed, *pair, arena.name), arena.scenario)


def _seed(*parts: int | str) -> int:
    """63 bits that belong to these parts."""
    dice = seeded(*parts)
    return (dice.next() << 31 | dice.next() >> 1) & (2**63 - 1)
