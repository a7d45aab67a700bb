"""Helpers that tests share. `rule` and `card` mark the ids that a test proves (read by `manage.py coverage`).

- `@rule("DST-DMG-04", "EX-19")`: the rules, examples and decisions of the rule book that the test proves.
- `@card("01153")`: the card that the test proves.

pytest is imported when a mark is first asked for: the many processes that tests start need none, and start sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

    rule: pytest.MarkDecorator
    card: pytest.MarkDecorator

__all__ = ["card", "rule"]


def __getattr__(name: str) -> pytest.MarkDecorator:
    if name not in __all__:
        raise AttributeError(name)
    from pytest import mark

    marked: pytest.MarkDecorator = getattr(mark, name)
    return marked
