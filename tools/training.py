"""The games that a release build is trained on: `python -m tools.training`. It prints a digest of all of them.

Every kind of game that `benchmarks/ours.py` measures is played by every measured agent, with other seeds than there.
The digest is the same for every build of the same sources.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Final

from benchmarks.ours import BY_AGENTS, newest, played
from sandtable.engine.build import build_kind

GAMES: Final = {"random": 200, "greedy": 8, "planner": 1}
"""By family of agents the games of each kind; a family decides far more in a game than the one before it."""
FIRST: Final = 1_000_000
"""The number of the first game, far behind those that are measured."""


def digest() -> str:
    """Play all games; 32 hex digits over their digests."""
    total = blake2b(digest_size=16)
    for plans in BY_AGENTS.values():
        for family, games in GAMES.items():
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
