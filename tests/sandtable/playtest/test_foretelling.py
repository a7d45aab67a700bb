"""The foretold costs and effects of options happen, and nothing hidden is told."""

from __future__ import annotations

import random

import pytest

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import seeded
from sandtable.engine.viewing import viewing_of
from sandtable.playtest.foretelling import compared, foretold
from tests.conformance.examples import EXAMPLES, example_of, start
from tests.support.depth import games

OF_EACH = sorted({each.game: name for name, each in reversed(EXAMPLES.items())}.values())
"""The name of the first example of each game."""
STATES = 500
"""Questions of Destiny at which an option with a told effect is taken."""


def told_and_done(name: str, seed: int, chance: random.Random) -> list[tuple[str, list[str], list[str]]]:
    """A random game: for each option taken with a told effect its words, what was told, and what happened."""
    table, found, game = start(name, seed), [], EXAMPLES[name].game
    assert isinstance(table, AskingTable)
    while table.seat() >= 0 and table.steps < 600:
        index = chance.randrange(table.count())
        told = foretold(game, table, [index])[0]
        asked, before = table.ask(), table.clone()
        seat = table.seat()
        table.apply(index)
        if told and asked is not None:
            done = compared(game, before, table, seat)
            found.append((asked.options[index], [each.says() for each in told], [each.says() for each in done]))
    return found


def test_damage_that_is_told_is_damage_that_is_dealt() -> None:
    """In 500 states of Destiny: damage after shields, shields, resources and cards."""
    chance, seed = random.Random(1), 0
    found: list[tuple[str, list[str], list[str]]] = []
    while len(found) < STATES:
        found += told_and_done("destiny-four", seed, chance) + told_and_done("destiny", seed, chance)
        seed += 1
    assert [each for each in found if each[1] != each[2]] == []
    damage = [each for each in found if any(words.startswith("damage on") for words in each[1])]
    shielded = [each for each in damage if any(words.startswith("shields of") for words in each[1])]
    assert len(damage) >= 20 and shielded


@pytest.mark.parametrize("name", [each for each in OF_EACH if not viewing_of(EXAMPLES[each].game).unless])
def test_what_is_told_happens_in_other_games(name: str) -> None:
    chance = random.Random(name)
    found = [each for seed in range(games(2, deep=20)) for each in told_and_done(name, seed, chance)]
    assert [each for each in found if each[1] != each[2]] == []


@pytest.mark.parametrize("name", OF_EACH)
def test_nothing_hidden_changes_what_is_told(name: str) -> None:
    """Hands and piles are exchanged behind the back of the asked seat."""
    table, chance, compared_states, game = start(name, 3), random.Random(5), 0, EXAMPLES[name].game
    flip = example_of(game).flip_hidden
    for _ in range(120):
        if table.seat() < 0:
            break
        assert isinstance(table, AskingTable)
        if table.steps % 8 == 0:
            other = flip(table, table.seat(), seeded("another world", table.steps))
            assert foretold(game, other) == foretold(game, table)
            compared_states += 1
        table.apply(chance.randrange(table.count()))
    assert compared_states >= 2
