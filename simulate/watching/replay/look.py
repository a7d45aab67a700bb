"""The look of a game's moments: a digest of all that draws them, so that a browser never keeps an older one."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from django.conf import settings

_DRAWING: Final = (
    "sandtable/games/{0}/view",
    "simulate/watching/boards/{0}",
    "simulate/watching/boards/board.py",
    "simulate/watching/replay",
    "templates/simulate/watching/boards/{0}",
    "templates/simulate/watching/replay",
    "sandtable/engine/viewing.py",
    "scenarios/games/{0}",
    "drawing",
)


@cache
def look_of(game: str) -> str:
    """16 hex digits over the sources and templates that draw a game."""
    total = blake2b(digest_size=8)
    for part in _DRAWING:
        for path in _files(Path(settings.BASE_DIR) / part.format(game)):
            total.update(path.name.encode() + b"\x00" + path.read_bytes())
    return total.hexdigest()


def _files(place: Path) -> list[Path]:
    """The sources and templates in a folder and below it; a file alone."""
    found = [place] if place.is_file() else sorted(place.rglob("*"))
    return [path for path in found if path.suffix in (".py", ".html")]
