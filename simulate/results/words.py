"""The words of a result that all its readers share: names, outcomes, units, and the agents in their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, ngettext_lazy

from sandtable.playtest.plan import GameRecord
from sandtable.playtest.report.base import Figure, Report
from sandtable.playtest.report.games import DECIDED
from sandtable.playtest.report.match import Kind, LineUp, Party, Place
from simulate.results.selectors import Progress
from simulate.words import AGENTS, OUTCOMES, duration, margin, number, percent

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

WON: Final[Mapping[str, StrOrPromise]] = {"won": gettext_lazy("%(party)s won"), "several": gettext_lazy("Several won")}
"""Outcomes that a party has a name in."""
FIGURES: Final[Mapping[str, StrOrPromise]] = {
    "takes": gettext_lazy("%(party)s takes"),
    "each takes": gettext_lazy("each %(party)s takes"),
    "first wins": gettext_lazy("Who goes first wins"),
}
UNITS: Final[Mapping[str, StrOrPromise]] = {
    "games": gettext_lazy("Games"),
    "pairs": gettext_lazy("Pairs of games"),
    "rotations": gettext_lazy("Rotations of games"),
}
DATA: Final[Mapping[str, StrOrPromise]] = {"cards": gettext_lazy("Card data"), "rules": gettext_lazy("Rules data")}
LINE_UPS: Final[Mapping[tuple[Kind, LineUp], StrOrPromise]] = {
    (Kind.SIDES, LineUp.TURNED): gettext_lazy("%(playing)s; every agent takes every side, with the same luck"),
    (Kind.TURN_ORDER, LineUp.TURNED): gettext_lazy("%(playing)s; every agent takes every seat, with the same luck"),
    (Kind.TURN_ORDER, LineUp.ALIKE): gettext_lazy("%(agent)s in every seat"),
    (Kind.SIDES, LineUp.ALIKE): "%(seats)s",
    (Kind.SIDES, LineUp.KEPT): "%(seats)s",
    (Kind.TURN_ORDER, LineUp.KEPT): "%(seats)s",
}
"""The agents and their seats on a scenario; of decks the agents are enough."""
LEFT_OUT: Final = {
    "games": ngettext_lazy(
        "One game failed; it is counted apart and left out of the shares.",
        "%(n)s games failed; they are counted apart and left out of the shares.",
        "n",
    ),
    "pairs": ngettext_lazy(
        "One game failed and is counted apart; its pair is left out of the shares.",
        "%(n)s games failed and are counted apart; their pairs are left out of the shares.",
        "n",
    ),
    "rotations": ngettext_lazy(
        "One game failed and is counted apart; its rotation is left out of the shares.",
        "%(n)s games failed and are counted apart; their rotations are left out of the shares.",
        "n",
    ),
}
"""The treatment of failed games, by the unit that shares are computed over."""


def name(party: Party) -> str:
    """A deck, a side or an agent as it is called; a place in the turn order in words: "First player"."""
    if not isinstance(party, Place):
        return party
    words = _("%(ordinal)s player") % {"ordinal": ordinal(party)}
    return words[:1].upper() + words[1:]


def ordinal(place: Place) -> str:
    """The place in a word: "first"."""
    return _(str(place))


def columns(report: Report) -> list[str]:
    """The heads of the numbers by party, and of those of several where games were shared."""
    return [*map(name, report.parties), *([_("Several")] if report.points.shared else [])]


def figure(found: Figure) -> str:
    """The label of a share at the head of a result."""
    return str(FIGURES[found.says]) % {"party": name(found.party)}


def line(report: Report) -> str:
    """The result in one line: "Points of A 53.2 % (±2.2) over 1,548 games"."""
    told = [f"{figure(each)} {percent(each.share.value)} ({margin(each.share)})" for each in report.figures]
    games = _("%(n)s games") % {"n": number(report.games.total)}
    return f"{', '.join(told)} · {games}" if told else games


def outcome(found: str, winners: Sequence[Party]) -> str:
    """An outcome, of one game or of several, with the winners by name."""
    if len(winners) == 1:
        return str(WON["won"]) % {"party": name(winners[0])}
    if found in DECIDED:
        *others, last = map(name, winners)
        names = _("%(others)s and %(last)s") % {"others": ", ".join(others), "last": last}
        return _("%(names)s won together") % {"names": names}
    return str(WON.get(found) or OUTCOMES[found])


def of_game(report: Report, record: GameRecord) -> str:
    """The outcome of one game with its winners; of partners the side that won."""
    side = report.won_by(record)
    return outcome(record.outcome, [side] if side else report.winners(record))


def score(report: Report) -> list[tuple[str, int]]:
    """The number of games for each outcome."""
    return [(outcome(found, [party] if party else []), count) for found, party, count in report.score]


def tags(report: Report) -> str:
    """The decks behind their letters, where only the letters are shown: "A is Kylo, B is Rey."; else empty."""
    if not report.explains_tags:
        return ""
    told = (
        _("%(letter)s is %(deck)s") % {"letter": name(tag), "deck": name(party)}
        for tag, party in zip(report.tags, report.parties, strict=True)
    )
    return _("%(decks)s.") % {"decks": ", ".join(told)}


def line_up(report: Report) -> str:
    """The agents and their seats."""
    words = LINE_UPS.get((report.kind, report.match.line_up), "%(playing)s")
    agents = report.plan.agents
    mark = "; " if report.match.sides else ", "  # the names of partners have a comma of their own
    seats = mark.join(f"{seat}: {agent}" for seat, agent in zip(report.match.seats, agents, strict=False))
    return str(words) % {"playing": report.playing, "agent": agents[0], "seats": seats}


@dataclass(frozen=True)
class Partner:
    """A line of the table of those who play together."""

    side: str
    name: str
    agent: str
    share: str
    even: str
    won: str


def partners(report: Report) -> list[Partner]:
    """Every player with its side and share; empty where every seat plays for itself."""
    return [
        Partner(
            team.side,
            each.name,
            each.agent or _("every agent in turn"),
            f"{percent(each.share.value)} ({100 * each.share.low:.1f} – {100 * each.share.high:.1f})"
            if each.share is not None
            else "–",
            percent(each.even),
            number(each.won),
        )
        for team in report.teams
        for each in team.members
    ]


def caution(report: Report) -> str:
    """The agents that a verdict on a scenario depends on: they are no people. Empty for decks."""
    if not report.depends_on_agents:
        return ""
    names = dict.fromkeys(str(AGENTS.get(agent, agent)).partition(":")[0] for agent in report.plan.agents)
    return _("In the hands of: %(agents)s. Other players may find another balance.") % {"agents": ", ".join(names)}


def left_out(report: Report) -> str:
    """The sentence on failed games; empty without any."""
    failed = report.games.failed
    return LEFT_OUT[report.match.unit] % {"n": failed} if failed else ""


def unit(report: Report) -> str:
    """The word for the rotations of a playtest, to stand before their number."""
    return str(UNITS[report.match.unit])


def progress_line(progress: Progress) -> str:
    """ "1 240 / 4 000 games · 52 games/s · about 50 seconds left · 3 chunks in play"."""
    parts = [_("%(done)s / %(all)s games") % {"done": number(progress.done), "all": number(progress.games)}]
    if progress.games_per_s:
        parts.append(_("%(speed)s games/s") % {"speed": f"{progress.games_per_s:.3g}"})
    if progress.seconds_left:
        parts.append(_("about %(time)s left") % {"time": duration(progress.seconds_left)})
    if progress.workers:
        parts.append(ngettext("%(n)s worker", "%(n)s workers", progress.workers) % {"n": progress.workers})
    return " · ".join(parts)
