"""The next steps after a verdict in words. `simulate.results.next_links` makes links of the same steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.steps import Do, Step, steps
from simulate.results.words import name
from simulate.words import number

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

WORDS: Final[Mapping[Do, StrOrPromise]] = {
    Do.WAIT: gettext_lazy("wait for the first games"),
    Do.ASK: gettext_lazy("ask “is B better?”, which plays until it knows"),
    Do.LOOK: gettext_lazy("look at a game that did not end"),
    Do.CHECK: gettext_lazy("check with %(agent)s"),
    Do.CARDS: gettext_lazy("find a better card for %(deck)s"),
    Do.FAIR: gettext_lazy("make it fair"),
    Do.WATCH: gettext_lazy("watch a game of %(agent)s"),
}
"""The words for each step but those with a number of games, which has a plural."""


def sentence(report: Report) -> str:
    """ "Next: play 300 more games, or check with planner-2." """
    return sentence_of(steps(report))


def sentence_of(found: Sequence[Step]) -> str:
    """The same of any steps."""
    return _("Next: %(steps)s.") % {"steps": _(", or ").join(map(words, found))}


def words(step: Step) -> str:
    """One step."""
    if step.do == Do.PLAY:
        told = ngettext("play %(n)s more game", "play %(n)s more games", step.games)
        return told % {"n": number(step.games)}
    if step.do == Do.AT_EACH:
        told = ngettext("play %(n)s game at each strength", "play %(n)s games at each strength", step.games)
        return told % {"n": number(step.games)}
    return str(WORDS[step.do]) % {"agent": step.agent, "deck": name(step.party) if step.party else ""}


def as_json(report: Report) -> list[dict[str, Any]]:
    """The steps for programs."""
    return list_as_json(steps(report))


def list_as_json(found: Sequence[Step]) -> list[dict[str, Any]]:
    """The same of any steps."""
    return [{"do": str(step.do), "words": words(step), "games": step.games or None} for step in found]
