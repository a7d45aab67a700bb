"""The container file, read only: a pinned base, every step before the start, no secret, no rights."""

from __future__ import annotations

import json
import re
from pathlib import Path

from config.entry import command

ROOT = Path(__file__).resolve().parent.parent.parent
LINES = [line for line in (ROOT / "Containerfile").read_text().replace("\\\n", " ").splitlines() if line.strip()]
STEPS = [line.partition(" ")[::2] for line in LINES if not line.startswith("#")]
"""The instructions with their arguments, in order."""
LAST = max(number for number, (name, _) in enumerate(STEPS) if name == "FROM")
"""The place at which the image itself begins; before it stands the one that compiles."""


def arguments(instruction: str, since: int = 0) -> list[str]:
    return [told for name, told in STEPS[since:] if name == instruction]


def place(instruction: str, text: str) -> int:
    """The number of the only step of this kind with this text."""
    found = [number for number, (name, told) in enumerate(STEPS) if name == instruction and text in told]
    assert len(found) == 1, (instruction, text)
    return found[0]


def test_the_base_is_an_official_python_of_one_version_that_the_project_supports() -> None:
    assert re.fullmatch(r"BASE=docker\.io/library/python:3\.11\.\d+-slim-\w+", arguments("ARG")[0])
    assert arguments("FROM") == ["${BASE} AS build", "${BASE}"]
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text()


def test_the_rules_are_compiled_with_the_compiler_that_was_installed() -> None:
    steps = [
        place("RUN", " gcc "),
        place("COPY", ". ."),
        place("RUN", "make release-build"),
        place("RUN", "collectstatic"),
    ]
    assert steps == sorted(steps) and steps[-1] < LAST
    assert not [told for told in arguments("RUN", LAST) if "apt-get" in told], "no compiler in the image itself"


def test_a_release_build_installs_the_lock_file_first() -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert re.search(r"^release-build: install\b", makefile, re.MULTILINE)
    assert re.search(r"^install:\n\t.* requirements\.lock$", makefile, re.MULTILINE)


def test_the_service_runs_as_a_user_without_rights_who_can_write_its_data_alone() -> None:
    assert arguments("USER", LAST) == ["sandtable"]
    assert "--chown=root:root /srv/sandtable /srv/sandtable" in arguments("COPY", LAST)[0]
    assert "chown sandtable:sandtable /srv/sandtable/var" in arguments("RUN", LAST)
    assert arguments("VOLUME") == ["/srv/sandtable/var"] and arguments("EXPOSE") == ["8000"]


def test_without_a_word_it_starts_as_make_run_does() -> None:
    assert json.loads(arguments("ENTRYPOINT")[0]) == ["python", "-m", "config.entry"]
    makefile = (ROOT / "Makefile").read_text()
    assert f"python {' '.join(command(json.loads(arguments('CMD')[0]), {})[0])}\n" in makefile


def test_no_secret_is_in_the_image() -> None:
    kept = dict(re.findall(r"(\w+)=(\S+)", arguments("ENV")[0]))
    assert set(kept) == {"PATH", "HOST", "SANDTABLE_STATIC", "SANDTABLE_CACHE"}
    assert kept["SANDTABLE_STATIC"] in STEPS[place("RUN", "collectstatic")][1], "outside of the volume"
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {"deploy/.env", "deploy/tls"} <= set(ignored)


def test_what_the_project_makes_on_this_machine_is_not_copied() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv", "build", "node_modules", "var"} <= set(ignored)
