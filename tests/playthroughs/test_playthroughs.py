"""The rules of today still play the games written down here, word for word."""

from __future__ import annotations

import pytest

from tests.playthroughs.telling import FOLDER, TELLERS, TOLD, all_paths, path, told

REWRITE = "if the change is meant: python -m tests.playthroughs.rewrite"


@pytest.mark.parametrize("agent", TELLERS)
@pytest.mark.parametrize("name", TOLD)
def test_the_game_is_played_word_for_word(name: str, agent: str) -> None:
    golden = path(name, agent)
    assert golden.is_file(), f"{name} has no playthrough by {agent}; {REWRITE}"
    assert told(name, agent).splitlines() == golden.read_text(encoding="utf-8").splitlines(), REWRITE


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == set(all_paths())
