"""Scenario documents: what they may leave out, and every problem of those that can't be played."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.problem import BadScenario
from sandtable.games.stay_on_target import GAME
from sandtable.games.stay_on_target.facts import defaults
from sandtable.games.stay_on_target.legality import cards_needed
from sandtable.games.stay_on_target.legality import rule as checks
from sandtable.games.stay_on_target.scenario import SCENARIOS, read
from tests.support import rule

Document = dict[str, Any]
BOX: Document = {"game": "stay_on_target", "title": "The box", "summary": "All of it."}
"""The smallest document."""


def a_document(**changes: Any) -> Document:
    """The box as a document that says everything, but for these changes."""
    whole: Document = json.loads(json.dumps({**defaults(), **BOX}))
    return {**whole, **changes}


def test_a_document_that_says_nothing_is_the_box() -> None:
    scenario = read(BOX)
    assert scenario == read(a_document())
    assert SCENARIOS.problems(BOX) == []
    assert (scenario.players, scenario.run_limit, scenario.deck_size) == ((2, 3, 4, 5), 30, 36)
    assert (scenario.points.complete, scenario.points.fifth_card, scenario.points.needed) == (2, 1, 4)
    assert [squadron.colour for squadron in scenario.squadrons] == ["blue", "red", "gold", "green", "grey"]


def test_parts_of_a_section_may_be_left_out() -> None:
    scenario = read({**BOX, "target_points": {"needed": 6}, "imperial_deck": {"blast": [9, 1] * 8}})
    assert (scenario.points.needed, scenario.points.complete) == (6, 2)
    assert scenario.deck["blast"] == (1,) * 8 + (9,) * 8
    assert scenario.deck["lasers"] == tuple(defaults()["imperial_deck"]["lasers"])


def test_a_document_of_another_shape_is_refused() -> None:
    with pytest.raises(BadScenario):
        read({**BOX, "rounds": 5})


def test_the_standard_scenario_is_the_box() -> None:
    assert read(SCENARIOS.document("standard")).squadrons == read(BOX).squadrons
    assert {"standard", "hot-trench", "mirrored-squadrons", "long-approach"} <= set(SCENARIOS.slugs)


def test_seat_counts_are_those_of_the_scenario() -> None:
    assert GAME.seat_counts() == (2, 3, 4, 5)
    assert GAME.seat_counts(a_document(players=[4, 3])) == (3, 4)


def lasers(count: int) -> dict[str, list[int]]:
    """A deck of lasers only."""
    return {"blast": [], "starship": [], "lasers": [5] * count}


@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 9), (4, 10), (5, 11)])
@rule("SOT-RUN-04", "SOT-SHI-05")
def test_the_deck_has_a_card_for_every_place_and_every_shield(players: int, needed: int) -> None:
    """Six cards in the row; each player may use the one shield against another attack."""
    assert cards_needed(players) == needed
    assert SCENARIOS.problems(a_document(players=[players], imperial_deck=lasers(needed))) == []
    short = SCENARIOS.problems(a_document(players=[players], imperial_deck=lasers(needed - 1)))
    assert [each.rule for each in short] == ["SOT-RUN-04"]


def shortened(document: Document) -> None:
    document["squadrons"].pop()


def same_colour(document: Document) -> None:
    document["squadrons"][1]["colour"] = "blue"


def four_cards(document: Document) -> None:
    document["squadrons"][2]["cards"].pop()


def helpless(document: Document) -> None:
    document["squadrons"][0]["leader"]["defence"] = 0


def shield_upside_down(document: Document) -> None:
    document["squadrons"][0]["leader"]["shield"] = {"min": 5, "max": 2}


def evade_upside_down(document: Document) -> None:
    document["squadrons"][0]["cards"][1] |= {"min": 9, "max": 3}


def evade_without_range(document: Document) -> None:
    del document["squadrons"][0]["cards"][1]["max"]


def defence_without_number(document: Document) -> None:
    del document["squadrons"][0]["cards"][0]["defence"]


def falcon_with_range(document: Document) -> None:
    document["squadrons"][0]["cards"][3] |= {"min": 1}


def port_worth_less(document: Document) -> None:
    document["target_points"] = {"complete": 1, "fifth_card": 2}


PROBLEMS: list[tuple[Callable[[Document], None], str, str]] = [
    (shortened, "SOT-SET-03", "squadrons: 5 may play, there are 4 squadrons"),
    (same_colour, "SOT-SET-03", "squadrons: 2 squadrons are blue"),
    (four_cards, "SOT-COMP-03", "squadrons[2].cards: gold has 4 squadron cards, not 5"),
    (helpless, "SOT-REB-01", "squadrons[0].leader.defence: the leader of blue has no defence"),
    (shield_upside_down, "SOT-SHI-02", "squadrons[0].leader.shield: the range 5-2 holds no value"),
    (evade_upside_down, "SOT-REB-03", "squadrons[0].cards[1]: the range 9-3 holds no value"),
    (evade_without_range, "SOT-REB-03", 'squadrons[0].cards[1]: a card of the kind evade needs "max"'),
    (defence_without_number, "SOT-REB-02", 'squadrons[0].cards[0]: a card of the kind defence needs "defence"'),
    (falcon_with_range, "SOT-REB-04", 'squadrons[0].cards[3]: "min" means nothing on a card of the kind deflect'),
    (port_worth_less, "SOT-TP-02", "target_points: the fifth card is worth 2, completing the run only 1"),
]


@pytest.mark.parametrize(("spoil", "rule_id", "words"), PROBLEMS, ids=lambda value: getattr(value, "__name__", None))
def test_every_problem_is_named_with_its_rule_and_place(
    spoil: Callable[[Document], None], rule_id: str, words: str
) -> None:
    document = a_document()
    spoil(document)
    assert [str(problem) for problem in SCENARIOS.problems(document)] == [f"{words} ({rule_id})"]


def test_all_problems_are_named_at_once() -> None:
    document = a_document()
    for spoil in (same_colour, four_cards, helpless, port_worth_less):
        spoil(document)
    assert len(SCENARIOS.problems(document)) == 4


def test_every_rule_that_is_checked_has_a_problem_here() -> None:
    assert {rule_id for _, rule_id, _ in PROBLEMS} | {"SOT-RUN-04"} == set(checks.rule_ids())


def test_the_smallest_deck_is_enough_for_whole_games() -> None:
    """Eleven cards for five players: no sequence of answers draws from an empty deck."""
    tiny = a_document(imperial_deck={"lasers": [3, 3, 4, 4], "starship": [4, 4, 5, 5], "blast": [5, 5, 5]}, run_limit=9)
    setup = GAME.setup([{"name": "x"}] * 5, tiny)
    drawn = 0
    for seed in range(100):
        state = GAME.start(setup, seeded(seed))
        state.record()
        dice = seeded("tiny", seed)
        while state.seat() >= 0:
            state.apply(dice.below(state.count()))
        drawn += sum(event.kind == "drawn" for event in state.events())
        assert state.outcome() is not None
    assert drawn > 500


def test_the_examples_of_the_documentation_can_be_played() -> None:
    page = Path("docs/games/stay-on-target.md").read_text(encoding="utf-8")
    examples = [json.loads(each) for each in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    assert len(examples) == 2
    assert [SCENARIOS.problems(each) for each in examples] == [[], []]
    named = set(re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE))
    assert set(SCENARIOS.slugs) <= named, "every scenario is described"
    assert all(f"`{field}`" in page for field in SCENARIOS.schema()["properties"])


def test_a_wrong_shape_hides_no_broken_rule() -> None:
    """One squadron's leader can't be read; another leader has no defence (SOT-REB-01) all the same."""
    document = a_document()
    helpless(document)
    [alone] = SCENARIOS.problems(document)
    unread = next(index for index in range(len(document["squadrons"])) if index != alone.path[1])
    document["squadrons"][unread]["leader"] = None
    assert SCENARIOS.problems(document)[1:] == [alone]
