"""Copies of a table share most of its lists: what one of them changes, no other sees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from sandtable.compiled import ROOT
from sandtable.engine.dice import Dice, seeded
from sandtable.games.tide_of_iron.game import Battle
from tests.conformance.examples import start

RULES: Final = sorted(Path(ROOT, "sandtable/games/tide_of_iron").rglob("*.py"))
LISTS: Final = ("figures", "conditions", "damage", "inside", "command", "tokens", "points", "lost")
"""The lists of a table that copies share."""
OF_OTHERS: Final = ("seen", "pool", "setup", "self")
"""Things with lists of the same names that no copy shares."""


def played_on(copy: Battle, dice: Dice) -> bytes:
    """The stored form of a copy after some random decisions."""
    for _ in range(8):
        if copy.seat() >= 0:
            copy.apply(dice.below(copy.count()))
    return copy.store()


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


def changes_in_place(source: str) -> Iterator[int]:
    """The lines that change a list which may be that of a copy as well: `table.figures[unit] = 0`."""
    for node in ast.walk(ast.parse(source)):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Subscript) and is_shared(target.value):
                yield target.lineno


def is_shared(thing: ast.expr) -> bool:
    """True for an attribute of that name, of a table."""
    if not isinstance(thing, ast.Attribute) or thing.attr not in LISTS:
        return False
    return not (isinstance(thing.value, ast.Name) and thing.value.id in OF_OTHERS)


def test_no_rule_changes_a_list_that_copies_share() -> None:
    assert len(RULES) > 100
    found = {path.name: list(changes_in_place(path.read_text(encoding="utf-8"))) for path in RULES}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_rule_that_does_is_found() -> None:
    assert list(changes_in_place("table.figures[0] = 4")) == [1]
    assert list(changes_in_place("table.command[0] += 1")) == [1]
    assert list(changes_in_place("frame.table.lost[0] -= 1")) == [1]
    assert list(changes_in_place("table.where[0] = 4")) == []
    assert list(changes_in_place("table.figures = with_entry(table.figures, 0, 4)")) == []
