"""Writes of the workshop: a draft is opened, changed step by step, saved as a version, or thrown away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import jsonpatch
from django.db import transaction
from django.utils import timezone
from jsonpointer import JsonPointerException

from sandtable.engine.problem import SIZE, BadDocument, Path, Problem
from scenarios import services
from scenarios.checking import refusals
from scenarios.models import Draft, Scenario, ScenarioVersion

OPERATIONS: Final = ("add", "remove", "replace")
"""The operations of RFC 6902 that a change may use: "copy" would let a small request build a huge document."""
MOST_OPERATIONS: Final = 5_000
"""Operations of one change; redrawing a whole map of six boards takes a few hundred."""


class StaleDraft(Exception):
    """Somebody else changed the draft meanwhile: in another tab, or on another machine."""

    def __init__(self, draft: Draft) -> None:
        super().__init__(f"the draft is at change {draft.revision} now")
        self.draft = draft


def draft_of(scenario: Scenario) -> Draft:
    """The draft of a scenario; an unsaved one with the latest version where no work has begun."""
    found = Draft.objects.filter(scenario=scenario).first()
    return found or _begun(scenario)


@transaction.atomic
def change_draft(*, scenario: Scenario, revision: int, patch: Any, tab: str = "") -> Draft:
    """Apply a JSON Patch to the draft at this revision.

    Raises StaleDraft when the draft is at another revision, BadDocument with every problem of a patch that can't be
    applied or whose result is too large; then nothing is changed.
    """
    draft = _locked(scenario, revision)
    draft.document = patched(draft.document, patch)
    return _stored(draft, tab)


@transaction.atomic
def replace_draft(*, scenario: Scenario, revision: int, document: Any, tab: str = "") -> Draft:
    """Put another document in the place of the draft. Raises as `change_draft` does."""
    draft = _locked(scenario, revision)
    draft.document = _of_bearable_size(document)
    return _stored(draft, tab)


@transaction.atomic
def save_draft(
    *, scenario: Scenario, revision: int, note: str = "", over: int | None = None, tab: str = ""
) -> ScenarioVersion:
    """Store the draft as the next version of its scenario and go on from there.

    `over` names a newer version that the work shall follow. Raises StaleDraft, and what `services.save_version` raises.
    """
    draft = _locked(scenario, revision)
    expected = draft.base if over is None else over
    version = services.save_version(scenario=scenario, definition=draft.document, expected=expected, note=note)
    draft.base, draft.document = version.number, version.definition
    _stored(draft, tab)
    return version


@transaction.atomic
def discard_draft(*, scenario: Scenario) -> None:
    """Throw the unsaved work away."""
    Draft.objects.filter(scenario=scenario).delete()


def patched(document: Any, patch: Any) -> dict[str, Any]:
    """A document after a JSON Patch; the given one stays as it is. Raises BadDocument."""
    problems = list(_problems(patch))
    if problems:
        raise BadDocument(problems)
    try:
        changed = jsonpatch.JsonPatch(patch).apply(document)
    except (jsonpatch.JsonPatchException, JsonPointerException, TypeError, IndexError, KeyError) as error:
        told = "the change does not fit the draft; load the page again"
        raise BadDocument([Problem(told, ("patch",), code="patch_does_not_fit")]) from error
    return _of_bearable_size(changed)


def _problems(patch: Any) -> Sequence[Problem]:
    """The problems of a patch before it is tried."""
    if not isinstance(patch, list):
        return [Problem("is not a list of operations", ("patch",), code="patch_malformed")]
    if len(patch) > MOST_OPERATIONS:
        return [Problem(f"has more than {MOST_OPERATIONS:,} operations", ("patch",), code="patch_too_long")]
    return [found for index, each in enumerate(patch) if (found := _problem(each, ("patch", index)))]


def _problem(operation: Any, path: Path) -> Problem | None:
    if not isinstance(operation, dict):
        return Problem("is not an operation", path, code="patch_malformed")
    if operation.get("op") not in OPERATIONS:
        return Problem(f'"op" must be one of {", ".join(OPERATIONS)}', path, code="patch_malformed")
    pointer = operation.get("path")
    if not isinstance(pointer, str) or (pointer and not pointer.startswith("/")):
        return Problem('"path" must be a JSON pointer', path, code="patch_malformed")
    if operation["op"] != "remove" and "value" not in operation:
        return Problem('"value" is missing', path, code="patch_malformed")
    return None


def _of_bearable_size(document: Any) -> dict[str, Any]:
    """The document, if it is an object that is not larger than any scenario could be. Raises BadDocument."""
    if not isinstance(document, dict):
        raise BadDocument([Problem("a scenario is an object", (), code="not_an_object")])
    too_large = [each for each in refusals(document) if each.rule == SIZE]
    if too_large:
        raise BadDocument(too_large)
    return document


def _locked(scenario: Scenario, revision: int) -> Draft:
    """The draft at this revision, held until the transaction ends. Raises StaleDraft."""
    held = Scenario.objects.select_for_update(of=("self",)).select_related("current", "unfinished")
    draft = draft_of(held.get(pk=scenario.pk))
    if draft.revision != revision:
        raise StaleDraft(draft)
    return draft


def _begun(scenario: Scenario) -> Draft:
    latest = scenario.latest
    return Draft(scenario=scenario, base=latest.number, document=latest.definition)


def _stored(draft: Draft, tab: str) -> Draft:
    draft.revision += 1
    draft.tab, draft.changed_at = tab, timezone.now()
    draft.save()
    return draft
