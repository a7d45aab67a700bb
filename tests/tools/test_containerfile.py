"""The container file, read only: a pinned base, every step before the start, and the start that README.md names."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LINES = [line for line in (ROOT / "Containerfile").read_text().replace("\\\n", " ").splitlines() if line.strip()]
STEPS = [line.partition(" ")[::2] for line in LINES if not line.startswith("#")]
"""The instructions with their arguments, in order."""


def arguments(instruction: str) -> list[str]:
    return [found for name, found in STEPS if name == instruction]


def place(instruction: str, text: str) -> int:
    """The number of the only step of this kind with this text."""
    found = [number for number, (name, told) in enumerate(STEPS) if name == instruction and text in told]
    assert len(found) == 1, (instruction, text)
    return found[0]


def test_the_base_is_an_official_python_of_one_version_that_the_project_supports() -> None:
    assert len(arguments("FROM")) == 1
    assert re.fullmatch(r"docker\.io/library/python:3\.11\.\d+-slim-\w+", arguments("FROM")[0])
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text()


def test_the_rules_are_compiled_with_the_compiler_that_was_installed() -> None:
    assert place("RUN", " gcc ") < place("COPY", ". .") < place("RUN", "make release-build") < place("CMD", "run")


def test_a_release_build_installs_the_lock_file_first() -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert re.search(r"^release-build: install\b", makefile, re.MULTILINE)
    assert re.search(r"^install:\n\t.* requirements\.lock$", makefile, re.MULTILINE)


def test_the_service_runs_as_a_user_without_rights_and_starts_as_the_readme_says() -> None:
    assert place("USER", "sandtable") < place("RUN", "make release-build")
    command = " ".join(json.loads(arguments("CMD")[0]))
    assert re.search(rf"^{command} +# http://localhost:8000/", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert arguments("EXPOSE") == ["8000"] and arguments("ENV") == ["HOST=0.0.0.0"]


def test_what_the_project_makes_on_this_machine_is_not_copied() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv", "build", "node_modules", "var"} <= set(ignored)
