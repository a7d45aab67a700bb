"""Published formats by date: a definition never changes under its code, so that a deck keeps the rules it was made for.

The community changes the lists of a format under the same code. Here the changed format gets a code with the date of
its release (`INF-2026-07`), and the earlier one keeps the code that decks were stored with (`INF`) and says until when
it was in use. `community` is the community's code of both. The name is part of a definition and stays; the title is
what lists of formats show, where the name is not enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_DEFINES: Final = ("sets", "balance", "banned", "restricted", "restrictedPairs", "errata")
"""The parts of a format that decide about decks."""

Entry = dict[str, Any]


def dated(known: list[Entry], published: list[Entry], date: str, gone: Mapping[str, str] | None = None) -> list[Entry]:
    """The formats after a release: those it publishes, in its order, then the earlier ones.

    `known` are the formats before, in our shape; `published` are entries of a release (`{"code", "name", "data"}`).
    Cards that are gone from the release (`gone`: codes with their sets) are banned where their set may be used.
    """
    now = [_current(known, entry, date, gone or {}) for entry in published]
    codes = {entry["code"] for entry in now}
    return [*now, *(_earlier(entry, date) for entry in known if entry["code"] not in codes)]


def _current(known: list[Entry], published: Entry, date: str, gone: Mapping[str, str]) -> Entry:
    data = {key: value for key, value in published["data"].items() if key in _DEFINES}
    if lost := {code for code, its_set in gone.items() if its_set in data["sets"]} - set(data.get("banned", ())):
        data["banned"] = [*data.get("banned", ()), *sorted(lost)]
    for entry in known:
        if entry["community"] == published["code"] and "until" not in entry and _definition(entry) == _definition(data):
            return entry if entry["name"] == published["name"] else {**entry, "title": published["name"]}
    taken = {entry["code"].casefold() for entry in known}
    code = published["code"].upper() if published["code"].islower() else published["code"]  # see own_formats.RESERVED
    code = f"{code}-{date}" if code.casefold() in taken else code
    return {"code": code, "name": published["name"], "community": published["code"], "since": date, **data}


def _earlier(entry: Entry, date: str) -> Entry:
    """A format that the release doesn't publish any more; its title says from when it is."""
    if "until" in entry:
        return entry
    return {**entry, "title": f"{entry.get('title', entry['name'])} ({entry['since']})", "until": date}


def _definition(entry: Entry) -> Entry:
    """The deciding parts of a format, in one order."""
    return {key: _plain(entry[key]) for key in _DEFINES if entry.get(key)}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in sorted(value.items())}
    return sorted(value) if isinstance(value, list) else value
