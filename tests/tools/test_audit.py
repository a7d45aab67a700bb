"""`make lint` tells known weak spots of packages, and does not keep silent where nobody could be asked."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from tools import audit


def told(*packages: dict[str, Any], errors: str = "", status: int = 0) -> audit.Run:
    """A run of pip-audit that says this; without packages it says nothing but its errors."""
    output = json.dumps({"dependencies": packages, "fixes": []}) if packages else ""
    return lambda: subprocess.CompletedProcess([], status, output, errors)


SOUND = {"name": "sound", "version": "1.0", "vulns": []}
WEAK = {
    "name": "weak",
    "version": "1.0",
    "vulns": [
        {"id": "PYSEC-2026-1", "fix_versions": ["1.1", "2.0"], "aliases": [], "description": ""},
        {"id": "PYSEC-2026-2", "fix_versions": [], "aliases": [], "description": ""},
    ],
}
UNKNOWN = {"name": "unheard", "skip_reason": "Dependency not found on PyPI and could not be audited"}


def test_a_weak_spot_ends_the_check_with_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(told(SOUND, WEAK, status=1)) == 1
    assert capsys.readouterr().out.splitlines() == [
        "weak 1.0: PYSEC-2026-1, mended in 1.1, 2.0",
        "weak 1.0: PYSEC-2026-2, not mended yet",
        "2 packages audited, 2 known weak spots",
    ]


def test_packages_without_weak_spots_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(told(SOUND)) == 0
    assert capsys.readouterr().out == "1 packages audited, 0 known weak spots\n"


def test_packages_that_the_registry_does_not_know_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(told(SOUND, UNKNOWN)) == 0
    assert "*** the registry knows nothing of 1 packages, which are not audited: unheard" in capsys.readouterr().out


def test_of_many_such_packages_the_first_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    audit.main(told(*[UNKNOWN | {"name": f"p{number}"} for number in range(7)]))
    assert "7 packages, which are not audited: p0, p1, p2, p3, p4, ..." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("errors", "reason"),
    [("Traceback\nConnectionError: no route to host", "ConnectionError: no route to host"), ("", "it said nothing")],
)
def test_without_an_answer_it_says_that_nothing_was_audited(
    errors: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(told(errors=errors, status=1)) == 0
    assert capsys.readouterr().out == f"*** packages are not audited: {reason}\n"


def test_make_lint_audits() -> None:
    makefile = (audit.ROOT / "Makefile").read_text()
    lint = makefile.partition("\nlint:")[2].partition("\n\n")[0]
    assert "-m tools.audit" in lint
