"""Go on from a moment of a counted game, with a playtest of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils.translation import gettext as _

from sandtable.engine.game import NO_OPTION, Ask
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.opening import continued
from simulate.asking.refusals import Refused
from simulate.asking.request import PlaytestRequest, Subject
from simulate.asking.services import create_batch
from simulate.models import Batch
from simulate.queue.locks import tried_again
from simulate.results.sharing.services import request_of
from simulate.watching.replay.library import OpenGame

MOST_WORDS: Final = 300
"""Letters of a choice that are kept."""


@dataclass(frozen=True)
class Moment:
    """A game of a playtest after `at` decisions."""

    batch: Batch
    number: int
    game: OpenGame
    at: int

    @property
    def seating(self) -> tuple[int, ...]:
        """The subject in each seat."""
        return self.batch.plan().seating(self.number)

    @property
    def agents(self) -> tuple[str, ...]:
        """The agent in each seat."""
        return tuple(self.batch.snapshot["agents"][subject] for subject in self.seating)

    def question(self) -> Ask | None:
        """The open question in words; None at the end of the game."""
        return self.game.state(self.at).ask() if 0 <= self.at < self.game.last else None

    @property
    def taken(self) -> int:
        """The option that was taken next."""
        return self.game.recording.decisions[self.at]


@dataclass(frozen=True)
class Wanted:
    """The games that are asked for."""

    agents: tuple[str, ...]
    """By seat."""
    games: int
    seed: int
    choice: int = NO_OPTION
    """The option that every game takes first; NO_OPTION: its agent chooses."""


@tried_again
def fork(*, owner: AbstractBaseUser, moment: Moment, wanted: Wanted, idempotency_key: str) -> Batch:
    """A playtest of `owner` whose games go on from a moment. Raises Refused, LimitReached, or KeyReused."""
    asked = moment.question()
    if problems := list(_problems(moment, asked, wanted)):
        raise Refused(problems)
    assert asked is not None
    words = asked.options[wanted.choice][:MOST_WORDS] if wanted.choice != NO_OPTION else ""
    with transaction.atomic():
        made = create_batch(owner=owner, request=request_from(moment, wanted, owner), idempotency_key=idempotency_key)
        Batch.objects.filter(pk=made.pk, forked_at=None).update(
            forked_from=moment.batch, forked_game=moment.number, forked_at=moment.at, forked_choice=words
        )
    return made


def _problems(moment: Moment, asked: Ask | None, wanted: Wanted) -> Iterator[str]:
    """The reasons that have to do with the moment; those of the rest are found with every playtest's."""
    if asked is None:
        last = moment.game.last - 1
        yield _("There is nothing to decide at %(at)s: the decisions of this game are 0 to %(last)s.") % {
            "at": moment.at,
            "last": last,
        }
    elif wanted.choice != NO_OPTION and not 0 <= wanted.choice < len(asked.options):
        yield _("There is no option %(choice)s: the options of this decision are 0 to %(last)s.") % {
            "choice": wanted.choice,
            "last": len(asked.options) - 1,
        }
    if len(wanted.agents) != len(moment.seating):
        yield _("Each seat needs one agent: %(seats)s, not %(given)s.") % {
            "seats": len(moment.seating),
            "given": len(wanted.agents),
        }


def request_from(moment: Moment, wanted: Wanted, reader: AbstractBaseUser) -> PlaytestRequest:
    """The playtest that is asked for: subjects keep the seats that they had, each game has luck of its own."""
    whole = request_of(moment.batch, reader)
    plan = whole.plan()
    decisions = moment.game.recording.decisions[: moment.at]
    opening = continued(
        plan.opening, plan.seed, plan.rotation(moment.number), decisions, fingerprint(plan.game), wanted.choice
    )
    return replace(
        whole,
        subjects=tuple(_in_seats(moment, whole)),
        agents=wanted.agents,
        rotations=wanted.games,
        seed=wanted.seed,
        scenario=replace(whole.scenario, turns_seats=False) if whole.scenario is not None else None,
        opening=opening,
    )


def _in_seats(moment: Moment, whole: PlaytestRequest) -> Iterator[Subject]:
    """The subject of each seat; on a scenario it is the seat itself, as wherever agents keep theirs."""
    for seat, subject in enumerate(moment.seating):
        name = moment.batch.sides[seat] if whole.scenario is not None and moment.batch.sides else ""
        frozen = whole.subjects[subject]
        yield replace(frozen, label=name, subject=frozen.subject | {"name": name}) if name else frozen
