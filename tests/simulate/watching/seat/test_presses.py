"""A walk over every thing that can be pressed at a seat: only named buttons, which lie apart, end, pass or claim."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import games_with_views
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.seated import table_of
from tests.support.depth import games
from tests.support.seats import a_seated_game, answer_by_chance, let_agents_think

pytestmark = [pytest.mark.django_db, pytest.mark.deep]
STATES: Final = games(6, deep=200)
"""Questions of each game whose pages are walked over."""
ENDS: Final = re.compile(
    r"(pass|end|stop|claim|decline|no more|none|no|nothing|don't|do not|make no|take no|use no|keep)\b", re.IGNORECASE
)
"""The first words of an option that ends something, passes, declines or claims, in the words of all games."""
ON_BOARD: Final = re.compile(r'data-choices="([^"]*)"')
APART: Final = "data-seat-closing"


def pressed_on_the_board(page: str) -> set[str]:
    """The options that a press on a thing of the board takes, or offers in a menu."""
    return {each for found in ON_BOARD.findall(page) for each in found.split()}


@pytest.mark.parametrize("name", games_with_views())
def test_nothing_but_the_named_buttons_ends_passes_or_claims(ada: User, as_ada: Client, name: str) -> None:
    walked, pressed, apart, seed = 0, 0, 0, 0
    while walked < STATES:
        seed += 1
        game = let_agents_think(a_seated_game(name, ada, seed=seed, key=f"walk {seed}"))
        chance = random.Random(seed)
        while game.state == SeatedState.PERSON and walked < STATES:
            counts = walked_over(as_ada, game)
            walked, pressed, apart = walked + 1, pressed + counts[0], apart + counts[1]
            answer_by_chance(SeatedGame.objects.get(pk=game.pk), chance)
            game = let_agents_think(game)
        SeatedGame.objects.filter(pk=game.pk).delete()  # a person has room for twenty
    assert pressed, "something lay on the board"
    assert apart or STATES < 200, "something lay apart"


def walked_over(browser: Client, game: SeatedGame) -> tuple[int, int]:
    """Look at the page of one question; the options on its board, and those apart."""
    table = table_of(game)
    asked = table.state.ask()
    assert asked is not None
    page = browser.get(f"{game.get_absolute_url()}/table").content.decode()
    listed, _, closing = page.partition(APART)
    on_board = [number for number in pressed_on_the_board(page) if number.isdecimal()]
    for number in on_board:
        words = asked.options[int(number)]
        assert not ENDS.match(words), f"“{words}” lies on the board ({asked.prompt})"
        assert f'data-option="{number}"' in listed, f"“{words}” ends something and lies on the board"
    apart = re.findall(r'data-option="(\d+)"', closing)
    if "data-seat-several" not in page:
        for option, words in enumerate(asked.options):
            assert not ENDS.match(words) or str(option) in apart, f"“{words}” does not lie apart ({asked.prompt})"
    return len(on_board), len(apart)
