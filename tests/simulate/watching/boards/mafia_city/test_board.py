"""The board of a City: columns, figures and hands, as one viewer may see them."""

from __future__ import annotations

import pytest

from sandtable.engine.game import State
from sandtable.engine.viewing import view
from sandtable.engine.views import EVERYTHING, ONLOOKER
from simulate.watching.boards import board_of
from simulate.watching.boards.marking import names_on
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions

GAME = "mafia_city"
SHOWN = next(name for name, example in EXAMPLES.items() if example.game == GAME)


@pytest.fixture(scope="module")
def state() -> State:
    """A state with Mafiosi in the City and cards in hands."""
    return next(
        each
        for each in decisions(SHOWN, 3, every=9)
        if sum(map(len, (place["column"] for place in view(GAME, each, EVERYTHING).things["locations"]))) > 5
    )


def drawn(state: State, viewer: int) -> str:
    board = board_of(GAME)
    assert board is not None
    seen = view(GAME, state, viewer)
    return board.draw(seen, ["x" for _ in seen.seats])


def test_every_mafioso_and_every_figure_is_on_the_board(state: State) -> None:
    things = view(GAME, state, EVERYTHING).things
    mafiosi = {each["at"] for place in things["locations"] for each in place["column"]}
    assert len(mafiosi) > 5
    assert mafiosi | {each["at"] for each in things["figures"]} <= names_on(drawn(state, EVERYTHING))


def test_cards_of_other_hands_are_backs(state: State) -> None:
    everything = view(GAME, state, EVERYTHING)
    other = next(seat for seat in everything.seats[1:] if seat["cards"])
    theirs = {each["at"] for each in other["cards"]}
    assert theirs <= names_on(drawn(state, EVERYTHING))
    assert not theirs & names_on(drawn(state, ONLOOKER))
    assert f"back:{other['seat']}-{len(theirs)}" in names_on(drawn(state, ONLOOKER))


def test_a_column_is_told_from_below(state: State) -> None:
    things = view(GAME, state, ONLOOKER)
    place = max(things.things["locations"], key=lambda each: len(each["column"]))
    owners = ", ".join(things.seats[each["owner"]]["name"] for each in place["column"])
    assert f"{place['number']} {place['name']}: from below {owners}" in drawn(state, ONLOOKER)
