"""Greedy at a table of random players, at every seat in turn.

Run as `python -m tests.simulate.games.mafia_city.greedy_beats_random 2000`: so many games by number of players.
"""

from __future__ import annotations

import sys

from simulate.agents import agent
from simulate.engine.dice import seeded
from simulate.engine.registry import game

PLAYERS = (3, 4, 5)


def won(players: int, games: int, seed: int = 2012) -> int:
    """How many of so many games the greedy player wins."""
    return sum(_wins(players, number, seed) for number in range(games))


def _wins(players: int, number: int, seed: int) -> bool:
    played = game("mafia_city")
    greedy = number % players
    state = played.start(played.setup([{"name": ""}] * players), seeded(seed, number, "game"))
    agents = [agent("greedy" if seat == greedy else "random") for seat in range(players)]
    streams = [seeded(seed, number, "agent", seat) for seat in range(players)]
    while state.seat() >= 0:
        seat = state.seat()
        state.apply(agents[seat].choose(state.observe(seat), streams[seat]))
    outcome = state.outcome()
    assert outcome is not None and not outcome.is_capped
    return outcome.winners == (greedy,)


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    worst = float(max(PLAYERS))
    for players in PLAYERS:
        wins = won(players, games)
        share = wins * players / games
        worst = min(worst, share)
        print(f"{players} players: {wins} of {games}, {share:.2f} times a fair share", flush=True)
    return 0 if worst >= 2 else 1


if __name__ == "__main__":
    sys.exit(main())
