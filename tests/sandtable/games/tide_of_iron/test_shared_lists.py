"""Copies of a table share most of its lists: what one of them changes, no other sees."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from sandtable.compiled import ROOT
from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.storing import SHARED
from tests.conformance.examples import start
from tests.support.shared_lists import SharedLists, played_on

RULES: Final = sorted(Path(ROOT, "sandtable/games/tide_of_iron").rglob("*.py"))
OWNED: Final = ("plan", "stacks")
"""A table may change its stacks in place where it shares them with no copy (`Table.restack`); a plan is replaced."""
LISTS: Final = SharedLists({*SHARED} - {*OWNED}, of_others=("seen", "pool", "setup", "self", "activation"))


@pytest.mark.parametrize("name", ["tide-of-iron", "tide-of-iron-placed", "tide-of-iron-four"])
def test_copies_go_their_own_ways(name: str) -> None:
    """Copies go on in turns; a restored state, which shares nothing, goes on as they do."""
    state = start(name, 0)
    dice = seeded("shared", name)
    for number in range(120):
        if state.seat() < 0:
            break
        assert isinstance(state, Battle)
        before = state.store()
        for way, copy in enumerate([state.clone(), state.clone().clone()]):
            assert isinstance(copy, Battle)
            alone = state.rules().storing.restore(state.setup, before)
            luck = seeded("shared", number, way)
            assert played_on(copy, luck.clone()) == played_on(alone, luck)
        assert state.store() == before
        for _ in range(8):
            if state.seat() >= 0:
                state.apply(dice.below(state.count()))


def test_no_rule_changes_a_list_that_copies_share() -> None:
    assert len(RULES) > 100
    found = {path.name: list(LISTS.changed_in(path.read_text(encoding="utf-8"))) for path in RULES}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_rule_that_does_is_found() -> None:
    assert list(LISTS.changed_in("table.figures[0] = 4")) == [1]
    assert list(LISTS.changed_in("table.command[0] += 1")) == [1]
    assert list(LISTS.changed_in("frame.table.lost[0] -= 1")) == [1]
    assert list(LISTS.changed_in("table.where[0] = 4")) == []
    assert list(LISTS.changed_in("table.figures = with_entry(table.figures, 0, 4)")) == []
