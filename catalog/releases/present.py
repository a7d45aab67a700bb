"""The facts that are in use, and those that come with the project, as plain values."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from catalog.releases.documents import Facts
from sandtable.games.destiny import facts


def present() -> Facts:
    """The facts this process goes by."""
    return _facts(facts.read)


def shipped() -> Facts:
    """The facts that come with the project, for which its encodings were written."""
    folder = files("sandtable.games.destiny").joinpath("data")
    return _facts(lambda name: json.loads(folder.joinpath(name).read_bytes()))


def _facts(read: Callable[[str], Any]) -> Facts:
    release, sets = read("release.json"), read("sets.json")
    told = {entry["code"]: read(f"sets/{entry['code']}.json") for entry in sets}
    return Facts(
        date=release["date"],
        sources=release["sources"],
        sets=sets,
        cards={code: each["cards"] for code, each in told.items()},
        notes={code: each["source"] for code, each in told.items()},
        names=read("names.json"),
        held=release.get("held", {}),
        formats=read("formats.json"),
    )
