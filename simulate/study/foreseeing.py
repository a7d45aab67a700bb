"""The time that the form of a study tells before the start."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from simulate import words
from simulate.asking.choosing import offered
from simulate.asking.estimating import Choice, estimate
from simulate.models import Study, StudyState
from simulate.queue.foreseeing import Speeds, foreseen
from simulate.study.kinds import all_kinds
from simulate.study.selectors import with_games

if TYPE_CHECKING:
    from simulate.study.forms import StudyForm

FIRST_ANSWER_S: Final = 300.0
"""A first answer comes within this time, or the form says that it can't."""
_LATEST: Final = 10
"""Finished studies of a kind from which the usual share of their games is learned."""


def estimate_of(request: HttpRequest, form: StudyForm) -> HttpResponse:
    """The piece of the page with the time of the form as it stands; empty while it can't be asked."""
    spec = form.spec_now()
    if spec is None:
        return estimate(request, None)
    kind = all_kinds()[form.kind]
    others = [kind.foreseen(each) for each in _other_specs(form)]
    first = kind.first_answer(spec)
    told = _first_answer(first, request.user.pk or 0) if first is not None else ""
    return estimate(request, kind.foreseen(spec), others, first=told)


def _other_specs(form: StudyForm) -> Iterator[dict[str, Any]]:
    """The specs of the same question in the sizes that the form offers."""
    if form.size_field not in form.fields:
        return
    for size, _words in offered(form, form.size_field):
        spec = form.spec_now(str(size))
        if spec is not None:
            yield spec


def _first_answer(games: Choice, owner_id: int) -> str:
    """The time of the first answer in a sentence; one that says so where it takes too long."""
    found = foreseen(games.works, owner_id, Speeds())
    if found is None:
        return ""
    given = {"time": words.duration(found.seconds)}
    if found.seconds <= FIRST_ANSWER_S:
        return _("A first answer after about %(time)s: how even it is now, and how sure that is.") % given
    return (
        _(
            "A whole first answer takes about %(time)s here, more than five minutes; until then the page shows the"
            " games that are there, and how little they tell. Fewer games or a quicker player bring it sooner."
        )
        % given
    )


def usual_share(kind: str, at_first: float) -> float:
    """The share of its games that a study of this kind needed here as a rule; `at_first` before any has ended."""
    ended = with_games(Study.objects.filter(kind=kind, state=StudyState.DONE))[:_LATEST]
    return median([at_first, *_shares(ended)])


def _shares(ended: Iterable[Any]) -> Iterator[float]:
    for study in ended:
        most = all_kinds()[study.kind].foreseen_most(study.spec)
        if most:
            yield min(1.0, study.games_done / most)
