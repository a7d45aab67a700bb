"""Public scenarios entered by their facts are documents without problems, and are played to their end."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.compiled import ROOT
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import Plan
from tests.sandtable.games.tide_of_iron.document_parts import Document
from tests.sandtable.games.tide_of_iron.public_shapes import SHAPES, hell_week, lamp_hill, mind_the_gap

each_shape = pytest.mark.parametrize("name", SHAPES)


def played(document: Document, agent: str = "random") -> Any:
    subjects = ({"name": "American"}, {"name": "German"})
    return play_chunk(Plan("tide_of_iron", subjects, (agent, agent), 34, document, turns_seats=False), 0, 1)


@each_shape
def test_nothing_keeps_it_from_being_played(name: str) -> None:
    assert [*map(str, SCENARIOS.problems(SHAPES[name]()))] == []


def test_an_agent_that_looks_ahead_sees_that_a_game_may_end_at_once() -> None:
    """With 1 point wanted the first loss ends the game in the middle of its round."""
    document = lamp_hill()
    document["victory"]["conditions"][0]["if"]["points"]["at_least"] = 1
    [record] = played(document, "greedy-2")
    assert record.outcome in ("wins", "losses", "draws")


@each_shape
def test_it_is_played_to_its_end_and_twice_alike(name: str) -> None:
    document = SHAPES[name]()
    [first], [again] = played(document), played(document)
    assert first.outcome in ("wins", "losses", "draws") and 1 <= first.rounds <= document["rounds"]
    assert first.digest == again.digest


def test_the_ways_to_win_are_said_as_the_designers_wrote_them() -> None:
    assert read(mind_the_gap()).victory.says()[0] == (
        "The Germans win if there is a minefield on each of the hexes with victory objectives at the end of any round."
    )
    assert read(hell_week()).victory.says()[2] == (
        "The Germans win if the Germans control at least 2 victory objectives at the end of round 4."
    )
    assert read(lamp_hill()).victory.says()[0] == (
        "The Americans win at once if the Americans have at least 12 victory points."
    )


def test_the_page_lists_twelve_scenarios_and_those_that_are_entered() -> None:
    text = (ROOT / "docs" / "tide-of-iron-public-scenarios.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and "---" not in line]
    scenarios = [row for row in rows if row.split("|")[1].strip().isdigit()]
    assert len(scenarios) == 12
    assert [name for name in SHAPES if f"`{name}`" not in text] == []
