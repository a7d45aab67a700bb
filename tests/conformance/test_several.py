"""Choices of several things: every set that the engine's questions allow is found, with the answers that lead to it."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from sandtable.engine.asking import AskingTable
from sandtable.engine.several import Impossible, Several
from sandtable.engine.viewing import several_of, viewing_of
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions
from tests.support.depth import games

pytestmark = pytest.mark.deep

every_example = pytest.mark.parametrize("shown", EXAMPLES)


CHOICES = games(12, deep=400)
"""Choices of each example that are looked at."""
SETS = games(24, deep=300)
"""Sets of each choice."""


@cache
def choices(shown: str) -> list[tuple[AskingTable, Several]]:
    """The first choices of several in random games, each with a table that asks for it."""
    found: list[tuple[AskingTable, Several]] = []
    for seed in range(games(1, deep=20)):
        for state in decisions(shown, seed):
            if len(found) >= CHOICES:
                return found
            assert isinstance(state, AskingTable)
            several = several_of(EXAMPLES[shown].game, state)
            if several:
                copy = state.clone()
                assert isinstance(copy, AskingTable)
                found.append((copy, several))
    return found


def taken(shown: str, table: AskingTable, way: tuple[int, ...]) -> list[str]:
    """The kinds of the things that these answers take, one after the other; checks that all belong to one choice."""
    viewing, found, state = viewing_of(EXAMPLES[shown].game), [], table.clone()
    assert isinstance(state, AskingTable)
    first = viewing.part(state)
    for index in way:
        part = viewing.part(state)
        assert first is not None and part is not None and part.choice == first.choice
        found += [tick.like or tick.name for tick in viewing.ticks(state, state.options[index])]
        state.apply(index)
    last = viewing.part(state) if state.seat() == table.seat() else None
    assert first is not None
    assert last is None or last.choice != first.choice or last.step <= first.step, "the choice is not over"
    return sorted(found)


@every_example
def test_the_answers_of_each_set_take_these_things_and_no_others(shown: str) -> None:
    for table, several in choices(shown):
        if several.ways is None:
            continue
        for kinds, way in islice(several.ways.items(), SETS):
            assert taken(shown, table, way) == list(kinds)
            found = several.chain.way_to(kinds)
            assert found is not None and taken(shown, table, found) == list(kinds), "as for a large choice"
        sizes = {len(kinds) for kinds in several.ways}
        assert (several.least, several.most) == (min(sizes), max(sizes)) and several.most > 1


@every_example
def test_looking_for_sets_changes_nothing_and_belongs_to_things_of_the_view(shown: str) -> None:
    for table, several in choices(shown):
        before = table.store()
        assert several_of(EXAMPLES[shown].game, table) == several
        assert table.store() == before
        names = [tick.name for tick in several.ticks]
        assert len(names) == len(set(names)) and all(tick.text for tick in several.ticks)
        with pytest.raises(Impossible, match="can't be chosen here"):
            several.answers([*names, "nothing:0"])


def test_a_large_choice_is_not_looked_through_before_somebody_answers() -> None:
    """Any of eleven units are put into Op Fire: 2048 sets."""
    for table, several in choices("tide-of-iron"):
        if several.prompt != "Which units are put into Op Fire?" or len(several.ticks) < 11:
            continue
        names = [tick.name for tick in several.ticks]
        assert several.ways is None and (several.least, several.most) == (0, len(names))
        for ticked in (names, names[::-3], [], [names[-1], names[0]]):
            assert taken("tide-of-iron", table, several.answers(ticked)) == sorted(ticked)
        return
    raise AssertionError("no side has many units")


def test_there_are_such_choices_in_every_game() -> None:
    assert {EXAMPLES[shown].game for shown in EXAMPLES if choices(shown)} == {each.game for each in EXAMPLES.values()}
