"""Every board shows its view and no more: places of options, marks, nothing hidden, few bytes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from sandtable.engine.viewing import games_with_views, named, view
from sandtable.engine.views import CHANGED, EVERYTHING, ONLOOKER, Change, View
from simulate.watching.boards import all_boards, board_of
from simulate.watching.boards.board import choices_at
from simulate.watching.boards.marking import marked, names_on
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions
from tests.support.depth import games

pytestmark = pytest.mark.deep

DRAWN = [name for name, example in EXAMPLES.items() if example.game in all_boards()]
MOST_BYTES = 60_000
HOSTILE = '<b onclick="x">"\'&</b>'

every_example = pytest.mark.parametrize("drawn", DRAWN)


def positions(drawn: str) -> Iterator[tuple[int, State]]:
    """States of a game, numbered; in the long run of more games."""
    for seed in range(games(1, deep=10)):
        yield from enumerate(decisions(drawn, seed, every=EXAMPLES[drawn].stride * games(7, deep=4) + 3))


def html(drawn: str, seen: View, is_step: bool = True) -> str:
    board = board_of(EXAMPLES[drawn].game)
    assert board is not None
    return board.draw(seen, [HOSTILE for _ in seen.seats], is_step=is_step)


def test_a_board_draws_a_game_with_a_view() -> None:
    assert {*all_boards()} <= {*games_with_views()}


@every_example
def test_every_place_of_an_option_is_on_the_board(drawn: str) -> None:
    for _, state in positions(drawn):
        seen = view(EXAMPLES[drawn].game, state, state.seat())
        for is_step in (True, False):
            assert {*choices_at(seen)} <= names_on(html(drawn, seen, is_step))


@every_example
def test_a_board_names_only_things_of_its_view(drawn: str) -> None:
    for _, state in positions(drawn):
        for viewer in (EVERYTHING, ONLOOKER, 0):
            seen = view(EXAMPLES[drawn].game, state, viewer)
            assert names_on(html(drawn, seen)) <= {name for name, _, _ in named(seen.things)}


@every_example
def test_worlds_that_a_seat_cannot_tell_apart_are_drawn_alike(drawn: str) -> None:
    for number, (_, state) in enumerate(positions(drawn)):
        world = state.observe(1).imagine(seeded("board", number))
        for viewer in (1, ONLOOKER):
            first, second = (html(drawn, view(EXAMPLES[drawn].game, each, viewer)) for each in (state, world))
            assert first == second


@every_example
def test_a_step_is_small_and_names_of_players_are_text(drawn: str) -> None:
    for _, state in positions(drawn):
        page = html(drawn, view(EXAMPLES[drawn].game, state, EVERYTHING))
        assert len(page.encode()) <= MOST_BYTES
        assert "<b onclick" not in page


def test_marks_stand_beside_the_names_of_things() -> None:
    assert (
        marked('<i data-at="die:3"></i><i data-at="die:30"></i>', {"die:3": {"data-change": '"new"'}})
        == '<i data-at="die:3" data-change="&quot;new&quot;"></i><i data-at="die:30"></i>'
    )


@every_example
def test_changes_and_options_are_marked(drawn: str) -> None:
    state = next(decisions(drawn, 1))
    seen = view(EXAMPLES[drawn].game, state, state.seat())
    places = choices_at(seen)
    board = board_of(EXAMPLES[drawn].game)
    assert board is not None
    at = next(iter(places))
    page = board.draw(seen, ["x" for _ in seen.seats], [Change(CHANGED, (at,), "x")], places)
    assert f'data-at="{at}" data-change="changed" data-choices="{" ".join(map(str, places[at]))}"' in page
    labels = board.labels(seen, [at, "nothing:0"])
    assert labels[at] != at and labels["nothing:0"] == "nothing:0"
