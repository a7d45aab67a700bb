"""Is a deck legal? One small function per rule; all problems at once, each with its rule, its cards and a way out.

The page, the API, the import and the queue all call `problems`. Rule ids are those of `docs/rules/destiny.md` (section
5); `FORMAT-...` ids are the lists of formats, explained in `docs/decks.md`. A chapter of rules is a module:

- `team`, `deck`: section 5 without affiliation and color
- `sides`: affiliation and color, and card texts that admit exceptions
- `lists`: sets, banned and restricted cards, plots
- `texts`: other card texts about building a deck
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny import text
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import deck as deck_chapter
from sandtable.games.destiny.legality import lists, sides, team, texts
from sandtable.games.destiny.legality.checking import DECK_TYPES, Checked
from sandtable.games.destiny.legality.costs import points, points_of_member

__all__ = [
    "DECK_TYPES",
    "is_usable",
    "points",
    "points_of_member",
    "problems",
    "problems_of_rule",
    "rule_ids",
    "unencoded",
]

_RULES: Final = Chapter(team.rule, deck_chapter.rule, sides.rule, lists.rule, texts.rule)
_ABOUT_USE: Final = (
    "DST-CUS-03",
    "DST-CUS-10",
    "DST-CUS-12",
    "DST-CUS-14",
    "FORMAT-SETS",
    "FORMAT-BANNED",
    "FORMAT-PLOTS",
)


def problems(deck: DeckList, format: Format) -> list[Problem]:
    """Every reason why the deck can't be played in the format, chapter by chapter; empty when it is legal."""
    checked = Checked(deck, format)
    found = _RULES.problems(checked)
    return [replace(each, path=each.path or checked.path_of(each.cards)) for each in found]


def problems_of_rule(deck: DeckList, format: Format, rule: str) -> list[Problem]:
    """The problems of one rule alone."""
    return list(_RULES.problems(Checked(deck, format), only=(rule,)))


def rule_ids() -> list[str]:
    """The ids of all rules that are checked, in order."""
    return _RULES.rule_ids()


def unencoded(deck: DeckList) -> list[str]:
    """Codes of the cards the engine can't play yet, in order; a deck with any can't be playtested.

    Plots are among them whether they have sentences or not: a table has no place for them, so they would do nothing.
    """
    return sorted(code for code in deck.codes() if code in deck.plots or not text.is_encoded(code))


def is_usable(facts: CardFacts, deck: DeckList, format: Format) -> bool:
    """True when adding this card breaks no rule on which cards may be used; counts, sizes and points don't matter."""
    checked = Checked(_with(facts, deck), format)
    return not any(facts.code in each.cards for each in _RULES.problems(checked, only=_ABOUT_USE))


def _with(facts: CardFacts, deck: DeckList) -> DeckList:
    """A deck of the team and this one card."""
    bare = replace(deck, battlefields=(), plots=(), cards=())
    if facts.type == "character":
        return replace(
            bare, characters=(*(each for each in deck.characters if each.code != facts.code), Member(facts.code, 1))
        )
    if facts.type == "battlefield":
        return replace(bare, battlefields=(facts.code,))
    return replace(bare, plots=(facts.code,)) if facts.type == "plot" else replace(bare, cards=((facts.code, 1),))
