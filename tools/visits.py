"""The journeys that visit a page or load a script, as `tests/journeys/visits.json` keeps them.

`python -m tests.journeys.record` lets every journey run and writes the file anew: by journey the modules of the views
it has asked, and the files of `static/` it has loaded. A page or script that is newer than the file is found by what
imports it.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from tools.arrows import Arrows, files, outward, scripts_importing

FILE: Final = "tests/journeys/visits.json"


@cache
def visits(root: Path) -> dict[str, list[str]]:
    """By journey the paths of the view modules and static files it has used; the journey with the fewest first."""
    path = root / FILE
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    here = {journey: used for journey, used in found.items() if (root / journey).is_file()}
    return dict(sorted(here.items(), key=lambda each: (len(each[1]), each[0])))


def using(root: Path, paths: Collection[str]) -> list[str]:
    """The journeys that use one of these files, the most particular first."""
    return [journey for journey, used in visits(root).items() if not set(paths).isdisjoint(used)]


def journeys_of_file(root: Path, path: str, arrows: Arrows) -> list[str]:
    """The journeys that load a static file, or a script that imports it."""
    seen, level = {path}, {path}
    scripts = [each for each in files(root) if each.startswith("static/") and each.endswith(".js")]
    while level:
        if found := using(root, level):
            return found
        level = {other for each in level for other in scripts_importing(each, root, scripts)} - seen
        seen |= level
    return journeys_of_pages(root, _pages_naming(path, arrows), arrows)


def journeys_of_pages(root: Path, pages: Collection[str], arrows: Arrows) -> list[str]:
    """The journeys that visit the views in one of these modules, or in the nearest modules that import them."""
    if found := using(root, pages):
        return found
    for page in sorted(pages):
        for level in outward(page, arrows):
            if found := using(root, level):
                return found
    return list(visits(root))


def _pages_naming(path: str, arrows: Arrows) -> set[str]:
    """The modules that show a template which names this static file."""
    name = path.removeprefix("static/")
    templates = [each for each in files(arrows.root) if each.startswith("templates/")]
    named = [each for each in templates if name in (arrows.root / each).read_text(encoding="utf-8")]
    return {page for template in named for page in arrows.pages_of(template)}
