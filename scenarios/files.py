"""A scenario version as a file: its definition, its map, or a small picture of it."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Final

from django.conf import settings
from django.core.cache import cache
from django.http import HttpResponse
from django.utils.text import slugify
from django.utils.translation import get_language

from drawing.hex_map import standalone
from drawing.thumbnail import thumbnail
from scenarios.games import sheet_of
from scenarios.models import ScenarioVersion
from web.downloads import svg_file

_KEPT_S: Final = 3600
"""Small pictures are kept this long on the server and in browsers."""


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
    return svg_file(standalone(sheet.picture, css))


def thumbnail_file(version: ScenarioVersion) -> HttpResponse:
    """The small picture for lists, kept by the digest of the definition; an empty one where there is none."""
    key = f"thumbnail:{version.scenario.game}:{version.digest}:{get_language()}"
    picture: str = cache.get_or_set(key, lambda: _drawn(version), _KEPT_S) or ""
    return svg_file(picture, f"private, max-age={_KEPT_S}")


def _drawn(version: ScenarioVersion) -> str:
    """The small drawing with its styles."""
    sheet = sheet_of(version.scenario.game, version.definition)
    return standalone(sheet.thumbnail or thumbnail([]), _css(sheet.thumbnail_stylesheets))


@functools.cache
def _css(stylesheets: tuple[str, ...]) -> str:
    return "\n".join(Path(settings.BASE_DIR, "static", each).read_text(encoding="utf-8") for each in stylesheets)
