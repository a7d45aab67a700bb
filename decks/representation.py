"""Decks as the API shows them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from decks.models import Deck, DeckVersion, OwnFormat
from decks.sheet import Sheet
from decks.similar import Similar
from decks.strength import strength_of
from decks.verdicts import verdict_of
from sandtable.engine.problem import Problem
from sandtable.games.destiny.decklist import DeckList, format_of, to_json
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import points, problems, size_needed, unencoded
from sandtable.games.destiny.list_changes import list_changes
from sandtable.games.destiny.own_formats import format_digest


def summary(deck: Deck) -> dict[str, Any]:
    """A deck in a list; without a format where this edition can't read it."""
    content = deck.newest.readable
    format = format_of(content) if content else None
    return {
        "id": deck.public_id,
        "name": deck.name,
        "format": format.code if format else None,
        "format_name": format.name if format else None,
        "owner": deck.owner.get_username(),
        "visibility": deck.visibility,
        "version": deck.newest.number,
        "created_at": deck.created_at.isoformat(),
        "updated_at": deck.updated_at.isoformat(),
        "url": deck.get_absolute_url(),
    }


def listed(deck: Deck) -> dict[str, Any]:
    """A deck in the list of all, with the strength that was read with it."""
    strength = strength_of(deck)
    return {**summary(deck), "tested": strength.as_json if strength else None}


def similar(found: Similar) -> dict[str, Any]:
    """A deck in the list of those that are like another."""
    told = {"likeness": round(found.likeness, 4), "shared": found.shared, "names": list(found.names)}
    return {**summary(found.deck), **told}


def deck(deck: Deck, version: DeckVersion) -> dict[str, Any]:
    """One version of a deck with everything that is known about it."""
    content = version.deck_list
    judged = verdict_of(version)
    return {
        **summary(deck),
        "name": content.name,
        "format": format_of(content).code,
        "format_name": format_of(content).name,
        **version_summary(version),
        "deck": to_json(content),
        "notes": deck.notes,
        "tags": deck.tags,
        "legality": _told(content, format_of(content), judged.problems),
        "unencoded": judged.unencoded,
        "changed_since": list_changes(content),
    }


def version_summary(version: DeckVersion) -> dict[str, Any]:
    return {
        "version": version.number,
        "digest": version.digest,
        "note": version.note,
        "saved_at": version.created_at.isoformat(),
    }


def own_format(own: OwnFormat) -> dict[str, Any]:
    """A format of one's own."""
    return {
        "id": own.public_id,
        "name": own.name,
        "format": own.definition,
        "digest": own.digest,
        "created_at": own.created_at.isoformat(),
        "updated_at": own.updated_at.isoformat(),
        "url": own.get_absolute_url(),
    }


def verdict(content: DeckList, format: Format) -> dict[str, Any]:
    """The verdict of a format on a deck."""
    return _told(content, format, problems(content, format))


def _told(content: DeckList, format: Format, found: list[Problem]) -> dict[str, Any]:
    """The problems that a format has found in a deck, with the numbers it measures."""
    return {
        "format": format.code,
        "definition": format_digest(format),
        "legal": not found,
        "rules": format.rules.name,
        "texts": format.texts.value,
        "points": points(content, format),
        "points_allowed": format.points,
        "size": content.size,
        "size_needed": size_needed(content, format),
        "problems": [problem_data(problem) for problem in found],
    }


def validation(content: DeckList, formats: list[Format], *, with_mends: bool = False) -> dict[str, Any]:
    """The verdicts of several formats, with the mends of each problem or without, and the cards without an encoding."""
    judge = verdict_with_mends if with_mends else verdict
    return {"results": [judge(content, format) for format in formats], "unencoded": unencoded(content)}


def verdict_with_mends(content: DeckList, format: Format) -> dict[str, Any]:
    """The verdict of a format, and for its first problems the changes that remove each."""
    sheet = Sheet(replace(content, format=format))
    told = _told(content, format, sheet.problems)
    for data, (_problem, found) in zip(told["problems"], sheet.mended, strict=True):
        data["mends"] = [{"says": mend.says, "changes": list(mend.changes)} for mend in found]
    return told


def problem_data(problem: Problem) -> dict[str, Any]:
    """A broken rule; `alias` is the short code the community sites use for it, where they have one."""
    return {
        "rule": problem.rule,
        "alias": problem.code or None,
        "message": problem.message,
        "path": problem.pointer,
        "cards": list(problem.cards),
        "measured": problem.measured,
        "allowed": problem.allowed,
        "fix": problem.fix,
    }
