"""Copies of a table share their lists: what one of them changes, no other sees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from sandtable.compiled import ROOT
from sandtable.engine.dice import Dice, seeded
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.storing import SHARED
from tests.conformance.examples import start

RULES: Final = sorted(Path(ROOT, "sandtable/games/destiny").rglob("*.py"))
COPIES: Final = 3
CHANGES: Final = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")
"""The methods that change a list."""


def played_on(copy: Duel, dice: Dice) -> bytes:
    """The stored form of a copy after some random decisions."""
    for _ in range(8):
        if copy.seat() >= 0:
            copy.apply(dice.below(copy.count()))
    return copy.store()


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


def changes_in_place(source: str) -> Iterator[int]:
    """The lines that change a shared list which may be that of a copy as well: `table.hands[seat] = ()`."""
    for node in ast.walk(ast.parse(source)):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Subscript) and is_shared(target.value):
                yield target.lineno
        if isinstance(node, ast.AugAssign) and is_shared(node.target):
            yield node.lineno
        if isinstance(node, ast.Call) and is_change(node.func):
            yield node.lineno


def is_change(called: ast.expr) -> bool:
    """Whether a method of a shared list is called that changes it."""
    return isinstance(called, ast.Attribute) and called.attr in CHANGES and is_shared(called.value)


def is_shared(thing: ast.expr) -> bool:
    return isinstance(thing, ast.Attribute) and thing.attr in SHARED and not is_of_setup(thing.value)


def is_of_setup(owner: ast.expr) -> bool:
    """Whether these are lists of the set-up, which nobody copies."""
    return isinstance(owner, ast.Name) and owner.id == "setup"


def test_no_rule_changes_a_list_that_copies_share() -> None:
    assert len(RULES) > 50
    found = {path.name: list(changes_in_place(path.read_text(encoding="utf-8"))) for path in RULES}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_rule_that_does_is_found() -> None:
    assert list(changes_in_place("table.hands[0] = ()")) == [1]
    assert list(changes_in_place("table.resources[0] += 1")) == [1]
    assert list(changes_in_place("table.memory += [note]")) == [1]
    assert list(changes_in_place("table.memory.append(note)")) == [1]
    assert list(changes_in_place("table.own_hands()[0] = ()")) == []
    assert list(changes_in_place("table.own_memory().append(note)")) == []
    assert list(changes_in_place("table.memory = []")) == []
