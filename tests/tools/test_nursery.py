"""Processes of a nursery begin afresh and end as any process does."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.nursery import Forked, Nursery
from tests.support.waiting import status_of
from tools.check import ROOT

DEEDS = """
import json, os, sys, time
from tests.support import nursery

def main(deed, text=""):
    if deed == "tell":
        print(text, os.environ.get("COLOUR", "none"), sys.stdin.read() == "", flush=True)
    elif deed == "fail":
        raise SystemExit(int(text))
    elif deed == "break":
        raise RuntimeError(text)
    elif deed == "stay":
        time.sleep(3600)
    else:
        for line in sys.stdin:
            print(json.dumps([deed, json.loads(line)]), flush=True)

nursery.serve(main, *map(int, sys.argv[1:]))
"""


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    made = Nursery([sys.executable, "-c", DEEDS], ROOT, os.environ, tmp_path / "nursery.log")
    yield made
    made.close()


def test_a_process_has_its_arguments_its_environment_and_its_log(nursery: Nursery, tmp_path: Path) -> None:
    for number, environment in enumerate(({"COLOUR": "red"}, {})):
        log = tmp_path / f"{number}.log"
        assert status_of(nursery.start("tell", f"number {number}", log=log, environment=environment)) == 0
    assert (tmp_path / "0.log").read_text() == "number 0 red True\n"
    assert (tmp_path / "1.log").read_text() == "number 1 none True\n", "it has the variables of another one"


def test_a_process_ends_with_its_status(nursery: Nursery, tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert status_of(nursery.start("fail", "3", log=log, environment={})) == 3
    assert status_of(nursery.start("break", "the reason", log=log, environment={})) == 1
    assert "RuntimeError: the reason" in log.read_text()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_process_runs_until_it_is_ended(nursery: Nursery, tmp_path: Path, number: int) -> None:
    stays: Forked = nursery.start("stay", log=tmp_path / "log", environment={})
    assert stays.poll() is None
    stays.terminate() if number == signal.SIGTERM else stays.kill()
    assert status_of(stays) == -number
    stays.kill()  # nobody else has its number now
    assert stays.poll() == -number


def test_the_console_answers_beside_others(nursery: Nursery, tmp_path: Path) -> None:
    other = nursery.start("stay", log=tmp_path / "other.log", environment={})
    questions, answers = nursery.console("console", log=tmp_path / "log")
    for number in range(2):
        questions.write(f"{number}\n")
        questions.flush()
        assert json.loads(answers.readline()) == ["console", number]
    other.kill()
    status_of(other)


def test_a_console_that_dies_is_noticed(nursery: Nursery, tmp_path: Path) -> None:
    questions, answers = nursery.console("console", log=tmp_path / "log")
    questions.write("no JSON\n")
    questions.flush()
    assert answers.readline() == ""
    assert "JSONDecodeError" in (tmp_path / "log").read_text()
