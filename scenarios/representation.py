"""Scenarios as the API shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandtable.engine.problem import Path, Problem
from scenarios.checking import lint
from scenarios.models import Scenario, ScenarioVersion
from web.api.problems import Item, items_of
from web.reader import Reader


def summary(scenario: Scenario) -> dict[str, Any]:
    """A scenario in a list."""
    return {
        "id": scenario.public_id,
        "title": scenario.title,
        "game": scenario.game,
        "owner": scenario.owner.get_username() if scenario.owner else None,
        "visibility": scenario.visibility,
        "version": scenario.newest.number,
        "version_id": scenario.newest.public_id,
        "created_at": scenario.created_at.isoformat(),
        "updated_at": scenario.updated_at.isoformat(),
        "url": scenario.get_absolute_url(),
    }


def scenario(scenario: Scenario, version: ScenarioVersion, reader: Reader) -> dict[str, Any]:
    """One version of a scenario with everything that this reader may know about it."""
    unfinished = scenario.unfinished if scenario.is_owned_by(reader) else None
    return {
        **summary(scenario),
        "title": version.definition["title"],
        **version_summary(version),
        "scenario": version.definition,
        "verdict": verdict(lint(version.definition, version.digest)),
        "unfinished": unfinished.number if unfinished is not None else None,
    }


def version_summary(version: ScenarioVersion) -> dict[str, Any]:
    return {
        "version": version.number,
        "version_id": version.public_id,
        "digest": version.digest,
        "note": version.note,
        "saved_at": version.created_at.isoformat(),
    }


def verdict(problems: Iterable[Problem]) -> dict[str, Any]:
    """The verdict of the rules on a definition."""
    found = [_problem(each) for each in problems]
    return {"playable": not found, "problems": found}


def check(problems: Iterable[Problem], advice: Iterable[Problem]) -> dict[str, Any]:
    """The answer to a definition that is only checked: its verdict, and what is worth a look."""
    return {**verdict(problems), "advice": [{**_problem(each), "code": each.code} for each in advice]}


def _problem(each: Problem) -> dict[str, Any]:
    return {"rule": each.rule, "place": each.where, "message": each.message, "path": each.pointer}


def items(problems: Iterable[Problem], inside: Path = ()) -> list[Item]:
    """Problems as entries of problem JSON; `inside` is where the definition stands in the body."""
    return items_of(problems, inside, "invalid_scenario")
