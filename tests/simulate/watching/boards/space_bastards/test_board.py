"""The board of an expedition: tokens in their squares, ships on their fields, plans face down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sandtable.engine.game import State
from sandtable.engine.viewing import told, view
from sandtable.engine.views import EVERYTHING, ONLOOKER, View
from scenarios.games.space_bastards.layout import FIELD, SQUARE
from simulate.watching.boards import board_of
from simulate.watching.boards.marking import names_on
from simulate.watching.boards.space_bastards.drawing import letters_of
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


def test_radioactive_planets_are_named_in_words_and_in_the_list() -> None:
    """With three players P1 to P7 are in play (SPB-D06)."""
    seen = view(GAME, next(states()), ONLOOKER)
    assert "Radioactive, nobody lives there: P8 and P9." in told(seen)
    listed = re.findall(r"<strong>(P\d)</strong>\s*<span>radioactive</span>", drawn(seen))
    assert listed == ["P8", "P9"]


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


GHOST: Final = re.compile(r'<g data-ghost="(\d+)"><path d="([^"]*)"/><text [^>]*>([^<]*)</text></g>')
"""The option, the outline and the letters of the picture of a token that may be placed."""


def test_each_place_for_a_token_has_a_picture_of_the_token_there() -> None:
    placed = 0
    for state in states(every=3):
        seen = view(GAME, state, state.seat())
        token, asked = seen.things["placing"], seen.question
        ghosts = GHOST.findall(drawn(seen))
        if token is None or asked is None:
            assert ghosts == [] and f'data-pan-touch="{2 * FIELD}"' in drawn(seen)
            continue
        placed += 1
        assert [int(option) for option, _, _ in ghosts] == [choice.index for choice in asked.choices]
        assert {letters for _, _, letters in ghosts} == {letters_of(token)}
        state_of = "" if token["is_alive"] else " is-corpse"
        assert f'class="sb-ghosts sb-owner-{token["owner"]}{state_of}" aria-hidden="true"' in drawn(seen)
        assert not GHOST.findall(drawn(view(GAME, state, ONLOOKER)))
        assert f'data-pan-touch="{SQUARE}"' in drawn(seen), "squares that are pressed are as large as a finger"
    assert placed


def test_the_picture_lies_where_the_token_will_lie() -> None:
    state = next(each for each in states(every=1) if view(GAME, each, each.seat()).things["placing"])
    outlines = [outline for _, outline, _ in GHOST.findall(drawn(view(GAME, state, state.seat())))]
    state.apply(len(outlines) - 1)
    tokens = re.findall(r'd="([^"]*)" class="sb-token sb-owner-\d+" data-at', drawn(view(GAME, state, ONLOOKER)))
    assert outlines[-1] in tokens
