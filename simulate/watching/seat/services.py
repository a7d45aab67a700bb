"""Writes of people at a table: begin, answer, take back, pass the screen on, give up.

A row is only written where its open question is still the one that the person has seen: of two tabs one answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from sandtable.engine.asking import NOBODY
from sandtable.engine.game import BadSetup, IllegalDecision
from sandtable.engine.several import Impossible
from sandtable.engine.viewing import given_up, has_view, idle, several_of
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.opening import continued
from simulate.asking.problems import problems_of
from simulate.asking.refusals import Refused
from simulate.asking.request import PlaytestRequest
from simulate.models import GOES_ON, PERSON, Batch, SeatedGame, SeatedState
from simulate.queue.clock import now
from simulate.queue.locks import weakly
from simulate.watching.seat import room, walking
from simulate.watching.seat import silence as silencing
from simulate.watching.seat.may_take_back import why_not_back
from simulate.watching.seat.openly import is_open
from simulate.watching.seat.seated import RulesChanged, Table, laid_out, table_of, taken_back
from simulate.watching.seat.tasks import ask_agent, ask_mail
from simulate.watching.seat.turns import NEW_LEASE, columns, end
from web.unreadable import Unreadable


class Stale(ValueError):
    """The question is answered already, perhaps in another tab."""


class Forged(ValueError):
    """No option of the open question."""


class Unsure(ValueError):
    """The option gives up something useful, or nothing can come of it: the person is asked whether that is meant."""

    def __init__(self, option: int, words: str, left: Sequence[str]) -> None:
        super().__init__(words)
        self.option = option
        self.words = words
        """The option."""
        self.left = left
        """The useful options that it gives up; none where nothing comes of it."""


@dataclass(frozen=True)
class Origin:
    """The moment of a counted game from which people go on."""

    batch: Batch
    number: int
    decisions: Sequence[int]


def start(
    *, owner: AbstractBaseUser, request: PlaytestRequest, people: Sequence[int], idempotency_key: str
) -> SeatedGame:
    """A new game; `people` are the subjects that persons play. The same key gives the game of the first time.

    Raises Refused with every problem, or LimitReached.
    """
    if problems := [*room.problems_of(owner, request.agents), *problems_of(request)]:
        raise Refused(problems)
    snapshot = request.snapshot()
    snapshot["agents"] = _with_people(snapshot["agents"], people)
    game = SeatedGame(game=request.game, snapshot=snapshot, seed=request.seed)
    return _begin(owner, game, (), idempotency_key)


def take_over(
    *, owner: AbstractBaseUser, origin: Origin, players: Sequence[str], seed: int, idempotency_key: str
) -> SeatedGame:
    """Go on from a moment of a counted game; `players` are agents or PERSON, by seat. Raises Refused.

    Everybody keeps their seat. Hidden things stay as they were; the luck from there on is that of `seed`, so that
    nobody who has watched the game knows what is going to fall.
    """
    game = SeatedGame(
        game=origin.batch.game,
        snapshot=_gone_on_from(origin) | {"agents": list(players)},
        seed=seed,
        number=origin.number,
        origin=origin.batch,
        origin_moment=len(origin.decisions),
    )
    return _begin(owner, game, origin.decisions, idempotency_key)


def again(*, game: SeatedGame, number: int, seed: int, idempotency_key: str) -> SeatedGame:
    """The same game from its beginning with other luck, as the given game of its plan: it says which seat is whose.

    Raises Refused or LimitReached.
    """
    anew = SeatedGame(game=game.game, snapshot=game.snapshot, seed=seed, number=number)
    return _begin(game.owner, anew, (), idempotency_key)


def _gone_on_from(origin: Origin) -> dict[str, Any]:
    """The snapshot of a game whose opening ends at this moment, with its subjects in the order of the seats."""
    kept: dict[str, Any] = origin.batch.snapshot
    plan = origin.batch.plan()
    rotation, engine = plan.rotation(origin.number), fingerprint(plan.game)
    return kept | {
        "subjects": [kept["subjects"][subject] for subject in plan.seating(origin.number)],
        "turns_seats": False,
        "opening": continued(plan.opening, plan.seed, rotation, origin.decisions, engine).as_json(),
    }


def _with_people(agents: list[str], people: Sequence[int]) -> list[str]:
    return [PERSON if subject in people else agent for subject, agent in enumerate(agents)]


def _begin(owner: AbstractBaseUser, game: SeatedGame, decisions: Sequence[int], key: str) -> SeatedGame:
    game.owner_id, game.idempotency_key = owner.pk, key
    if existing := SeatedGame.objects.filter(owner_id=owner.pk, idempotency_key=key).first():
        return existing
    _check(game)
    try:
        table = laid_out(game, decisions)
    except (BadSetup, RulesChanged) as refused:
        raise Refused([_("Today's rules do not take this game (%s).") % refused]) from None
    if table.seat < 0:
        raise Refused([_("The game is over at this moment; choose an earlier one.")])
    return _write(owner, game, table)


def _check(game: SeatedGame) -> None:
    if not has_view(game.game):
        raise Refused([_("This game can't be shown yet, so nobody can take a seat in it.")])
    if not game.people:
        raise Refused([_("Choose at least one seat for a person.")])


def _write(owner: AbstractBaseUser, game: SeatedGame, table: Table) -> SeatedGame:
    try:
        with transaction.atomic():
            # Counts are made one after the other.
            if weakly(get_user_model()._default_manager.filter(pk=owner.pk)).first() is None:
                raise Refused([_("You have logged in meanwhile. Load the page again.")])
            room.find_room(owner)
            columns(game, table, game.people[0] if len(game.people) == 1 else -1)
            game.save()
            _ask_if_needed(game)
    except IntegrityError:
        return SeatedGame.objects.get(owner_id=owner.pk, idempotency_key=game.idempotency_key)
    return game


# -- turns -------------------------------------------------------------------------------------------------------


def answer(*, game: SeatedGame, question: str, option: int, is_sure: bool = True) -> SeatedGame:
    """Take an option of the open question. Raises Stale or Forged, and RulesChanged; then nothing is changed.

    Raises Unsure for a person who is not sure, where the option gives up something useful, or nothing comes of it.
    """
    table = _asked(game, question)
    if not is_sure:
        left = given_up(game.game, table.state, option)
        if left or option in idle(game.game, table.state):
            asked = table.state.ask()
            assert asked is not None
            raise Unsure(option, asked.options[option], left)
    return _answered(game, question, table, (option,))


def answer_several(*, game: SeatedGame, question: str, ticked: Sequence[str]) -> SeatedGame:
    """Take all of these things in a choice of several, as one turn. Raises as `answer`, with the problem in words."""
    table = _asked(game, question)
    several = several_of(game.game, table.state)
    if several is None:
        raise Forged(_("This is no choice of several things."))
    try:
        indices = several.answers(ticked)
    except Impossible as impossible:
        raise Forged(_("Nothing has been taken: %s.") % impossible) from None
    return _answered(game, question, table, indices)


def _answered(game: SeatedGame, question: str, table: Table, indices: Sequence[int]) -> SeatedGame:
    try:
        table.answer(*indices)
    except IllegalDecision:
        raise Forged(_("This is no option of the open question.")) from None
    return _replaced(game, question, columns(game, table, game.holder))


def walk(*, game: SeatedGame, question: str, at: str) -> SeatedGame:
    """Let the piece of the open question go to a destination. Raises Stale or Forged, and RulesChanged."""
    table = _asked(game, question)
    try:
        walking.walk(table, at)
    except IllegalDecision:
        raise Forged(_("The piece can't go there.")) from None
    return _replaced(game, question, columns(game, table, game.holder))


def silence(*, game: SeatedGame, question: str) -> SeatedGame:
    """Decline, and don't ask about this reaction in this round. Raises Stale or Forged, and RulesChanged."""
    table = _asked(game, question)
    if not silencing.silence(game, table):
        raise Forged(_("This question can't be passed over."))
    return _replaced(game, question, columns(game, table, game.holder))


