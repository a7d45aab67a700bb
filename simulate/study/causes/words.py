"""The words of a study of causes: verdicts, points, and the sentence about false discoveries."""

from __future__ import annotations

from collections.abc import Mapping
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
