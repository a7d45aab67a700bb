"""From a question to a field, and let a member join one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sandtable.playtest.fingerprint import fingerprint
from simulate.asking.quota import take_quota
from simulate.asking.refusals import Refused
from simulate.models import Study, StudyState
from simulate.queue import control
from simulate.queue.locks import hold, tried_again, weakly
from simulate.study import services, steering
from simulate.study.evidence import batches_of, evidence_of, read
from simulate.study.field import question as questions
from simulate.study.field.question import MOST_MEMBERS, Member, Question

MOST_GAMES: Final = 100_000
"""Games of one field."""
KIND: Final = "field"
_NAMED: Final = 2
"""Members that a title names."""


def asked(question: Question) -> services.Asked:
    """The question as studies take it."""
    return services.Asked(KIND, title_of(question), question.game, question.as_json())


def problems_of(question: Question) -> list[str]:
    """Every reason this can't be a field; its decks are judged when its games are asked for."""
    found = []
    members = len(question.members)
    if not 2 <= members <= MOST_MEMBERS:
        words = _("A field has 2 to %(most)s members, not %(chosen)s.")
        found.append(words % {"most": MOST_MEMBERS, "chosen": members})
    found += [_("%(member)s is there twice.") % {"member": label} for label in sorted(_twice(question))]
    if question.games > MOST_GAMES:
        words = _("These are %(games)s games; a field may have %(most)s. Choose fewer members or fewer pairs.")
        found.append(words % {"games": question.games, "most": MOST_GAMES})
    return found


def _twice(question: Question) -> set[str]:
    """Members that bring the same as one before them; in a row the first may meet its like."""
    members = question.members[1:] if question.is_row else question.members
    brought = [(member.subject, member.agent) for member in members]
    return {member.label for place, member in enumerate(members) if brought[place] in brought[:place]}


def title_of(question: Question) -> str:
    """The field in few words."""
    first, *others = (member.label for member in question.members)
    if question.is_row:
        words = ngettext("%(deck)s against %(n)s opponent", "%(deck)s against %(n)s opponents", len(others))
        return words % {"deck": first, "n": len(others)}
    named = ", ".join([first, *others][:_NAMED])
    more = len(others) + 1 - _NAMED
    if more <= 0:
        return _("Field of %(named)s") % {"named": named}
    return ngettext("Field of %(named)s and %(n)s other", "Field of %(named)s and %(n)s others", more) % {
        "named": named,
        "n": more,
    }


def add_members(*, study: Study, members: Sequence[Member]) -> None:
    """Let members join: only their own pairings are played, and what the others have played is kept.

    Raises NotPossible where the field can't go on, Refused with every problem, or LimitReached.
    """
    steering.finish(_joined(study, members))


@tried_again
@transaction.atomic
def _joined(study: Study, members: Sequence[Member]) -> list[int]:
    """Write the members down and take the next step; returns the playtests that were told to stop."""
    held = weakly(Study.objects.filter(pk=study.pk)).get()
    question = questions.read(held.spec).with_members(members)
    _check_that_it_goes_on(held)
    if found := problems_of(question):
        raise Refused(found)
    held.spec, held.title = question.as_json(), title_of(question)[: services.LONGEST_TITLE]
    Study.objects.filter(pk=held.pk).update(spec=held.spec, title=held.title)
    return _go_on(held)


def _check_that_it_goes_on(study: Study) -> None:
    if study.state not in (StudyState.RUNNING, StudyState.DONE):
        raise control.NotPossible(_("This field was stopped. Start a new one with the same members."))
    if study.engine_fingerprint != fingerprint(study.game):
        words = _("The rules engine has changed since this field was played. Start a new one with the same members.")
        raise control.NotPossible(words)


def _go_on(study: Study) -> list[int]:
    """Take the next step with the new members; returns the playtests that were told to stop."""
    if study.state == StudyState.DONE:
        hold(study.batches.all())
        take_quota(study.owner, 1, 0)
        study.state = StudyState.RUNNING
        Study.objects.filter(pk=study.pk).update(ended_at=None)
    batches = list(batches_of(study))
    study.reading = read(study, batches)
    return steering.take(study, evidence_of(batches, study.reading))
