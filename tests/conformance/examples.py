"""For every game: subjects to play with, and what only the game can say about its own table.

An example is one game with one number of seats. A registered game without an entry in EXAMPLES fails the suite.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from simulate.compiled import ROOT
from simulate.engine.dice import Dice, seeded
from simulate.engine.game import Game, Setup, State
from simulate.engine.registry import game
from simulate.games.destiny.prints import Setup as DestinySetup
from simulate.games.destiny.state import Table
from simulate.games.tide_of_iron.shipped import document
from simulate.playtest.plan import Plan
from tests.conformance.census import destiny_census
from tests.conformance.tide_of_iron import tide_of_iron_census, tide_of_iron_flip


@dataclass(frozen=True)
class Example:
    """What the suite needs to know of one game, as played by so many."""

    game: str
    subjects: tuple[dict[str, Any], ...]
    """One for each seat."""
    census: Callable[[State], list[str]]
    """What is wrong with the pieces on the table (lost, doubled, in two places); empty when all is well."""
    flip_hidden: Callable[[State, int, Dice], State]
    """A copy that differs only in what this seat can't know, made without `imagine`."""
    scenario: dict[str, Any] | None = None
    stride: int = 1
    """Copies are compared at every so-many-th decision: long games are played on from fewer points."""

    def setup(self) -> Setup:
        return game(self.game).setup(list(self.subjects), self.scenario)


def example_of(game_name: str) -> Example:
    """The first example of a game: its census and its flips serve whoever plays with whatever."""
    return next(example for example in EXAMPLES.values() if example.game == game_name)


def game_of(name: str) -> Game:
    """The game of an example."""
    return game(EXAMPLES[name].game)


def start(name: str, seed: int, max_steps: int = 0) -> State:
    """A new game of the example subjects."""
    return game_of(name).start(EXAMPLES[name].setup(), seeded("conformance", seed), max_steps)


def plan(name: str, agent: str, seed: int = 7, max_steps: int = 0) -> Plan:
    """The example subjects, each played by the same agent."""
    subjects = EXAMPLES[name].subjects
    return Plan(EXAMPLES[name].game, subjects, (agent,) * len(subjects), seed, EXAMPLES[name].scenario, max_steps)


# -- destiny -------------------------------------------------------------------------------------------------------


def destiny_deck(slug: str) -> dict[str, Any]:
    """A deck that comes with the game."""
    path = ROOT / "simulate/games/destiny/data/decks" / f"{slug}.json"
    deck: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return deck


def destiny_flip(state: State, viewer: int, dice: Dice) -> State:
    """Another hand for the opponent and other orders of both decks; cards the viewer has seen stay where they are."""
    copy = state.clone()
    assert isinstance(copy, Table)
    known = set(copy.knows[viewer])
    for owner in range(copy.setup.seats):
        hand = copy.hands[owner] if owner != viewer else ()
        hidden = [card for card in hand + copy.decks[owner] if card not in known]
        dice.shuffle(hidden)
        deal = iter(hidden)
        dealt = tuple(card if card in known else next(deal) for card in hand + copy.decks[owner])
        if owner != viewer:
            copy.hands[owner] = dealt[: len(hand)]
        copy.decks[owner] = dealt[len(hand) :]
    return copy


def assert_sound(state: State, setup: DestinySetup, salt: int) -> None:
    """In the middle of a game: everything is in its place, a stored copy is the same, nobody sees what is hidden."""
    assert destiny_census(state) == []
    restored = game("destiny").restore(setup, state.store())
    assert (restored.ask(), restored.digest()) == (state.ask(), state.digest())
    for viewer in range(setup.seats):
        other = destiny_flip(state, viewer, seeded("flip", salt))
        assert other.observe(viewer).key() == state.observe(viewer).key()


def destiny(*slugs: str) -> Example:
    """These decks, seated clockwise."""
    stride = 1 if len(slugs) == 2 else 5
    return Example("destiny", tuple(destiny_deck(slug) for slug in slugs), destiny_census, destiny_flip, None, stride)


# -- tide of iron --------------------------------------------------------------------------------------------------


def tide_of_iron(scenario: str) -> Example:
    """Both sides of a scenario that comes with the game."""
    sides = ({"name": "American"}, {"name": "German"})
    return Example("tide_of_iron", sides, tide_of_iron_census, tide_of_iron_flip, document(scenario), 13)


EXAMPLES: dict[str, Example] = {
    "destiny": destiny("kylo-ren-starter", "rey-starter"),
    "destiny-three": destiny("kylo-ren-starter", "rey-starter", "kylo-ren-starter"),
    "destiny-four": destiny("rey-starter", "kylo-ren-starter", "rey-starter", "kylo-ren-starter"),
    "tide-of-iron": tide_of_iron("at-the-breaking-point"),
}
