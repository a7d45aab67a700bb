"""Documents to begin with, as files: `templates/<name>.json` beside the workshop of a game."""

from __future__ import annotations

import json
from importlib.resources import files

from scenarios.games.workshop import Template, Words


def template(package: str, name: str, title: Words, summary: Words) -> Template:
    """The document in `templates/<name>.json` of a package."""
    text = (files(package) / "templates" / f"{name}.json").read_text(encoding="utf-8")
    return Template(name, title, summary, json.loads(text))
