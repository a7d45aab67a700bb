"""The arrows between the files of the project: imports of modules, names of templates, imports of scripts."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Final

import grimp

PACKAGES: Final = (
    "accounts", "benchmarks", "catalog", "config", "decks", "drawing", "home", "sandtable", "scenarios", "simulate",
    "tests", "tools", "web",
)  # fmt: skip
_TEMPLATE_NAME: Final = re.compile(r"""["'](?P<name>[\w/.{}-]+\.(?:html|txt|svg))["']""")
_SCRIPT_NAME: Final = re.compile(r"""["'](?P<name>\.{1,2}/[\w/.-]+\.js)["']""")


def tracked(root: Path) -> list[str]:
    """The files that git tracks, and new ones that it does not ignore; those that are still there."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()  # noqa: S603
    return [name for name in names if (root / name).is_file()]


@cache
def files(root: Path) -> frozenset[str]:
    """The files of the project by their paths below the root."""
    return frozenset(tracked(root))


class Arrows:
    """The users of a file: the modules that import it, the modules and templates that name a template."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def graph(self) -> grimp.ImportGraph:
        return grimp.build_graph(*PACKAGES, cache_dir=str(self.root / ".grimp_cache"))

    def importers(self, path: str) -> list[str]:
        """The paths of the modules that import this one directly, in order."""
        module = dotted(path)
        if module not in self.graph.modules:
            return []
        found = (self.path_of(name) for name in self.graph.find_modules_that_directly_import(module))
        return sorted(filter(None, found))

    def path_of(self, module: str) -> str:
        """The path of a module; "" where it is no file of the project."""
        file = module.replace(".", "/")
        return next((path for path in (f"{file}.py", f"{file}/__init__.py") if path in files(self.root)), "")

    @cached_property
    def templates_named(self) -> dict[str, set[str]]:
        """By template name the files that name it: modules, and templates that extend or include it."""
        found: dict[str, set[str]] = {}
        for path in files(self.root):
            if path.endswith(".py") and not path.startswith("tests/") or path.startswith("templates/"):
                for name in _TEMPLATE_NAME.findall((self.root / path).read_text(encoding="utf-8")):
                    found.setdefault(name, set()).add(path)
        return found

    def pages_of(self, template: str) -> set[str]:
        """The modules that show a template, given by its path, also by way of other templates."""
        seen, waiting = {template}, [template]
        while waiting:
            new = self._naming(waiting.pop()) - seen
            seen |= new
            waiting += [path for path in new if path.startswith("templates/")]
        return {path for path in seen if path.endswith(".py")}

    def _naming(self, template: str) -> set[str]:
        """The files that name a template. A name with a part in braces stands for every word in its place."""
        name = template.removeprefix("templates/")
        return {
            path
            for pattern, paths in self.templates_named.items()
            if pattern == name or "{" in pattern and re.fullmatch(_as_expression(pattern), name)
            for path in paths
        }


def _as_expression(pattern: str) -> str:
    """A regular expression for the names that a pattern with parts in braces stands for."""
    return "[^/]+".join(map(re.escape, re.split(r"\{[^}]*\}", pattern)))


def dotted(path: str) -> str:
    """The name of a module: "decks.services" for "decks/services.py", "decks" for "decks/__init__.py"."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def nearness(path: str, to: str) -> int:
    """The number of folders at the beginning that two paths share."""
    shared = 0
    for one, other in zip(Path(path).parts[:-1], Path(to).parts[:-1], strict=False):
        if one != other:
            break
        shared += 1
    return shared


def outward(start: str, arrows: Arrows) -> Iterator[list[str]]:
    """Level by level the modules that import a module: directly first, then those that import these."""
    seen, level = {start}, [start]
    while level:
        level = sorted({path for each in level for path in arrows.importers(each)} - seen)
        seen |= set(level)
        if level:
            yield level


def scripts_importing(script: str, root: Path, scripts: Iterable[str]) -> set[str]:
    """The scripts that import this one directly."""
    target = root / script
    return {
        other
        for other in scripts
        for name in _SCRIPT_NAME.findall((root / other).read_text(encoding="utf-8"))
        if ((root / other).parent / name).resolve() == target.resolve()
    }
