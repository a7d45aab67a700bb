"""An option lies on the die or card that its words name, and never on one that only has the same number."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import named, view
from sandtable.games.destiny import GAME
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.random_decks import random_deck
from sandtable.games.destiny.setting_up import seat as seat_decks
from sandtable.games.destiny.setup import Setup
from tests.sandtable.games.destiny.test_view import labels, places
from tests.support.destiny import Fighter, Scene, a_character, a_piece, a_table

REY, LEIA, JABBA, LUKE, QUI_GON, CARA, BLASTER = "01038", "01028", "01020", "01035", "01037", "16051", "01054"


def on(scene: Scene) -> dict[str, list[str]]:
    """The labels of the things on which each option lies, by its words."""
    return {words: labels(scene, at) for words, at in places(scene).items()}


def test_dice_on_cards_that_can_be_rolled() -> None:
    """Rey, Jedi In Waiting rolls one of the Jedi dice, which lie on their cards."""
    scene = a_table([JABBA, "21045A", LUKE, QUI_GON]).use("Rey", "roll one of your Jedi dice")
    assert on(scene) == {"Luke Skywalker die": ["Luke Skywalker die"], "Qui-Gon Jinn die": ["Qui-Gon Jinn die"]}


def test_ways_to_resolve_a_die_lie_on_that_die() -> None:
    """With a weapon on her, Cara Dune's melee may be resolved as ranged damage."""
    mine: list[str | Fighter] = [LEIA, a_character(CARA, showing=["2MD"], upgrades=[a_piece(BLASTER)])]
    scene = a_table(mine, [JABBA, REY]).answer("resolve Cara Dune die")
    assert scene.prompt == "Resolve Cara Dune die (2 melee) as which symbol?"
    assert on(scene) == {"as it shows": ["Cara Dune die"], "as ranged": ["Cara Dune die"]}


def test_one_of_several_dice_of_an_event() -> None:
    """Rally The Covert lets one resolve the dice that it has rolled."""
    theirs = [a_character(LEIA, showing=["1F"]), a_character(REY, showing=["1R"])]
    scene = a_table([JABBA], theirs, hand=["16099"], resources=3).roll_next(0, 1, 3, 3).play("Rally The Covert")
    dice = {words: at for words, at in on(scene).items() if " die (" in words}
    assert len(dice) > 1 and all(at == [words.partition(" (")[0]] for words, at in dice.items())


def test_amounts_lie_nowhere() -> None:
    """Cards 0, 1 and 2 are characters and a battlefield; the number of cards to discard has nothing to do with them."""
    scene = a_table([REY], hand=["16043"], deck=["01155", "01157", "01059"], resources=1).play("I Sense A Trap")
    assert {words for words, at in on(scene).items() if at} == set()
    assert {"0", "1", "2", "3"} <= set(on(scene))


@pytest.mark.parametrize("seats", [2, 2, 2, 3])
def test_options_of_games_with_later_cards_lie_on_things_that_they_name(
    seats: int, request: pytest.FixtureRequest
) -> None:
    """A card that is no part of the words is the card that asks, or the one that the prompt names."""
    salt = request.node.name
    setup = seat_decks([random_deck(seeded("view", salt, seat), "INF") for seat in range(seats)])
    state, dice = GAME.start(setup, seeded("view", salt)), seeded("choices", salt)
    assert isinstance(state, Duel)
    while state.seat() >= 0:
        mine = view("destiny", state, state.seat())
        things = {name: thing for name, thing, _ in named(mine.things)}
        assert mine.question is not None
        asking = setup.prints[state.frames[-1].card].title
        for choice in mine.question.choices:
            assert {*choice.at} <= things.keys(), (mine.question.prompt, choice)
            for at in choice.at:
                if at.startswith(("card:", "die:")):
                    said = f"{choice.text} {choice.note} {mine.question.prompt} {asking}"
                    assert title_at(setup, at) in said, (mine.question.prompt, choice)
        state.apply(dice.below(state.count()))


def title_at(setup: Setup, at: str) -> str:
    """The title of a card, or of the card of a die, by its name in views."""
    sort, _, number = at.partition(":")
    card = setup.card_of[int(number)] if sort == "die" else int(number)
    return setup.prints[card].title
