"""Change the visibility of a result, and run a playtest again from its frozen snapshot."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext as _

from accounts.audit import note
from accounts.models import What
from decks import strength
from decks.selectors import visible_decks
from sandtable.playtest.opening import Opening
from scenarios.selectors import visible_versions
from simulate.asking import services
from simulate.asking.request import FrozenScenario, PlaytestRequest, Subject
from simulate.models import Batch, SeatedGame, Series, Study, Visibility
from simulate.queue.locks import tried_again


class UnknownVisibility(ValueError):
    """A word that is none of the visibilities."""


@tried_again
@transaction.atomic
def set_visibility(*, result: Batch | Series | Study | SeatedGame, visibility: str) -> None:
    """Let others read a result, or no longer. Raises UnknownVisibility."""
    if visibility not in Visibility.values:
        raise UnknownVisibility(_("Choose one of: %(known)s.") % {"known": ", ".join(Visibility.values)})
    if result.visibility != visibility:
        note(
            What.SHOWN,
            owner=result.owner_id,
            kind=str(result._meta.model_name),
            key=result.public_id,
            before=result.visibility,
            after=visibility,
        )
    result.visibility = visibility
    match result:
        case Series() | SeatedGame():
            type(result).objects.filter(pk=result.pk).update(visibility=visibility)
        case Batch():
            Batch.objects.filter(pk=result.pk).update(visibility=visibility, version=F("version") + 1)
            strength.show_playtest(playtest=result.public_id, is_public=visibility == Visibility.PUBLIC)
        case Study():
            Study.objects.filter(pk=result.pk).update(visibility=visibility, version=F("version") + 1)


@tried_again
@transaction.atomic
def run_again(*, batch: Batch, owner: AbstractBaseUser, idempotency_key: str) -> Batch:
    """A playtest of `owner` with the same content, agents, number of games and seed.

    It is judged like any other. Raises Refused, LimitReached, or KeyReused.
    """
    made = services.create_batch(owner=owner, request=request_of(batch, owner), idempotency_key=idempotency_key)
    if made.pk != batch.pk:
        Batch.objects.filter(pk=made.pk, repeats=None).update(
            repeats=batch,
            forked_from=batch.forked_from_id,
            forked_game=batch.forked_game,
            forked_at=batch.forked_at,
            forked_choice=batch.forked_choice,
        )
    return made


def request_of(batch: Batch, reader: AbstractBaseUser) -> PlaytestRequest:
    """The request that was frozen. Decks and scenario are named by their id where this reader may open them."""
    frozen = batch.snapshot
    return PlaytestRequest(
        game=batch.game,
        subjects=tuple(
            Subject(each["label"], each["subject"], _known_source(each["source"], reader))
            for each in frozen["subjects"]
        ),
        agents=tuple(frozen["agents"]),
        rotations=batch.n_games // batch.rotation_size,
        seed=batch.seed,
        max_steps=frozen["max_steps"],
        scenario=_scenario_of(batch, reader),
        opening=Opening.read(frozen.get("opening")),
    )


def _known_source(source: str, reader: AbstractBaseUser) -> str:
    deck = source.partition(":")[0]
    return source if deck and visible_decks(reader).filter(public_id=deck).exists() else ""


def _scenario_of(batch: Batch, reader: AbstractBaseUser) -> FrozenScenario | None:
    frozen = batch.snapshot
    if frozen["scenario"] is None:
        return None
    version = frozen["scenario_version"]
    return FrozenScenario(
        label=batch.scenario_label,
        definition=frozen["scenario"],
        sides=tuple(batch.sides),
        has_sides=frozen.get("has_sides", True),
        turns_seats=frozen.get("turns_seats", True),
        version=version if version and visible_versions(reader).filter(public_id=version).exists() else "",
    )
