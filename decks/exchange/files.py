"""A deck version as a file, in one of three shapes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from django.http import HttpResponse

from decks.exchange import community, text
from decks.exchange.places import check_places
from decks.models import DeckVersion
from sandtable.games.destiny.decklist import to_json

SHAPES: Final = ("json", "community", "text")


@dataclass(frozen=True)
class File:
    """A file to send: always as a download, never as a page."""

    name: str
    media_type: str
    body: str

    def response(self) -> HttpResponse:
        response = HttpResponse(self.body, content_type=f"{self.media_type}; charset=utf-8")
        response["Content-Disposition"] = f'attachment; filename="{self.name}"'
        response["X-Content-Type-Options"] = "nosniff"
        return response


def written(version: DeckVersion, shape: str) -> File:
    """The version in a shape of SHAPES. Raises NotExpressible."""
    name = f"{version.deck.slug[:60]}-v{version.number}"
    content = version.deck_list
    if shape == "json":
        return File(f"{name}.json", "application/json", _json(to_json(content)))
    check_places(content)
    if shape == "text":
        return File(f"{name}.txt", "text/plain", text.write(content))
    return File(f"{name}.community.json", "application/json", _json(community.write(content, about(version))))


def about(version: DeckVersion) -> community.About:
    """The facts about a version in the community's shape beside its cards."""
    return community.About(
        id=version.deck.public_id,
        created=version.deck.created_at.isoformat(timespec="seconds"),
        updated=version.created_at.isoformat(timespec="seconds"),
        version=version.number,
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
