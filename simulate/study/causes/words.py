"""The words of a study of causes: verdicts, points, and the sentence about false discoveries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.playtest.causes.verdicts import FALSE_DISCOVERIES, MARGIN, Says
from simulate.study.answers import some
from simulate.words import listed

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

VERDICTS: Final[Mapping[str, tuple[str, StrOrPromise]]] = {
    Says.HELPS: ("good", gettext_lazy("helps")),
    Says.HURTS: ("bad", gettext_lazy("hurts")),
    Says.SMALL: ("plain", gettext_lazy("small")),
    Says.OPEN: ("warn", gettext_lazy("nothing shown")),
    Says.TESTING: ("busy", gettext_lazy("still testing")),
}
"""Kind of badge and word for each verdict."""


MOST_NAMED: Final = 3
"""Things that a sentence names of each sort."""


def points(share: float) -> str:
    """A difference of shares in points: "+4.2"."""
    return f"{100 * share:+.1f}"


def bounds(effect: Mapping[str, Any]) -> str:
    return f"{points(effect['low'])} … {points(effect['high'])}"


def false_discoveries() -> str:
    """The sentence about how far the verdicts can be trusted together."""
    return _(
        "Of everything that is said to help or to hurt, at most %(rate)s %% are false in the mean, however many things"
        " are tested and whenever you look. “Small” means an effect within ± %(margin)s points. The intervals are 95 %%"
        " sure each, at every look."
    ) % {"rate": f"{100 * FALSE_DISCOVERIES:.0f}", "margin": f"{100 * MARGIN:.0f}"}


def in_short() -> str:
    """The same for the text to paste."""
    return _("intervals 95 %% at every look; of “helps” and “hurts” at most %(rate)s %% false in the mean") % {
        "rate": f"{100 * FALSE_DISCOVERIES:.0f}"
    }


@dataclass(frozen=True)
class Tested:
    """Everything that a sentence about a study needs."""

    side: str
    """The side whose points are compared."""
    is_deck: bool
    """True: the effect is that of a card. Of a scenario it is that of a change."""
    effects: Sequence[Mapping[str, Any]]
    """In their order, the one with the highest lower bound first."""
    asked: Sequence[str]
    """The names of everything that is tested."""
    is_open: bool

    def that(self, says: Says) -> list[Mapping[str, Any]]:
        """The effects with this verdict, the surest first."""
        found = [each for each in self.effects if each["says"] == says]
        return found[::-1] if says == Says.HURTS else found


def paragraphs(tested: Tested) -> list[tuple[str, str]]:
    """The surest effects by name with their intervals, and how far all of it can be trusted."""
    helps, hurts = tested.that(Says.HELPS), tested.that(Says.HURTS)
    if not tested.effects:
        return [(_nothing_yet(tested), "")]
    said = [_told(tested, each, helps=True) for each in helps[:MOST_NAMED]]
    said += [_told(tested, each, helps=False) for each in hurts[:MOST_NAMED]]
    if not said:
        return [(_nothing_shown(tested), "")]
    more = len(helps) + len(hurts) - len(said)
    if more:
        told = ngettext("The table has %(n)s more.", "The table has %(n)s more.", more)
        said.append(told % {"n": more})
    shown = [*helps[:MOST_NAMED], *hurts[:MOST_NAMED]]
    return [(" ".join(said), " ".join(filter(None, (_reason(shown), _sure()))))]


def _nothing_yet(tested: Tested) -> str:
    given = {"side": tested.side, "things": listed(some(tested.asked))}
    if not tested.is_open:
        return _("No answer for %(side)s on %(things)s: the games stopped before the first look.") % given
    if tested.is_deck:
        return _("Not known yet what %(things)s bring %(side)s: the first games are being played.") % given
    return _("Not known yet what these changes do to %(side)s: %(things)s. The first games are being played.") % given


def _nothing_shown(tested: Tested) -> str:
    """All effects are small or not known: both by name."""
    small, unknown = tested.that(Says.SMALL), [*tested.that(Says.OPEN), *tested.that(Says.TESTING)]
    said = [_("Nothing is shown to help or to hurt %(side)s.") % {"side": tested.side}]
    if small:
        told = _("The effect of %(things)s is less than %(margin)s points of 100 either way (95 %% sure of each).")
        said.append(told % {"things": _named(small), "margin": f"{100 * MARGIN:.0f}"})
    if unknown:
        told = _("The effect of %(things)s is not known: anything from %(low)s to %(high)s is possible (95 %% sure).")
        low, high = min(each["low"] for each in unknown), max(each["high"] for each in unknown)
        said.append(told % {"things": _named(unknown), "low": _more_or_fewer(low), "high": _more_or_fewer(high)})
    alone = [each["thing"] for each in [*small, *unknown] if not each["low"] <= 0 <= each["high"]]
    if alone:
        told = _("Read alone, %(things)s would have one; among all that was tested that is no proof.")
        said.append(told % {"things": listed(some(alone))})
    return " ".join(said)


def _more_or_fewer(share: float) -> str:
    words = _("%(points)s points fewer") if share < 0 else _("%(points)s points more")
    return words % {"points": plain(abs(share))}


def _named(effects: Sequence[Mapping[str, Any]]) -> str:
    return listed(some([each["thing"] for each in effects]))


def _told(tested: Tested, effect: Mapping[str, Any], *, helps: bool) -> str:
    """One effect with its interval; where that reaches 0, the estimate and the bound that is left."""
    given = {"thing": effect["thing"], "side": tested.side}
    least, most = (effect["low"], effect["high"]) if helps else (-effect["high"], -effect["low"])
    given |= {"least": plain(least), "most": plain(most), "value": plain(abs(effect["value"]))}
    if least > 0:
        if helps:
            return _("%(thing)s helps: %(side)s takes %(least)s to %(most)s points of 100 more.") % given
        return _("%(thing)s hurts: %(side)s takes %(least)s to %(most)s points of 100 fewer.") % given
    if helps:
        return _("%(thing)s helps: %(side)s takes about %(value)s points of 100 more, at most %(most)s.") % given
    return _("%(thing)s hurts: %(side)s takes about %(value)s points of 100 fewer, at most %(most)s.") % given


def _reason(shown: Sequence[Mapping[str, Any]]) -> str:
    """The reason why something is shown although its own interval reaches 0; empty where none does."""
    names = [each["thing"] for each in shown if each["low"] <= 0 <= each["high"]]
    if not names:
        return ""
    told = ngettext(
        "Read alone, the interval of %(things)s still reaches 0: it is told because so much else is shown beside it.",
        "Read alone, the intervals of %(things)s still reach 0: they are told because so much else is shown beside"
        " them.",
        len(names),
    )
    return told % {"things": listed(names)}


def _sure() -> str:
    return _("Of everything that is said to help or to hurt, on average at most one in %(n)s is wrong.") % {
        "n": f"{1 / FALSE_DISCOVERIES:.0f}"
    }


def plain(share: float) -> str:
    """A difference of shares in points, without a sign in front: "4.2"."""
    return f"{100 * share:.1f}".replace("-0.0", "0.0")
