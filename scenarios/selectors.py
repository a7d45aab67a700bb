"""Reads: who may see which scenario, and what a playtest needs to know about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import QuerySet
from django.db.models.functions import Lower
from django.utils.translation import gettext as _

from scenarios.checking import Problem, game_title, lint
from scenarios.models import Reader, Scenario, ScenarioVersion


def visible_scenarios(user: Reader) -> QuerySet[Scenario]:
    """Scenarios this reader may open, with owner and newest version."""
    return Scenario.objects.visible_to(user).select_related("owner", "current")


def listed_scenarios(user: Reader) -> QuerySet[Scenario]:
    """Scenarios a list may show this reader: their own and public ones."""
    return Scenario.objects.listed_for(user).select_related("owner", "current")


def public_scenarios() -> QuerySet[Scenario]:
    """Scenarios everybody may see in a list."""
    return Scenario.objects.public().select_related("owner", "current")


def house_scenarios() -> QuerySet[Scenario]:
    """Scenarios that come with a game."""
    return Scenario.objects.of_the_house().select_related("owner", "current")


def own_scenarios(user: Reader) -> QuerySet[Scenario]:
    """The reader's own scenarios; the only ones they may change."""
    return Scenario.objects.owned_by(user).select_related("owner", "current")


def scenarios(user: Reader, show: str, words: str = "", game: str = "") -> QuerySet[Scenario]:
    """What a list shows, by title: "mine", "public", "house" or "all" of these; `words` are part of the title."""
    lists = {"mine": own_scenarios(user), "public": public_scenarios(), "house": house_scenarios()}
    found = lists.get(show, listed_scenarios(user)).order_by(Lower("title"), "pk")
    found = found.filter(title__icontains=words) if words else found
    return found.filter(game=game) if game else found


def visible_versions(user: Reader) -> QuerySet[ScenarioVersion]:
    """Versions of the scenarios this reader may open."""
    scenarios = Scenario.objects.visible_to(user)
    return ScenarioVersion.objects.filter(scenario__in=scenarios).select_related("scenario", "scenario__owner")


@dataclass(frozen=True)
class Playable:
    """A scenario version as a playtest takes it."""

    public_id: str
    """Of the version."""
    scenario_public_id: str
    game: str
    number: int
    label: str
    """Title and version in words: "Crossroads, version 2"."""
    definition: Mapping[str, Any]
    """As the engine reads it."""
    digest: str
    problems: list[Problem]
    """Why it cannot be played; empty when it can."""

    @property
    def is_playable(self) -> bool:
        return not self.problems


def playable_versions(user: Reader) -> list[Playable]:
    """The newest versions this reader may take into a playtest: own scenarios first, then the others by title."""
    listed = sorted(listed_scenarios(user), key=lambda each: (not each.is_owned_by(user), each.title.casefold()))
    return [found for each in listed if (found := playable(each.newest)).is_playable]


def by_game(found: Iterable[Playable]) -> dict[str, list[Playable]]:
    """These scenarios under the titles of their games, in their order."""
    grouped: dict[str, list[Playable]] = {}
    for each in found:
        grouped.setdefault(game_title(each.game), []).append(each)
    return grouped


def version_for_playtest(user: Reader, public_id: str) -> Playable:
    """A version this reader may open, by its own id; it may be refused, the answer says why.

    Raises ScenarioVersion.DoesNotExist for one that is missing or not theirs to see.
    """
    return playable(visible_versions(user).get(public_id=public_id))


def playable(version: ScenarioVersion) -> Playable:
    """One version as a playtest takes it."""
    return Playable(
        public_id=version.public_id,
        scenario_public_id=version.scenario.public_id,
        game=version.scenario.game,
        number=version.number,
        label=_label(version),
        definition=version.definition,
        digest=version.digest,
        problems=lint(version.definition, version.digest),
    )


def _label(version: ScenarioVersion) -> str:
    """The first version is the scenario; later ones say which they are."""
    title = str(version.definition["title"])
    if version.number == 1:
        return title
    return _("%(title)s, version %(number)s") % {"title": title, "number": version.number}
