"""In a run of several processes the tests that share something run in one of them."""

from __future__ import annotations

import os

import pytest

from tests.suite.conftest import RunApart

PLUGINS = ("-p", "tests.support.processes", "-p", "tests.support.spreading", "-W", "ignore")
TEST = """
import os
import pathlib
import pytest

@pytest.fixture
def {fixture}():
    pass

@pytest.mark.parametrize("number", range(8))
{mark}
def test_who_runs_it({fixture}, number):
    with pathlib.Path("{file}").open("a") as processes:
        processes.write(f"{{os.getpid()}}\\n")
    with pathlib.Path("{file}-nice").open("a") as found:
        found.write(f"{{os.nice(0)}} ")
"""


BEGUN = """
    begun = pathlib.Path(f"begun-{os.getpid()}")
    if not begun.exists():
        begun.write_text(__name__)
"""


def processes_of(pytester: pytest.Pytester, name: str) -> set[str]:
    return set((pytester.path / name).read_text().split())


def spread_over_three(run_apart: RunApart) -> None:
    assert run_apart("--processes", "3", *PLUGINS).ret == 0


def test_the_tests_of_a_file_run_in_one_process(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(
        test_first=TEST.format(fixture="here", mark="", file="first"),
        test_second=TEST.format(fixture="there", mark="", file="second"),
    )
    spread_over_three(run_apart)
    assert len(processes_of(pytester, "first")) == len(processes_of(pytester, "second")) == 1


def test_tests_that_share_nothing_are_spread(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(test_first=TEST.format(fixture="here", mark="@pytest.mark.apart", file="spread"))
    spread_over_three(run_apart)
    assert len(processes_of(pytester, "spread")) > 1


def test_every_process_begins_with_a_file_that_needs_servers(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    """Three such files, the last ones by name, in three processes."""
    short = {f"test_a{number}": TEST.format(fixture="here", mark="", file="short") for number in range(6)}
    long = {f"test_b{number}": TEST.format(fixture="browser", mark="", file="long") for number in range(3)}
    pytester.makepyfile(**{name: text + BEGUN for name, text in {**short, **long}.items()})
    spread_over_three(run_apart)
    begun = [path.read_text()[:6] for path in pytester.path.glob("begun-*")]
    assert begun == ["test_b"] * 3 and len(processes_of(pytester, "long")) == 3


def test_one_process_begins_with_all_files_that_need_the_whole_service(
    pytester: pytest.Pytester, run_apart: RunApart
) -> None:
    """Before those that need other servers, though their names come later."""
    other = {f"test_a{number}": TEST.format(fixture="browser", mark="", file=f"a{number}") for number in range(4)}
    whole = {f"test_b{number}": TEST.format(fixture="service", mark="", file="whole") for number in range(3)}
    pytester.makepyfile(**{name: text + BEGUN for name, text in {**other, **whole}.items()})
    spread_over_three(run_apart)
    begun = [path.read_text()[:6] for path in pytester.path.glob("begun-*")]
    assert sorted(begun) == ["test_a", "test_a", "test_b"] and len(processes_of(pytester, "whole")) == 1
    others = {int(each) for number in range(4) for each in processes_of(pytester, f"a{number}-nice")}
    assert processes_of(pytester, "whole-nice") == {str(os.nice(0))} and max(others) >= min(os.nice(0) + 1, 19)


WHOLE = """
import pathlib
import pytest
from tests.support.spreading import STOP_THE_SERVICE

@pytest.fixture(scope="session")
def service(pytestconfig):
    pytestconfig.stash[STOP_THE_SERVICE] = pathlib.Path("stopped").touch

@pytest.mark.parametrize("number", range(3))
def test_with_it(service, number):
    assert not pathlib.Path("stopped").exists()
"""
AFTER = """
import pathlib

def test_without_it():
    assert pathlib.Path("stopped").exists()
"""


def test_the_whole_service_stops_after_the_last_test_on_it(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(test_whole=WHOLE, test_another=AFTER)
    run_apart("--processes", "1", *PLUGINS).assert_outcomes(passed=4)
