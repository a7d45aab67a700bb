"""One deck against itself, for habits of an agent that a ladder does not show.

Run it as `python -m tests.sandtable.games.destiny.mirror greedy-2 2000 vader-and-raider`, with the agent that plays
both seats, the number of games and the decks; without decks those of the pool `held_out` take equal parts. It prints
the share of the seat with the first turn, how and when games end, and how many turns were given up with something
useful left.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from sandtable.agents import agent
from sandtable.compiled import ROOT as ROOT  # chooses the build before any rule is imported
from sandtable.engine.dice import seeded
from sandtable.engine.game import ACTION, State
from sandtable.engine.pools import HELD_OUT, pools
from sandtable.engine.registry import game
from sandtable.games.destiny.dice_moves import dice_on
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    ACTION_SPAN,
    ACTIVATE,
    CLAIM,
    INDIRECT,
    MAX_SHIELDS,
    MELEE,
    PASS,
    RANGED,
    RESOLVE,
    RESOURCE,
    SHIELD,
)
from sandtable.playtest.statistics import rate
from tests.sandtable.games.destiny.examples import destiny_deck

GIVING_UP: Final = {PASS: "passes", CLAIM: "claims"}


@dataclass
class Habits:
    """The counts over games of one deck against itself."""

    games: int = 0
    won: Counter[str] = field(default_factory=Counter)
    """Games by their winner: "seat 1", "seat 2", and "first turn" for the seat that had it."""
    endings: Counter[str] = field(default_factory=Counter)
    rounds: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """Turns given up, "passes" and "claims", and of those "useful passes" and "useful claims"."""


def is_useful(table: Table, option: int) -> bool:
    """An activation that rolls a die, or a die that gives damage, resources or a shield that still fits."""
    kind, thing = divmod(option, ACTION_SPAN)
    if kind == ACTIVATE:
        return len(dice_on(table, thing)) > 0
    if kind != RESOLVE:
        return False
    symbol = table.symbol(thing)
    if symbol == SHIELD:
        return any(table.shields[character] < MAX_SHIELDS for character in table.teams[table.asker])
    return symbol in (MELEE, RANGED, INDIRECT, RESOURCE) and table.value(thing) > 0


def note_answer(table: Table, answer: int, found: Habits) -> None:
    """Count an action by which a seat gives up its turn, or the rest of its round."""
    said = GIVING_UP.get(table.options[answer] // ACTION_SPAN)
    if said:
        found.asked[said] += 1
        if any(is_useful(table, option) for option in table.options):
            found.asked[f"useful {said}"] += 1


def play(name: str, slug: str, number: int, found: Habits) -> None:
    """One game, added to what was found."""
    brought = destiny_deck(slug)
    destiny = game("destiny")
    state: State = destiny.start(destiny.setup([brought, brought]), seeded("mirror", slug, number), 0)
    agents, streams = [agent(name), agent(name)], [seeded("mirror", slug, number, seat) for seat in (0, 1)]
    while (seat := state.seat()) >= 0:
        choice = agents[seat].choose(state.observe(seat), streams[seat])
        if state.question() == ACTION:
            assert isinstance(state, Table)
            note_answer(state, choice, found)
        state.apply(choice)
    outcome = state.outcome()
    assert outcome is not None and not outcome.is_capped and len(outcome.winners) == 1
    found.games += 1
    found.rounds += outcome.rounds
    found.endings[outcome.reason] += 1
    found.won[f"seat {outcome.winners[0] + 1}"] += 1
    found.won["first turn"] += outcome.winners[0] == outcome.first


def told(count: int, of: int) -> str:
    """ "49.1 % (46.9 - 51.3) of 2000"."""
    found = rate(count, of)
    if found is None:
        return "none"
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f} - {100 * found.high:.1f}) of {of}"


def main() -> None:
    name, games = sys.argv[1], int(sys.argv[2])
    decks = sys.argv[3:] or list(pools(game("destiny")).named(HELD_OUT))
    found = Habits()
    for number in range(games):
        play(name, decks[number % len(decks)], number, found)
    print(f"{name}: {', '.join(decks)}")
    for said in ("seat 1", "first turn"):
        print(f"{said} wins {told(found.won[said], found.games)}")
    print(f"out of cards {told(found.endings['out of cards'], found.games)}; {found.rounds / found.games:.2f} rounds")
    for said in GIVING_UP.values():
        print(f"{said} with something useful left {told(found.asked[f'useful {said}'], found.asked[said])}")


if __name__ == "__main__":
    main()
