"""Scenarios for playtests: the list to choose from, and the version somebody has named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.db.models import Case, F, IntegerField, Q, QuerySet, Value, When
from django.db.models.functions import Lower
from django.utils.translation import gettext as _

from sandtable.engine.registry import all_games
from scenarios import verdicts
from scenarios.checking import Problem, game_title, lint
from scenarios.models import Scenario, ScenarioVersion
from scenarios.selectors import visible_versions
from web.reader import Reader


@dataclass(frozen=True)
class Playable:
    """A scenario version as a playtest takes it. It may be refused; its problems say why."""

    public_id: str
    """The version's id."""
    game: str
    label: str
    """Title and version in words: "Crossroads, version 2"."""
    definition: Mapping[str, Any]
    """The document, as the engine reads it."""
    digest: str
    is_known_playable: bool = False
    """True when the stored verdict is of this edition and allows it."""

    @cached_property
    def problems(self) -> list[Problem]:
        """The reasons why it can't be played; judged only where the stored verdict doesn't settle it."""
        return [] if self.is_known_playable else lint(dict(self.definition), self.digest)


def version_for_playtest(user: Reader, public_id: str) -> Playable | None:
    """A version this reader may open, by its own id, or by that of its scenario, which means its newest version.

    None for one that is missing or not theirs to see.
    """
    versions = visible_versions(user)
    version = (
        versions.filter(public_id=public_id).first()
        or versions.filter(scenario__public_id=public_id, pk=F("scenario__current")).first()
    )
    return as_playable(version) if version is not None else None


def as_playable(version: ScenarioVersion) -> Playable:
    """A stored version as a playtest takes it."""
    return Playable(
        public_id=version.public_id,
        game=version.scenario.game,
        label=label(str(version.definition["title"]), version.number),
        definition=version.definition,
        digest=version.digest,
        is_known_playable=verdicts.is_known_playable(version),
    )


def label(title: str, number: int) -> str:
    """A version in words: the first is called as the scenario, later ones tell their number."""
    if number == 1:
        return title
    return _("%(title)s, version %(number)s") % {"title": title, "number": number}


# The list to choose from ----------------------------------------------------------------------------------------------


def playable_scenarios(user: Reader, words: str = "") -> QuerySet[Scenario]:
    """Scenarios whose newest version can be played, as far as this edition has judged them: own ones first, by title.

    Each of the words is part of the title, of the game's title or of the owner's name.
    """
    return verdicts.judged(_listed(user, words)).filter(current__verdict_problems=0)


def outdated_scenarios(user: Reader, words: str) -> QuerySet[Scenario]:
    """Scenarios of the same list, in its order, that this edition has not judged yet."""
    return verdicts.outdated(_listed(user, words)).select_related("current")


def _listed(user: Reader, words: str) -> QuerySet[Scenario]:
    scenarios = Scenario.objects.listed_for(user).filter(game__in=list(all_games()), current__isnull=False)
    for word in words.split():
        games = [game for game in all_games() if word.casefold() in game_title(game).casefold()]
        scenarios = scenarios.filter(Q(title__icontains=word) | Q(owner__username__icontains=word) | Q(game__in=games))
    is_other = Case(When(owner_id=user.pk or 0, then=Value(0)), default=Value(1), output_field=IntegerField())
    return scenarios.order_by(is_other, Lower("title"), "pk")
