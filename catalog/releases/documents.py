"""The files of the facts: several releases joined, in the shape that `sandtable.games.destiny.facts` reads."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from catalog.releases.dated_formats import dated
from catalog.releases.records import fact_entry, set_entry
from catalog.releases.release import Release

NOTE: Final = "Facts (names, numbers, die sides) as published by {}; no texts."


@dataclass
class Facts:
    """All facts of the game as plain values."""

    date: str = ""
    """The date of the newest release."""
    sources: list[dict[str, str]] = field(default_factory=list)
    """The releases these facts come from: date and project."""
    sets: list[dict[str, Any]] = field(default_factory=list)
    cards: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """Entries by code of their set, in order of position."""
    notes: dict[str, str] = field(default_factory=dict)
    """By set code a sentence about the source of its facts."""
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    held: dict[str, list[str]] = field(default_factory=dict)
    """Cards that the engine holds back, with the facts that changed."""
    formats: list[dict[str, Any]] = field(default_factory=list)


def joined(before: Facts, release: Release) -> Facts:
    """The facts after a (mended) release. A set that the release doesn't have stays as it was, and so does a card that
    is gone from its set: decks hold it. It is banned in what the release publishes.
    """
    told = {entry["code"]: entry for entry in map(set_entry, release.sets)}
    sets = [*(entry for entry in before.sets if entry["code"] not in told), *told.values()]
    cards = dict(before.cards)
    gone: dict[str, str] = {}
    for code in told:
        entries = {entry["code"]: entry for entry in map(fact_entry, release.cards.get(code, ()))}
        lost = [entry for entry in before.cards.get(code, ()) if entry["code"] not in entries]
        gone |= {entry["code"]: code for entry in lost}
        cards[code] = sorted([*entries.values(), *lost], key=lambda entry: (entry["position"], entry["code"]))
    return Facts(
        date=release.date,
        sources=[*before.sources, {"date": release.date, "project": release.source}],
        sets=sorted(sets, key=lambda entry: entry["position"]),
        cards=_first_prints(cards),
        notes={**before.notes, **dict.fromkeys(told, NOTE.format(release.source))},
        names={kind: {**before.names.get(kind, {}), **names} for kind, names in release.names.items()},
        formats=dated(before.formats, release.formats, release.date, gone),
    )


def _first_prints(cards: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """The same cards; a reprint of a reprint is one of the first print."""
    first = {entry["code"]: entry["reprint_of"] for each in cards.values() for entry in each if "reprint_of" in entry}

    def followed(code: str) -> str:
        seen = {code}
        while (code := first.get(code, code)) not in seen:
            seen.add(code)
        return code

    return {
        code: [entry | {"reprint_of": followed(entry["code"])} if "reprint_of" in entry else entry for entry in each]
        for code, each in cards.items()
    }


def documents(facts: Facts) -> dict[str, str]:
    """The text of every file by its name; equal facts give equal texts."""
    found = {
        "release.json": _object(
            {"date": facts.date, "sources": facts.sources, **({"held": facts.held} if facts.held else {})}
        ),
        "sets.json": _lines(facts.sets) + "\n",
        "names.json": _object(facts.names),
        "formats.json": _object(facts.formats),
    }
    for entry in facts.sets:
        head = json.dumps({"set": entry["code"], "source": facts.notes[entry["code"]]}, ensure_ascii=False)[1:-1]
        found[f"sets/{entry['code']}.json"] = f'{{{head},\n"cards": {_lines(facts.cards[entry["code"]])}}}\n'
    return found


def _object(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _lines(items: list[dict[str, Any]]) -> str:
    """A JSON list with one item a line: compact, and a diff names the card."""
    body = ",\n".join("  " + json.dumps(item, ensure_ascii=False) for item in items)
    return f"[\n{body}\n]"
