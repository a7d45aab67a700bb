"""The verdicts on a field in words, each with its state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.playtest.field.standing import MARGIN, Says, Side
from simulate.study.answers import some
from simulate.study.field.tables import Tables
from simulate.words import listed as in_one_phrase
from simulate.words import number

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

STATES: Final = {
    Says.UNKNOWN: ("waiting", gettext_lazy("unknown so far")),
    Says.LEADS: ("good", gettext_lazy("leads")),
    Says.EQUAL: ("plain", gettext_lazy("equal")),
}
"""Kind of badge and words for each verdict."""
SIDES: Final = {
    Side.OPEN: gettext_lazy("open"),
    Side.AHEAD: gettext_lazy("ahead"),
    Side.BEHIND: gettext_lazy("behind"),
}
ROW: Final = {
    Side.AHEAD: gettext_lazy("ahead of %(names)s"),
    Side.BEHIND: gettext_lazy("behind %(names)s"),
    Side.OPEN: gettext_lazy("not told apart from %(names)s"),
}
"""The parts of the sentence on a row."""


@dataclass(frozen=True)
class Verdict:
    """The verdict in words."""

    badge: str
    state: StrOrPromise
    says: str
    rests_on: str = ""


def verdict(tables: Tables) -> Verdict:
    """The sentence on the first place (or on the row), its state, and what it rests on."""
    look = tables.look
    if look is None:
        return Verdict("waiting", STATES[Says.UNKNOWN][1], _nothing_yet(tables))
    if tables.question.is_row:
        badge, state, says = _row(tables, [Side(side) for side in look["sides"]])
    else:
        badge, state, says = _first_place(tables, look)
    return Verdict(badge, state, says, _rests_on(tables, look))


def _nothing_yet(tables: Tables) -> str:
    names = listed(tables.labels)
    if not tables.study.is_open:
        return _("No answer on %(names)s: the games stopped before every pairing had some.") % {"names": names}
    told = _("Not known yet which of %(names)s leads: the verdict follows when every pairing has had some games.")
    if tables.question.is_row:
        told = _("Not known yet how the first of %(names)s does: the verdict follows when every pairing has had games.")
    return told % {"names": names}


def _first_place(tables: Tables, look: dict[str, Any]) -> tuple[str, Any, str]:
    found = look["verdict"]
    names = [tables.labels[member] for member in found["top"]]
    badge, state = STATES[Says(found["says"])]
    given = {"names": listed(names), "margin": points(MARGIN, digits=0)}
    if found["says"] == Says.LEADS:
        return badge, state, _leads(tables, look)
    if found["says"] == Says.EQUAL:
        return (
            badge,
            state,
            _("%(names)s lead the field and are equal within %(margin)s points of 100 (95 %% sure).") % given,
        )
    words = _("Who leads is not known: it may be any of %(names)s (95 %% sure).") % given
    return badge, state, " ".join([words, _more(found["more_games"])]).strip()


def _leads(tables: Tables, look: dict[str, Any]) -> str:
    """The lead over the next with its interval; where that reaches 0 it says what the lead rests on."""
    lead, order = look["verdict"]["lead"], look["order"]
    given = {"first": tables.labels[order[0]], "second": tables.labels[order[1]]}
    given |= {side: points(value) for side, value in lead.items()}
    if lead["low"] > 0:
        words = _(
            "%(first)s leads the field: of 100 points it takes %(low)s to %(high)s more than %(second)s, the next (95"
            " %% sure)."
        )
        return words % given
    words = _(
        "%(first)s leads the field (95 %% sure): of 100 points it takes %(value)s more than %(second)s, the next. The"
        " interval of that lead alone, %(low)s to %(high)s, is wider: it holds for all pairs of members at once, and"
        " places are tested one after the other."
    )
    return words % given


def _more(games: int) -> str:
    if not games:
        return ""
    more = rounded(games)
    words = ngettext(
        "About %(n)s more game would tell the first from the second, if they are as far apart as they look.",
        "About %(n)s more games would tell the first from the second, if they are as far apart as they look.",
        more,
    )
    return words % {"n": number(more)}


def _row(tables: Tables, sides: Sequence[Side]) -> tuple[str, Any, str]:
    """The opponents by name: those that the first member beats, those that beat it, and the others."""
    named = {side: [tables.labels[1 + place] for place, each in enumerate(sides) if each is side] for side in Side}
    parts = [str(ROW[side]) % {"names": listed(named[side])} for side in ROW if named[side]]
    words = _("%(deck)s is %(parts)s (95 %% sure of all together).")
    said = words % {"deck": tables.labels[0], "parts": in_one_phrase(parts)}
    if len(named[Side.OPEN]) == len(sides):
        badge, state = STATES[Says.UNKNOWN]
        return badge, state, said
    return "good", _("known in part") if named[Side.OPEN] else _("known"), said


def _rests_on(tables: Tables, look: dict[str, Any]) -> str:
    """The games and agents behind a verdict, and how surely it holds."""
    agents = ", ".join(dict.fromkeys(member.agent for member in tables.question.members))
    games = look["games"]
    words = ngettext("After %(n)s game, played by %(agents)s.", "After %(n)s games, played by %(agents)s.", games)
    surely = _("More games follow; all of this holds whenever one looks.")
    if look["is_final"]:
        surely = _("All of it together is right in 95 of 100 fields.")
    return f"{words % {'n': number(games), 'agents': agents}} {surely}"


def listed(names: Sequence[str]) -> str:
    """Names in one phrase: "A, B and C", or "A, B, C, D and 3 others"."""
    return in_one_phrase(some(names))


def points(share: float, digits: int = 1) -> str:
    """A difference of shares as points of 100, with its sign in front when it is negative."""
    return f"{100 * share:.{digits}f}".replace("-", "−")


def rating(value: float) -> str:
    """Elo with its sign: "+85"."""
    return f"{value:+.0f}".replace("-", "−")


def rank(found: dict[str, int]) -> str:
    """ "1" or "1–3"."""
    return str(found["best"]) if found["best"] == found["worst"] else f"{found['best']}–{found['worst']}"


def rounded(games: int) -> int:
    """A number of games to two digits: it is a guess."""
    digits = max(0, len(str(games)) - 2)
    return round(games, -digits)
