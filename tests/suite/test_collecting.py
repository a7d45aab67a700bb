"""Every test that is written is collected and checks something; each way of losing one is found in an example."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.suite.conftest import RunApart
from tests.support.strictness import COLLECTED
from tests.support.written_tests import lost, names_of_tests, waits_on_nothing, without_a_check

TESTS = Path(__file__).resolve().parent.parent
SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("*.py"))}
names_of = cache(names_of_tests)


def test_no_test_is_written_where_pytest_does_not_look(pytestconfig: pytest.Config) -> None:
    ignored = pytestconfig.getini("norecursedirs")
    found = {path.relative_to(TESTS): lost(path.relative_to(TESTS), text, ignored) for path, text in SOURCES.items()}
    assert {path: problems for path, problems in found.items() if problems} == {}


def test_pytest_has_found_every_test_that_is_written(pytestconfig: pytest.Config) -> None:
    """In every file of this run that was asked for as a whole; a run of all tests has every file."""
    collected = pytestconfig.stash[COLLECTED]
    whole = [] if any("::" in argument for argument in pytestconfig.args) else list(collected)
    missing = {path: set(names_of(SOURCES[path])) - collected[path] for path in whole if path in SOURCES}
    assert {path: names for path, names in missing.items() if names} == {}
    if pytestconfig.args == [str(TESTS)] and not pytestconfig.getoption("ignore"):
        assert {path for path, text in SOURCES.items() if names_of(text)} == set(collected)


def test_every_test_checks_something() -> None:
    assert without_a_check(SOURCES.values()) == []


def test_no_wait_is_true_from_the_start() -> None:
    found = {path.relative_to(TESTS): waits_on_nothing(text) for path, text in SOURCES.items()}
    assert {path: problems for path, problems in found.items() if problems} == {}


# -- each kind of lost test ------------------------------------------------------------------------------------------

IT = "def test_it():\n    assert True\n"
INDENTED = "    def test_it(self):\n        assert True\n"
LOST = {
    "another name of the file": ("decks/pages.py", IT, "pages.py does not begin with test_"),
    "an ignored folder": ("build/test_it.py", IT, "folders named build"),
    "the same name twice": ("test_it.py", IT + IT, "line 3: test_it hides the test of the same name in line 1"),
    "a function inside another": ("test_it.py", "def outer():\n" + INDENTED, "inside the function outer"),
    "a class of another name": ("test_it.py", "class Decks:\n" + INDENTED, "class Decks, whose name does not begin"),
    "a class that is made": (
        "test_it.py",
        "class TestIt:\n    def __init__(self): ...\n" + INDENTED,
        "class TestIt, which has an __init__",
    ),
    "async": ("test_it.py", "async " + IT, "is async"),
    "__test__": ("test_it.py", "class TestIt:\n    __test__ = False\n" + INDENTED, "line 2: __test__ takes tests out"),
}


@pytest.mark.parametrize(("path", "source", "why"), LOST.values(), ids=LOST.keys())
def test_a_lost_test_is_found(path: str, source: str, why: str) -> None:
    (found,) = lost(Path(path), source, ["build", ".*"])
    assert why in found


def test_a_test_that_is_collected_is_not_called_lost() -> None:
    source = IT + "class TestAll:\n" + INDENTED
    assert lost(Path("decks/test_it.py"), source, ["build", ".*"]) == []
    assert names_of_tests(source) == ["test_it", "TestAll::test_it"]


def test_a_file_that_is_taken_out_by_a_conftest_is_found(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    """The list of collected tests lacks it."""
    pytester.makepyfile(test_seen=IT, test_unseen=IT)
    pytester.makeconftest(
        "from tests.support.strictness import COLLECTED\n"
        "collect_ignore = ['test_unseen.py']\n"
        "def pytest_collection_finish(session):\n"
        "    print('found', {path.name: names for path, names in session.config.stash[COLLECTED].items()})\n"
    )
    ended = run_apart()
    ended.stdout.fnmatch_lines(["*found {'test_seen.py': {'test_it'}}*"])


UNCHECKED = {
    "nothing": "def test_it():\n    1 + 1\n",
    "a helper that checks nothing": "def look():\n    return 1\ndef test_it():\n    look()\n",
    "only its own name": "def test_it():\n    test_it\n",
}
CHECKED = {
    "assert": IT,
    "raises": "def test_it():\n    with raises(ValueError):\n        int('x')\n",
    "a helper that asserts": "def look():\n    assert True\ndef test_it():\n    look()\n",
    "a helper of a helper": "def look():\n    assert 1\ndef see():\n    look()\ndef test_it():\n    see()\n",
    "a fixture that asserts": "def clean():\n    yield\n    assert True\ndef test_it(clean):\n    pass\n",
    "a page that is expected": "def test_it(page):\n    expect(page).to_have_url('/')\n",
}


@pytest.mark.parametrize("source", UNCHECKED.values(), ids=UNCHECKED.keys())
def test_a_test_that_checks_nothing_is_found(source: str) -> None:
    assert without_a_check([source]) == ["test_it"]


@pytest.mark.parametrize("source", CHECKED.values(), ids=CHECKED.keys())
def test_a_test_that_checks_something_is_not_named(source: str) -> None:
    assert without_a_check([source]) == []


FIXED = {
    "a constant": "wait_until(lambda: True, 'it')",
    "numbers": "with brings_about(lambda: 2 > 1, 'it'):\n    pass",
    "nothing expected": "expect(page.locator('main'))",
}


@pytest.mark.parametrize("source", FIXED.values(), ids=FIXED.keys())
def test_a_wait_that_can_not_fail_is_found(source: str) -> None:
    (found,) = waits_on_nothing(source)
    assert found.startswith("line 1: ")


def test_a_wait_for_something_that_changes_is_not_named() -> None:
    assert waits_on_nothing("wait_until(lambda: batch.is_over, 'it')\nexpect(page).to_have_url('/')") == []
