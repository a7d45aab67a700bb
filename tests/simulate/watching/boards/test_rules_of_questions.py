"""Every rule that a question names stands in a rule book."""

from __future__ import annotations

from importlib import import_module

import pytest

from catalog.rulebook import text_of
from sandtable.engine.viewing import games_with_views


@pytest.mark.parametrize("name", games_with_views())
def test_rules_behind_questions_stand_in_a_book(name: str) -> None:
    rules = import_module(f"sandtable.games.{name}.view.rules").RULES
    assert rules and [rule for rule in rules.values() if not text_of(rule)] == []
