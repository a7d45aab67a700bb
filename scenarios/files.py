"""A scenario version as a file: its definition, or its map."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import HttpResponse
from django.utils.text import slugify

from drawing.hex_map import standalone
from scenarios.games import sheet_of
from scenarios.models import ScenarioVersion

_ONLY_STYLE: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture brings its rules with it, and nothing else may come in."""


def definition_file(version: ScenarioVersion) -> HttpResponse:
    """The definition as a download, to be imported elsewhere."""
    text = json.dumps(version.definition, ensure_ascii=False, indent=2) + "\n"
    name = slugify(version.definition["title"])[:60] or "scenario"
    response = HttpResponse(text, content_type="application/json; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}-v{version.number}.json"'
    response["X-Content-Type-Options"] = "nosniff"
    return response


def map_file(version: ScenarioVersion) -> HttpResponse | None:
    """The map as a picture that follows light and dark; None where there is none, e.g. boards that make no map."""
    sheet = sheet_of(version.scenario.game, version.definition)
    if not sheet.picture:
        return None
    css = _css(sheet.stylesheets)
    response = HttpResponse(standalone(sheet.picture, css), content_type="image/svg+xml; charset=utf-8")
    response["Content-Security-Policy"] = _ONLY_STYLE
    response["X-Content-Type-Options"] = "nosniff"
    return response


@cache
def _css(stylesheets: tuple[str, ...]) -> str:
    return "\n".join(Path(settings.BASE_DIR, "static", each).read_text(encoding="utf-8") for each in stylesheets)
