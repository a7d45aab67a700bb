"""The answer of the workshop to a draft: what the rules find, the picture of it, and the counts beside its fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from drawing.hex_map import MapHex
from sandtable.engine.problem import SHAPE, SIZE, Problem
from scenarios.checking import advice, game_of, lint, of_another_game
from scenarios.games import pages_of, sheet_of
from scenarios.games.workshop import Note, Scene
from scenarios.models import Draft
from scenarios.wording import wording
from scenarios.workshop.readable import readable

PROBLEM = "problem"
ADVICE = "advice"


def state(draft: Draft) -> dict[str, Any]:
    """A draft as its page knows it, without the document."""
    return {
        "revision": draft.revision,
        "base": draft.base,
        "newest": draft.scenario.latest.number,
        "shown": draft.scenario.newest.number,
        "tab": draft.tab,
        "changed_at": draft.changed_at.isoformat(),
    }


def report(game: str, document: Any, seen: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Problems, picture and counts of a document; `seen` maps the names of parts the page has to their digests."""
    workshop = pages_of(game).workshop
    drawn = readable(game, document)
    strange = of_another_game(game, document)
    found = strange or lint(document)
    return {
        "problems": list(_problems(game, found, PROBLEM)),
        "advice": [] if strange else list(_problems(game, advice(document), ADVICE)),
        "playable": not found,
        "scene": None if drawn is None else _scene(workshop.scene(drawn) or _picture(drawn), seen or {}),
        "facts": {} if drawn is None else workshop.facts(drawn),
        "notes": {} if strange else _notes(workshop.notes(document)),
    }


def _notes(found: Mapping[str, Sequence[Note]]) -> dict[str, Any]:
    return {pointer: [_note(each) for each in notes] for pointer, notes in found.items()}


def _note(note: Note) -> dict[str, Any]:
    return {"words": str(note.words), "is_good": note.is_good}


def _problems(game: str, found: Iterable[Problem], kind: str) -> Iterable[dict[str, Any]]:
    for each in found:
        yield {
            "kind": kind,
            "message": each.message,
            "place": each.place or " › ".join(wording(game).place(each.path)),
            "hex": each.place.removeprefix("hex ") if each.place.startswith("hex ") else "",
            "path": each.pointer,
            "rule": "" if each.rule in {SHAPE, SIZE} else each.rule,
            "fix": each.fix,
        }


def _picture(document: Any) -> Scene | None:
    """The whole picture of a game without layers; None for a game without pictures."""
    picture = sheet_of(game_of(document), document).picture
    return Scene(0, 0, {"picture": picture}) if picture else None


def _scene(scene: Scene | None, seen: Mapping[str, Any]) -> dict[str, Any] | None:
    """A scene as JSON; layers and hexes that the page has already are named by their digest alone."""
    if scene is None:
        return None
    layers = [_part(name, str(markup), seen) for name, markup in scene.layers.items()]
    hexes = _part("hexes", [_hex(each) for each in scene.hexes], seen)
    size = {"width": scene.width, "height": scene.height, "left": scene.left, "top": scene.top}
    titles = {name: str(title) for name, title in scene.titles.items()}
    return {**size, "titles": titles, "layers": layers, "hexes": hexes}


def _part(name: str, content: Any, seen: Mapping[str, Any]) -> dict[str, Any]:
    digest = blake2b(repr(content).encode(), digest_size=9).hexdigest()
    known = {"name": name, "digest": digest}
    return known if seen.get(name) == digest else {**known, "content": content}


def _hex(each: MapHex) -> list[Any]:
    return [each.name, each.q, each.r, each.base, each.level, each.roads, each.streams, each.words]
