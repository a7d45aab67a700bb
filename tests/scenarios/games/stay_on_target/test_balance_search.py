"""`manage.py balance_search`: the command lists what may change, searches, proves, and writes the scenario it found."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from scenarios.checking import lint

LOPSIDED = Path(__file__).with_name("lopsided.json")
QUICK = ("--agent", "random", "--first", "20", "--games", "400", "--proof", "100", "--margin", "15", "--processes", "1")


def printed(*arguments: str) -> str:
    out = StringIO()
    call_command("balance_search", "stay_on_target", "--scenario", str(LOPSIDED), *arguments, stdout=out, stderr=out)
    return out.getvalue()


def without_times(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if " s with " not in line and "stage" not in line)


def test_it_lists_what_may_change() -> None:
    assert "run_limit: Attack Runs at most: [1] 2 3 4 5" in printed("--list")


def test_it_searches_and_writes_a_scenario_that_may_be_played(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    text = printed("--knobs", "run_limit=1:4", *QUICK, "--write", str(file))
    assert "fresh games" in text and "games in the search" in text
    found = json.loads(file.read_text(encoding="utf-8"))
    assert not lint(found)
    assert found.keys() == json.loads(LOPSIDED.read_text(encoding="utf-8")).keys()


def test_the_number_of_processes_makes_no_difference() -> None:
    alone = printed("--knobs", "run_limit=1:3", *QUICK)
    shared = printed("--knobs", "run_limit=1:3", *QUICK[:-1], "2")
    assert without_times(alone) == without_times(shared)


@pytest.mark.parametrize(
    ("knobs", "message"),
    [
        (["moon"], "nothing called 'moon' may change"),
        (["run_limit=1:99"], "there is no setting '99'"),
        ([], "--knobs names 1 to 12 things"),
    ],
)
def test_bad_knobs_are_refused_by_name(knobs: list[str], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        printed(*(["--knobs", *knobs] if knobs else []), *QUICK)
