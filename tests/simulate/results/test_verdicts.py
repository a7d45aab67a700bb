"""Verdicts in words: each statement has its sentence, and every reader of a result gets the same one."""

from __future__ import annotations

import html
import json
import re
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from rest_framework.test import APIClient

from sandtable.playtest.fingerprint import ENGINE_VERSION, data_version
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import Kind
from sandtable.playtest.report.verdict import STATES, Says, State
from sandtable.playtest.statistics import ANY_TIME
from simulate.asking import services
from simulate.models import Batch
from simulate.results import verdicts
from simulate.results.verdicts import AGENTS, SENTENCES, SEVERAL_AGENTS, STATE_WORDS
from tests.support.playtests import a_skirmish, a_user, play_all
from tests.support.reports import games, in_turn_order, of_decks, of_scenario
from tests.support.skirmish import a_scenario

GREEDY = ("greedy-2", "random", "random")


def test_every_statement_has_a_sentence() -> None:
    """Of two decks or agents one is never behind: then the other one is ahead."""
    usual = (Says.NOTHING, Says.AHEAD, Says.BEHIND, Says.OPEN, Says.EVEN)
    of_agents = [(AGENTS, says) for says in usual if says != Says.NOTHING]
    assert set(SENTENCES) == {
        *product(Kind, usual),
        *of_agents,
        (SEVERAL_AGENTS, Says.AHEAD),
        (SEVERAL_AGENTS, Says.BEHIND),
    } - {(Kind.DUEL, Says.BEHIND), (AGENTS, Says.BEHIND)}
    assert set(STATES) == set(Says) and set(STATE_WORDS) == set(State)


def won(*counts: int) -> list[int]:
    """The winners of games, from the number that each of them won."""
    return [winner for winner, count in enumerate(counts) for _ in range(count)]


SAID: list[tuple[Report, str]] = [
    (
        of_decks([]),
        "Unknown so far whether A or B is better: no pair of games is finished yet. Next: wait for the first games.",
    ),
    (
        of_decks(games(*[0, 0] * 40, *[0, 1] * 10)),  # 82.9 to 94.7 %
        "A is better by 32.9 to 44.7 points than B (95 % sure): it takes 90.0 % where even would be 50 %."
        " (100 games in 50 pairs; played by random.) Next: check with planner-3, or find a better card for B.",
    ),
    (
        of_decks(games(*[1, 1] * 40, *[0, 1] * 10)),
        "B is better by 32.9 to 44.7 points than A (95 % sure): it takes 90.0 % where even would be 50 %."
        " (100 games in 50 pairs; played by random.) Next: check with planner-3, or find a better card for A.",
    ),
    (
        of_decks(games(*[0, 0] * 25, *[0, 1] * 50, *[1, 1] * 25)),
        "Unknown so far whether A or B is better: the share of A lies between 43.0 % and 57.0 % (95 % sure), where even"
        " would be 50 %. (200 games in 100 pairs; played by random.) About 2\u202f206 more games would settle it: if"
        " the shares stay as they are, they show that all are equal within 2 points. Next: play 2\u202f206 more games,"
        " or check with planner-3.",
    ),
    (
        of_decks(games(0, 0, *[0, 1] * 98, 1, 1)),  # 48.2 to 51.8 %
        "A and B are equal within 2 points (95 % sure). (200 games in 100 pairs; played by random.) Next: check with"
        " planner-3.",
    ),
    (
        of_decks(games(*["capped"] * 7, *["crashed"] * 2, 0, 0, 0)),
        "No verdict: most games came to no end of their own. Of 12 games, 7 stopped at the step limit and 2 failed; the"
        " numbers say little about A and B. Next: look at a game that did not end.",
    ),
    (
        of_decks([], "ABC"),
        "Unknown so far which of A, B and C is ahead: no rotation of games is finished yet. Next: wait for the first"
        " games.",
    ),
    (
        of_decks(games(*[0] * 60), "ABC"),  # 78.4 to 100 % at 98.3 %
        "A takes more than an even share against B and C, by 45.1 to 66.7 points (95 % sure): it takes 100.0 % where"
        " even would be 33.3 %. (60 games in 20 rotations; played by random.) Next: check with planner-3.",
    ),
    (
        of_decks(games(0, 1, 2), "ABC"),
        "Unknown so far which of A, B and C is ahead: anything up to 66.6 points from an even share (33.3 %) is"
        " possible (95 % sure). (3 games in 1 rotation; played by random.) About 189 more games would settle it: if the"
        " shares stay as they are, they show that all are equal within 2 points. Next: play 189 more games, or check"
        " with planner-3.",
    ),
    (
        of_decks(games(*[0, 1, 2] * 500, 0, 0, 1, 1, 1, 0), "ABC"),
        "A, B and C are equal within 2 points (95 % sure). (1\u202f506 games in 502 rotations; played by random.) Next:"
        " check with planner-3.",
    ),
    (
        of_scenario([]),
        "Unknown so far which of Blue and Red is ahead: no game is finished yet. Next: wait for the first games.",
    ),
    (
        of_scenario(games(*won(70, 30))),  # 60.1 to 78.6 %
        "The Blue side is better off by 10.1 to 28.6 points than Red (95 % sure): it takes 70.0 % where even would be"
        " 50 %. (100 games; played by random.) Next: check with planner-3, or make it fair.",
    ),
    (
        of_scenario(games(*won(42, 41, 17)), seats=("A", "B", "C")),  # 9.4 to 27.6 % at 98.3 %
        "The C side is worse off by 5.7 to 23.9 points than A and B (95 % sure): it takes 17.0 % where even would be"
        " 33.3 %. (100 games; played by random.) Next: check with planner-3, or make it fair.",
    ),
    (
        of_scenario(games(*won(1000, 1000))),  # 47.8 to 52.2 %
        "Blue and Red are even within 3 points (95 % sure). (2\u202f000 games; played by random.) Next: check with"
        " planner-3.",
    ),
    (
        of_scenario(games(*won(12, 8))),  # 36.9 to 79.1 %; 66 of 110 leave out 50 %
        "Unknown so far which of Blue and Red is ahead: anything up to 29.1 points from an even share (50 %) is"
        " possible (95 % sure). (20 games; played by random.) About 90 more games would settle it, if the shares stay"
        " as they are. Next: play 90 more games, or check with planner-3.",
    ),
    (
        of_scenario(games(0)),  # Blaker: 1 of 1 is 5 to 100 %; 6 of 6 are the first to leave out 50 %
        "Unknown so far which of Blue and Red is ahead: anything up to 50.0 points from an even share (50 %) is"
        " possible (95 % sure). (1 game; played by random.) About 5 more games would settle it, if the shares stay as"
        " they are. Next: play 5 more games, or check with planner-3.",
    ),
    (
        of_scenario(games(*["capped"] * 20)),
        "No verdict: most games came to no end of their own. Of 20 games, 20 stopped at the step limit and 0 failed;"
        " the numbers say little about Blue and Red. Next: look at a game that did not end.",
    ),
    (
        in_turn_order(games(*won(25, 50, 25))),  # 37.8 to 62.2 % at 98.3 %
        "The second player is better off by 4.5 to 28.9 points (95 % sure): it takes 50.0 % where even would be 33.3 %."
        " (100 games; played by random.) Next: check with planner-3, or make it fair.",
    ),
    (
        in_turn_order(games(*won(40, 40, 20))),  # 11.4 to 31.2 % at 98.3 %
        "The third player is worse off by 2.1 to 22.0 points (95 % sure): it takes 20.0 % where even would be 33.3 %."
        " (100 games; played by random.) Next: check with planner-3, or make it fair.",
    ),
    (
        in_turn_order(games(*won(1000, 1000, 1000))),
        "The turn order is even within 3 points (95 % sure): First player, Second player and Third player take as much"
        " as each other. (3\u202f000 games; played by random.) Next: check with planner-3.",
    ),
]
"""Twenty verdicts of all kinds, with everything that is said beside them."""


