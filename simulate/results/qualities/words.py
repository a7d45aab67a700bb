"""Words for the qualities of play, for page and API."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from simulate.results.qualities import slices

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


@dataclass(frozen=True)
class Wording:
    """A measure in words."""

    title: StrOrPromise
    meaning: StrOrPromise
    is_share: bool = True
    """Shown in percent; otherwise as a number."""


MEASURES: Final[Mapping[str, Wording]] = {
    "openness": Wording(
        gettext_lazy("Stays open"),
        gettext_lazy("The part of a game that is over when somebody is expected to take 80 % or more and stays there."),
    ),
    "lead_changes": Wording(
        gettext_lazy("Lead changes"),
        gettext_lazy("How often in a game somebody else takes the lead, by more than 5 points."),
        is_share=False,
    ),
    "comebacks": Wording(
        gettext_lazy("Won from behind"),
        gettext_lazy("Games whose winner was once expected to take less than half of an even share."),
    ),
    "drama": Wording(
        gettext_lazy("Drama"),
        gettext_lazy("How far behind the later winner was while it was behind (Browne); 0: the winner always led."),
        is_share=False,
    ),
    "decisiveness": Wording(
        gettext_lazy("Decided late"),
        gettext_lazy("The part of the game that is over when somebody is first expected to take 90 %."),
    ),
    "mattering": Wording(
        gettext_lazy("Decisions that matter"),
        gettext_lazy("Decisions whose best option is worth at least 2 points more than the mean of all options."),
    ),
    "rounds": Wording(gettext_lazy("Rounds"), gettext_lazy("Rounds in a game."), is_share=False),
    "decisions": Wording(gettext_lazy("Decisions"), gettext_lazy("Decisions in a game."), is_share=False),
}
"""The measures in the order of the page."""
PROBLEMS: Final[Mapping[str, StrOrPromise]] = {
    slices.RULES: gettext_lazy("The rules have changed since this playtest, so its games can't be watched any more."),
    slices.WORKER: gettext_lazy("The games of this playtest end their worker, so they can't be watched."),
    slices.FEW: gettext_lazy("Too few of the watched games came to an end of their own."),
}


def value(name: str, number: float) -> str:
    """A number of a measure as people read it: "81 %", "1.7"."""
    if MEASURES[name].is_share:
        return f"{100 * number:.0f} %"
    return f"{number:.2f}" if abs(number) < 10 else f"{number:.0f}"


def bounds(name: str, low: float, high: float) -> str:
    """An interval of a measure in words."""
    return _("%(low)s to %(high)s") % {"low": value(name, low), "high": value(name, high)}
