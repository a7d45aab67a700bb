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
        if told:
            done = compared(game, before, table, seat)
            found.append((asked.options[index], [each.says() for each in told], [each.says() for each in done]))
    return found


def test_damage_that_is_told_is_damage_that_is_dealt() -> None:
    """In 500 states of Destiny: damage after shields, shields, resources and cards."""
    chance, found, seed = random.Random(1), [], 0
    while len(found) < STATES:
        found += told_and_done("destiny-four", seed, chance) + told_and_done("destiny", seed, chance)
        seed += 1
    assert [each for each in found if each[1] != each[2]] == []
    damage = [each for each in found if any(words.startswith("damage on") for words in each[1])]
    shielded = [each for each in damage if any(words.startswith("shields of") for words in each[1])]
    assert len(damage) >= 20 and shielded


@pytest.mark.parametrize("name", ["space-bastards", "tide-of-iron"])
def test_what_is_told_happens_in_other_games(name: str) -> None:
    chance = random.Random(name)
    found = [each for seed in range(games(2, deep=20)) for each in told_and_done(name, seed, chance)]
    assert len(found) >= 20
    assert [each for each in found if each[1] != each[2]] == []


def test_a_game_whose_options_others_may_stop_says_so() -> None:
    """In Mafia City a hidden card may stop nearly everything, so what is told there is told under this condition."""
    assert viewing_of("mafia_city").unless and not viewing_of("destiny").unless
    table = start("mafia-city", 1)
    while not (asked := table.ask()) or "place a Mafioso at the Harbour" not in asked.options:
        table.apply(0)
    told = foretold("mafia_city", table, [asked.options.index("place a Mafioso at the Harbour")])[0]
    assert [each.says() for each in told if "hand" in each.name] == [
        f"Player {table.seat() + 1}'s Mafiosi in hand 8 → 7"
    ]


@pytest.mark.parametrize("name", ["destiny", "mafia-city", "space-bastards", "tide-of-iron"])
def test_nothing_hidden_changes_what_is_told(name: str) -> None:
    """Hands and piles are exchanged behind the back of the asked seat."""
    table, chance, compared_states, game = start(name, 3), random.Random(5), 0, EXAMPLES[name].game
    flip = example_of(game).flip_hidden
    for _ in range(120):
        if table.seat() < 0:
            break
        if table.steps % 8 == 0 and isinstance(table, AskingTable):
            other = flip(table, table.seat(), seeded("another world", table.steps))
            assert foretold(game, other) == foretold(game, table)
            compared_states += 1
        table.apply(chance.randrange(table.count()))
    assert compared_states >= 5
