"""The promises of README.md and docs/: their code runs, their commands play, their links lead somewhere."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest
from django.core.management import call_command

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "games").glob("*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = re.findall(r"^\.venv/bin/python manage\.py (play .+)$", README, re.MULTILINE)
SAID = re.compile(r"^(?:print\(.*\) *)?# (.+)$")
"""The printed line of an example: behind its `print(...)`, or in a comment on the next line."""


def test_the_readme_has_three_examples_and_commands_of_several_games() -> None:
    assert len(EXAMPLES) == 3
    assert {shlex.split(command)[1] for command in COMMANDS} > {"destiny", "tide_of_iron"}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_prints_what_it_says(example: str) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), {})
    lines = example.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("print("))
    said = [found.group(1) for line in lines[first:] if (found := SAID.match(line))]
    assert said and printed.getvalue().splitlines() == said


@pytest.mark.django_db
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_plays(command: str) -> None:
    """As it stands there, but for the number of games."""
    name, *words = shlex.split(re.sub(r"--games \d+", "--games 1", command))
    told = io.StringIO()
    call_command(name, *words, stdout=told)
    assert re.search(r'^\d+ games? in |"games": \d+', told.getvalue())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
