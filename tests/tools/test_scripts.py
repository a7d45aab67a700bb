"""The checks of scripts have teeth: in a copy of the scripts they pass, and each planted fault is refused and named."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.support.depth import variants
from tests.support.programs import missing
from tests.support.small_project import edit
from tools import node

PARTS: Final = (
    "package.json",
    "biome.json",
    "tsconfig.json",
    "static/js",
    "tests/js",
    "tests/sandtable/games/tide_of_iron",
)


@dataclass(frozen=True)
class Fault:
    """A change of one file that a check has to refuse; `told` is a part of the reason."""

    path: str
    old: str
    new: str
    told: str


BEHIND: Final = "this.store.document !== this.sent"
CLAMPED: Final = "Math.min(last, Math.max(0, moment))"
WORDS: Final = "workshop/games/tide_of_iron/map_words.js"
FAULTS: Final[dict[str, Sequence[Fault]]] = {
    "types": (
        Fault("workshop/connection.js", BEHIND, BEHIND.replace("document", "documnet"), "documnet"),
        Fault("workshop/form/schema.js", "known.minItems ?? 0", "known.minItem ?? 0", "'minItem'"),
        Fault("seat/seat.js", "problem.hidden = false;\n}", "problem.hiden = false;\n}", "hiden"),
        Fault("replay.js", "seek.value = String(at);", "seek.value = at;", "static/js/replay.js("),
        Fault("workshop/map/tools.js", "drawn = { from: hex, to: hex };", "drawn = { from: hex };", "map/tools.js("),
        Fault("workshop/main.js", 'problems.on("go", go);', 'problems.on("goes", go);', '"goes"'),
        Fault(WORDS, "each.unit.hex === name", "each.hex === name", "map_words.js("),
    ),
    "lint": (
        Fault(
            "workshop/store.js", "const now = perf", "const then = 0;\n    const now = perf", "variable then is unused"
        ),
        Fault("polling.js", "tellOffline(event) {", "tellOffline(event) {\n  tellAll(event);", "tellAll"),
        Fault("workshop/dom.js", "const SVG", 'import "./icons.js";\n\nconst SVG', "noImportCycles"),
        Fault("moments.js", CLAMPED, CLAMPED.replace(" ", ""), "moments.js format"),
    ),
    "test": (
        Fault("workshop/store.js", "    this.#future = [];\n", "", "closes the way forward"),
        Fault("workshop/difference.js", "index >= now;", "index > now;", "removed from the end on"),
        Fault("workshop/paths.js", '.replaceAll("~", "~0")', "", "escapes its own signs"),
        Fault("workshop/map/hexes.js", "row - (column + isOdd", "row - (column - isOdd", "the examples of the rules"),
        Fault("workshop/form/numbers.js", "Math.trunc", "Math.round", "a field says a whole number"),
        Fault("workshop/form/form.js", "number === 0 &&", "number < 0 &&", "a count of 0 is left out"),
        Fault("shortcuts.js", "!metaKey && !altKey", "!metaKey", "chords are none"),
        Fault("moments.js", "turn < moment", "turn <= moment", "a turn back is its beginning"),
    ),
}
"""Faults by the check that has to find them."""
CIRCLE: Final = {"static/js/workshop/dom.js", "static/js/workshop/icons.js"}
"""The modules of the planted circle of imports: it is told of both."""
PLACE: Final = re.compile(r"^[\w./-]+\.(?:js|ts|json)(?=[(: ])", re.MULTILINE)
"""The file at the beginning of a line in which tsc or biome complains."""


@pytest.fixture(scope="session")
def npm() -> str:
    """The path of npm, with the tools installed."""
    try:
        return node.install()
    except node.CannotCheck as reason:
        missing(str(reason))
        raise


@pytest.fixture
def copy(npm: str, tmp_path: Path) -> Path:
    """The scripts with their tests and settings, to be edited."""
    for part in PARTS:
        place = tmp_path / part
        place.parent.mkdir(parents=True, exist_ok=True)
        if (node.ROOT / part).is_dir():
            shutil.copytree(node.ROOT / part, place)
        else:
            shutil.copy(node.ROOT / part, place)
    (tmp_path / "node_modules").symlink_to(node.ROOT / "node_modules")
    return tmp_path


def checked(npm: str, name: str, root: Path) -> subprocess.CompletedProcess[str]:
    """The end of one check of the scripts in this folder."""
    return subprocess.run([npm, "run", "--silent", name], cwd=root, capture_output=True, text=True)


@pytest.mark.parametrize("check", variants(node.CHECKS, ("test",)))
def test_an_untouched_copy_passes(check: str, npm: str, copy: Path) -> None:
    ended = checked(npm, check, copy)
    assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.parametrize("check", node.CHECKS)
def test_planted_faults_are_refused_and_named(check: str, npm: str, copy: Path) -> None:
    for fault in FAULTS[check]:
        edit(copy, f"static/js/{fault.path}", fault.old, fault.new)
    ended = checked(npm, check, copy)
    assert ended.returncode != 0
    told = "\n".join(refused(check, ended.stdout + ended.stderr))
    assert [fault for fault in FAULTS[check] if fault.told not in told] == [], told
    if check != "test":
        assert set(PLACE.findall(told)) == places(check), told


def places(check: str) -> set[str]:
    """The files that are refused, and no others: the rest of the copy is in order."""
    planted = {f"static/js/{fault.path}" for fault in FAULTS[check]}
    return planted | CIRCLE if check == "lint" else planted


def refused(check: str, told: str) -> list[str]:
    """The lines about faults: the tests also name those that passed."""
    return [line for line in told.splitlines() if check != "test" or line.lstrip().startswith("✖")]
