"""The rules that a document or a deck has to keep: one small function each, under the id of its rule."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Generic, TypeVar

from sandtable.engine.problem import Path, Problem
from sandtable.engine.unknown import CannotTell

T = TypeVar("T")
V = TypeVar("V")

Check = Callable[[T], Iterator[Problem]]
"""A rule function: the problems it finds in its subject, without the id of the rule."""
CheckOfOne = Callable[[T, V], Iterator[Problem]]
"""A rule function about one part of its subject at a time."""


Placed = tuple[Path, V]
"""A part of a document with its path."""


def placed(values: Iterable[V], *path: str | int) -> list[Placed[V]]:
    """Each of the values, which stand in the document at this path."""
    return [((*path, index), each) for index, each in enumerate(values)]


class Chapter(Generic[T]):
    """Rule functions that belong together, in their order; an instance is the decorator that adds one."""

    def __init__(self, *parts: Chapter[T]) -> None:
        """Empty, or all rules of other chapters."""
        self._checks: list[tuple[str, str, Check[T]]] = [each for part in parts for each in part._checks]

    def __call__(self, rule_id: str, code: str = "") -> Callable[[Check[T]], Check[T]]:
        """Add a rule function under the id of its rule; `code` is for problems that have none of their own."""

        def add(check: Check[T]) -> Check[T]:
            self._checks.append((rule_id, code, check))
            return check

        return add

    def of_each(
        self, rule_id: str, parts: Callable[[T], Iterable[V]], code: str = ""
    ) -> Callable[[CheckOfOne[T, V]], CheckOfOne[T, V]]:
        """Add a rule function that is asked about each part by itself, so that an unknown one hides no other."""

        def add(check: CheckOfOne[T, V]) -> CheckOfOne[T, V]:
            def check_all(subject: T) -> Iterator[Problem]:
                for each in parts(subject):
                    with suppress(CannotTell):
                        yield from check(subject, each)

            self._checks.append((rule_id, code, check_all))
            return check

        return add

    def problems(self, checked: T, only: Collection[str] = ()) -> Iterator[Problem]:
        """The findings of the rules, in order; only of the given ids where some are given.

        A rule that comes to an unknown part of its subject stops there; its findings so far count.
        """
        for rule_id, code, check in self._checks:
            if not only or rule_id in only:
                with suppress(CannotTell):
                    for each in check(checked):
                        yield replace(each, rule=rule_id, code=each.code or code)

    def rule_ids(self) -> list[str]:
        """The ids of all rules, in order."""
        return list(dict.fromkeys(rule_id for rule_id, _, _ in self._checks))

    def codes(self) -> list[str]:
        """The codes that the rules give to problems without one of their own, in order."""
        return list(dict.fromkeys(code for _, code, _ in self._checks if code))
