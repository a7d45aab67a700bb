"""Take a release: compare it with the facts in use, and write it as the installation's edition."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from catalog.releases.differences import Differences, by_code, differences, held_back
from catalog.releases.documents import Facts, joined
from catalog.releases.editions import write_edition
from catalog.releases.folder import ReleaseRefused, read_release
from catalog.releases.mending import Correction
from catalog.releases.present import present, shipped
from sandtable.games.destiny.cards import written
from sandtable.games.destiny.facts import GAME
from sandtable.games.destiny.text_sets import TextSet
from sandtable.installed import VARIABLE, home


@dataclass(frozen=True)
class Taken:
    """The result of looking at a release."""

    facts: Facts
    differences: Differences
    corrections: list[Correction]

    @property
    def held(self) -> dict[str, list[str]]:
        return self.facts.held


def look(folder: Path, *, date: str, source: str) -> Taken:
    """Read the release in a folder and compare it; nothing is written. Raises ReleaseRefused with every problem."""
    before = present()
    if date <= before.date:
        raise ReleaseRefused([f"the data in use are of {before.date}; a release to take has a later date, not {date}"])
    release, made = read_release(folder, date=date, source=source)
    after = joined(before, release)
    told = {each["code"] for records in release.cards.values() for each in records}
    gone = [
        code
        for entry in release.sets
        for each in before.cards.get(entry["code"], ())
        if (code := each["code"]) not in told
    ]
    after.held = held_back(before, after, shipped(), written(TextSet.RULES_1_1))
    return Taken(after, differences(before, after, gone), made)


def take(taken: Taken) -> str:
    """Write the facts as the edition in use from the next start on; returns its name. Raises NoHome."""
    return write_edition(_home(), taken.facts)


def looked_at(codes: list[str]) -> str:
    """Let the engine play held cards again, in a new edition; returns its name. Raises NotHeld and NoHome."""
    facts = present()
    if unknown := [code for code in codes if code not in facts.held]:
        raise NotHeld(unknown, facts)
    return write_edition(
        _home(), replace(facts, held={code: why for code, why in facts.held.items() if code not in codes})
    )


class NoHome(ValueError):
    """The installation has no folder for its data."""

    def __init__(self) -> None:
        super().__init__(f"{VARIABLE} names no folder for the data of this installation")


class NotHeld(ValueError):
    """The engine doesn't hold these cards back."""

    def __init__(self, codes: list[str], facts: Facts) -> None:
        names = {code: entry["name"] for code, entry in by_code(facts).items()}
        held = ", ".join(f"{code} {names.get(code, '')}" for code in facts.held) or "none"
        super().__init__(f"not held back: {', '.join(codes)}; held back are: {held}")


def _home() -> Path:
    place = home(GAME)
    if place is None:
        raise NoHome
    return place
