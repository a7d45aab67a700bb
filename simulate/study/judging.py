"""The judge of questions: pages, the API and everything else that asks for a study go through `judge`.

The `judge.py` of a kind has `Body`, the serializer that declares every field with its limits, once, and `judged`, which
looks up what the body names and makes the study. A page is another way to write such a body (forms.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.contrib.auth.models import AbstractBaseUser
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from rest_framework import serializers

from sandtable.engine.problem import BadDocument, Path, Problem
from sandtable.engine.registry import all_games
from scenarios.playable import Playable
from simulate.asking.deck_choices import NamedDecks, subjects_at
from simulate.asking.request import PlaytestRequest, Subject
from simulate.asking.scenario_choices import find_scenario
from simulate.results import selectors
from simulate.results.sharing.services import request_of
from simulate.study.kinds import all_kinds, part
from simulate.study.services import Asked
from web.api.problems import problems_in
from web.api.serializers import StrictInteger, StrictSerializer, StrictText

NONE_IS_MISSING: Final = {"min_length": serializers.Field.default_error_messages["required"]}
"""The words of an empty list where something has to be named: those of a list that is left out."""


@dataclass(frozen=True)
class Asker:
    """The person who asks."""

    user: AbstractBaseUser
    seed: int
    """The seed of a question that names none."""
    named: NamedDecks | None = None
    """Decks that the body names, where they were looked up already."""

    def subjects(self, sides: Sequence[tuple[Path, Mapping[str, Any]]]) -> list[Subject]:
        """The decks that a body names at these paths. Raises BadDocument with the problems of all of them."""
        return subjects_at(self.user, sides, self.named)


class DeckVersion(StrictSerializer):
    """A deck you may open, in its newest version unless a number is given."""

    deck = StrictText(max_length=40)
    version = StrictInteger(min_value=1, max_value=10**6, required=False)


def judge(kind: str, body: object, asker: Asker) -> Asked:
    """The study that a body asks for; `kind` is one of `judged_kinds`.

    Raises BadDocument with every problem, and Http404 for a playtest that the asker may not see.
    """
    module: Any = part(kind, "judge")
    asked: Asked = module.judged(read(module.Body, body), asker)
    return asked


def read(serializer: type[StrictSerializer], body: object) -> dict[str, Any]:
    """The values of a body. Raises BadDocument with every mistake of shape."""
    reader = serializer(data=body)
    if not reader.is_valid():
        raise BadDocument(problems_in(reader.errors))
    return dict(reader.validated_data)


def judged_kinds() -> list[str]:
    """The kinds that can be asked for."""
    return [name for name in all_kinds() if part(name, "judge") is not None]


def playtest_at(asker: Asker, public_id: str) -> PlaytestRequest:
    """The request of a playtest that the asker may see. Raises Http404."""
    batch = get_object_or_404(selectors.visible_batches(asker.user), public_id=public_id)
    return request_of(batch, asker.user)


def scenario_at(asker: Asker, path: Path, public_id: str) -> Playable:
    """The version of a scenario that a body names at this path. Raises BadDocument."""
    found = find_scenario(asker.user, public_id)
    if found is None or found.game not in all_games():
        raise refusal(path, "no_such_scenario", _("There is no such scenario, or it is not yours to see."))
    if found.problems:
        raise BadDocument(_about(problem, path) for problem in found.problems)
    return found


def _about(problem: Problem, path: Path) -> Problem:
    """A problem of a document that the body only names; the sentence says where in it."""
    message = f"{problem.where}: {problem.message}" if problem.where else problem.message
    return Problem(message, path, rule=problem.rule, code="illegal_scenario")


def refusal(path: Path, code: str, message: str) -> BadDocument:
    """The refusal of a question for one reason."""
    return BadDocument([Problem(message, path, code=code)])
