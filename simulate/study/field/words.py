"""The verdicts on a field in words, each with its state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.playtest.field.standing import MARGIN, Says, Side
from simulate.study.field.tables import Tables
from simulate.words import listed as in_one_phrase
from simulate.words import number

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
MOST_NAMES: Final = 4


def verdict(tables: Tables) -> dict[str, Any]:
    """The sentence on the first place (or on the row), its state, and what it rests on."""
    look = tables.look
    if look is None:
        told = _("The first games are being played. The verdict follows when every pairing has had some.")
        return {"badge": "waiting", "state": STATES[Says.UNKNOWN][1], "says": told, "rests_on": ""}
    if tables.question.is_row:
        badge, state, says = _row(tables, [Side(side) for side in look["sides"]])
    else:
        badge, state, says = _first_place(tables, look)
    return {"badge": badge, "state": state, "says": says, "rests_on": _rests_on(tables, look)}


def _first_place(tables: Tables, look: dict[str, Any]) -> tuple[str, Any, str]:
    found = look["verdict"]
    names = [tables.labels[member] for member in found["top"]]
    badge, state = STATES[Says(found["says"])]
    given = {"names": listed(names), "margin": points(MARGIN, digits=0)}
    if found["says"] == Says.LEADS:
        second = tables.labels[look["order"][1]]
        lead = {side: points(value) for side, value in found["lead"].items()}
        words = _(
            "%(names)s leads the field: of 100 points it takes %(value)s more than %(second)s, the next"
            " (%(low)s to %(high)s, 95 %% sure)."
        )
        return badge, state, words % {**given, **lead, "second": second}
    if found["says"] == Says.EQUAL:
        return (
            badge,
            state,
            _("%(names)s lead the field and are equal within %(margin)s points of 100 (95 %% sure).") % given,
        )
    words = _("Who leads is unknown so far: it may be any of %(names)s.") % given
    return badge, state, " ".join([words, _more(found["more_games"])]).strip()


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
    counted = Counter(sides)
    given = {"deck": tables.labels[0]} | {side.value: counted[side] for side in Side}
    words = _("%(deck)s is ahead of %(ahead)s, behind %(behind)s, and open against %(open)s.") % given
    if counted[Side.OPEN] == len(sides):
        badge, state = STATES[Says.UNKNOWN]
        return badge, state, words
    return "good", _("known in part") if counted[Side.OPEN] else _("known"), words


def next_step(tables: Tables) -> str:
    """The next thing to do, in a sentence."""
    look = tables.look
    if look is None or not look["is_final"]:
        return _("Next: wait, the games stop by themselves.")
    if tables.question.is_row or look["verdict"]["says"] != Says.UNKNOWN:
        return _("Next: let another member join, or ask what each card of the first is worth.")
    return _("Next: ask again with more pairs.")


def _rests_on(tables: Tables, look: dict[str, Any]) -> str:
    """The games and agents behind a verdict, and how surely it holds."""
    agents = ", ".join(dict.fromkeys(member.agent for member in tables.question.members))
    games = look["games"]
    games = look["games"]
    words = ngettext("After %(n)s game, played by %(agents)s.", "After %(n)s games, played by %(agents)s.", games)
    surely = _("More games follow: until then verdicts and intervals are stricter, so that they hold at every look.")
    if look["is_final"]:
        surely = _("What is said of places and leads holds all together in 95 of 100 fields.")
    return f"{words % {'n': number(games), 'agents': agents}} {surely}"


def listed(names: Sequence[str]) -> str:
    """Names in one phrase: "A, B and C", or "A, B, C, D and 3 others"."""
    if len(names) <= MOST_NAMES:
        return in_one_phrase(names)
    more = len(names) - MOST_NAMES
    words = ngettext("%(names)s and %(n)s other", "%(names)s and %(n)s others", more)
    return words % {"names": ", ".join(names[:MOST_NAMES]), "n": more}


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
