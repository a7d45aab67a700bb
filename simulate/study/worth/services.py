"""From a playtest to the question about its games."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _

from simulate.models import Batch
from simulate.results.qualities.selectors import play_of
from simulate.study.services import Asked
from simulate.study.worth.question import Question

MOST_OFFERED: Final = 16


def asked(question: Question) -> Asked:
    """The study that answers a question."""
    request = question.base
    named = (
        request.scenario.label if request.scenario is not None else " – ".join(each.label for each in request.subjects)
    )
    return Asked("worth", _("What is it worth? %(played)s") % {"played": named}, request.game, question.as_json())


def things_of(batch: Batch) -> list[str]:
    """The kinds of choices that players take in a playtest whose qualities are known; each can be forbidden."""
    play = play_of(batch)
    kinds = play.result["kinds"] if play is not None and play.result else []
    return [kind for kind, _times in kinds[:MOST_OFFERED]]