def speak_again(*, game: SeatedGame, question: str) -> SeatedGame:
    """Ask the seat of the open question about all reactions again. Raises Stale, and RulesChanged."""
    table = _asked(game, question)
    silencing.speak_again(table, table.seat)
    return _replaced(game, question, columns(game, table, game.holder))


def take_back(*, game: SeatedGame, question: str) -> SeatedGame:
    """Take the last answer back. Raises Stale, or Forged with the reason where that is not allowed.

    Alone and against agents everything can be taken back; a game in which that answer had shown something new is
    practice from then on.
    """
    table = _asked(game, question)
    if reason := why_not_back(game, table):
        raise Forged(reason)
    practice = {"is_practice": True} if table.has_shown else {}
    game.is_practice |= table.has_shown
    return _replaced(game, question, columns(game, taken_back(game, table), game.holder) | practice)


def take_screen(*, game: SeatedGame, question: str) -> SeatedGame:
    """The next person has the screen now: it shows what their seat may see. Raises Stale."""
    if game.state != SeatedState.PERSON or game.question != question:
        raise Stale(_stale())
    table = table_of(game)
    if game.own_seats is not None and table.asked not in game.own_seats:
        raise Stale(_stale())
    return _replaced(game, question, columns(game, table, table.asked))


def go_on(*, game: SeatedGame, question: str) -> SeatedGame:
    """A person who has no fitting card lets something pass, so that nobody learns who has one. Raises Stale."""
    if game.state != SeatedState.PERSON or game.question != question:
        raise Stale(_stale())
    table = table_of(game)
    if table.asked != game.holder or not table.is_formal:
        raise Stale(_stale())
    table.go_on()
    return _replaced(game, question, columns(game, table, game.holder))


