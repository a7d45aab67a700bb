"""The examples of Destiny for the suites of every game."""

from __future__ import annotations

import json
from typing import Any

from sandtable.compiled import ROOT
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import State
from sandtable.engine.registry import game
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.state import Table
from tests.conformance.example import Example, Surveyed
from tests.sandtable.games.destiny.census import destiny_census
from tests.support.depth import games


def destiny_deck(slug: str) -> dict[str, Any]:
    """A deck that comes with the game."""
    path = ROOT / "sandtable/games/destiny/data/decks" / f"{slug}.json"
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
            copy.own_hands()[owner] = dealt[: len(hand)]
        copy.own_decks()[owner] = dealt[len(hand) :]
    return copy


def assert_sound(state: State, setup: Setup, salt: int) -> None:
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


SURVEYED = Surveyed("awakenings", {"random": games(25, deep=300), "greedy-2": games(2, deep=3)})
EXAMPLES = {
    "destiny": destiny("kylo-ren-starter", "rey-starter"),
    "destiny-three": destiny("kylo-ren-starter", "rey-starter", "kylo-ren-starter"),
    "destiny-four": destiny("rey-starter", "kylo-ren-starter", "rey-starter", "kylo-ren-starter"),
}
