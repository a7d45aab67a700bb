"""Copies of a table share their lists: what one of them changes, no other sees."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from sandtable.compiled import ROOT
from sandtable.engine.dice import seeded
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.storing import SHARED
from tests.conformance.examples import start
from tests.support.shared_lists import SharedLists, played_on

RULES: Final = sorted(Path(ROOT, "sandtable/games/destiny").rglob("*.py"))
COPIES: Final = 3
LISTS: Final = SharedLists(SHARED, of_others=("setup",))


@pytest.mark.parametrize("number", range(2))
def test_copies_go_their_own_ways(number: int) -> None:
    """The copies, copies of copies among them, go on in turns; a restored state, which shares nothing, as they do."""
    state = start("destiny", number)
    dice = seeded("pieces", number)
    while state.seat() >= 0:
        assert isinstance(state, Duel)
        before = state.store()
        copies = [state.clone() for _ in range(COPIES)]
        copies += [copy.clone() for copy in copies]
        for way, copy in enumerate(copies):
            assert isinstance(copy, Duel)
            alone = state.rules().storing.restore(state.setup, before)
            luck = seeded("pieces", number, state.steps, way)
            assert played_on(copy, luck.clone()) == played_on(alone, luck)
        assert state.store() == before
        state.apply(dice.below(state.count()))


def test_no_rule_changes_a_list_that_copies_share() -> None:
    assert len(RULES) > 50
    found = {path.name: list(LISTS.changed_in(path.read_text(encoding="utf-8"))) for path in RULES}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_rule_that_does_is_found() -> None:
    assert list(LISTS.changed_in("table.hands[0] = ()")) == [1]
    assert list(LISTS.changed_in("table.resources[0] += 1")) == [1]
    assert list(LISTS.changed_in("table.memory += [note]")) == [1]
    assert list(LISTS.changed_in("table.memory.append(note)")) == [1]
    assert list(LISTS.changed_in("table.own_hands()[0] = ()")) == []
    assert list(LISTS.changed_in("table.own_memory().append(note)")) == []
    assert list(LISTS.changed_in("table.memory = []")) == []
