"""Places and values in the words of the form, never as JSON paths."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from scenarios.checking import all_scenarios
from scenarios.wording import differences, wording
from scenarios.workshop.report import report
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_side

GAME = "tide_of_iron"


def changed(**changes: Any) -> list[str]:
    """The differences of a small battle and the same with changes."""
    return [each.words for each in differences(GAME, a_document(), a_document(**changes))]


@pytest.mark.parametrize(
    ("path", "steps"),
    [
        (
            ("sides", "american", "divisions", "1", "figures", "regular"),
            "Americans › Division 1 (light bases) › Figures › Regular Infantry",
        ),
        (("sides", "german", "divisions", "2", "demands", 0), "Germans › Division 2 (dark bases) › Demand 1"),
        (("victory", "conditions", 1), "Victory › Way to win 2"),
        (("zones", "west_edge", "columns"), "Zones › west edge › Columns"),
        (("overlays", 3, "hex"), "Changed hex 4 › Hex"),
        (("rounds",), "Rounds"),
    ],
)
def test_a_path_is_told_by_the_labels_of_the_form(path: tuple[str | int, ...], steps: str) -> None:
    assert " › ".join(wording(GAME).place(path)) == steps


def test_a_way_to_win_is_told_by_its_sentences() -> None:
    conditions = [{"side": "german", "when": "at once", "if": {"eliminated": "american"}}]
    text = "; ".join(changed(victory={"conditions": conditions, "otherwise": "draw"}))
    assert "The Germans win at once if the Americans have no units left" in text
    assert "eliminated" not in text and "conditions" not in text


def test_values_have_the_words_of_the_form_and_names_of_cards_and_units() -> None:
    german = a_side("east", limited_operations=[{"card": "tank_ace", "from": 2}])
    sides = {**a_document()["sides"], "german": german}
    assert changed(sides=sides) == [
        "Germans › Operations cards for some rounds or one vehicle: added, (Card: Tank Ace; First round: 2)"
    ]


def test_what_the_checks_find_has_its_place_in_words() -> None:
    document = a_document(victory={"conditions": [], "otherwise": "nobody"})
    found = report(GAME, document)
    assert [each["place"] for each in found["problems"]] == ["Victory › If nobody has won after the last round"]


@pytest.mark.parametrize("game", list(all_scenarios()))
def test_every_shipped_scenario_is_told_in_words_of_its_form(game: str) -> None:
    """Each scenario against the first one: no step of any difference is the bare key of a document."""
    scenarios = all_scenarios()[game]
    first, *others = map(scenarios.document, scenarios.slugs)
    for other in others:
        for each in differences(game, first, deepcopy(other)):
            assert "_" not in each.place and each.words
