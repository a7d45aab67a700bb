"""Decks in a JSON document: one or many, bare or wrapped, of any of the shapes that are read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from decks.exchange import community, saved_object
from decks.exchange.report import ASIDE, REFUSED, TAKEN, Line, Report
from decks.notes import kept, kept_tags
from sandtable.games.destiny.decklist import BadDeck, read_deck

OURS: Final = "Sandtable JSON"
COMMUNITY: Final = "community"
SAVED_OBJECT: Final = "saved object"

_WRAPPERS: Final = ("deck", "decklist", "decks", "decklists", "data", "results", "items", "result", "content")
_OUR_KEYS: Final = frozenset(("characters", "cards", "battlefield", "plots"))
_CODE: Final = re.compile(r"\d{5,6}[A-Da-d]?")
_DEEPEST: Final = 5
_ABOUT: Final = ("name", "description_md", "description", "tags", "notes", "format_code")
_MOST_PROBLEMS: Final = 200


@dataclass(frozen=True)
class Found:
    """A deck in a document, not read yet."""

    place: str
    shape: str
    value: Any


def decks_in(value: object, place: str = "", depth: int = 0) -> Iterator[Found]:
    """Every deck of a document, in order."""
    if depth > _DEEPEST:
        return
    if isinstance(value, list):
        yield from _listed(value, place, depth)
    elif not isinstance(value, dict):
        return
    elif saved_object.is_saved_object(value):
        yield Found(place, SAVED_OBJECT, value)
    elif community.is_community(value):
        yield Found(place, COMMUNITY, value)
    elif _are_slots(value):
        yield Found(place, COMMUNITY, {"slots": value})
    elif _OUR_KEYS & set(value):
        yield Found(place, OURS, value)
    else:
        yield from _wrapped(value, place, depth)


def _listed(value: list[object], place: str, depth: int) -> Iterator[Found]:
    if value and all(isinstance(each, dict) and _names_a_card(each) for each in value):
        yield Found(place, COMMUNITY, {"slots": value})
        return
    for index, each in enumerate(value):
        yield from decks_in(each, f"{place}[{index}]", depth + 1)


def _wrapped(value: dict[str, Any], place: str, depth: int) -> Iterator[Found]:
    """The decks under a key that is known to hold them; what stands beside a single deck is about it."""
    key = next((key for key in _WRAPPERS if isinstance(value.get(key), dict | list)), "")
    if not key:
        return
    about = {each: value[each] for each in _ABOUT if each in value and isinstance(value[key], dict)}
    for found in decks_in(value[key], f"{place}.{key}".lstrip("."), depth + 1):
        if found.shape in (COMMUNITY, OURS) and isinstance(found.value, dict):
            known = about if found.shape == COMMUNITY else {k: v for k, v in about.items() if k in ("notes", "tags")}
            yield Found(found.place, found.shape, {**known, **found.value})
        else:
            yield found


def _are_slots(value: dict[str, Any]) -> bool:
    """True for an object with nothing but codes of cards."""
    return bool(value) and all(_CODE.fullmatch(str(key)) for key in value)


def _names_a_card(value: dict[str, Any]) -> bool:
    code = value.get("code", value.get("card_code"))
    return isinstance(code, str) and bool(_CODE.fullmatch(code)) and "slots" not in value and not _OUR_KEYS & set(value)


# Our own shape --------------------------------------------------------------------------------------------------------


def read_ours(value: dict[str, Any], within: str = "") -> Report:
    """The deck of a document in our own shape, with notes and tags where it has them."""
    report = Report(OURS)
    deck = {key: each for key, each in value.items() if key not in ("notes", "tags")}
    try:
        report.deck = read_deck(deck)
    except BadDeck as bad:
        report.lines = [
            Line(f"{within}{each.where}", "", REFUSED, each.message) for each in bad.problems[:_MOST_PROBLEMS]
        ]
        return report
    report.lines = [Line(f"{within}{code}", code, TAKEN, code=code) for code in sorted(report.deck.codes())]
    notes, report.tags = value.get("notes"), community.tags_of(value.get("tags"))
    if isinstance(notes, str) and notes.strip():
        report.notes = notes
        report.lines.append(Line(f"{within}notes", notes[:120], ASIDE, kept(notes)))
    if report.tags:
        report.lines.append(Line(f"{within}tags", ", ".join(report.tags)[:120], ASIDE, kept_tags(report.tags)))
    return report
