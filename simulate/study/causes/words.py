"""The words of a study of causes: verdicts, points, and the sentence about false discoveries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.playtest.causes.verdicts import FALSE_DISCOVERIES, MARGIN, Says

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


def sentence(side: str, effects: Sequence[Mapping[str, Any]], *, is_open: bool) -> str:
    """The surest effects on a side by name, how sure they are, and what is next; effects are in their order."""
    helps = [each for each in effects if each["says"] == Says.HELPS]
    hurts = [each for each in reversed(effects) if each["says"] == Says.HURTS]
    if not effects:
        return _("Not known yet for %(side)s. Next: wait for the first look.") % {"side": side}
    shown = [*map(_helps, helps[:MOST_NAMED]), *map(_hurts, hurts[:MOST_NAMED])]
    told = "; ".join(shown) or _("nothing is shown to help or to hurt")
    sure = _("of all that is said at most %(rate)s %% is false in the mean") % {
        "rate": f"{100 * FALSE_DISCOVERIES:.0f}"
    }
    said = _("%(side)s: %(told)s (%(sure)s).") % {"side": side, "told": told, "sure": sure}
    return f"{said} {_next(helps, hurts, is_open=is_open)}"


def _helps(effect: Mapping[str, Any]) -> str:
    return _("%(thing)s helps by %(points)s points (%(bounds)s)") % _named(effect)


def _hurts(effect: Mapping[str, Any]) -> str:
    return _("%(thing)s hurts by %(points)s points (%(bounds)s)") % _named(effect)


def _named(effect: Mapping[str, Any]) -> dict[str, str]:
    return {"thing": effect["thing"], "points": points(effect["value"]), "bounds": bounds(effect)}


def _next(helps: Sequence[Mapping[str, Any]], hurts: Sequence[Mapping[str, Any]], *, is_open: bool) -> str:
    if hurts:
        return _("Next: look for something better in the place of %(thing)s.") % {"thing": hurts[0]["thing"]}
    if is_open:
        return _("Next: wait, the tests stop by themselves.")
    return _("Next: keep %(thing)s.") % {"thing": helps[0]["thing"]} if helps else _("Next: ask again with more games.")
