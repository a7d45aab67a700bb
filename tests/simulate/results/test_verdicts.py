"""Verdicts in words: each statement has its sentence, and every reader of a result gets the same one."""

from __future__ import annotations

import html
import json
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from rest_framework.test import APIClient

from simulate.asking import services
from simulate.models import Batch
from simulate.playtest.report.base import Report
from simulate.playtest.report.match import Kind
from simulate.playtest.report.verdict import Says
from simulate.results import verdicts
from simulate.results.verdicts import AGENTS, SENTENCES
from tests.support.playtests import a_skirmish, a_user, play_all
from tests.support.reports import games, in_turn_order, of_decks, of_scenario
from tests.support.skirmish import a_scenario

GREEDY = ("greedy-2", "random", "random")


def test_every_statement_has_a_sentence() -> None:
    """A deck or an agent is never behind: then another one is ahead, or nothing is said of it."""
    usual = (Says.NOTHING, Says.AHEAD, Says.OPEN, Says.EVEN)
    of_seats = [(kind, Says.BEHIND) for kind in (Kind.SIDES, Kind.TURN_ORDER)]
    of_agents = [(AGENTS, says) for says in usual if says != Says.NOTHING]
    assert set(SENTENCES) == {*product(Kind, usual), *of_seats, *of_agents}


def won(*counts: int) -> list[int]:
    """The winners of games, from the number that each of them won."""
    return [winner for winner, count in enumerate(counts) for _ in range(count)]


SAID: list[tuple[Report, str]] = [
    (of_decks([]), "No pair of games is finished yet."),
    (of_decks(games(*[0, 0] * 40, *[0, 1] * 10)), "A won more often than chance explains."),
    (of_decks(games(*[1, 1] * 40, *[0, 1] * 10)), "B won more often than chance explains."),
    (
        of_decks(games(*[0, 0] * 25, *[0, 1] * 50, *[1, 1] * 25)),
        "No difference is shown so far; about 2\u202f202 more games would make it ±2 %.",
    ),
    (
        of_decks(games(0, 0, *[0, 1] * 98, 1, 1)),
        "The two are as good as equal: any difference is smaller than the interval.",
    ),
    (
        of_decks(games(*["capped"] * 7, *["crashed"] * 2, 0, 0, 0)),
        "No verdict: most games came to no end of their own. Of 12, 7 stopped at the step limit and 2 failed; the"
        " numbers say little about the decks.",
    ),
    (of_decks([], "ABC"), "No rotation of games is finished yet."),
    (of_decks(games(*[0] * 60), "ABC"), "More than an equal share, and more than chance explains: A."),
    (
        of_decks(games(0, 1, 2), "ABC"),
        "No deck is shown to take more than an equal share; about 6\u202f402 more games would make it ±2 %.",
    ),
    (
        of_decks(games(*[0, 1, 2] * 500, 0, 0, 1, 1, 1, 0), "ABC"),
        "All take as good as an equal share: any difference is smaller than the interval.",
    ),
    (of_scenario([]), "No game is finished yet."),
    (
        of_scenario(games(*won(70, 30))),
        "Favors the Blue side by 20.0 percentage points: it takes 70.0 % where even would be 50 % (60.4 % to 78.1 %,"
        " 95 % sure, 100 games).",
    ),
    (
        of_scenario(games(*won(42, 41, 17)), seats=("A", "B", "C")),
        "Puts the C side back by 16.3 percentage points: it takes 17.0 % where even would be 33.3 % (10.9 % to 25.5 %,"
        " 95 % sure, 100 games).",
    ),
    (
        of_scenario(games(*won(1000, 1000))),
        "Even within 2.2 %: after 2\u202f000 games no side is shown to be ahead.",
    ),
    (
        of_scenario(games(*won(12, 8))),
        "Not yet known: after 20 games anything up to 28.1 % from even is possible; about 1\u202f005 more games would"
        " make it ±3 %.",
    ),
    (
        of_scenario(games(*["capped"] * 20)),
        "No verdict: most games came to no end of their own. Of 20, 20 stopped at the step limit and 0 failed; the"
        " numbers say little about the scenario.",
    ),
    (
        in_turn_order(games(*won(25, 50, 25))),
        "Whoever goes second takes 50.0 % where even would be 33.3 % (40.4 % to 59.6 %, 95 % sure, 100 games).",
    ),
    (
        in_turn_order(games(*won(40, 40, 20))),
        "Whoever goes third takes 20.0 % where even would be 33.3 % (13.3 % to 28.9 %, 95 % sure, 100 games).",
    ),
    (
        in_turn_order(games(*won(1000, 1000, 1000))),
        "The turn order is even within 1.7 %: after 3\u202f000 games no place is shown to be ahead.",
    ),
]


@pytest.mark.parametrize(("report", "sentence"), SAID, ids=[sentence[:40] for _report, sentence in SAID])
def test_the_verdict_claims_no_more_than_the_interval(report: Report, sentence: str) -> None:
    """Values by hand, as in tests/simulate/playtest/report; of 100 games 17 are 0.109 to 0.255 (Wilson)."""
    assert verdicts.verdict(report) == sentence


@pytest.mark.parametrize(
    ("report", "sentence"),
    [
        (of_scenario(games(0, 1), agents=("greedy-2", "random")), ""),
        (
            of_scenario(games(*[0, 0] * 20), agents=("greedy-2", "random"), turns=True),
            "greedy-2 won more often than chance explains.",
        ),
        (
            in_turn_order(games(*[0] * 30), agents=GREEDY, turns=True),
            "More than an even share, and more than chance explains: greedy-2.",
        ),
        (
            in_turn_order(games(0, 1, 2), agents=GREEDY, turns=True),
            "No agent is shown to take more than an even share; about 6\u202f402 more games would make it ±2 %.",
        ),
        (
            in_turn_order(games(*[0, 1, 2] * 500, 0, 0, 1, 1, 1, 0), agents=GREEDY, turns=True),
            "The agents take as good as an even share: any difference is smaller than the interval.",
        ),
    ],
)
def test_agents_are_compared(report: Report, sentence: str) -> None:
    """6,402: three games for each of ceil(2/9 * 9603.6) - 1 rotations."""
    assert verdicts.agents_verdict(report) == sentence


@pytest.mark.django_db
@pytest.mark.parametrize("agents", [("random", "random"), ("greedy-2", "random")])
def test_page_api_text_and_command_say_the_same(client: Any, tmp_path: Path, agents: tuple[str, str]) -> None:
    user: Any = a_user()
    client.force_login(user)
    services.create_batch(owner=user, request=a_skirmish(*agents, games=30, seed=5), idempotency_key="k")
    play_all()
    batch, out, path = Batch.objects.get(), StringIO(), tmp_path / "ridge.json"
    path.write_text(json.dumps(a_scenario()))
    words = ("play", "skirmish", "--scenario", str(path), "--games=30", "--seed=5", f"--agents={','.join(agents)}")
    call_command(*words, stdout=out)
    api = APIClient()
    api.force_login(user)
    told = api.get(f"/api/v1/playtests/{batch.public_id}").json()
    shown = html.unescape(client.get(batch.get_absolute_url()).content.decode())
    assert told["verdict"] == told["balance"]["verdict"] and told["verdict"] in out.getvalue()
    assert f"<strong>{told['verdict']}</strong>" in shown and f"Says  | {told['verdict']}" in shown
    call_command(*words, "--json", stdout=(as_json := StringIO()))
    report = json.loads(as_json.getvalue())["report"]
    assert report == {name: told[name] for name in report}
