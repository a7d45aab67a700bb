"""For every game: subjects to play with, and what only the game can say about its own table.

An example is one game with one number of seats. A registered game without an entry in EXAMPLES fails the suite.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from simulate.compiled import ROOT
from simulate.engine.dice import Dice, seeded
from simulate.engine.game import Game, Setup, State
from simulate.engine.registry import game
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import KEPT
from simulate.playtest.plan import Plan


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

    def setup(self) -> Setup:
        return game(self.game).setup(list(self.subjects))


def game_of(name: str) -> Game:
    """The game of an example."""
    return game(EXAMPLES[name].game)


def start(name: str, seed: int, max_steps: int = 0) -> State:
    """A new game of the example subjects."""
    return game_of(name).start(EXAMPLES[name].setup(), seeded("conformance", seed), max_steps)


def plan(name: str, agent: str, seed: int = 7, max_steps: int = 0) -> Plan:
    """The example subjects, each played by the same agent."""
    subjects = EXAMPLES[name].subjects
    return Plan(EXAMPLES[name].game, subjects, (agent,) * len(subjects), seed, None, max_steps)


# -- destiny -------------------------------------------------------------------------------------------------------


def destiny_deck(slug: str) -> dict[str, Any]:
    """A deck that comes with the game."""
    path = ROOT / "simulate/games/destiny/data/decks" / f"{slug}.json"
    deck: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return deck


def destiny_census(state: State) -> list[str]:
    """Every card of a deck in one place (or being played), every die in one pool or off the table, bounds kept."""
    assert isinstance(state, Table)
    return [*_cards_out_of_place(state), *_dice_out_of_place(state), *_numbers_out_of_bounds(state)]


def _cards_out_of_place(table: Table) -> list[str]:
    places = Counter(
        card
        for zones in (table.hands, table.decks, table.discards, table.supports, table.upgrades, (table.aside,))
        for zone in zones
        for card in zone
    )
    in_limbo = {frame.card for frame in table.frames} | {pending.card for pending in table.queue}
    gone = {card for seat, deck in enumerate(table.setup.decks) if not table.teams[seat] for card in deck}
    brought = {card for deck in table.setup.decks for card in deck}
    wrong = [f"card {card} is in {count} places" for card, count in places.items() if count > 1]
    wrong += [f"card {card} came from nowhere" for card in places.keys() - brought]
    return wrong + [f"card {card} is lost" for card in brought - places.keys() - in_limbo - gone]


def _dice_out_of_place(table: Table) -> list[str]:
    pools = Counter(die for pool in table.pools for die in pool)
    wrong = [f"die {die} is in {count} pools" for die, count in pools.items() if count > 1]
    for die, face in enumerate(table.face):
        if (face >= 0) != (die in pools):
            wrong.append(f"die {die} shows {face} and lies in {pools[die]} pools")
        if face <= KEPT and not table.is_in_play(KEPT - face):  # D-113
            wrong.append(f"die {die} is kept on card {KEPT - face}, which is not in play")
    return wrong


def _numbers_out_of_bounds(table: Table) -> list[str]:
    wrong = [f"seat {seat} has {count} resources" for seat, count in enumerate(table.resources) if count < 0]
    for seat, team in enumerate(table.teams):  # DST-MUL-12
        if not team and (table.hands[seat] or table.decks[seat] or table.supports[seat] or table.pools[seat]):
            wrong.append(f"seat {seat} is out of the game and still has something")
    for character, shields in enumerate(table.shields):
        if not 0 <= shields <= 3 or table.damage[character] < 0:
            wrong.append(f"character {character}: {shields} shields, {table.damage[character]} damage")
    return wrong


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


def destiny(*slugs: str) -> Example:
    """These decks, seated clockwise."""
    return Example("destiny", tuple(destiny_deck(slug) for slug in slugs), destiny_census, destiny_flip)


EXAMPLES: dict[str, Example] = {
    "destiny": destiny("kylo-ren-starter", "rey-starter"),
    "destiny-three": destiny("kylo-ren-starter", "rey-starter", "kylo-ren-starter"),
    "destiny-four": destiny("rey-starter", "kylo-ren-starter", "rey-starter", "kylo-ren-starter"),
}
