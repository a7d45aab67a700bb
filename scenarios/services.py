"""Writes: what changes scenarios. Saving one with problems is fine; publishing or playing it is not."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from accounts import allowances
from accounts.audit import note
from accounts.models import What
from scenarios import verdicts
from scenarios.checking import BadScenario, Problem, game_of, lint, of_another_game, refusals
from scenarios.models import TITLE_LENGTH, Scenario, ScenarioVersion, Visibility
from web.api.text import tidy_name


class VersionConflict(Exception):
    """Somebody saved meanwhile: the scenario is at version `current`, the work was based on `expected`."""

    def __init__(self, expected: int, current: int) -> None:
        super().__init__(f"the scenario is at version {current} now; this work is based on version {expected}")
        self.expected = expected
        self.current = current


class NotPublishable(Exception):
    """The scenario breaks rules of its game; `problems` says which."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(problem.message for problem in problems))
        self.problems = problems


TooManyScenarios = allowances.Full
"""This person has as many as one may have."""


@transaction.atomic
def create_scenario(
    *, owner: AbstractBaseUser, definition: Any, visibility: str = Visibility.PRIVATE, note: str = ""
) -> Scenario:
    """A new scenario with this definition as version 1.

    Raises BadScenario with every problem, NotPublishable when it should be public and breaks rules, TooManyScenarios.
    """
    definition = tidied(definition)
    _refuse_to_show(definition, visibility)
    allowances.need(owner, "scenarios")
    scenario = Scenario(owner_id=owner.pk, game=game_of(definition), title=definition["title"], visibility=visibility)
    scenario.save()
    _add_version(scenario, number=1, definition=definition, note=note)
    return scenario


@transaction.atomic
def save_version(
    *, scenario: Scenario, definition: Any, expected: int, note: str = "", visibility: str = ""
) -> ScenarioVersion:
    """Store the definition as the next version, and show or hide the scenario when asked to.

    The same definition as now is no new version. One that breaks rules is kept for the owner of a scenario that is
    public already: others go on with the newest playable one. Raises BadScenario, VersionConflict when `expected` is
    not the newest number, NotPublishable when the scenario becomes public and breaks rules; then nothing is stored.
    """
    locked = _locked(scenario)
    definition = tidied(definition)
    _refuse_another_game(locked, definition)
    latest = locked.latest
    if latest.number != expected:
        raise VersionConflict(expected, latest.number)
    wanted = visibility or locked.visibility
    stays_public = wanted == locked.visibility == Visibility.PUBLIC
    if not stays_public:
        _refuse_to_show(definition, wanted)
    version = latest
    if latest.digest != digest(definition):
        is_unfinished = stays_public and bool(lint(definition, digest(definition)))
        version = _add_version(
            locked, number=latest.number + 1, definition=definition, note=note, is_unfinished=is_unfinished
        )
    if visibility:
        locked.visibility = Visibility(visibility)
        locked.save(update_fields=["visibility", "updated_at"])
    scenario.refresh_from_db()
    return version


@transaction.atomic
def rename_scenario(*, scenario: Scenario, title: str) -> Scenario:
    """Give the scenario another title; that is a new version, because exports contain the title."""
    newest = _locked(scenario).latest
    save_version(scenario=scenario, definition={**newest.definition, "title": title}, expected=newest.number)
    return scenario


@transaction.atomic
def clone_scenario(*, version: ScenarioVersion, owner: AbstractBaseUser, title: str = "") -> Scenario:
    """A private copy of one version as version 1 of a new scenario."""
    definition = version.definition
    if not title:
        title = f"{definition['title'][: TITLE_LENGTH - 7]} (copy)"
    note = f"Copied from version {version.number} of {definition['title']}."
    return create_scenario(owner=owner, definition={**definition, "title": title}, note=note)


@transaction.atomic
def set_visibility(*, scenario: Scenario, visibility: str) -> Scenario:
    """Show or hide a scenario. Raises NotPublishable when it should become public and breaks rules."""
    locked = _locked(scenario)
    _refuse_to_show(locked.newest.definition, visibility)
    _note(What.SHOWN, locked, before=locked.visibility, after=visibility)
    locked.visibility = Visibility(visibility)
    locked.save(update_fields=["visibility", "updated_at"])
    scenario.refresh_from_db()
    return scenario


@transaction.atomic
def delete_scenario(*, scenario: Scenario) -> None:
    """Remove a scenario with all versions. Playtests keep their own copy of the scenario."""
    locked = _locked(scenario)
    _note(What.DELETED, locked, before=locked.title)
    locked.delete()


def _note(what: What, scenario: Scenario, before: str = "", after: str = "") -> None:
    """Write a change down; those of the house belong to nobody."""
    if before != after:
        note(what, owner=scenario.owner_id, kind="scenario", key=scenario.public_id, before=before, after=after)


@transaction.atomic
def load_house_scenario(*, house: str, definition: Any) -> bool:
    """Keep a scenario that comes with a game, public and nobody's; a changed file becomes its next version.

    Returns whether anything was stored. Raises BadScenario. Whether it can be played is for the tests of the game to
    say: a service that starts must not depend on it.
    """
    definition = tidied(definition)
    begun = {"game": game_of(definition), "title": definition["title"], "visibility": Visibility.PUBLIC}
    kept, is_new = Scenario.objects.get_or_create(house=house, defaults=begun)
    newest = None if is_new else _locked(kept).newest
    if newest is not None and newest.digest == digest(definition):
        return False
    _add_version(kept, number=newest.number + 1 if newest else 1, definition=definition, note="")
    return True


def digest(definition: Any) -> str:
    """A digest that is equal for equal definitions, in any order of keys."""
    text = json.dumps(definition, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=32).hexdigest()


def tidied(definition: Any) -> dict[str, Any]:
    """The definition as it is stored: a title people see the same way everywhere. Raises BadScenario."""
    if isinstance(definition, dict) and isinstance(definition.get("title"), str):
        definition = {**definition, "title": tidy_name(definition["title"])}
    if refusals(definition):
        raise BadScenario(lint(definition))
    return dict(definition)


def _locked(scenario: Scenario) -> Scenario:
    """The row as it is now, held until the transaction ends. Raises Scenario.DoesNotExist when it was deleted."""
    held = Scenario.objects.select_for_update(of=("self",)).select_related("current", "unfinished")
    return held.get(pk=scenario.pk)


def _refuse_to_show(definition: Any, visibility: str) -> None:
    """Raises NotPublishable when a scenario that breaks rules should be public."""
    found = lint(definition, digest(definition)) if visibility == Visibility.PUBLIC else []
    if found:
        raise NotPublishable(found)


def _refuse_another_game(scenario: Scenario, definition: Any) -> None:
    """Raises BadScenario: results of all versions can be compared, so all are of the same game."""
    if problems := of_another_game(scenario.game, definition):
        raise BadScenario(problems)


def _add_version(
    scenario: Scenario, *, number: int, definition: dict[str, Any], note: str, is_unfinished: bool = False
) -> ScenarioVersion:
    """Store a version with its verdict; an unfinished one changes nothing that others see."""
    told = digest(definition)
    verdict = verdicts.as_fields(scenario.game, definition, told)
    version = ScenarioVersion(
        scenario=scenario,
        number=number,
        definition=definition,
        digest=told,
        note=note,
        is_unfinished=is_unfinished,
        **verdict,
    )
    version.save()
    scenario.unfinished = version if is_unfinished else None
    if not is_unfinished:
        scenario.current, scenario.title = version, definition["title"]
    scenario.save(update_fields=["current", "unfinished", "title", "updated_at"])
    return version
