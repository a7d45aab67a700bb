"""The board of an expedition: tokens in their squares, ships on their fields, plans face down."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.game import State
from sandtable.engine.viewing import view
from sandtable.engine.views import EVERYTHING, ONLOOKER, View
from simulate.watching.boards import board_of
from simulate.watching.boards.marking import names_on
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions

GAME = "space_bastards"
SHOWN = next(name for name, example in EXAMPLES.items() if example.game == GAME)


def states(every: int = 7) -> Iterator[State]:
    yield from decisions(SHOWN, 4, every=every)


def drawn(seen: View) -> str:
    board = board_of(GAME)
    assert board is not None
    return board.draw(seen, ["x" for _ in seen.seats])


def test_tokens_lie_on_squares_of_their_planet_and_no_square_has_two() -> None:
    for state in states():
        for planet in view(GAME, state, ONLOOKER).things["planets"]:
            taken = [tuple(cell) for token in planet["tokens"] for cell in token["cells"]]
            assert len(taken) == len(set(taken))
            free = {tuple(square["cell"]) for square in planet["squares"] if square["is_free"]}
            assert free.isdisjoint(taken)
            assert len(free) + len(taken) == len(planet["squares"])


def test_every_ship_and_token_is_on_the_board() -> None:
    state = list(states())[-1]
    seen = view(GAME, state, ONLOOKER)
    ships = {ship["at"] for field in seen.things["fields"] for ship in field["ships"]}
    ships |= {seat["ship"]["at"] for seat in seen.seats if seat["ship"]}
    tokens = {token["at"] for planet in seen.things["planets"] for token in planet["tokens"]}
    assert len(ships) == len(seen.seats) and tokens
    assert ships | tokens <= names_on(drawn(seen))


def test_planned_cards_of_others_lie_face_down() -> None:
    hidden = 0
    for state in states():
        seen, everything = view(GAME, state, 0), view(GAME, state, EVERYTHING)
        if everything.things["are_plans_revealed"]:
            continue
        for mine, theirs in zip(everything.seats[1:], seen.seats[1:], strict=True):
            if mine["planned_count"]:
                hidden += 1
                assert mine["planned"] and theirs["planned"] is None
                assert "face down" in drawn(seen)
    assert hidden


def test_prepared_tokens_of_others_are_hidden() -> None:
    hidden = 0
    for state in states(every=1):
        for mine, theirs in zip(view(GAME, state, EVERYTHING).seats[1:], view(GAME, state, 0).seats[1:], strict=True):
            if mine["has_prepared"]:
                hidden += 1
                assert mine["prepared"] and theirs["prepared"] is None
    assert hidden
