"""Count the judgements of decks by all callers."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import pytest

from sandtable.games.destiny import legality


@dataclass
class Judged:
    """The number of decks judged so far; a test may set it back to 0."""

    decks: int = 0


def counting(monkeypatch: pytest.MonkeyPatch) -> Judged:
    """Put a counter in place of the legality check in every module that took it up by name."""
    judged, real = Judged(), legality.problems

    def problems(*given: Any) -> Any:
        judged.decks += 1
        return real(*given)

    users = [module for module in list(sys.modules.values()) if getattr(module, "problems", None) is real]
    assert len(users) > 1, "the check itself and the modules that use it"
    for module in users:
        monkeypatch.setattr(module, "problems", problems)
    return judged
