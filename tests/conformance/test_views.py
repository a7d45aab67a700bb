"""A view shows what its viewer may see and nothing else: worlds that a viewer can't tell apart look alike."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from sandtable.engine import viewing
from sandtable.engine.dice import seeded
from sandtable.engine.game import TOGETHER, State
from sandtable.engine.registry import all_games
from sandtable.engine.viewing import games_with_views, named, told, view, viewing_of
from sandtable.engine.views import CHANGES, EVERYTHING, MOMENTS, NAME, ONLOOKER, NoView, View
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions
from tests.support.depth import games

pytestmark = pytest.mark.deep

SHOWN = [*EXAMPLES]
POSITIONS = games(60, deep=200)
"""States of each game that are looked at; its examples share them."""

STEPS = games(80, deep=100_000)
"""The steps of a game that are looked at one after the other."""

every_example = pytest.mark.parametrize("shown", SHOWN)


def wanted(shown: str) -> int:
    """The number of states of an example."""
    return -(-POSITIONS // [each.game for each in EXAMPLES.values()].count(EXAMPLES[shown].game))


def positions(shown: str) -> Iterator[tuple[int, State]]:
    """States of random games, numbered; copies, so that every test has the same."""
    for number, state in found(shown):
        yield number, state.clone()


@cache
def found(shown: str) -> list[tuple[int, State]]:
    """The states, which are looked for once."""
    return [(number, state.clone()) for number, state in _walked(shown)]


def _walked(shown: str) -> Iterator[tuple[int, State]]:
    example, number = EXAMPLES[shown], 0
    for seed in range(POSITIONS):
        for state in decisions(shown, seed, every=example.stride * 3 + 1):
            yield number, state
            number += 1
            if number == wanted(shown):
                return


def seats(shown: str) -> range:
    return range(len(EXAMPLES[shown].subjects))


def seen(shown: str, state: State, viewer: int) -> View:
    return view(EXAMPLES[shown].game, state, viewer)


def worlds(shown: str, state: State, viewer: int, number: int) -> Iterator[State]:
    """Two worlds that this seat can't tell from the real one, made in two ways."""
    yield state.observe(viewer).imagine(seeded("view", number))
    yield EXAMPLES[shown].flip_hidden(state, viewer, seeded("flip", number))


def test_every_game_has_a_view() -> None:
    assert games_with_views() == [*all_games()]


def test_a_game_without_a_view_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen = type("Unseen", (), {"__module__": "tests.support.toy_game"})
    monkeypatch.setattr(viewing, "game", lambda name: unseen())
    with pytest.raises(NoView, match="unseen"):
        viewing_of("unseen")


@every_example
def test_a_seat_sees_nothing_that_is_hidden_from_it(shown: str) -> None:
    hidden = 0
    for number, state in positions(shown):
        for viewer in seats(shown):
            mine = seen(shown, state, viewer).written()
            for world in worlds(shown, state, viewer, number):
                assert seen(shown, world, viewer).written() == mine, f"position {number}, seat {viewer}"
                hidden += world.store() != state.store()
    assert hidden > wanted(shown), "hardly anything was hidden: this proves nothing"


@every_example
def test_an_onlooker_sees_no_more_than_every_seat(shown: str) -> None:
    for number, state in positions(shown):
        theirs = seen(shown, state, ONLOOKER)
        assert theirs.question is None
        viewer = number % len(seats(shown))
        for world in worlds(shown, state, viewer, number):
            assert seen(shown, world, ONLOOKER).written() == theirs.written(), f"position {number}, seat {viewer}"


@every_example
def test_the_words_hide_as_much_as_the_view(shown: str) -> None:
    for number, state in positions(shown):
        viewer = number % len(seats(shown))
        world = state.observe(viewer).imagine(seeded("words", number))
        assert told(seen(shown, world, viewer)) == told(seen(shown, state, viewer))


@every_example
def test_everything_shows_the_differences_that_seats_do_not_see(shown: str) -> None:
    """The counterpart: a view that is always equal would pass all of the above."""
    different = 0
    for number, state in positions(shown):
        world = state.observe(0).imagine(seeded("all", number))
        different += seen(shown, world, EVERYTHING).written() != seen(shown, state, EVERYTHING).written()
    assert different > wanted(shown) / 10


@every_example
def test_a_view_shows_each_step_of_the_game(shown: str) -> None:
    """Everything shows a difference between any two states that follow one another."""
    before: View | None = None
    for state in islice(decisions(shown, 1), STEPS):
        after = seen(shown, state, EVERYTHING)
        assert before is None or before.things != after.things or before.question != after.question
        before = replace(after)


