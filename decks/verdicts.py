"""Verdicts: whether a stored deck version can be played, kept with the version so that lists need not judge it.

A version never changes, and a format of somebody's own travels inside it. So a verdict depends on the version and on
the edition of the rules alone, and two processes that judge the same version write the same verdict.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from django.db.models import F

from decks import notices
from decks.models import DeckVersion
from sandtable.engine.problem import Problem
from sandtable.games.destiny.decklist import BadDeck, DeckList, format_of, read_deck
from sandtable.games.destiny.legality import problems, unencoded
from sandtable.playtest.fingerprint import fingerprint

GAME: Final = "destiny"
"""The game whose decks are stored here."""
BATCH: Final = 200
"""Versions judged and stored in one step by `renew_all`."""
_FIELDS: Final = ("verdict_edition", "verdict_problems", "verdict_unencoded")


@dataclass(frozen=True)
class Verdict:
    """The result of judging a deck in its own format."""

    problems: list[Problem]
    """The reasons of the format against the deck; empty for a legal deck."""
    unencoded: list[str]
    """Codes of cards the engine can't play yet."""

    @property
    def is_playable(self) -> bool:
        return not self.problems and not self.unencoded


def edition() -> str:
    """The edition of the rules this process judges by: 32 hex digits over the sources and data of the game."""
    return fingerprint(GAME)


def judge(content: DeckList) -> Verdict:
    """Judge a deck in the format it carries."""
    return Verdict(problems(content, format_of(content)), unencoded(content))


def judge_snapshot(snapshot: dict[str, Any]) -> Verdict:
    """Judge a stored deck; one that this edition can't read any more (a card is gone) is refused for that reason."""
    try:
        content = read_deck(snapshot)
    except BadDeck as bad:
        return Verdict([replace(each, rule="DECK-SHAPE") for each in bad.problems], [])
    return judge(content)


def verdict_of(version: DeckVersion) -> Verdict:
    """The verdict of this edition on a version in its own format; judged once for each object of a version.

    Raises UnreadableDeck.
    """
    if version.judged is None:
        version.judged = judge(version.deck_list)
    assert isinstance(version.judged, Verdict)
    return version.judged


def as_fields(verdict: Verdict) -> dict[str, Any]:
    """A verdict of this edition as the fields of a version."""
    return {
        "verdict_edition": edition(),
        "verdict_problems": len(verdict.problems),
        "verdict_unencoded": verdict.unencoded,
    }


def is_outdated(version: DeckVersion) -> bool:
    """True when the stored verdict is of another edition, or when there is none yet."""
    return version.verdict_edition != edition()


def is_known_legal(version: DeckVersion) -> bool:
    """True when the stored verdict is of this edition and found no problem."""
    return not is_outdated(version) and version.verdict_problems == 0


def renew(versions: Iterable[DeckVersion]) -> int:
    """Judge the versions whose verdict is outdated and store the new verdicts, in one query; returns their number.

    The versions themselves get the new verdict too, and owners a notice where a deck is legal no more, or legal now. A
    version that was deleted meanwhile is left out by the database.
    """
    outdated = [version for version in versions if is_outdated(version)]
    turned: list[tuple[DeckVersion, list[Problem]]] = []
    for version in outdated:
        verdict = judge_snapshot(version.snapshot)
        if version.verdict_edition and (version.verdict_problems == 0) != (not verdict.problems):
            turned.append((version, verdict.problems))
        for name, value in as_fields(verdict).items():
            setattr(version, name, value)
    DeckVersion.objects.bulk_update(outdated, _FIELDS)
    notices.judged_otherwise(turned, edition())
    return len(outdated)


def renew_all() -> int:
    """Judge the newest version of every deck whose verdict is outdated; returns their number.

    Older versions are judged when somebody asks to play them.
    """
    newest = DeckVersion.objects.filter(pk=F("deck__current")).exclude(verdict_edition=edition()).order_by("pk")
    done, last = 0, 0
    while versions := list(newest.filter(pk__gt=last)[:BATCH]):
        done += renew(versions)
        last = versions[-1].pk
    return done
