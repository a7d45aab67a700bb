"""A small suite apart from this one, to see what its rules do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.support.prepared import ROOT

RunApart = Callable[..., pytest.RunResult]


@pytest.fixture
def run_apart(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> RunApart:
    """Run pytest in a process of its own with the rules of this suite, without other plugins; takes more arguments."""
    pytester.makepyprojecttoml(
        "[tool.pytest.ini_options]\nstrict_xfail = true\nempty_parameter_set_mark = 'fail_at_collect'\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # Django, Hypothesis and the like take a second to import

    def run(*arguments: str) -> pytest.RunResult:
        return pytester.runpytest_subprocess("-p", "tests.support.strictness", *arguments)

    return run
