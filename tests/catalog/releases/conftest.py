"""A folder in the community's shape, made from the facts that come with the project."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable import installed
from sandtable.games.destiny import cards, facts
from sandtable.playtest import fingerprint

CACHES = (
    installed.edition,
    facts.held,
    facts.data_version,
    facts.all_cards,
    cards._table,
    fingerprint.fingerprint,
    fingerprint.data_version,
)
"""Everything that a process remembers of the data it began with, as far as these tests ask for it."""


@pytest.fixture(scope="module", autouse=True)
def catalogue() -> None:
    """These tests need no tables."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installation with a folder for its data, and a process that begins anew when `begin_anew` is called."""
    monkeypatch.setenv(installed.VARIABLE, str(tmp_path / "data"))
    begin_anew()
    yield tmp_path / "data" / "destiny"
    monkeypatch.undo()
    begin_anew()


def begin_anew() -> None:
    for each in CACHES:
        each.cache_clear()


class Folder:
    """The files of a release: the sets AW and RIV, and every format, as they are here."""

    def __init__(self, path: Path) -> None:
        self.path = path
        (path / "set").mkdir(parents=True)
        names = facts.read("names.json")
        for kind, each in names.items():
            self.write(kind, [{"code": code, "name": name} for code, name in each.items()])
        self.sets = [_set(entry) for entry in facts.read("sets.json") if entry["code"] in ("AW", "RIV")]
        self.cards = {
            entry["code"]: [_card(each, entry["code"]) for each in facts.read(f"sets/{entry['code']}.json")["cards"]]
            for entry in self.sets
        }
        self.formats = [_format(entry) for entry in facts.read("formats.json") if "until" not in entry]
        self.save()

    def card(self, code: str) -> dict[str, Any]:
        return next(each for records in self.cards.values() for each in records if each["code"] == code)

    def save(self) -> Path:
        self.write("sets", self.sets)
        self.write("formats", self.formats)
        for code, records in self.cards.items():
            self.write(f"set/{code}", records)
        return self.path

    def write(self, name: str, value: Any) -> None:
        (self.path / f"{name}.json").write_text(json.dumps(value), encoding="utf-8")


@pytest.fixture
def release(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "release")


def _set(entry: dict[str, Any]) -> dict[str, Any]:
    kept = {key: entry[key] for key in ("code", "name", "position", "size")}
    return {**kept, "cycle_code": entry["cycle"], "date_release": entry["released"], "cgdb_id_start": None}


def _card(entry: dict[str, Any], set_code: str) -> dict[str, Any]:
    kept = {key: entry[key] for key in ("code", "position", "name", "deck_limit", *_SAME) if key in entry}
    return {
        **kept,
        "set_code": set_code,
        "type_code": entry["type"],
        "faction_code": entry["color"],
        "affiliation_code": entry["affiliation"],
        "rarity_code": entry["rarity"],
        "is_unique": entry.get("unique", False),
        "has_errata": entry.get("errata", False),
        "has_die": "sides" in entry,
        "points": "/".join(map(str, entry.get("points", ()))),
        "flip_card": entry.get("flip", False),
        "text": "Words that are never kept.",
    }


_SAME = ("subtitle", "health", "cost", "sides", "subtypes", "reprint_of", "parallel_die")


def _format(entry: dict[str, Any]) -> dict[str, Any]:
    data = {
        key: entry[key]
        for key in entry
        if key in ("sets", "balance", "banned", "restricted", "restrictedPairs", "errata")
    }
    return {"code": entry["community"], "name": entry.get("title", entry["name"]), "data": data}
