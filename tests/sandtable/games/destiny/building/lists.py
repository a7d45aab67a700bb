"""Deck lists of later sets for tests: a team, filled up with gray neutral cards of its format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sandtable.engine.problem import Problem
from sandtable.games.destiny import legality
from sandtable.games.destiny.decklist import DeckList, Member, format_of
from sandtable.games.destiny.facts import CardFacts, all_cards, prints_of
from sandtable.games.destiny.formats import Format, get_format

INF = get_format("INF")
FORTY = replace(INF, code="forty", points=40, size=40)
ROOMY = replace(INF, code="roomy", points=90)
"""Infinite with points enough for every team of a test about other rules."""
ECHO_BASE = "01166"


def a_list(
    *team: tuple[str, int],
    plots: Sequence[str] = (),
    cards: Mapping[str, int] | None = None,
    battlefields: Sequence[str] = (ECHO_BASE,),
    format: Format = INF,
    size: int | None = None,
    copies: int = 2,
    set_aside: Mapping[str, int] | None = None,
    plot_dice: Mapping[str, int] | None = None,
    backs: Mapping[str, str] | None = None,
) -> DeckList:
    """A list of this team and these cards, filled up to a size (the format's) with at most `copies` of a title."""
    held = dict(cards or {})
    for facts in _fillers(format, held):
        if sum(held.values()) >= (format.size if size is None else size):
            break
        held[facts.code] = min(copies, (format.size if size is None else size) - sum(held.values()))
    return DeckList(
        "Test",
        format,
        tuple(Member(code, dice) for code, dice in team),
        tuple(battlefields),
        tuple(plots),
        tuple(held.items()),
        plot_dice=tuple((plot_dice or {}).items()),
        backs=tuple((backs or {}).items()),
        set_aside=tuple((set_aside or {}).items()),
    )


def _fillers(format: Format, held: Mapping[str, int]) -> list[CardFacts]:
    names = {all_cards()[code].name for code in held}
    return [
        facts
        for facts in all_cards().values()
        if facts.type in ("event", "upgrade")
        and (facts.color, facts.affiliation, facts.reprint_of) == ("gray", "neutral", None)
        and facts.name not in names
        and not (format.bans(facts.code) or format.restricts(facts.code))
        and (format.sets is None or any(all_cards()[each].set_code in format.sets for each in prints_of(facts.code)))
    ]


def told(deck: DeckList) -> list[Problem]:
    """The problems of a list in its own format."""
    return legality.problems(deck, format_of(deck))


def broken(deck: DeckList) -> set[str]:
    """The rules that a list breaks."""
    return {problem.rule for problem in told(deck)}


def points(deck: DeckList) -> int:
    return legality.points(deck, format_of(deck))
