"""A deck version as a file, in one of four shapes, with the notes and tags of its deck."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from django.conf import settings
from django.http import HttpResponse

from decks.exchange import community, saved_object, text
from decks.exchange.places import check_places
from decks.models import DeckVersion
from sandtable.games.destiny.decklist import to_json

SHAPES: Final = ("json", "community", "text", "tts")
"""Our own JSON, the JSON and the text of community sites, a saved object of Tabletop Simulator."""


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
    notes, tags = version.deck.notes, tuple(version.deck.tags)
    if shape == "text":
        return File(f"{name}.txt", "text/plain", text.write(content, notes=notes, tags=tags))
    if shape == "json":
        described = {key: value for key, value in (("notes", notes), ("tags", list(tags))) if value}
        return File(f"{name}.json", "application/json", _json(to_json(content) | described))
    check_places(content)
    if shape == "tts":
        made = saved_object.write(content, notes=notes, tags=tags, images=settings.CARD_PICTURES)
        return File(f"{name}.tts.json", "application/json", _json(made))
    return File(f"{name}.community.json", "application/json", _json(community.write(content, about(version))))


def about(version: DeckVersion) -> community.About:
    """The facts about a version in the community's shape beside its cards."""
    return community.About(
        id=version.deck.public_id,
        created=version.deck.created_at.isoformat(timespec="seconds"),
        updated=version.created_at.isoformat(timespec="seconds"),
        version=version.number,
        notes=version.deck.notes,
        tags=tuple(version.deck.tags),
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
