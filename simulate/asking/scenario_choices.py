"""The scenario of a form or an API call, and a page of others to choose from."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from scenarios.checking import game_title
from scenarios.models import Scenario
from scenarios.playable import Playable, label, outdated_scenarios, playable_scenarios, version_for_playtest
from scenarios.verdicts import renew
from simulate.asking.choosing import PAGE_SIZE, Choice, Choices, Search, Texts, page_of
from simulate.asking.request import FrozenScenario
from web.reader import Reader

MOST_CHARACTERS: Final = 40
"""Characters of an id; what is longer names nothing."""


def find_scenario(user: Reader, public_id: str) -> Playable | None:
    """The scenario version with this id; None when there is none for this reader."""
    return version_for_playtest(user, public_id) if 0 < len(public_id) <= MOST_CHARACTERS else None


def frozen(playable: Playable) -> FrozenScenario:
    """A scenario version as a playtest takes it."""
    return FrozenScenario(playable.label, dict(playable.definition), version=playable.public_id)


# The list to choose from ----------------------------------------------------------------------------------------------

TEXTS: Final = Texts(
    nothing=gettext_lazy("There is no scenario that can be played yet."),
    nothing_found=gettext_lazy(
        "No scenario that can be played has “%(words)s” in its title, its game or its owner's name."
    ),
    all=ngettext_lazy(
        "There is %(count)s scenario to choose from.", "There are %(count)s scenarios to choose from.", "count"
    ),
    found=ngettext_lazy(
        "%(count)s scenario has “%(words)s” in its title, its game or its owner's name.",
        "%(count)s scenarios have “%(words)s” in their title, their game or their owner's name.",
        "count",
    ),
    part=gettext_lazy("The field below offers %(first)s to %(last)s of them."),
    waiting=gettext_lazy("The rules have changed: more scenarios are judged by them when you search again."),
)


def choices(user: Reader, search: Search) -> Choices:
    """One page of the scenarios this reader can play, own ones first, by game.

    Those that were last judged by another edition of their game are judged first, at most as many as a page has.
    """
    waiting = list(outdated_scenarios(user, search.words)[: PAGE_SIZE + 1])
    renew(waiting[:PAGE_SIZE])
    found = playable_scenarios(user, search.words).select_related("owner", "current").defer("current__definition")
    page = page_of(found, search)
    entries = [_choice(user, each) for each in page]
    return Choices(search, page, entries, TEXTS.told(search, page, len(waiting) > PAGE_SIZE))


def _choice(user: Reader, scenario: Scenario) -> Choice:
    told = label(scenario.title, scenario.newest.number)
    if scenario.owner is not None and scenario.owner_id != user.pk:
        told = _("%(scenario)s (%(owner)s)") % {"scenario": told, "owner": scenario.owner.get_username()}
    return Choice(scenario.newest.public_id, told, game_title(scenario.game))
