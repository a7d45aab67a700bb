"""Lists that copies of a table share: a copy goes on alone, and the lines of rules that change such a list in place."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.engine.dice import Dice
from sandtable.engine.game import State

CHANGES: Final = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")
"""The methods that change a list."""


def played_on(copy: State, dice: Dice) -> bytes:
    """The stored form of a copy after some random decisions."""
    for _ in range(8):
        if copy.seat() >= 0:
            copy.apply(dice.below(copy.count()))
    return copy.store()


@dataclass(frozen=True)
class SharedLists:
    """The names of the lists of a table that its copies share."""

    names: Collection[str]
    of_others: Collection[str]
    """Names of things that have fields of these names which no copy shares."""

    def changed_in(self, source: str) -> Iterator[int]:
        """The lines that change a list which may be that of a copy as well: `table.hands[seat] = ()`."""
        for node in ast.walk(ast.parse(source)):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for target in targets:
                if isinstance(target, ast.Subscript) and self.is_one(target.value):
                    yield target.lineno
            if isinstance(node, ast.AugAssign) and self.is_one(node.target):
                yield node.lineno
            if isinstance(node, ast.Call) and self.is_changed_by(node.func):
                yield node.lineno

    def is_changed_by(self, called: ast.expr) -> bool:
        """Whether a method of a shared list is called that changes it."""
        return isinstance(called, ast.Attribute) and called.attr in CHANGES and self.is_one(called.value)

    def is_one(self, thing: ast.expr) -> bool:
        """Whether this is a shared list: an attribute of that name, of a table."""
        if not isinstance(thing, ast.Attribute) or thing.attr not in self.names:
            return False
        return not (isinstance(thing.value, ast.Name) and thing.value.id in self.of_others)