@every_example
def test_the_seat_that_is_asked_sees_each_option_and_no_other_seat_does(shown: str) -> None:
    for _, state in positions(shown):
        asked = state.seat()
        for viewer in (ONLOOKER, *seats(shown)):
            mine = seen(shown, state, viewer)
            assert mine.to_move == asked
            assert (mine.question is None) == (viewer != asked)
        for viewer in (asked, EVERYTHING):
            question = seen(shown, state, viewer).question
            assert question is not None and question.seat == asked
            assert [choice.index for choice in question.choices] == list(range(state.count()))


@every_example
def test_options_belong_to_things_on_the_board(shown: str) -> None:
    pointed = 0
    for _, state in positions(shown):
        mine = seen(shown, state, state.seat())
        names = [name for name, _, _ in named(mine.things)]
        assert len(names) == len(set(names)), "two things have one name"
        assert all(NAME.fullmatch(name) for name in names)
        assert mine.question is not None
        places = {place for choice in mine.question.choices for place in choice.at}
        assert places <= set(names)
        pointed += len(places)
    assert pointed >= wanted(shown)


CLOSING_WORDS = re.compile(
    r"(pass|let it pass|claim|end|stop|keep|hold|stay|refuse|no|none|nobody|nothing|(take|draw) no)\b"
)
"""The first words of options that end, pass, decline or claim, so that this test does not rest on the engine alone."""


@every_example
def test_what_ends_passes_declines_or_claims_is_a_button_of_the_list_and_nothing_else(shown: str) -> None:
    closing = 0
    for _, state in positions(shown):
        question = seen(shown, state, state.seat()).question
        assert question is not None
        for choice in question.choices:
            if choice.index == state.declining() or CLOSING_WORDS.match(choice.text):
                assert choice.at == (), f"{question.prompt}: {choice.text}"
                closing += 1
    assert closing >= wanted(shown) / 10


@every_example
def test_a_player_carries_only_options_that_name_the_player(shown: str) -> None:
    """A click on one's own name is no answer to a question about something else."""
    for _, state in positions(shown):
        mine = seen(shown, state, state.seat())
        assert mine.question is not None
        names = {seat["at"]: seat["name"] for seat in mine.seats}
        for choice in mine.question.choices:
            assert all(names[at] in choice.text for at in choice.at if at in names), f"{mine.question.prompt}: {choice}"


@every_example
def test_the_number_of_decisions_is_hidden_while_choices_are_made_together(shown: str) -> None:
    for _, state in positions(shown):
        together = state.question() == TOGETHER
        assert (seen(shown, state, ONLOOKER).decision is None) == together
        assert seen(shown, state, EVERYTHING).decision is not None


@every_example
def test_a_view_is_json_and_does_not_change_the_game(shown: str) -> None:
    for number, state in positions(shown):
        if number % 5:
            continue
        before = state.store()
        for viewer in (EVERYTHING, ONLOOKER, state.seat()):
            mine = seen(shown, state, viewer)
            assert json.loads(json.dumps(mine.things)) == mine.things, "keys are texts, and rows are lists"
            assert mine.written() == seen(shown, state.clone(), viewer).written()
            assert len(mine.seats) == len(seats(shown)) and all(seat["name"] for seat in mine.seats)
            assert all(isinstance(line, str) and line for line in told(mine))
        assert state.store() == before


@every_example
def test_changes_name_things_before_or_after_and_say_something(shown: str) -> None:
    game_view = viewing_of(EXAMPLES[shown].game)
    before: View | None = None
    changed = 0
    for state in islice(decisions(shown, 2), STEPS):
        after = seen(shown, state, ONLOOKER)
        if before is not None:
            names = {name for each in (before, after) for name, _, _ in named(each.things)}
            for change in game_view.changes(before, after):
                assert change.kind in CHANGES and change.text and set(change.at) <= names
                changed += 1
            assert game_view.changes(after, after) == []
        before = after
    assert changed > 5


@every_example
def test_moments_are_kinds_of_log_lines(shown: str) -> None:
    moments = viewing_of(EXAMPLES[shown].game).moments
    kinds = set()
    for seed in range(3):
        told_to_all = None
        for state in decisions(shown, seed):
            state.record()
            told_to_all = state
        assert told_to_all is not None
        kinds |= {event.kind for event in told_to_all.events()}
    assert moments and set(moments.values()) <= set(MOMENTS)
    assert kinds & set(moments), "none of them happens in three games"


def test_a_viewer_that_is_no_seat_is_refused() -> None:
    state = next(decisions(SHOWN[0], 1))
    for viewer in (-3, len(seats(SHOWN[0]))):
        with pytest.raises(ValueError, match="viewer|seat"):
            seen(SHOWN[0], state, viewer)