def give_up(*, game: SeatedGame) -> None:
    """End a game in the middle. Raises Stale when it is over."""
    try:
        found: dict[str, Any] = end(table_of(game))
    except (RulesChanged, Unreadable):
        found = {"question": ""}
    values = {**found, **NEW_LEASE, "state": SeatedState.GIVEN_UP}
    with transaction.atomic():
        kept = weakly(SeatedGame.objects.filter(pk=game.pk, state__in=GOES_ON)).first()
        if kept is None or kept.decisions != game.decisions:
            raise Stale(_("The game has gone on meanwhile; look again."))
        SeatedGame.objects.filter(pk=game.pk).update(**values)


def _asked(game: SeatedGame, question: str) -> Table:
    """The table of a game that waits for the person at the screen with this question."""
    if game.state != SeatedState.PERSON or game.question != question:
        raise Stale(_stale())
    table = table_of(game)
    if table.is_formal:
        raise Stale(_stale())
    if table.asked != game.holder:
        if game.own_seats is not None or not is_open(game, table):
            raise Stale(_("Pass the screen on first."))
        game.holder = NOBODY  # somebody else has had the screen
    return table


def _stale() -> str:
    return _("This question is answered already, perhaps in another tab. This is how the game stands now.")


def _replaced(game: SeatedGame, question: str, values: dict[str, Any]) -> SeatedGame:
    with transaction.atomic():
        mine = SeatedGame.objects.filter(pk=game.pk, question=question, state=SeatedState.PERSON)
        if not mine.update(**values, moved_at=now()):
            raise Stale(_stale())
        _ask_if_needed(game)
    return game


def _ask_if_needed(game: SeatedGame) -> None:
    if game.state == SeatedState.AGENT:
        transaction.on_commit(lambda: ask_agent(game.pk), robust=True)
    elif game.own_seats is not None:
        transaction.on_commit(lambda: ask_mail(game.pk), robust=True)
