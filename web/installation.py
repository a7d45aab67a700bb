"""The facts about this installation that the frame around every page shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import TypedDict

from django.conf import settings
from django.http import HttpRequest

from sandtable.engine.build import build_kind, interpreted_names


class DemoAccount(TypedDict):
    """The log-in an embedded start makes for people who just look around (settings.DEMO_ACCOUNT)."""

    username: str
    password: str


@dataclass(frozen=True, slots=True)
class Installation:
    """The version, the build and the demo account in the frame around every page."""

    version: str
    is_compiled: bool
    """Whether the rules run as machine code in this process, all of them or some."""
    interpreted: tuple[str, ...]
    """The parts of the rules that run interpreted while the others are compiled: the titles of games."""
    demo_account: DemoAccount | None


def installation(request: HttpRequest) -> dict[str, Installation]:
    """Template context: `installation` on every page."""
    demo_account = getattr(settings, "DEMO_ACCOUNT", None)
    is_compiled = build_kind() != "interpreted"
    interpreted = tuple(interpreted_names()) if is_compiled else ()
    return {"installation": Installation(version(), is_compiled, interpreted, demo_account)}


@cache
def version() -> str:
    """The version in pyproject.toml; the installed package's when the checkout is not there."""
    source = Path(settings.BASE_DIR) / "pyproject.toml"
    if source.exists():
        lines = source.read_text(encoding="utf-8").splitlines()
        return next(line.split('"')[1] for line in lines if line.startswith("version = "))
    return metadata.version("sandtable")
