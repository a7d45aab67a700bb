"""Builds of the rules in every state, for tests of the words about the build in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

BUILDS: Final[Mapping[str, Mapping[str, bool]]] = {
    "interpreted": {"engine": False, "playtest": False, "destiny": False, "tide_of_iron": False},
    "compiled, agents and playtests, Star Wars: Destiny, Tide of Iron interpreted": {
        "engine": True,
        "playtest": False,
        "destiny": False,
        "tide_of_iron": False,
    },
    "compiled, Star Wars: Destiny interpreted": {
        "engine": True,
        "playtest": True,
        "destiny": False,
        "tide_of_iron": True,
    },
    "compiled": {"engine": True, "playtest": True, "destiny": True, "tide_of_iron": True},
}
"""The groups of a build before, while and after it is made, and whether each is compiled; by the words about it."""


def take_for_in_use(groups: Mapping[str, bool], monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the end of the test the service is told that these groups are compiled, or are not."""
    monkeypatch.setattr("sandtable.engine.build.use_compiled", lambda: groups)
