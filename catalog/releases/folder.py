"""Read a release from a folder that somebody else has filled: every problem is named, and one refuses everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from jsonschema import Draft202012Validator

from catalog.releases.checking import problems_of
from catalog.releases.mending import Correction, mend
from catalog.releases.release import NAME_FILES, Release
from catalog.releases.schemas import SCHEMAS
from web.api.json import BadJSON, Limits, parse_json
from web.api.text import printable

MOST_SETS: Final = 100
MOST_CARDS: Final = 20_000
MOST_PROBLEMS: Final = 1_000
"""Problems that are listed; further ones are only counted."""
LIMITS: Final = Limits(bytes=8 * 1024 * 1024, depth=6, nodes=400_000, string=20_000)
"""Of one file; the largest file of the community has 170 kB."""
_VALIDATORS: Final = {name: Draft202012Validator(schema) for name, schema in SCHEMAS.items()}


class ReleaseRefused(ValueError):
    """Nothing was written; `problems` names every reason."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems[:MOST_PROBLEMS]
        super().__init__(f"{len(problems)} problems; nothing was loaded")


def read_release(folder: Path, *, date: str, source: str) -> tuple[Release, list[Correction]]:
    """The release in a folder, mended by the list of corrections, and the corrections made. Raises ReleaseRefused."""
    reader = _Reader(folder)
    sets = reader.entries("sets")
    names = {kind: reader.entries(kind, "names") for kind in NAME_FILES}
    formats = reader.entries("formats")
    cards = {entry["code"]: reader.entries(f"set/{entry['code']}", "cards", check=False) for entry in sets[:MOST_SETS]}
    if len(sets) > MOST_SETS or sum(map(len, cards.values())) > MOST_CARDS:
        reader.problems.append(f"at most {MOST_SETS} sets and {MOST_CARDS} cards are read")
    if reader.problems:
        raise ReleaseRefused(reader.problems)
    told = {kind: {entry["code"]: entry["name"].strip() for entry in entries} for kind, entries in names.items()}
    release, made = mend(Release(date, source, sets, cards, formats, told))
    found = [
        *(each for code, records in release.cards.items() for each in _misshapen(f"set/{code}.json", "cards", records)),
    ]
    found = found or list(problems_of(release))
    if found:
        raise ReleaseRefused(found)
    return release, made


class _Reader:
    """Reads the lists of a folder and keeps what is wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []

    def entries(self, name: str, schema: str = "", *, check: bool = True) -> list[dict[str, Any]]:
        """The objects of one file; without those whose shape is wrong, where shapes are checked."""
        file = f"{name}.json"
        value = self._document(file)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.problems.append(f"{file}: expected a list of objects")
            return []
        if not check:
            return value
        before = len(self.problems)
        self.problems += _misshapen(file, schema or name, value)
        return value if len(self.problems) == before else []

    def _document(self, file: str) -> Any:
        path = self.folder / file
        if not path.is_file():
            self.problems.append(f"{file}: is not there")
            return None
        try:
            with path.open("rb") as opened:
                return parse_json(opened.read(LIMITS.bytes + 1), LIMITS)
        except OSError as error:
            self.problems.append(f"{file}: cannot be read: {error.strerror}")
        except BadJSON as bad:
            self.problems += [f"{file} {each.pointer}: {each.message}" for each in bad.problems]
        return None


def _misshapen(file: str, schema: str, entries: list[dict[str, Any]]) -> Iterator[str]:
    for index, entry in enumerate(entries):
        code = entry.get("code")
        shown = f" {printable(code, 20)}" if isinstance(code, str) else ""
        for error in _VALIDATORS[schema].iter_errors(entry):
            place = "/".join(str(step) for step in error.absolute_path)
            yield f"{file} [{index}]{shown} {printable(place, 60)}: {printable(error.message, 200)}"
