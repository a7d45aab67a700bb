"""Verdicts in sentences: one table of words for pages, API, commands and the text to paste."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import Kind, Place
from sandtable.playtest.report.verdict import Dealt, Says, State, Verdict
from simulate.results import next_steps, unended_words
from simulate.results.words import name, ordinal
from simulate.words import listed, number, percent

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

AGENTS: Final = "agents"
"""In place of a kind: a verdict on agents."""
SEVERAL_AGENTS: Final = "several agents"
WITHHELD: Final = gettext_lazy(
    "No verdict: most games came to no end of their own. Of %(played)s, %(capped)s stopped at the step limit"
    " and %(failed)s failed; the numbers say little about %(all)s."
)
ONE_OF_TWO: Final = gettext_lazy(
    "Unknown so far whether %(first)s or %(second)s is better: the share of %(first)s lies between %(low)s and %(high)s"
    " (95 %% sure), where even would be %(even)s."
)
ONE_OF_SEVERAL: Final = gettext_lazy(
    "Unknown so far which of %(all)s is ahead: anything up to %(reach)s points from an even share (%(even)s) is"
    " possible (95 %% sure)."
)
BETTER: Final = gettext_lazy(
    "%(names)s is better by %(least)s to %(most)s points than %(others)s (95 %% sure): it takes %(share)s where even"
    " would be %(even)s."
)
MORE_THAN_EVEN: Final = gettext_lazy(
    "%(names)s takes more than an even share against %(others)s, by %(least)s to %(most)s points (95 %% sure): it takes"
    " %(share)s where even would be %(even)s."
)
LESS_THAN_EVEN: Final = gettext_lazy(
    "%(names)s takes less than an even share against %(others)s, by %(least)s to %(most)s points (95 %% sure): it takes"
    " %(share)s where even would be %(even)s."
)
EQUAL: Final = gettext_lazy("%(all)s are equal within %(margin)s points (95 %% sure).")
NO_GAME: Final = gettext_lazy("Unknown so far which of %(all)s is ahead: no game is finished yet.")
SENTENCES: Final[Mapping[tuple[str, Says], StrOrPromise]] = {
    (Kind.DUEL, Says.NOTHING): gettext_lazy(
        "Unknown so far whether %(first)s or %(second)s is better: no pair of games is finished yet."
    ),
    (Kind.DUEL, Says.AHEAD): BETTER,
    (Kind.DUEL, Says.OPEN): ONE_OF_TWO,
    (Kind.DUEL, Says.EVEN): EQUAL,
    (Kind.FREE_FOR_ALL, Says.NOTHING): gettext_lazy(
        "Unknown so far which of %(all)s is ahead: no rotation of games is finished yet."
    ),
    (Kind.FREE_FOR_ALL, Says.AHEAD): MORE_THAN_EVEN,
    (Kind.FREE_FOR_ALL, Says.BEHIND): LESS_THAN_EVEN,
    (Kind.FREE_FOR_ALL, Says.OPEN): ONE_OF_SEVERAL,
    (Kind.FREE_FOR_ALL, Says.EVEN): EQUAL,
    (Kind.SIDES, Says.NOTHING): NO_GAME,
    (Kind.SIDES, Says.AHEAD): gettext_lazy(
        "The %(names)s side is better off by %(least)s to %(most)s points than %(others)s (95 %% sure): it takes"
        " %(share)s where even would be %(even)s."
    ),
    (Kind.SIDES, Says.BEHIND): gettext_lazy(
        "The %(names)s side is worse off by %(least)s to %(most)s points than %(others)s (95 %% sure): it takes"
        " %(share)s where even would be %(even)s."
    ),
    (Kind.SIDES, Says.OPEN): ONE_OF_SEVERAL,
    (Kind.SIDES, Says.EVEN): gettext_lazy("%(all)s are even within %(margin)s points (95 %% sure)."),
    (Kind.TURN_ORDER, Says.NOTHING): NO_GAME,
    (Kind.TURN_ORDER, Says.AHEAD): gettext_lazy(
        "The %(ordinal)s player is better off by %(least)s to %(most)s points (95 %% sure): it takes %(share)s where"
        " even would be %(even)s."
    ),
    (Kind.TURN_ORDER, Says.BEHIND): gettext_lazy(
        "The %(ordinal)s player is worse off by %(least)s to %(most)s points (95 %% sure): it takes %(share)s where"
        " even would be %(even)s."
    ),
    (Kind.TURN_ORDER, Says.OPEN): ONE_OF_SEVERAL,
    (Kind.TURN_ORDER, Says.EVEN): gettext_lazy(
        "The turn order is even within %(margin)s points (95 %% sure): %(all)s take as much as each other."
    ),
    (AGENTS, Says.AHEAD): BETTER,
    (AGENTS, Says.OPEN): ONE_OF_SEVERAL,
    (AGENTS, Says.EVEN): gettext_lazy("The agents %(all)s are equal within %(margin)s points (95 %% sure)."),
    (SEVERAL_AGENTS, Says.AHEAD): MORE_THAN_EVEN,
    (SEVERAL_AGENTS, Says.BEHIND): LESS_THAN_EVEN,
}
"""The words for each statement about each kind of playtest. Several agents are three or more."""
STATE_WORDS: Final[Mapping[State, tuple[str, StrOrPromise]]] = {
    State.UNKNOWN: ("waiting", gettext_lazy("Unknown so far")),
    State.BETTER: ("good", gettext_lazy("A difference is shown")),
    State.EQUAL: ("good", gettext_lazy("Equality is shown")),
    State.DEPENDS: ("warn", gettext_lazy("Depends on who plays")),
}
"""Kind of badge and words for each state of a verdict."""
AHEAD_WITHIN: Final = gettext_lazy("Within that, %(names)s is ahead by %(least)s to %(most)s.")
BEHIND_WITHIN: Final = gettext_lazy("Within that, %(names)s is behind by %(least)s to %(most)s.")
ALSO: Final = gettext_lazy("The same is shown of %(rest)s, less far from even or less surely.")
CLOSE: Final = ngettext_lazy(
    "The interval of %(close)s leaves out an even share when it is read alone; among %(n)s parties one such comes about"
    " by chance too often to say that it is ahead or behind.",
    "The intervals of %(close)s leave out an even share when they are read alone; among %(n)s parties that comes about"
    " by chance too often to say that one is ahead or behind.",
    "close_n",
)
ANY_TIME: Final = gettext_lazy("This may be looked at any time while games are played.")
SETTLE: Final = ngettext_lazy(
    "About %(more)s more game would settle it, if the shares stay as they are.",
    "About %(more)s more games would settle it, if the shares stay as they are.",
    "n",
)
SETTLE_EQUAL: Final = ngettext_lazy(
    "About %(more)s more game would settle it: if the shares stay as they are, it shows that all are equal within"
    " %(margin)s points.",
    "About %(more)s more games would settle it: if the shares stay as they are, they show that all are equal within"
    " %(margin)s points.",
    "n",
)
NEVER: Final = gettext_lazy("If the shares stay as they are, even a million games would not settle it.")
GAMES: Final = ngettext_lazy("%(number)s game", "%(number)s games", "n")
SETS: Final[Mapping[str, StrOrPromise]] = {
    "games": "",
    "pairs": ngettext_lazy("%(number)s pair", "%(number)s pairs", "n"),
    "rotations": ngettext_lazy("%(number)s rotation", "%(number)s rotations", "n"),
}
DATA: Final[Mapping[str, StrOrPromise]] = {"cards": gettext_lazy("card data"), "rules": gettext_lazy("rules data")}


def verdict(report: Report) -> str:
    """The answer to the question of the playtest, the games behind it, those that would settle it, and what is next."""
    return " ".join(
        filter(None, (statement(report), basis(report), outlook(report.verdict), next_steps.sentence(report)))
    )


def statement(report: Report) -> str:
    """The answer alone, with the games that did not end."""
    found, names = report.verdict, parties(report)
    if found.says == Says.WITHHELD:
        unended = found.unended
        assert unended is not None, "a verdict is withheld for games that did not end"
        counted = {"played": games_in_words(found.games), "capped": number(unended.capped)}
        return str(WITHHELD % {**counted, "failed": number(unended.failed), "all": listed(names)})
    told = unended_words.told(found, names[max(0, found.index)])
    return " ".join(filter(None, (_sentence(report.kind, found, names), told)))


def badge(found: Verdict) -> tuple[str, StrOrPromise]:
    """Kind of badge and words for a verdict."""
    if found.unended is not None and found.unended.could_turn:
        return "warn", _("Not safe: games that did not end could turn it over")
    return STATE_WORDS[found.state]


def parties(report: Report) -> list[str]:
    """The names of the parties; with their letters where two decks have one name."""
    names = [name(party) for party in report.parties]
    if len(set(names)) == len(names):
        return names
    return [f"{tag}: {each}" for tag, each in zip(report.tags, names, strict=True)]


def games_in_words(games: int) -> str:
    """ "1 game", "1 548 games"."""
    return str(GAMES % {"n": games, "number": number(games)})


def basis(report: Report) -> str:
    """The games behind a verdict, the agents that played them, and the rules; empty before the first game."""
    found = report.verdict
    if not found.rotations:
        return ""
    counted = games_in_words(found.games)
    if sets := SETS[report.match.unit]:
        told = str(sets % {"n": found.rotations, "number": number(found.rotations)})
        counted = _("%(games)s in %(sets)s") % {"games": counted, "sets": told}
    parts = [counted, _playing(report), _rules(report)]
    return _("(%(parts)s.)") % {"parts": "; ".join(filter(None, parts))}


def _playing(report: Report) -> str:
    """The agents: one name where the same plays everywhere."""
    agents = set(report.plan.agents)
    return _("played by %(agents)s") % {"agents": agents.pop() if len(agents) == 1 else report.playing}


def _rules(report: Report) -> str:
    if report.origin is None:
        return ""
    rules = {"engine": report.origin.engine_version, "version": report.origin.data_version}
    return _("engine %(engine)s, %(data)s %(version)s") % (rules | {"data": DATA[report.data]})


def outlook(found: Verdict) -> str:
    """The games that would settle an open question, and whether the statement holds at any time."""
    return " ".join(filter(None, (_settle(found), str(ANY_TIME) if found.is_anytime else "")))


def _settle(found: Verdict) -> str:
    if found.says != Says.OPEN:
        return ""
    if not found.games_needed:
        return str(NEVER)
    words = SETTLE_EQUAL if found.needed_for_equality else SETTLE
    values = {"n": found.games_needed, "more": number(found.games_needed), "margin": points(found.margin, 0)}
    return str(words % values)


def agents_verdict(report: Report) -> str:
    """The comparison of the agents; empty where they aren't compared."""
    found = report.agents_verdict
    if found is None:
        return ""
    names = [agent for agent, _share in report.agents]
    kind = SEVERAL_AGENTS if len(names) > 2 and (SEVERAL_AGENTS, found.says) in SENTENCES else AGENTS
    said = (_sentence(kind, found, names), unended_words.told(found, names[max(0, found.index)]), outlook(found))
    return " ".join(filter(None, said))