@pytest.mark.parametrize(("report", "sentence"), SAID, ids=[sentence[:40] for _report, sentence in SAID])
def test_the_verdict_claims_no_more_than_the_interval(report: Report, sentence: str) -> None:
    """The bounds are those of tests/support/intervals.py."""
    assert verdicts.verdict(report) == sentence


def test_a_lead_within_the_margin_is_told_beside_equality() -> None:
    """Of 40,000 pairs all but 800 are shared and 800 won whole: 51 %, and every bound within half a point of it."""
    said = verdicts.statement(of_decks(games(*[0, 1] * 39_200, *[0, 0] * 800)))
    assert said == "A and B are equal within 2 points (95 % sure). Within that, A is ahead by 0.9 to 1.1."


def test_while_games_are_played_the_verdict_may_be_looked_at_any_time() -> None:
    """70 of 100: shown for one look (60.1 to 78.6 %), not yet for a look after every game."""
    running = of_scenario(games(*won(62, 38)))
    assert running.verdict.says == Says.AHEAD
    running = of_scenario(games(*won(62, 38)), look=ANY_TIME)
    assert running.verdict.says == Says.OPEN and running.verdict.is_anytime
    assert "This may be looked at any time while games are played." in verdicts.verdict(running)


@pytest.mark.parametrize(
    ("report", "sentence"),
    [
        (of_scenario(games(0, 1), agents=("greedy-2", "random")), ""),
        (
            of_scenario(games(*[0, 0] * 20), agents=("greedy-2", "random"), turns=True),  # 88.1 % to 100 %
            "greedy-2 is better by 38.1 to 50.0 points than random (95 % sure): it takes 100.0 % where even would be"
            " 50 %.",
        ),
        (
            in_turn_order(games(*[0] * 30), agents=GREEDY, turns=True),  # 70.4 to 100 %; two agents, one question
            "greedy-2 is better by 37.1 to 66.7 points than random (95 % sure): it takes 100.0 % where even would be"
            " 33.3 %.",
        ),
        (
            in_turn_order(games(*[0, 1, 2] * 500, 0, 0, 1, 1, 1, 0), agents=GREEDY, turns=True),
            "The agents greedy-2 and random are equal within 2 points (95 % sure).",
        ),
    ],
)
def test_agents_are_compared(report: Report, sentence: str) -> None:
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
    sentence = told["verdict"]["sentence"]
    assert sentence == told["balance"]["verdict"] and sentence in out.getvalue()
    assert sentence in " ".join(re.sub(r"<[^>]*>", "", shown).split()) and f"Says  | {sentence}" in shown
    assert told["verdict"]["agents"] == list(agents) and told["verdict"]["n"]["games"] == 30
    assert all(named in sentence for named in (*agents, ENGINE_VERSION, data_version("skirmish"), "30 games"))
    call_command(*words, "--json", stdout=(as_json := StringIO()))
    report = json.loads(as_json.getvalue())["report"]
    assert report == {name: told[name] for name in report}
