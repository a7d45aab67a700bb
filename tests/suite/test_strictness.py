"""Under STRICT nothing is skipped in silence; without it every skip is named with its reason."""

from __future__ import annotations

import pytest

from tests.suite.conftest import RunApart
from tests.support.strictness import NOT_TO_BE_HAD

SKIPS = {
    "in the test": "import pytest\ndef test_it():\n    pytest.skip('no reason at all')\n",
    "by a mark": "import pytest\n@pytest.mark.skip(reason='no reason at all')\ndef test_it(): ...\n",
    "by a condition": "import pytest\n@pytest.mark.skipif(True, reason='no reason at all')\ndef test_it(): ...\n",
    "as a whole file": "import pytest\npytest.skip('no reason at all', allow_module_level=True)\n",
    "for want of a library": "import pytest\npytest.importorskip('no_such_library', reason='no reason at all')\n",
    "as known to fail": "import pytest\n@pytest.mark.xfail(reason='no reason at all')\ndef test_it():\n    assert 0\n",
}
each_skip = pytest.mark.parametrize("source", SKIPS.values(), ids=SKIPS.keys())


@each_skip
def test_under_strict_a_skip_is_a_failure(
    pytester: pytest.Pytester, run_apart: RunApart, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    monkeypatch.setenv("STRICT", "1")
    pytester.makepyfile(source)
    ended = run_apart()
    assert ended.ret != 0
    ended.stdout.fnmatch_lines(["*skipped, and STRICT=1 forbids that*no reason at all*"])


def test_without_strict_a_skip_is_named(
    pytester: pytest.Pytester, run_apart: RunApart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STRICT", raising=False)
    pytester.makepyfile(SKIPS["in the test"])
    ended = run_apart("-rs")
    assert ended.ret == 0
    ended.stdout.fnmatch_lines(["SKIPPED*no reason at all"])


def test_this_suite_names_its_skips(pytestconfig: pytest.Config) -> None:
    assert "s" in pytestconfig.getoption("reportchars")


@pytest.mark.parametrize("mark", NOT_TO_BE_HAD)
def test_what_nobody_can_install_here_may_skip_under_strict(
    mark: str, pytester: pytest.Pytester, run_apart: RunApart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STRICT", "1")
    pytester.makepyfile(f"import pytest\n@pytest.mark.{mark}\ndef test_it():\n    pytest.skip('not here')\n")
    assert run_apart().ret == 0


def test_a_test_of_no_examples_is_no_test(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile("import pytest\n@pytest.mark.parametrize('it', [])\ndef test_it(it):\n    assert it\n")
    ended = run_apart()
    assert ended.ret != 0
    ended.stdout.fnmatch_lines(["*Empty parameter set*"])
