"""Plays games by rules that have grown: run interpreted, with a made-up occurrence and a made-up counter.

    python -m tests.sandtable.games.destiny.growth

It prints the digest of each game and of a state in its middle. Nothing in these games uses what is new, so every line
has to be that of the rules as they are (test_growth.py).
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.dice import Dice, seeded
from sandtable.games.destiny import game, storing, terms
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.state import Table
from tests.conformance.examples import setup_of

GAMES: Final = 3
MADE_UP: Final = 3
"""Occurrences that no card waits for."""


def a_setup() -> Setup:
    setup = setup_of("destiny")
    assert isinstance(setup, Setup)
    return setup


def lines(blank: type[Duel]) -> list[str]:
    """One line for each game: the bytes of a state in its middle, and of its end."""
    rules = game.RULES
    setup = a_setup()
    found: list[str] = []
    for number in range(GAMES):
        table = blank()
        table.lay_out(setup, seeded("growth", number), rules.max_steps)
        rules.begin(table)
        chance = seeded("growth", "chance", number)
        for _ in range(60):
            if table.seat() >= 0:
                table.apply(chance.below(table.count()))
        found.append(f"{table.digest()} {table.store().decode()}")
        while table.seat() >= 0:
            table.apply(chance.below(table.count()))
        found.append(str(table.digest()))
    return found


def main() -> None:
    assert storing.GROWN["watch"] <= terms.OCCURRENCES
    grown = grown_table()
    game.STORING.blank = game.STORING.table.blank = grown
    game.STORING.table.later = storing.LATER | {"counter": 0}
    print(*lines(grown), sep="\n")
    used = grown()
    used.lay_out(a_setup(), seeded("growth"), 10)
    used.counter = 4
    restored = game.STORING.restore(used.setup, game.STORING.store(used))
    print(getattr(restored, "counter", None), len(restored.watch) == len(used.watch))


def grown_table() -> Any:
    """The class of tables with more occurrences and a counter that no rule of today has."""

    class Grown(Duel):  # inside, because nothing can be made of a compiled class when this module is only read
        counter: int

        def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
            super().lay_out(setup, dice, budget)
            self.counter = 0
            self.watch = [*self.watch, *((),) * MADE_UP]

        def copy_to(self, copy: Table) -> None:
            super().copy_to(copy)
            assert isinstance(copy, Grown)
            copy.counter = self.counter

        def clone(self) -> Grown:
            copy = Grown()
            self.copy_to(copy)
            return copy

    return Grown


if __name__ == "__main__":
    main()