def in_words(report: Report) -> str:
    """Both of them, for the text to paste and for commands."""
    return " ".join(filter(None, (verdict(report), agents_verdict(report))))


def as_json(report: Report, interval: Any) -> dict[str, Any]:
    """The verdict for programs; `interval` tells an interval."""
    found = report.verdict
    return {
        "state": str(found.state),
        "sentence": verdict(report),
        "statement": statement(report),
        "parties": [name(party) for party in found.parties],
        "interval": interval(found.share),
        "even": found.even or None,
        "margin": found.margin or None,
        "n": {"games": found.games, "rotations": found.rotations, "unit": report.match.unit},
        "agents": list(report.plan.agents),
        "settle_games": found.games_needed,
        "at_any_time": found.is_anytime,
        "unended": unended_words.as_json(found.unended),
        "next": next_steps.as_json(report),
    }


def dealt(report: Report) -> Iterator[str]:
    """A sentence for every kind of thing that luck deals: does it matter who gets what?"""
    return map(_dealt, report.dealt)


def even_share(players: int) -> str:
    """An even share: "25 %", "33.3 %"."""
    return percent(1 / players, 1 if 100 % players else 0)


def _sentence(about: str, found: Verdict, names: Sequence[str]) -> str:
    values = _values(found, names)
    said = [str(SENTENCES[about, found.says] % values)]
    if found.says == Says.EVEN and found.parties and found.share is not None:
        said.append(str((AHEAD_WITHIN if found.share.value > found.even else BEHIND_WITHIN) % values))
    elif len(found.parties) > 1:
        said.append(str(ALSO % {"rest": listed([name(party) for party in found.parties[1:]])}))
    if found.close:
        close = listed([name(party) for party in found.close])
        said.append(str(CLOSE % {"close_n": len(found.close), "close": close, "n": len(names)}))
    return " ".join(said)


