"""Helpers that tests share. `rule` and `card` mark the ids that a test proves (read by `manage.py coverage`)."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
"""`@rule("DST-DMG-04", "EX-19")`: the rules, examples and decisions of the rule book that the test proves."""

card = pytest.mark.card
"""`@card("01153")`: the card that the test proves."""

__all__ = ["card", "rule"]
