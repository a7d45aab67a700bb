"""Accept a study, and cancel one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from accounts.audit import note
from accounts.models import What
from sandtable.playtest.fingerprint import fingerprint
from simulate.asking.quota import keep_study, take_quota
from simulate.asking.refusals import KeyReused
from simulate.asking.request import stable_hash
from simulate.models import Study, StudyState
from simulate.queue import control
from simulate.queue.locks import tried_again
from simulate.study import steering
from simulate.study.step import Evidence

LONGEST_TITLE = 200


@dataclass(frozen=True)
class Asked:
    """A study as asked for. `spec` is frozen with it: later changes of decks and scenarios don't touch it."""

    kind: str
    title: str
    game: str
    spec: dict[str, Any]

    def hash(self) -> str:
        """Equal for equal studies."""
        return stable_hash([self.kind, self.game, self.spec])


def create_study(*, owner: AbstractBaseUser, asked: Asked, idempotency_key: str) -> Study:
    """Accept a study and take its first step: its first playtests are written with it, or nothing is.

    The same key with the same question gives the study of the first time. Raises Refused with every problem,
    LimitReached, or KeyReused when the key belongs to another question.
    """
    if existing := _already_asked(owner, asked, idempotency_key):
        return existing
    try:
        return _write(owner, asked, idempotency_key)
    except IntegrityError:
        if existing := _already_asked(owner, asked, idempotency_key):
            return existing  # the same request, sent twice at the same moment
        raise


def _already_asked(owner: AbstractBaseUser, asked: Asked, key: str) -> Study | None:
    study = Study.objects.filter(owner_id=owner.pk, idempotency_key=key).first()
    if study is not None and study.request_hash != asked.hash():
        raise KeyReused(_("This idempotency key was used for another request."))
    return study


@tried_again
@transaction.atomic
def _write(owner: AbstractBaseUser, asked: Asked, key: str) -> Study:
    keep_study(owner)
    study = Study.objects.create(
        owner_id=owner.pk,
        idempotency_key=key,
        request_hash=asked.hash(),
        kind=asked.kind,
        title=asked.title[:LONGEST_TITLE],
        game=asked.game,
        spec=asked.spec,
        engine_fingerprint=fingerprint(asked.game),
    )
    take_quota(owner, 1, 0)
    steering.take(study, Evidence())
    return study


def cancel(*, study: Study) -> None:
    """Stop a study and its playtests; finished games stay. Raises control.NotPossible when it is over."""
    steering.finish(_cancelled(study))


@tried_again
@transaction.atomic
def _cancelled(study: Study) -> list[int]:
    """The playtests that were told to stop. Raises NotPossible."""
    held = steering.locked(study.pk)
    if held is None:
        raise control.NotPossible(_("This study is over; there is nothing to cancel."))
    note(What.STOPPED, owner=held.owner_id, kind="study", key=held.public_id, before=held.state, after="cancelled")
    return steering.end(held, StudyState.CANCELLED)