def _values(found: Verdict, names: Sequence[str]) -> dict[str, str]:
    """Everything that a sentence may mention."""
    values = {
        "all": listed(names),
        "first": names[0],
        "second": names[1] if len(names) > 1 else "",
        "names": names[found.index] if found.parties else "",
        "others": listed([each for index, each in enumerate(names) if index != found.index]),
        "ordinal": "".join(ordinal(party) for party in found.parties[:1] if isinstance(party, Place)),
        "even": even_share(round(1 / found.even)) if found.even else "",
        "reach": points(found.reach),
        "margin": points(found.margin, 0),
    }
    if found.share is None or found.ahead is None:
        return values
    share, lead = found.share, found.ahead
    bounds = {"share": percent(share.value), "low": percent(share.low), "high": percent(share.high)}
    return values | bounds | {"least": points(lead.low), "most": points(lead.high)}


def points(share: float, digits: int = 1) -> str:
    """A part of a share in percentage points: "4.2"."""
    return f"{100 * share:.{digits}f}"


def _dealt(found: Dealt) -> str:
    if not found.uneven:
        return _("By %(kind)s nobody is shown to be ahead; anything up to %(reach)s from even is possible.") % {
            "kind": found.kind,
            "reach": percent(found.reach),
        }
    names = (
        _("%(name)s takes %(share)s, %(ratio)s times an even share")
        % {"name": each.name, "share": percent(each.share().value), "ratio": f"{each.ratio:.2f}"}
        for each in found.uneven
    )
    return _("By %(kind)s it is not even: %(names)s.") % {"kind": found.kind, "names": "; ".join(names)}
