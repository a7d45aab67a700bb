"""In a run of several processes nothing gets lost: what fails, dies, warns, prints or stops the run is told."""

from __future__ import annotations

import os
import signal
from multiprocessing.connection import Pipe

import pytest

from tests.suite.conftest import RunApart
from tests.support.processes import Telling

PLUGINS = ("-p", "tests.support.processes", "-W", "default")
COLLECTED = """
import os
import pathlib
import pytest

with pathlib.Path("collected").open("a") as processes:
    processes.write(f"{os.getpid()} ")

@pytest.mark.parametrize("number", range(3))
def test_it(number, tmp_path):
    pathlib.Path(f"ran-{os.getpid()}").touch()
    pathlib.Path("folders").open("a").write(f"{tmp_path}\\n")
"""


def ran(pytester: pytest.Pytester) -> set[str]:
    return {path.name.removeprefix("ran-") for path in pytester.path.glob("ran-*")}


def test_tests_are_collected_once_and_run_elsewhere(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(test_first=COLLECTED, test_second=COLLECTED)
    run_apart("--processes", "2", *PLUGINS).assert_outcomes(passed=6)
    collecting = set((pytester.path / "collected").read_text().split())
    assert len(collecting) == 1 and len(ran(pytester)) == 2 and not collecting & ran(pytester)
    folders = (pytester.path / "folders").read_text().splitlines()
    assert len(set(folders)) == 6


def test_without_the_option_one_process_does_all(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(test_first=COLLECTED)
    run_apart(*PLUGINS).assert_outcomes(passed=3)
    assert set((pytester.path / "collected").read_text().split()) == ran(pytester)


def test_a_process_that_dies_fails_the_test_it_ran_and_loses_no_other(
    pytester: pytest.Pytester, run_apart: RunApart
) -> None:
    pytester.makepyfile(
        test_dying="import os, signal\n"
        "def test_before(): pass\n"
        "def test_the_death(): os.kill(os.getpid(), signal.SIGKILL)\n"
        "def test_after(): pass\n",
        test_other="def test_other(): pass\n",
    )
    told = run_apart("--processes", "2", *PLUGINS)
    told.assert_outcomes(passed=3, failed=1)
    assert told.ret == pytest.ExitCode.TESTS_FAILED
    told.stdout.fnmatch_lines([f"*process * ended with status {-signal.SIGKILL} while it ran *::test_the_death*"])


def test_a_process_that_leaves_as_if_all_were_well_is_found(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile("import os\ndef test_it(): os._exit(0)\ndef test_after(): pass\n")
    told = run_apart("--processes", "1", *PLUGINS)
    told.assert_outcomes(passed=1, failed=1)
    told.stdout.fnmatch_lines(["*process 0 ended with status 0 while it ran *::test_it*"])


def test_a_run_that_stops_takes_down_what_stands(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(
        "import pathlib, pytest\n"
        "@pytest.fixture(scope='session')\n"
        "def server():\n    yield\n    pathlib.Path('taken down').touch()\n"
        "def test_fails(server): assert 0\n"
        "@pytest.mark.parametrize('number', range(9))\n"
        "def test_more(server, number): pass\n"
    )
    told = run_apart("--processes", "1", "-x", *PLUGINS)
    assert told.ret == pytest.ExitCode.TESTS_FAILED and told.parseoutcomes()["failed"] == 1
    assert (pytester.path / "taken down").exists()


def test_a_process_that_is_told_to_stop_begins_no_other_test() -> None:
    own, other = Pipe()
    indices = Telling(other, [0, 1, 2]).indices()
    assert next(indices) == (0, 1)
    own.send([])
    assert list(indices) == []


def test_what_ends_a_process_ends_the_run(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile("import pytest\ndef test_it(): pytest.exit('enough of this')\ndef test_more(): pass\n")
    told = run_apart("--processes", "1", *PLUGINS)
    assert told.ret == pytest.ExitCode.INTERRUPTED
    told.stdout.fnmatch_lines(["*enough of this*"])


def test_warnings_and_what_was_printed_are_told(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(
        "import os, warnings\n"
        "class OwnWarning(UserWarning): pass\n"
        "def test_warns(): warnings.warn(OwnWarning('mind the step'))\n"
        "def test_prints(): os.write(1, b'through the pipe'); print('and as usual'); assert 0\n"
        "def test_reads_nothing(): input()\n"
    )
    told = run_apart("--processes", "1", *PLUGINS)
    told.assert_outcomes(passed=1, failed=2, warnings=1)
    told.stdout.fnmatch_lines_random(
        ["*OwnWarning: mind the step*", "*through the pipe*", "*and as usual*", "*reading from stdin*"]
    )


def test_a_file_that_can_not_be_collected_fails_the_run(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(test_broken="import no_such_module_anywhere\n", test_well="def test_it(): pass\n")
    told = run_apart("--processes", "2", *PLUGINS)
    told.assert_outcomes(errors=1)
    assert told.ret == pytest.ExitCode.INTERRUPTED


def test_chosen_tests_alone_run_and_none_is_no_success(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(test_first=COLLECTED)
    run_apart("--processes", "2", "-k", "test_it and 1", *PLUGINS).assert_outcomes(passed=1, deselected=2)
    assert run_apart("--processes", "2", "-k", "nothing", *PLUGINS).ret == pytest.ExitCode.NO_TESTS_COLLECTED
    assert str(os.getpid()) not in ran(pytester)
