"""Choices of several things: every set that the engine's questions allow is found, with the answers that lead to it."""

from __future__ import annotations

import pytest

from sandtable.engine.asking import AskingTable
from sandtable.engine.several import Impossible, Several
from sandtable.engine.viewing import several_of, viewing_of
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions
from tests.support.depth import games

pytestmark = pytest.mark.deep

every_example = pytest.mark.parametrize("shown", EXAMPLES)


def choices(shown: str) -> list[tuple[AskingTable, Several]]:
    """The choices of several in a few random games, each with a table that asks for it."""
    found = []
    for seed in range(games(2, deep=20)):
        for state in decisions(shown, seed):
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
    assert last is None or last.choice != first.choice or last.step <= first.step, "the choice is not over"
    return sorted(found)


@every_example
def test_the_answers_of_each_set_take_these_things_and_no_others(shown: str) -> None:
    for table, several in choices(shown):
        for kinds, way in several.ways.items():
            assert taken(shown, table, way) == list(kinds)
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


def test_there_are_such_choices_in_every_game() -> None:
    assert {EXAMPLES[shown].game for shown in EXAMPLES if choices(shown)} == {each.game for each in EXAMPLES.values()}
