"""Check a well-formed release as a whole: what its records say about each other, and what the game knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any

from catalog.releases.release import Release
from sandtable.games.destiny.facts import TYPES, BadSide, all_cards, parse_side
from web.api.text import printable, tidy_name

COLORS = ("blue", "red", "yellow", "green", "gray")
AFFILIATIONS = ("hero", "villain", "neutral")

Record = dict[str, Any]


def problems_of(release: Release) -> Iterator[str]:
    """Every reason against the release, each with its file and code."""
    yield from _twice("sets.json", (entry["code"] for entry in release.sets), fold=True)
    yield from _twice("sets.json: position", (str(entry["position"]) for entry in release.sets))
    yield from _twice("card", (each["code"] for records in release.cards.values() for each in records))
    yield from _twice("formats.json", (entry["code"] for entry in release.formats), fold=True)
    if not any(release.cards.values()):
        yield "the release has no cards"
    known = {each["code"] for records in release.cards.values() for each in records} | all_cards().keys()
    for entry in release.sets:
        yield from (f"sets.json {entry['code']} {each}" for each in _set_problems(entry, release))
    for code, records in release.cards.items():
        for record in records:
            yield from (f"set/{code}.json {record['code']} {each}" for each in _card_problems(record, code, known))
            for subtype in record.get("subtypes") or ():
                if subtype.strip() not in release.names["subtypes"]:
                    yield f"set/{code}.json {record['code']} subtypes: {subtype!r} is not in subtypes.json"
    for entry in release.formats:
        yield from (f"formats.json {entry['code']} {each}" for each in _format_problems(entry, release, known))


def _twice(where: str, codes: Iterable[str], *, fold: bool = False) -> Iterator[str]:
    counts = Counter(code.casefold() if fold else code for code in codes)
    return (f"{where} {code}: is there {count} times" for code, count in counts.items() if count > 1)


def _set_problems(entry: Record, release: Release) -> Iterator[str]:
    if entry["cycle_code"] not in release.names["cycles"]:
        yield f"cycle_code: {entry['cycle_code']!r} is not in cycles.json"
    try:
        date.fromisoformat(entry["date_release"])
    except ValueError:
        yield f"date_release: {entry['date_release']!r} is no date"
    yield from _unclean(entry, "name", "project_name")


def _card_problems(record: Record, set_code: str, known: set[str]) -> Iterator[str]:
    if record["set_code"] != set_code:
        yield f"set_code: is {record['set_code']!r}, in the file of {set_code}"
    for field, choices in (("type_code", TYPES), ("faction_code", COLORS), ("affiliation_code", AFFILIATIONS)):
        if record[field] not in choices:
            yield f"{field}: {record[field]!r} is not one of {', '.join(choices)}"
    yield from _unclean(record, "name", "subtitle")
    yield from _side_problems(record)
    if record["type_code"] == "character" and not record.get("health"):
        yield "health: a character has health"
    if record["type_code"] == "character" and not record.get("points"):
        yield "points: a character has points"
    for field in ("reprint_of", "parallel_die"):
        if record.get(field) and (record[field] not in known or record[field] == record["code"]):
            yield f"{field}: {record[field]} is no other card"


def _side_problems(record: Record) -> Iterator[str]:
    sides = record.get("sides") or []
    if len(sides) not in (0, 6):
        yield f"sides: a die has six sides, here are {len(sides)}"
    if bool(sides) != record["has_die"]:
        yield f"has_die: is {record['has_die']}, and there are {len(sides)} sides"
    for side in sides:
        try:
            parse_side(side.strip())
        except BadSide:
            yield f"sides: {printable(side, 20)!r} is no die side that the game knows"


def _unclean(entry: Record, *fields: str) -> Iterator[str]:
    """Names with something that nobody sees in them: other blanks are mended, these are not."""
    for field in fields:
        text = entry.get(field) or ""
        if " ".join(text.split()) != tidy_name(text) or (field == "name" and not text.strip()):
            yield f"{field}: {printable(text, 80)!r} is no name as people see it"


def _format_problems(entry: Record, release: Release, known: set[str]) -> Iterator[str]:
    data = entry["data"]
    sets = {each["code"] for each in release.sets} | {card.set_code for card in all_cards().values()}
    yield from (f"sets: no set has the code {code}" for code in data["sets"] if code not in sets)
    pairs = data.get("restrictedPairs", {})
    values = {
        each["code"]: each["points"].count("/")
        for records in release.cards.values()
        for each in records
        if each.get("points")
    }
    lists = {name: data.get(name, ()) for name in ("balance", "banned", "restricted", "errata")}
    lists["restrictedPairs"] = [*pairs, *(other for others in pairs.values() for other in others)]
    for name, codes in lists.items():
        yield from (f"{name}: no card has the code {code}" for code in codes if code not in known)
    for code, text in data.get("balance", {}).items():
        if code in values and text.count("/") != values[code]:
            yield f"balance: {code} has {values[code] + 1} point values, here are {text.count('/') + 1}"
    yield from (f"restrictedPairs: {code} stands beside itself" for code, others in pairs.items() if code in others)
    yield from _unclean(entry, "name")
