"""Writes: a draft becomes a version, and the version a short playtest."""

from __future__ import annotations

from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils.translation import gettext as _

from sandtable.agents import USUAL, versioned
from sandtable.engine.problem import Problem
from sandtable.engine.registry import all_games
from sandtable.playtest.seating import seat_counts
from scenarios.checking import lint
from scenarios.models import Scenario
from scenarios.playable import version_for_playtest
from scenarios.workshop import drafts
from simulate.asking import services
from simulate.asking.request import on_scenario
from simulate.asking.scenario_choices import frozen
from simulate.models import Batch
from simulate.queue.foreseeing import Work, foreseen
from simulate.queue.locks import tried_again

GAMES: Final = 50
"""Games of a trial: enough to see a lopsided scenario, few enough to wait for."""


class Unplayable(Exception):
    """The draft breaks rules of its game; `problems` says which."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(problem.message for problem in problems))
        self.problems = problems


def seconds_before(scenario: Scenario, owner: AbstractBaseUser) -> float | None:
    """The seconds that a trial takes here and now; None where it can't be foreseen."""
    newest = scenario.newest
    players = seat_counts(all_games()[scenario.game], newest.definition)[0]
    work = Work(scenario.game, (versioned(USUAL),) * players, GAMES, newest.public_id)
    found = foreseen([work], owner.pk, processes=1)
    return None if found is None else found.seconds - found.waits


@tried_again
@transaction.atomic
def try_draft(*, owner: AbstractBaseUser, scenario: Scenario, revision: int, key: str, seed: int, tab: str) -> Batch:
    """Save the draft as a version, unless nothing has changed, and play some games of it.

    All seats have the usual agent, with the fewest players that the scenario allows. Raises Unplayable with
    every problem of the draft, and what saving a draft and asking for a playtest raise.
    """
    draft = drafts.draft_of(scenario)
    if problems := lint(draft.document):
        raise Unplayable(problems)
    note = _("Tried with %(games)d games.") % {"games": GAMES}
    version = drafts.save_draft(scenario=scenario, revision=revision, note=note, tab=tab)
    playable = version_for_playtest(owner, version.public_id)
    assert playable is not None, "the owner of a draft may play it"
    game = all_games()[scenario.game]
    players = seat_counts(game, version.definition)[0]
    agents = (versioned(USUAL),) * players
    wanted = on_scenario(game=scenario.game, scenario=frozen(playable), agents=agents, games=GAMES, seed=seed)
    batch = services.create_batch(owner=owner, request=wanted, idempotency_key=key)
    Batch.objects.filter(pk=batch.pk).update(waited_games=GAMES)  # its maker waits for all of them
    return batch
