"""Data that an installation has instead of the data that come with a game: a newer release of its card facts.

`SANDTABLE_DATA` names a folder with a folder for each game. In that, the file `current` names the edition in use,
which is a folder beside it: `destiny/current` says `2026-09-01-3f2a90c1`, and the files of that edition take the place
of the files with the same names below the game's `data/`. Editions are never changed, so results name one for ever.
Where the data that come with the game are as new as the edition, they are used.
"""

# interpreted: asks for files once a process

from __future__ import annotations

import json
import os
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

VARIABLE: Final = "SANDTABLE_DATA"
RELEASE: Final = "release.json"
"""The file of an edition, and of the data of a game, that says of which date they are."""
_EDITION: Final = re.compile(r"[0-9]{4}(?:-[0-9]{2}){0,2}-[0-9a-f]{8}")


class BadEdition(ValueError):
    """The folder names an edition that isn't there; the service must not go on with other data."""


def home(game: str) -> Path | None:
    """The folder for editions of a game's data; None where the installation has none."""
    folder = os.environ.get(VARIABLE, "").strip()
    return Path(folder) / game if folder else None


@cache
def edition(game: str) -> Path | None:
    """The folder of the edition in use; None where the data that come with the game are. Raises BadEdition."""
    place = home(game)
    if place is None or not (place / "current").is_file():
        return None
    name = (place / "current").read_text(encoding="utf-8").strip()
    chosen = place / name
    if not _EDITION.fullmatch(name) or not (chosen / RELEASE).is_file():
        raise BadEdition(f"{place / 'current'} names the edition {name[:40]!r}, which is not in {place}")
    return chosen if _date((chosen / RELEASE).read_bytes()) > shipped_date(game) else None


@cache
def shipped_date(game: str) -> str:
    """The date of the data that come with a game; empty for a game without releases."""
    file = files("sandtable").joinpath(f"games/{game}/data/{RELEASE}")
    return _date(file.read_bytes()) if file.is_file() else ""


def _date(release: bytes) -> str:
    return str(json.loads(release)["date"])
