"""Every question of every game in groups: each option once, those that close apart, no list too long."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.engine.asking import AskingTable
from sandtable.engine.grouping import MOST_ROWS, Group, Part, Single, options_of
from sandtable.engine.viewing import view, viewing_of
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions
from tests.support.depth import games

STATES = games(40, deep=400)
"""Questions of each example that are looked at."""


def singles(parts: tuple[Part, ...]) -> Iterator[Single]:
    for part in parts:
        if isinstance(part, Group):
            yield from singles(part.parts)
        else:
            yield part


def longest(parts: tuple[Part, ...]) -> int:
    return max([len(parts), *(longest(part.parts) for part in parts if isinstance(part, Group))])


@pytest.mark.deep
@pytest.mark.parametrize("shown", [*EXAMPLES])
def test_each_option_stands_once_in_a_short_list(shown: str) -> None:
    example, looked_at = EXAMPLES[shown], 0
    for state in decisions(shown, 3, every=3):
        assert isinstance(state, AskingTable)
        seen = view(example.game, state, state.seat())
        options, viewing = options_of(state, seen), viewing_of(example.game)
        assert seen.question is not None
        words = {choice.index: choice.text for choice in seen.question.choices}
        found = [*(each for each in singles(options.rows) if not each.walk), *options.closing]
        assert sorted(each.index for each in found) == sorted(words)
        assert all(each.words == words[each.index] and each.text in each.name for each in found)
        assert {each.index for each in options.closing} == {
            index for index, option in enumerate(state.options) if viewing.closes(state, option)
        }
        assert longest(options.rows) <= MOST_ROWS
        looked_at += 1
        if looked_at == STATES:
            return
    assert looked_at
