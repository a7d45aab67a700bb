"""Two states of the facts compared: new, changed and gone cards, formats, and cards the engine has to hold back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from catalog.releases.documents import Facts

PLAYED_BY: Final = (
    "name", "type", "color", "affiliation", "unique", "health", "cost", "sides", "subtypes", "errata", "reprint_of",
)  # fmt: skip
"""Facts that an encoding relies on; a new erratum means that the printed text is another one now."""

Entry = dict[str, Any]


@dataclass
class Differences:
    """The differences of a release from the facts before it, with names for people."""

    new_sets: list[str] = field(default_factory=list)
    new: dict[str, str] = field(default_factory=dict)
    """Names of new cards by code."""
    changed: dict[str, list[str]] = field(default_factory=dict)
    """By code what changed: "health is 11, it was 10"."""
    gone: dict[str, str] = field(default_factory=dict)
    """Names of cards that the release doesn't have any more; decks may still hold them."""
    formats: list[str] = field(default_factory=list)
    """Sentences about new, changed and withdrawn formats."""

    def __bool__(self) -> bool:
        return any((self.new_sets, self.new, self.changed, self.gone, self.formats))

    @property
    def touched(self) -> set[str]:
        """Cards whose decks are touched."""
        return {*self.changed, *self.gone}


def differences(before: Facts, after: Facts, gone: Iterable[str] = ()) -> Differences:
    """The changes of a release; `gone` are the cards that it doesn't have any more."""
    old, new = by_code(before), by_code(after)
    known = {entry["code"] for entry in before.sets}
    changed = {code: told for code in new.keys() & old.keys() if (told := changes(old[code], new[code]))}
    return Differences(
        new_sets=[f"{entry['name']} ({entry['code']})" for entry in after.sets if entry["code"] not in known],
        new={code: new[code]["name"] for code in new if code not in old},
        changed={code: changed[code] for code in new if code in changed},
        gone={code: old[code]["name"] for code in sorted(gone)},
        formats=_formats(before.formats, after.formats),
    )


def changes(old: Entry, new: Entry, keys: Iterable[str] = ()) -> list[str]:
    """The facts of a card that differ, in words; all of them, or those of `keys`."""
    wanted = list(keys) or sorted(old.keys() | new.keys())
    return [
        f"{key} is {_said(new.get(key))}, it was {_said(old.get(key))}"
        for key in wanted
        if old.get(key) != new.get(key)
    ]


def held_back(before: Facts, after: Facts, shipped: Facts, played: Iterable[str]) -> dict[str, list[str]]:
    """The cards among `played` whose facts are others than those their encoding was written for.

    A card that was looked at stays free until its facts change again.
    """
    old, new, first = by_code(before), by_code(after), by_code(shipped)
    held = {}
    for code in sorted(set(played) & new.keys()):
        since_shipped = changes(first.get(code, {}), new[code], PLAYED_BY)
        since_before = changes(old.get(code, {}), new[code], PLAYED_BY)
        if since_shipped and (since_before or code in before.held):
            held[code] = since_shipped
    return held


def by_code(facts: Facts) -> dict[str, Entry]:
    return {entry["code"]: entry for entries in facts.cards.values() for entry in entries}


def _formats(before: list[Entry], after: list[Entry]) -> list[str]:
    old = {entry["code"]: entry for entry in before}
    told = []
    for entry in after:
        name = f"{entry.get('title', entry['name'])} ({entry['code']})"
        if entry["code"] not in old:
            newer = any(each["community"] == entry["community"] for each in before if "until" not in each)
            told.append(f"{name}: {'the lists have changed' if newer else 'new'}")
        elif "until" in entry and "until" not in old[entry["code"]]:
            newer = any(each["community"] == entry["community"] and "until" not in each for each in after)
            told.append(f"{name}: {'has a newer list' if newer else 'not published any more'}; decks keep it")
    return told


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "nothing"
    return "nothing" if value is None else str(value)
