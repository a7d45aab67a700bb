"""Write down which pages and static files each journey uses: `python -m tests.journeys.record [JOURNEY ...]`.

It runs the journeys, all of them where none is named, and writes `tests/journeys/visits.json`, from which `make quick`
chooses the journeys of a template, a script or a style sheet.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import django
from django.urls import Resolver404, resolve

from tools.check import BIN, ROOT
from tools.visits import FILE

HASHED: Final = re.compile(r"\.[0-9a-f]{12}(\.\w+)$")
"""The digest in the name of a static file that is served in production."""


def used(path: str) -> str:
    """The file behind an address: the module of its view, or a static file; "" where the project has none."""
    if path.startswith("/static/"):
        file = HASHED.sub(r"\1", path.removeprefix("/"))
        return file if (ROOT / file).is_file() else ""
    try:
        view = resolve(path).func
    except Resolver404:
        return ""
    file = str(getattr(view, "view_class", view).__module__).replace(".", "/") + ".py"
    return file if (ROOT / file).is_file() else ""


def read(notes: Iterable[Path]) -> dict[str, set[str]]:
    """By journey the files it has used."""
    found: dict[str, set[str]] = {}
    for note in notes:
        for line in set(note.read_text(encoding="utf-8").splitlines()):
            journey, _, path = line.partition("\t")
            found.setdefault(journey, set()).add(used(path))
    return found


def written(before: dict[str, list[str]], now: dict[str, set[str]]) -> str:
    """The text of the file: journeys that ran now replace what was known of them; those that are gone are left out."""
    kept = before | {journey: sorted(files - {""}) for journey, files in now.items()}
    return json.dumps({name: kept[name] for name in sorted(kept) if (ROOT / name).is_file()}, indent=1) + "\n"


def main(journeys: Sequence[str]) -> int:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.test")
    django.setup()
    file = ROOT / FILE
    before = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    with TemporaryDirectory() as folder:
        command = [f"{BIN}/pytest", "--processes", "2", *(journeys or ["tests/journeys"])]
        ended = subprocess.run(command, cwd=ROOT, env=os.environ | {"RECORD_VISITS": folder})
        file.write_text(written(before, read(Path(folder).iterdir())), encoding="utf-8")
    return ended.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
