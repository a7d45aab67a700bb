"""The kept ranks always belong to the living tokens on the planets (ranks.py)."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from sandtable.engine.registry import game
from sandtable.games.space_bastards.ranks import Ranks
from sandtable.games.space_bastards.scenario import SCENARIOS
from sandtable.games.space_bastards.shapes import Packing
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import RACES
from sandtable.games.space_bastards.tokens import is_alive, owner_of, race_of

STEPS = 400


def a_game(seats: int, seed: int) -> Table:
    setup = game("space_bastards").setup([{"name": "A"}] * seats, SCENARIOS.document(SCENARIOS.slugs[0]))
    state = game("space_bastards").start(setup, seeded("ranks", seats, seed))
    assert isinstance(state, Table)
    return state


def counted(table: Table) -> list[int]:
    """The living tokens, counted on the planets."""
    alive = [0] * len(table.alive)
    for planet in range(table.setup.planets):
        for token in table.tokens[planet]:
            if is_alive(token):
                alive[table.base(planet, owner_of(token)) + race_of(token)] += 1
    return alive


def herds(table: Table) -> list[int]:
    """The living tokens by planet and owner."""
    return [sum(table.alive[at : at + RACES]) for at in range(0, len(table.alive), RACES)]


def shown(ranks: Ranks) -> tuple[object, ...]:
    return ranks.total, ranks.own, ranks.most, ranks.rival, ranks.third


def judged(state: State, seat: int) -> int:
    """The value without anything that was kept."""
    assert isinstance(state, Table)
    copy = state.clone()
    assert isinstance(copy, Table)
    copy.herds = None
    copy.ranks = [None] * copy.setup.seats
    return copy.evaluate(seat)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kept_ranks_are_those_of_the_tokens_at_every_step(seats: int) -> None:
    table = a_game(seats, 1)
    dice = seeded("steps", seats)
    for _ in range(STEPS):
        if table.seat() < 0:
            break
        trial = table.clone()
        trial.attempt(dice.below(table.count()))
        for state in (table, trial):
            assert isinstance(state, Table)
            for seat in range(seats):
                assert state.evaluate(seat) == judged(state, seat)
            assert state.alive == counted(state) and state.herd_sizes() == herds(state)
            for seat, kept in enumerate(state.ranks):
                if kept is not None:
                    fresh = Ranks(herds(state), state.setup.planets, state.setup.owners, seat)
                    assert shown(kept) == shown(fresh)
        table.apply(dice.below(table.count()))


def test_tokens_fit_where_the_search_alone_finds_room() -> None:
    room = a_game(3, 2).setup.rooms[0]
    dice = seeded("fits")
    answers = set()
    for _ in range(3000):
        occupied = sum(1 << square for square in range(room.size) if not dice.below(3))
        counts = [dice.below(3) if dice.below(2) else 0 for _ in range(RACES)]
        needed = sum(count * area for count, area in zip(counts, room.areas, strict=True))
        spare = (room.whole & ~occupied).bit_count() - needed
        searched = spare >= 0 and Packing(room, list(counts)).can_fill(0, occupied, spare)
        assert room.fits(counts, occupied) == (searched or needed == 0)
        answers.add((searched, room.fits_at_once(counts, occupied)))
    assert answers == {(False, False), (True, False), (True, True)}, "room that only the search finds was among them"
