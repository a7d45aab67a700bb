"""Docstrings and comments are plain sentences: none begins with a question word, none hides its noun in a riddle."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (
    "accounts", "benchmarks", "catalog", "config", "decks", "drawing", "home", "sandtable", "scenarios", "simulate",
    "tests", "tools", "web",
)  # fmt: skip

QUESTION = re.compile(r"\s*(What|Who|Whose|Whom|Whoever|Whatever|Which|Why|How|Where|When|That which)\b")
OPENED = re.compile(r"[\"'#]" + QUESTION.pattern)
"""A question word where a text of the source may begin. Most files have none, and need no closer look."""
RIDDLES = re.compile(
    r"\b(so many\b(?! that)|whoever|whatever|of whom|for who\b|for whom|what so|how (that|those|it) went|who has none|"
    r"what of|that which|of what|as what|what is so|whom)\b",
    re.IGNORECASE,
)


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """The docstrings of a file (of modules, classes, functions and attributes) and its comments, with their lines."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        for statement in getattr(node, "body", []) if not isinstance(node, (ast.Lambda, ast.IfExp)) else []:
            value = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield statement.lineno, value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.removeprefix("#").strip()


def riddles(path: Path) -> list[str]:
    """Each text of the file that isn't plain, with its place."""
    source = path.read_text(encoding="utf-8")
    if not OPENED.search(source) and not RIDDLES.search(source):
        return []
    found = [(line, text) for line, text in texts(path) if QUESTION.match(text) or RIDDLES.search(text)]
    return [f"{path.relative_to(ROOT)}:{line}: {text.strip().splitlines()[0]}" for line, text in found]


def modules(folder: str) -> list[Path]:
    command = [
        "git",
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
        "--",
        f"{folder}/**.py",
        f"{folder}/*.py",
    ]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [ROOT / path for path in listed if "/migrations/" not in path]


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_and_comments_are_plain(folder: str) -> None:
    found = [riddle for path in modules(folder) for riddle in riddles(path)]
    assert not found, "\n".join([f"{len(found)} texts to be said plainly:", *found])


@pytest.mark.parametrize("text", ["What so many seats take together.", "Seats of whom that is so.", "How it is drawn."])
def test_a_riddle_is_seen(tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_plain_english.ROOT", tmp_path)
    (tmp_path / "one.py").write_text(f'def one():\n    """{text}"""\n    # {text}\n', encoding="utf-8")
    assert len(riddles(tmp_path / "one.py")) == 2
