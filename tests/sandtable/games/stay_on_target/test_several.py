"""The three squadron cards of a run are three ticks among five."""

from __future__ import annotations

import pytest

from sandtable.engine.several import Impossible, Several
from sandtable.engine.viewing import several_of
from sandtable.games.stay_on_target.terms import CHOOSING, TRIOS
from tests.conformance.walks import decisions


def a_choice() -> Several:
    """The choice at the first table of a game on which squadron cards are chosen."""
    for state in decisions("stay-on-target", 1):
        if getattr(state, "phase", 0) == CHOOSING:
            found = several_of("stay_on_target", state)
            assert found is not None
            return found
    raise AssertionError("nobody chooses")


def test_three_ticks_of_five_are_one_of_the_ten_trios() -> None:
    choice = a_choice()
    names = sorted(tick.name for tick in choice.ticks)
    assert (choice.least, choice.most, len(names), len(choice.ways or ())) == (3, 3, 5, 10)
    assert choice.answers([names[4], names[0], names[2]]) == (TRIOS.index((0, 2, 4)),)


def test_fewer_or_more_are_refused_with_the_number() -> None:
    choice = a_choice()
    names = [tick.name for tick in choice.ticks]
    with pytest.raises(Impossible, match="choose at least 3; 2 ticked"):
        choice.answers(names[:2])
    with pytest.raises(Impossible, match="choose at most 3; 4 ticked"):
        choice.answers(names[:4])
