"""Any document is answered: sound, of a bad shape, huge or spoilt; all problems of one are told at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.engine.problem import SHAPE, SIZE
from sandtable.games.tide_of_iron.legality import rule_ids
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from tests.sandtable.games.tide_of_iron.legality.problems import found, with_american
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_side, shipped
from tests.sandtable.games.tide_of_iron.test_scenario import HOSTILE, HUGE
from tests.support import rule
from tests.support.effort import at_most


def test_a_sound_scenario_has_no_problem() -> None:
    assert found(a_document()) == []
    assert SCENARIOS.problems(a_document()) == []


@pytest.mark.parametrize("name", HOSTILE)
def test_bad_shapes_are_problems_and_never_errors(name: str) -> None:
    refused = SCENARIOS.refusals(HOSTILE[name])
    assert refused and {each.rule for each in refused} == {SHAPE}
    assert SCENARIOS.problems(HOSTILE[name])[: len(refused)] == refused


@pytest.mark.parametrize("name", HUGE)
def test_huge_documents_are_refused_within_a_second(name: str) -> None:
    document = HUGE[name]()
    with at_most(seconds=1):
        assert [each.rule for each in SCENARIOS.problems(document)] == [SIZE]


def test_the_largest_document_is_checked_within_a_second() -> None:
    units = {"squad_bases": 99, "figures": {"regular": 99}, "zones": [f"z{index}" for index in range(20)]}
    reinforcements = [units | {"round": 1, "division": "1"} for _ in range(20)]
    side = a_side("z1", reinforcements=reinforcements)
    places = [{"side": f"{index + 1}A", "column": index % 6, "row": index // 6} for index in range(12)]
    document = a_document(
        boards=places,
        sides={"american": side, "german": side},
        zones={f"z{index}": {"columns": [1, 48]} for index in range(40)},
        markers=[{"hex": "C4", "kind": "minefield"}] * 60,
        objectives=[{"hex": "C4", "kind": "victory", "side": "neutral"}] * 40,
    )
    with at_most(seconds=1):
        assert SCENARIOS.problems(document)


JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 0.5, "", "<i>", [], ["C4"], [[]], {}, {"1": {}}, "\ud800")
WORDS = ("A1", "C4", "Z9", "L4", "german", "neutral", "1B", "4A", "west", "hill", "american", "pillbox", "any round")


def spoilt(value: Any, dice: Random) -> Any:
    """The value with one place in it changed, now and then to something of another type."""
    if dice.random() < 0.02:
        return dice.choice(JUNK)
    if isinstance(value, dict) and value:
        key = dice.choice(list(value))
        changed = {name: each for name, each in value.items() if name != key}
        return changed if dice.random() < 0.03 else changed | {key: spoilt(value[key], dice)}
    if isinstance(value, list) and value:
        index = dice.randrange(len(value))
        middle = dice.choice(([], [value[index]] * 2, [spoilt(value[index], dice)], [spoilt(value[index], dice)]))
        return [*value[:index], *middle, *value[index + 1 :]]
    return dice.randrange(30) if isinstance(value, int) else dice.choice(WORDS)


@pytest.mark.parametrize("name", ["at-the-breaking-point", "the-long-mile"])
def test_spoilt_scenarios_are_never_errors(name: str) -> None:
    """400 shipped scenarios changed in a few places; the lint answers each of them in sentences."""
    dice = Random(4)
    kinds = set()
    for _ in range(200):
        document = shipped(name)
        for _ in range(dice.randrange(1, 3)):
            document = spoilt(document, dice)
        kinds |= {each.rule for each in SCENARIOS.problems(document)}
    assert len(kinds) >= 10, kinds


def test_several_problems_are_named_at_once() -> None:
    document = with_american(squad_bases=2, zones=["nowhere"])
    assert {each.split()[0] for each in found(document)} >= {"TOI-SET-09", "TOI-SET-12"}


def test_every_rule_checked_is_in_the_list() -> None:
    assert len(rule_ids()) == len(set(rule_ids())) >= 25


@rule("TOI-SCN-01")
def test_parameters_exist() -> None:
    refused = SCENARIOS.problems(a_document(rules={"parameters": {"defense_success": 9, "luck": 1, "disrupt_at": 2}}))
    assert [(each.rule, each.where) for each in refused] == [("TOI-SCN-01", "rules.parameters")] * 2
    assert "defense_success" in refused[0].message and "luck" in refused[1].message


def test_an_unreadable_force_hides_no_problem_of_the_others() -> None:
    """The American force can't be read, and the German one is not full (TOI-SET-09): the German one is told."""
    document = a_document()
    document["sides"]["american"]["divisions"] = {"1": {"squad_bases": "two", "zones": ["west"]}}
    document["sides"]["german"]["divisions"]["1"]["figures"] = {"regular": 1}
    told = {each.rule for each in SCENARIOS.problems(document) if each.where.startswith("sides.german")}
    assert "TOI-SET-09" in told


def test_boards_that_form_no_map_hide_no_problem_that_needs_none() -> None:
    """The same board twice (TOI-CMP-02), and an event after the last round (TOI-STA-13)."""
    document = a_document(events=[{"round": 20, "side": "german", "points": 1}])
    document["boards"] = [*document["boards"], {**document["boards"][0], "column": 1}]
    assert {"TOI-CMP-02", "TOI-STA-13"} <= {each.rule for each in SCENARIOS.problems(document)}
