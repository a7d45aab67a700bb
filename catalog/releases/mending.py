"""The list of corrections: odd records of the community, each with what is wrong, what is right, and why."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from catalog.releases.release import Release

_NOTHING: Final = ""
"""The value of a field that a record does not have; TOML has no null."""


@dataclass(frozen=True)
class Correction:
    """One field of one card or set."""

    of: str
    """`card` or `set`."""
    code: str
    field: str
    """The community's name of the field."""
    published: Any
    right: Any
    reason: str

    def fits(self, record: dict[str, Any]) -> bool:
        """True where the record still says what the list corrects."""
        return bool((_NOTHING if (value := record.get(self.field)) is None else value) == self.published)

    def mended(self, record: dict[str, Any]) -> dict[str, Any]:
        kept = {key: value for key, value in record.items() if key != self.field}
        return kept if self.right == _NOTHING else {**kept, self.field: self.right}

    def __str__(self) -> str:
        return f"{self.of} {self.code}: {self.field} is {self.published!r}, right is {self.right!r}. {self.reason}"


@cache
def corrections() -> tuple[Correction, ...]:
    """The list that comes with the project, in its order."""
    text = files("sandtable.games.destiny").joinpath("data/corrections.toml").read_text(encoding="utf-8")
    return tuple(
        Correction(of, entry["code"], entry["field"], entry["published"], entry["right"], entry["reason"])
        for of, entries in tomllib.loads(text).items()
        for entry in entries
    )


def mend(release: Release, listed: Sequence[Correction] | None = None) -> tuple[Release, list[Correction]]:
    """The release with corrected records, and the corrections that were made.

    A correction whose record says something else now is left out: the community has mended it, or changed it.
    """
    listed = corrections() if listed is None else listed
    made: list[Correction] = []
    sets = [_mended(entry, _of("set", entry, listed), made) for entry in release.sets]
    cards = {
        code: [_mended(record, _of("card", record, listed), made) for record in records]
        for code, records in release.cards.items()
    }
    return release.with_records(sets, cards), made


def mended_card(record: dict[str, Any]) -> dict[str, Any]:
    """One record of a card after the list of corrections."""
    return _mended(record, _of("card", record, corrections()), [])


def _of(kind: str, record: dict[str, Any], listed: Sequence[Correction]) -> Iterator[Correction]:
    return (each for each in listed if each.of == kind and each.code == record.get("code"))


def _mended(record: dict[str, Any], listed: Iterator[Correction], made: list[Correction]) -> dict[str, Any]:
    for each in listed:
        if each.fits(record):
            record = each.mended(record)
            made.append(each)
    return record
