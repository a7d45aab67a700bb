"""No sentence about a study says anything else than the interval beside it."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.playtest.balancing.counting import Count, Goal
from sandtable.playtest.balancing.search import FOUND, SPENT, UNREACHABLE
from sandtable.playtest.causes.verdicts import MARGIN, Says
from simulate.study.balance import words as balance
from simulate.study.best_card.page import _lead
from simulate.study.causes import words as causes
from simulate.study.field import words as field
from simulate.study.worth import words as worth
from simulate.study.worth.question import Question
from tests.support.playtests import a_skirmish

NUMBERS = re.compile(r"\d+\.\d")


@st.composite
def intervals(draw: Any) -> tuple[float, float, float]:
    """An estimate between two bounds, in shares."""
    return tuple(sorted(draw(st.lists(st.floats(-1, 1), min_size=3, max_size=3))))[0:3]


def as_effect(low: float, value: float, high: float, says: Says = Says.OPEN) -> dict[str, Any]:
    return {"thing": "Block", "says": says, "value": value, "low": low, "high": high}


@settings(max_examples=60)
@given(intervals())
def test_a_worth_is_told_only_where_its_interval_leaves_out_0(found: tuple[float, float, float]) -> None:
    low, value, high = found
    question = Question(a_skirmish("greedy-2", "greedy-2"), "random", ("fight on",))
    said = worth.sentence(question, {"taken": "fight on", "worth": {"low": low, "value": value, "high": high}}, 2)
    assert ("is worth" in said, "it costs" in said) == (low > 0, high < 0)
    assert ("not known" in said) == (low <= 0 <= high)
    assert [f"{100 * abs(each):.1f}" for each in ((-high, -low) if high < 0 else (low, high))] == NUMBERS.findall(said)


@settings(max_examples=60)
@given(intervals(), st.sampled_from(Says))
def test_an_effect_whose_interval_reaches_0_says_why_it_is_told(found: tuple[float, float, float], says: Says) -> None:
    low, value, high = found
    wrong_way = {Says.HELPS: value < 0, Says.HURTS: value > 0, Says.SMALL: max(abs(low), abs(high)) >= MARGIN}
    if wrong_way.get(says):
        return
    tested = causes.Tested("Kylo", True, [as_effect(low, value, high, says)], ["Block"], is_open=False)
    [(head, rest)] = causes.paragraphs(tested)
    is_told = says in (Says.HELPS, Says.HURTS)
    assert ("Block helps" in head, "Block hurts" in head) == (says is Says.HELPS, says is Says.HURTS)
    assert ("still reaches 0" in rest) == (is_told and low <= 0 <= high)
    assert ("that is no proof" in head) == (not is_told and not low <= 0 <= high)
    ends = {f"{100 * abs(end):.1f}" for end in (low, high)}
    assert says is Says.SMALL or ends & set(NUMBERS.findall(head))


@settings(max_examples=60)
@given(intervals())
def test_a_card_is_better_only_where_its_lead_is_shown(found: tuple[float, float, float]) -> None:
    low, value, high = found
    said = _lead("Block", "Dodge", (value, low, high), together=2)
    assert ("Block is better than Dodge" in said) == (low > 0)
    assert ("not shown to be better" in said) == (low <= 0)


@settings(max_examples=60)
@given(intervals())
def test_a_leader_whose_lead_reaches_0_says_why_it_leads(found: tuple[float, float, float]) -> None:
    low, value, high = found
    tables: Any = SimpleNamespace(labels=["Rey", "Kylo"])
    look = {"verdict": {"lead": {"low": low, "value": value, "high": high}}, "order": [0, 1]}
    said = field._leads(tables, look)
    assert said.startswith("Rey leads the field") and ("is wider" in said) == (low <= 0)


@settings(max_examples=60)
@given(st.integers(1, 4000), st.floats(0, 1), st.booleans(), st.sampled_from([FOUND, UNREACHABLE, SPENT, ""]))
def test_a_scenario_is_fair_only_where_every_interval_lies_within_the_goal(
    games: int, share: float, with_proof: bool, says: str
) -> None:
    """The numbers of the sentence are those of the interval, and the goal's."""
    won = round(share * games)
    count = Count(games, (60 * won, 60 * (games - won)))
    goal = Goal.for_side(0.5, 0.05)
    proof = count if with_proof and says else None
    is_proved = says == FOUND and proof is not None and goal.is_inside(proof, 0.95)
    candidate = balance.Candidate(["Rounds 6"], count, proof)
    search = balance.Search("Ridge", ["Blue", "Red"], goal, True, says, candidate, is_proved)
    [(head, rest)] = balance.paragraphs(search)
    assert ("is fair with" in head) == is_proved and ("all of it within the goal" in rest) == is_proved
    low, high = map(float, NUMBERS.findall(rest)[:2])
    found = balance.interval(search, count, 0)
    assert (low, high) == (round(100 * found.low, 1), round(100 * found.high, 1))
    assert not is_proved or (low >= 45 and high <= 55)
    assert "Blue 45 to 55" in rest
