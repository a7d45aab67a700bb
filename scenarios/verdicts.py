"""Verdicts: whether a stored scenario version can be played, kept with the version so that lists need not judge it.

Its length in rounds and its size are kept with the verdict: lists filter by them.

A version never changes, so its verdict depends on the edition of its game alone: two processes that judge the same
version write the same verdict.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, Final

from django.db.models import Q, QuerySet

from sandtable.engine.registry import all_games
from sandtable.playtest.fingerprint import fingerprint
from scenarios.checking import lint
from scenarios.games import sheet_of
from scenarios.models import Scenario, ScenarioVersion

BATCH: Final = 50
"""Versions judged and stored in one step by `renew_all`."""
_FIELDS: Final = ("verdict_edition", "verdict_problems", "rounds", "size")


def edition(game: str) -> str:
    """The edition of a game's rules this process judges by: 32 hex digits over its sources and data."""
    return fingerprint(game)


def as_fields(game: str, definition: Any, digest: str) -> dict[str, Any]:
    """Judge a definition; the verdict of this edition, and what lists filter by, as the fields of a version."""
    sheet = sheet_of(game, definition)
    return {
        "verdict_edition": edition(game),
        "verdict_problems": len(lint(definition, digest)),
        "rounds": sheet.rounds,
        "size": sheet.size,
    }


def is_known_playable(version: ScenarioVersion) -> bool:
    """True when the stored verdict is of this edition and found no problem."""
    return version.verdict_edition == edition(version.scenario.game) and version.verdict_problems == 0


def judged(scenarios: QuerySet[Scenario]) -> QuerySet[Scenario]:
    """Those whose newest version was judged by this edition."""
    return scenarios.filter(_is_judged())


def outdated(scenarios: QuerySet[Scenario]) -> QuerySet[Scenario]:
    """Those of a known game whose newest version was last judged by another edition, or never."""
    return scenarios.filter(game__in=list(all_games()), current__isnull=False).exclude(_is_judged())


def _is_judged() -> Q:
    return reduce(or_, (Q(game=game, current__verdict_edition=edition(game)) for game in all_games()))


def renew(scenarios: Iterable[Scenario]) -> int:
    """Judge the newest versions whose verdict is outdated; returns their number.

    The new verdicts are stored in one query, and the versions themselves get them too. A version that was deleted
    meanwhile is left out by the database.
    """
    found = [each for each in scenarios if each.newest.verdict_edition != edition(each.game)]
    for each in found:
        for name, value in as_fields(each.game, each.newest.definition, each.newest.digest).items():
            setattr(each.newest, name, value)
    ScenarioVersion.objects.bulk_update([each.newest for each in found], _FIELDS)
    return len(found)


def renew_all() -> int:
    """Judge the newest version of every scenario whose verdict is outdated; returns their number.

    Older versions are judged when somebody asks to play them.
    """
    waiting = outdated(Scenario.objects.all()).select_related("current").order_by("pk")
    done, last = 0, 0
    while scenarios := list(waiting.filter(pk__gt=last)[:BATCH]):
        done += renew(scenarios)
        last = scenarios[-1].pk
    return done
