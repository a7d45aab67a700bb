"""Every kind of study answers in sentences: who is meant, how sure it is, and what is next."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from typing import Any, Final

import pytest
from django.test import Client
from django.urls import resolve
from rest_framework.test import APIClient

from sandtable.playtest.causes.verdicts import Says
from simulate.models import Study, StudyState
from simulate.study.answers import Answer, answer_of
from simulate.study.kinds import all_kinds, part
from tests.support.playtests import a_user
from tests.support.study_questions import WORLDS

KINDS = [part(name, module) for name in all_kinds() for module in ("judge", "page")]
"""Imported before a test changes what they are made of."""
JARGON: Final = re.compile(
    r"\b(rotations?|e-values?|null|hypothes\w+|confidence|significan\w+|in the mean|bounds?)\b", re.I
)
ONE_OF_MANY: Final = re.compile(r"(?<![\d.])1 (games|pairs|points|others)\b")
SURE: Final = re.compile(r"\d % sure|The chance of|on average at most one in 10 is wrong")
CLAIMS: Final = re.compile(r"helps|hurts|is worth|costs|leads the|lead the|is better|is fair|is ahead of|is behind")


def a_study(world: str, monkeypatch: pytest.MonkeyPatch) -> Study:
    """A study that was just asked for."""
    owner = a_user()
    api = APIClient()
    api.force_authenticate(owner)
    body = WORLDS[world](owner, monkeypatch).body
    made = api.post("/api/v1/studies", body, format="json", headers={"Idempotency-Key": "once"})
    assert made.status_code == 202, made.content
    return Study.objects.get(public_id=made.json()["id"])


def is_readable(answer: Answer) -> None:
    """The rules of every answer."""
    said = answer.sentence
    assert said and "%(" not in said and "  " not in said and "None" not in said, said
    assert re.search(r"Next: .+\.$", said), said
    assert not ONE_OF_MANY.search(said) and not JARGON.search(said), said
    if CLAIMS.search(answer.statement) and not answer.statement.startswith("Not known yet"):
        assert SURE.search(answer.statement), said


@pytest.mark.django_db
@pytest.mark.parametrize("world", WORLDS)
def test_a_study_says_what_is_next_from_its_first_moment(world: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = answer_of(a_study(world, monkeypatch))
    is_readable(answer)
    assert answer.sentence.endswith("Next: wait, the games stop by themselves.")


def effects(**said: tuple[Says, float, float]) -> dict[str, Any]:
    """The result of a study of causes: for each thing its verdict and its interval."""
    found = [
        {"thing": thing, "says": str(says), "value": (low + high) / 2, "low": low, "high": high}
        for thing, (says, low, high) in said.items()
    ]
    return {"looked": 20, "effects": [each | {"rotations": 20, "unchanged": 3} for each in found]}


def worths(*bounds: tuple[float, float] | None) -> dict[str, Any]:
    """The result of a study of worth: skill first, then “fight on”."""
    found = [each and {"value": sum(each) / 2, "low": each[0], "high": each[1]} for each in bounds]
    told = zip(("skill", "fight on"), found, strict=True)
    return {"worths": [{"taken": taken, "worth": worth, "by_subject": [worth, worth]} for taken, worth in told]}


def a_lead(says: str, low: float, high: float, top: list[int], members: int = 6) -> dict[str, Any]:
    """The last look of a field."""
    number = {"value": 0.1, "low": -0.1, "high": 0.2}
    standing = {"points": number, "rank": {"best": 1, "worst": 6}, "rating": number, "nash": number}
    verdict = {"says": says, "top": top, "lead": {"value": (low + high) / 2, "low": low, "high": high}}
    look = {"is_final": True, "games": 400, "members": members, "order": list(range(members))}
    more = {"standings": [standing] * members, "verdict": verdict | {"more_games": 0 if low > 0 else 1234}}
    return {"look": look | more}


def a_row(*sides: str) -> dict[str, Any]:
    mean = {"value": 0.5, "low": 0.4, "high": 0.6}
    return {"look": {"is_final": True, "games": 80, "members": 3, "sides": list(sides), "mean": mean}}


Lead = tuple[float, float, float]


def a_contest(best: int, second: int, lead: Lead, gain: Lead | None) -> dict[str, Any]:
    """The end of a contest; candidate 0 is the card that is there now."""
    verdict = {"best": best, "second": second, "lead": lead, "gain": gain}
    final = {str(each): [0, 10, 20, 10, 10] for each in {0, best, second}}
    return {"stage": 2, "is_final": False, "alive": [0, 1], "search": {}, "final": final, "verdict": verdict}


def a_search(says: str, proof: tuple[int, int] | None = None, *changes: str, is_proved: bool = False) -> dict[str, Any]:
    """The end of a search; of a proof the games and the points of the first side."""
    counted = {"games": 400, "points": [400 * 60 * 55 // 100, 400 * 60 * 45 // 100], "left_out": 0}
    proved = proof and {"games": proof[0], "points": [60 * proof[1], 60 * (proof[0] - proof[1])], "left_out": 0}
    candidate = {"key": "1.0", "changes": list(changes), "state": "chosen", "count": counted, "proof": proved}
    told = {"candidates": [candidate], "not_allowed": 0, "stage": 3, "games": 900, "proving": "", "says": says}
    return told | {"chosen": "1.0", "is_proved": is_proved, "confidence": 0.95}


def a_test(answer: str, mean: float, low: float, up: float) -> dict[str, Any]:
    """The end of a test of two decks or of two versions."""
    told = {"observed": 300, "rotations": 300, "left_out": 0, "llr": 3.0, "llr_below": 0.0}
    return told | {"answer": answer, "mean": mean, "always_valid": [low, up], "counts": {"0.5": 300}}


HELPS, HURTS, SMALL, OPEN = Says.HELPS, Says.HURTS, Says.SMALL, Says.OPEN
ANSWERS: Final[Mapping[str, tuple[str, dict[str, Any], tuple[str, ...]]]] = {
    "a card helps, another hurts": (
        "causes",
        effects(A=(HURTS, -0.08, -0.02), B=(HELPS, 0.05, 0.11)),
        (
            "B helps: rey takes 5.0 to 11.0 points of 100 more. A hurts: rey takes 2.0 to 8.0 points of 100 fewer.",
            "Of everything that is said to help or to hurt, on average at most one in 10 is wrong.",
            "Next: find a better card in the place of A, or watch a game without A.",
        ),
    ),
    "a card helps beside many others": (
        "causes",
        effects(A=(HELPS, -0.01, 0.11), B=(SMALL, -0.01, 0.01)),
        (
            "A helps: rey takes about 5.0 points of 100 more, at most 11.0.",
            "Read alone, the interval of A still reaches 0: it is told because so much else is shown beside it.",
        ),
    ),
    "no card is shown": (
        "causes",
        effects(A=(SMALL, -0.02, 0.02), B=(OPEN, -0.04, 0.12)),
        (
            "Nothing is shown to help or to hurt rey.",
            "The effect of A is less than 3 points of 100 either way (95 % sure of each).",
            "The effect of B is not known: anything from 4.0 points fewer to 12.0 points more is possible (95 % sure).",
            "Next: ask again with more games.",
        ),
    ),
    "a card alone is no proof among many": (
        "causes",
        effects(A=(OPEN, 0.01, 0.12), B=(OPEN, -0.04, 0.12)),
        ("Read alone, A would have one; among all that was tested that is no proof.",),
    ),
    "a change of a scenario": (
        "causes/scenario",
        effects(A=(HURTS, -0.08, -0.02)),
        ("A hurts: Blue takes 2.0 to 8.0 points of 100 fewer.", "Next: watch a game with: A."),
    ),
    "skill and a thing are worth something": (
        "worth",
        worths((0.02, 0.08), (0.01, 0.03)),
        (
            "For Blue and Red it is worth 2.0 to 8.0 points of 100 to play like greedy-2 rather than like random",
            "For Blue and Red it is worth 1.0 to 3.0 points of 100 to use “fight on” (95 % sure of",
            "Next: watch a game against random.",
        ),
    ),
    "a thing harms": (
        "worth",
        worths((0.02, 0.08), (-0.3, -0.1)),
        ("it costs 10.0 to 30.0 points of 100 to use “fight on” (95 % sure", "watch a game without “fight on”."),
    ),
    "no worth is shown": (
        "worth",
        worths((0.02, 0.08), (-0.02, 0.05)),
        (
            "it is not known whether it pays to use “fight on”: anything from a loss of 2.0 to a gain of 5.0",
            "Next: ask again with more games.",
        ),
    ),
    "too few games": ("worth", worths(None, None), ("nothing is known of what it brings to use “fight on”",)),
    "a field has a leader": (
        "field",
        a_lead("leads", 0.01, 0.09, [0]),
        ("leads the field: of 100 points it takes 1.0 to 9.0 more than Rey, version 1 · greedy-2",),
    ),
    "a field has a leader by steps": (
        "field",
        a_lead("leads", -0.01, 0.09, [0]),
        ("leads the field (95 % sure): of 100 points it takes 4.0 more than", "The interval of that lead alone"),
    ),
    "a field is equal": (
        "field",
        a_lead("equal", -0.01, 0.01, [0, 1]),
        ("lead the field and are equal within 2 points of 100 (95 % sure).",),
    ),
    "a field is open": (
        "field",
        a_lead("unknown", -0.01, 0.05, [0, 1, 2, 3, 4, 5]),
        ("and 2 others (95 % sure). About 1\u202f200 more games would tell the first from the second",),
    ),
    "a row": (
        "field/row",
        a_row("ahead", "open"),
        ("is ahead of Kylo, version 1 and not told apart from Jango, version 1 (95 % sure of all together).",),
    ),
    "a row behind": (
        "field/row",
        a_row("behind", "behind"),
        ("is behind Kylo, version 1 and Jango, version 1 (95 % sure of all together).",),
    ),
    "agents on a scenario": ("field/scenario", a_lead("leads", 0.02, 0.2, [0], 2), ("random leads the field",)),
    "a better card": (
        "best_card",
        a_contest(1, 0, (0.05, 0.01, 0.09), (0.05, 0.01, 0.09)),
        (
            "Block came first in the final for Grievous and Bala-Tik.",
            "Block is better than F-11D Rifle by 1.0 to 9.0 points of 100 (95 % sure).",
            "Next: try Block in a new version of Grievous and Bala-Tik.",
        ),
    ),
    "a card not shown to be better": (
        "best_card",
        a_contest(2, 1, (0.03, -0.01, 0.07), (0.05, -0.02, 0.09)),
        (
            "It is not shown to be better than Block: anything from 1.0 points of 100 fewer to 7.0 more",
            "Next: ask again with more games, or try Leadership in a new version of",
        ),
    ),
    "the card that is there": (
        "best_card",
        a_contest(0, 1, (0.03, 0.01, 0.05), None),
        ("Next: leave F-11D Rifle where it is, or try other cards.",),
    ),
    "a fair scenario": (
        "balance",
        a_search("found", (1000, 540), "Rounds 6", is_proved=True),
        ("Fog over the Farms is fair with: Rounds 6. In 1\u202f000 fresh games", "Next: open it as a new version."),
    ),
    "fair as it is": (
        "balance",
        a_search("found", (1000, 540), is_proved=True),
        ("is fair as it is.", "leave it as it is"),
    ),
    "a scenario that looks fair": (
        "balance",
        a_search("found", (100, 55), "Rounds 6"),
        ("looks fair with: Rounds 6; but that is not proved. In 100 fresh games", "ask again with more games"),
    ),
    "no fair scenario": (
        "balance",
        a_search("not reachable", None, "Rounds 6"),
        ("No fair version of", "was found among these changes. The nearest: Rounds 6.", "allow other changes"),
    ),
    "no games left": (
        "balance",
        a_search("out of games", None, "Rounds 6"),
        ("The games ran out before a fair version of",),
    ),
    "B is better": (
        "better",
        a_test("high", 0.55, 0.51, 0.59),
        ("Rey, version 1 is better than Kylo, version 1. The chance of saying so when it is not is at most 5\u00a0%.",),
    ),
    "B is better, but": ("better", a_test("high", 0.55, 0.48, 0.62), ("That interval is wider than the answer",)),
    "B is not better": (
        "better",
        a_test("low", 0.49, 0.45, 0.52),
        ("is not better than Kylo, version 1 by 20 Elo or more",),
    ),
    "undecided": (
        "better",
        a_test("undecided", 0.51, 0.48, 0.54),
        ("Undecided after 300 pairs whether Rey, version 1 is better", "Next: ask again for a smaller lead"),
    ),
    "the balance moved": ("better/scenario", a_test("high", 0.6, 0.55, 0.65), ("the balance moved towards Red",)),
    "the balance did not move": (
        "better/scenario",
        a_test("low", 0.5, 0.47, 0.53),
        ("did not move by 12 points or more",),
    ),
}


def named_shortly(spec: dict[str, Any]) -> dict[str, Any]:
    """The same question whose things are called A and B."""
    changes = [each | {"label": label} for each, label in zip(spec.get("changes", ()), "AB", strict=False)]
    return spec | {"changes": changes} if changes else spec


@pytest.mark.django_db
@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_names_who_how_sure_and_what_is_next(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the page and in the API, with what is next as a link or a button."""
    world, result, said = ANSWERS[name]
    study = a_study(world, monkeypatch)
    study.spec = named_shortly(study.spec)
    study.result, study.state = study.result | {"cells": {}} | result, StudyState.DONE
    study.save()
    answer = answer_of(study)
    is_readable(answer)
    assert all(each in answer.sentence for each in said), answer.sentence
    addresses = [each.url.partition("?")[0] for each in answer.next if each.url]
    assert addresses and all(map(resolve, addresses)), answer.next
    api = APIClient()
    api.force_authenticate(study.owner)
    assert api.get(f"/api/v1/studies/{study.public_id}").json()["verdict"] == answer.sentence
    client = Client()
    client.force_login(study.owner)
    page = words_of(client.get(study.get_absolute_url()).content.decode())
    for head, rest in answer.paragraphs:
        assert " ".join(f"{head} {rest}".split()) in page


def words_of(page: str) -> str:
    """The text of a page."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())
