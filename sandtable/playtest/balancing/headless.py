"""A search without queue and rows: its games are played in this process and its children."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sandtable.engine.dice import seeded
from sandtable.engine.game import Game
from sandtable.engine.registry import game
from sandtable.playtest.balancing.asked import Asked
from sandtable.playtest.balancing.counting import Count
from sandtable.playtest.balancing.search import Outcome, search
from sandtable.playtest.balancing.trials import Ledger, Trial
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.many import on_processors
from sandtable.playtest.parties import By
from sandtable.playtest.plan import GameRecord, Plan, sides_of
from sandtable.playtest.report.match import Place
from sandtable.playtest.seating import plan_on, seats

_PIECE: Final = 25
"""Games of one job: some games are longer than others."""


@dataclass(frozen=True)
class Ground:
    """The scenario of a search as it is, and the players that play it."""

    game: Game
    document: dict[str, Any]
    agents: tuple[str, ...]
    seed: int

    def plan(self, asked: Asked, trial: Trial) -> Plan:
        """The games of a trial; no two trials of a search have any in common."""
        changed = asked.board.document(self.document, trial.candidate)
        return plan_on(self.game, changed, self.agents, seed_of(self.seed, trial.key), keeps_seats=True)


def parties_of(played: Game, document: Mapping[str, Any], players: int) -> list[str]:
    """The names of those whose shares a search looks at: sides, or places in the turn order."""
    scenario = dict(document)
    if played.has_sides():
        has_partners = bool(sides_of(played.name, scenario, players))
        return list(played.seat_names(scenario) if has_partners else seats(played, scenario, players))
    return [str(Place(place)) for place in range(players)]


def count_of(records: Sequence[GameRecord], plan: Plan) -> Count:
    """The points of these parties in games of a plan whose agents keep their seats."""
    if plan.sides:
        return Count.of(records, len(set(plan.sides)), By.SIDE, plan.sides)
    return Count.of(records, len(plan.subjects), By.SEAT if game(plan.game).has_sides() else By.TURN)


def seed_of(seed: int, key: str) -> int:
    """The seed of one trial of a search: 63 bits."""
    dice = seeded(seed, "trial", key)
    return (dice.next() << 31 | dice.next() >> 1) & (2**63 - 1)


def run(
    asked: Asked,
    ledger: Ledger,
    ground: Ground,
    processes: int = 1,
    told: Callable[[Sequence[Trial]], None] = lambda trials: None,
) -> Outcome:
    """Search to the end; `told` hears of every stage that is in. Raises BadSetup."""
    searching = search(asked, ledger)
    try:
        trials = next(searching)
        while True:
            plans = [ground.plan(asked, trial) for trial in trials]
            counts = list(counted(plans, [trial.games for trial in trials], processes))
            told(trials)
            trials = searching.send({trial.key: count for trial, count in zip(trials, counts, strict=True)})
    except StopIteration as over:
        outcome: Outcome = over.value
        return outcome


def counted(plans: Sequence[Plan], games: Sequence[int], processes: int) -> Iterator[Count]:
    """The count of each plan's first games, all of them shared out among the processes."""
    pieces = [(plan, first) for plan, many in zip(plans, games, strict=True) for first in range(0, many, _PIECE)]
    ends = {id(plan): many for plan, many in zip(plans, games, strict=True)}
    sizes = [min(_PIECE, ends[id(plan)] - first) for plan, first in pieces]
    records = on_processors(
        processes, play_chunk, (replace(plan) for plan, _first in pieces), (first for _plan, first in pieces), sizes
    )
    found: dict[int, list[Any]] = {}
    for (plan, _first), part in zip(pieces, records, strict=True):
        found.setdefault(id(plan), []).extend(part)
    for plan in plans:
        yield count_of(found[id(plan)], plan)
