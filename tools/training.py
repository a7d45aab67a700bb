"""The games that a release build is trained on: `python -m tools.training`. It prints a digest of all of them.

Every kind of game that `benchmarks/ours.py` measures is played by every measured agent, with other seeds than there.
Games of later sets are played more often, and with random decks of all cards too: most of the words are on few cards,
and the compiler leaves code slow that the training has hardly reached.
The digest is the same for every build of the same sources.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Final

from benchmarks.ours import BY_AGENTS, Plans, newest, played, random_pairs
from sandtable.engine.build import build_kind
from sandtable.games.destiny.formats import published_now
from sandtable.playtest.plan import Plan

GAMES: Final = {"random": 200, "greedy": 8, "planner": 1}
"""By family of agents the games of each kind; a family decides far more in a game than the one before it."""
MORE: Final = {"Field decks": {"random": 2000, "greedy": 24}, "Later decks": {"random": 1000}}
"""The same for kinds whose games differ most from each other."""
LATER_PAIRS: Final = 250
FIRST: Final = 1_000_000
"""The number of the first game, far behind those that are measured."""


def later_decks(agent: str) -> list[Plan]:
    """Pairs of random legal decks of the newest list of Infinite, which allows the cards of all sets."""
    pool = published_now("INF")
    assert pool is not None, "Infinite is not published"
    return random_pairs(agent, pool.code, LATER_PAIRS, "training")


KINDS: Final[dict[str, Plans]] = {**BY_AGENTS, "Later decks": later_decks}


def digest() -> str:
    """Play all games; 32 hex digits over their digests."""
    total = blake2b(digest_size=16)
    for kind, plans in KINDS.items():
        for family, games in (GAMES | MORE.get(kind, {})).items():
            chosen = plans(newest(family))
            for number in range(FIRST, FIRST + games):
                total.update(played(chosen[number % len(chosen)], number).digest.to_bytes(8, "little"))
    return total.hexdigest()


def main() -> int:
    if build_kind() != "compiled":
        print(f"the rules are {build_kind()}: there is nothing to train", file=sys.stderr)
        return 1
    print(digest())
    return 0


if __name__ == "__main__":
    sys.exit(main())
