"""README.md and docs/ name only what exists: files, classes and their members, functions, commands, variables."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from django.core.management import get_commands

ROOT = Path(__file__).resolve().parent.parent
OWN = Path(__file__).relative_to(ROOT).as_posix()
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs" / "games").glob("*.md"))]
BLOCK = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"`([^`\n]+)`")
PLACEHOLDER = re.compile(r"<[^<>]*>|\{[^{}]*\}")
MADE = ("build/", "var/", ".venv")
"""Folders that come to be when the project runs."""


def tracked(*patterns: str) -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


@cache
def paths() -> list[str]:
    """Every file, and every folder with a slash behind it."""
    files = tracked(".")
    return [*files, *{f"{folder}/" for file in files for folder in map(str, Path(file).parents) if folder != "."}]


@cache
def sources() -> dict[str, str]:
    """The text of every module, by its path."""
    return {path: (ROOT / path).read_text(encoding="utf-8") for path in tracked("*.py")}


@cache
def homes() -> dict[str, set[str]]:
    """The paths of the modules that define a class, by its name."""
    found: dict[str, set[str]] = defaultdict(set)
    for path, text in sources().items():
        for name in re.findall(r"^[ \t]*class (\w+)", text, re.MULTILINE):
            found[name].add(path)
    return found


@cache
def parsed(path: str) -> ast.Module:
    return ast.parse(sources()[path])


def classes(name: str) -> Iterator[ast.ClassDef]:
    """The classes of this name."""
    for path in homes().get(name, ()):
        yield from (node for node in ast.walk(parsed(path)) if isinstance(node, ast.ClassDef) and node.name == name)


@cache
def tops(module: str) -> set[str] | None:
    """Names defined at the top of the modules with this last name; None when there is no such module."""
    found = [set(_defined(parsed(path).body)) for path in sources() if Path(path).stem == module]
    return set().union(*found) if found else None


def _defined(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def _set_on_self(node: ast.ClassDef) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == "self":
            yield each.attr


def has_member(class_name: str, member: str) -> bool:
    return any(
        member in _defined(each.body)
        or member in _set_on_self(each)
        or any(has_member(base.id, member) for base in each.bases if isinstance(base, ast.Name))
        for each in classes(class_name)
    )


@cache
def words() -> set[str]:
    """Every name in code, templates, scripts and settings."""
    others = (Path(ROOT, path).read_text(encoding="utf-8") for path in tracked("*.html", "*.js", "*.toml", "Makefile"))
    texts = [*(text for path, text in sources().items() if path != OWN), *others]
    return {word for text in texts for word in re.findall(r"\w+", text)}


@cache
def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def is_file(path: str) -> bool:
    """True for a tracked path or the end of one; `<game>` stands for any name."""
    if path.startswith(MADE):
        return True
    wanted = PLACEHOLDER.sub("*", path)
    return any(fnmatch(known, wanted) or fnmatch(known, f"*/{wanted}") for known in paths())


def is_member(name: str) -> bool:
    """`Class.member` or `module.function`."""
    owner, member = name.split(".")
    if any(classes(owner)):
        return has_member(owner, member)
    known = tops(owner)
    return known is None or member in known


def is_module(words_after_python: str) -> bool:
    return find_spec(words_after_python.split()[0]) is not None


KINDS: list[tuple[str, Callable[[str], bool]]] = [
    (r"(?:\.venv/bin/python )?manage\.py (\w+)\b.*", lambda name: name in get_commands()),
    (r"(?:[A-Z_]+=\S+ )*make ([a-z-]+)(?: .*)?", lambda name: name in targets()),
    (r"python -m ([\w.]+)(?: .*)?", is_module),
    (r"((?:[\w<>{}.-]+/)*[\w<>-]+\.(?:py|md|toml|json|html|css|js|svg|in|lock|sh))", is_file),
    (r"((?:[a-z_<>-]+/)+)", is_file),
    (r"([A-Za-z_]\w*\.[a-z_]\w*)(?:\(.*\))?", is_member),
    (r"([a-z_]\w+)\(.*\)", lambda name: name in words()),
    (r"([A-Z][a-z]+(?:[A-Z][a-z]+)+)", lambda name: name in words()),
    (r"([A-Z]+(?:_[A-Z]+)+)(?:=.*)?", lambda name: name in words()),
]
"""The kinds of quoted text, in the order of trying, each with the check that the name in it exists."""


def unknown(text: str) -> list[str]:
    """The quoted names in a page's text that name nothing."""
    return [quoted for quoted in dict.fromkeys(QUOTED.findall(BLOCK.sub("", text))) if not _exists(quoted)]


def _exists(quoted: str) -> bool:
    for pattern, exists in KINDS:
        if found := re.fullmatch(pattern, quoted):
            return exists(found.group(1))
    return True  # prose, a value, an address: no name of the code


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_only_what_exists(page: Path) -> None:
    assert unknown(page.read_text(encoding="utf-8")) == []


NOTHING = [
    "Game.random_scenario(dice, pool)", "tide_of_iron/no_such.py", "manage.py fly", "make tea", "selectors.nobody(x)",
    "NO_SUCH_VARIABLE", "NoSuchClass", "do_nothing_at_all(x)", "python -m tools.nothing", "no_such_folder/",
]  # fmt: skip
SOMETHING = [
    "Game.setup(subjects, scenario)",
    "engine/game.py",
    "make run",
    "python -m tools.check",
    "sandtable/games/<game>/",
]


@pytest.mark.parametrize("name", NOTHING)
def test_a_name_of_nothing_is_seen(name: str) -> None:
    assert unknown(f"A page that names `{name}`.") == [name]


@pytest.mark.parametrize("name", SOMETHING)
def test_a_name_of_something_passes(name: str) -> None:
    assert unknown(f"A page that names `{name}`.") == []
