"""Is a deck legal? One small function per rule; all problems at once, each with its rule, its cards and a way out.

The page, the API, the import and the queue all call `problems`. Rule ids are those of `docs/rules/destiny.md` (section
5) and `docs/rules/destiny-later.md`; `FORMAT-...` ids are the lists of formats, explained in `docs/decks.md`. A chapter
of rules is a module:

- `team`, `deck`: section 5 without affiliation and color
- `two_sided`: double-sided cards, elite plots
- `sides`: affiliation and color, and card texts that admit exceptions
- `lists`: sets, banned and restricted cards, plots
- `texts`: other card texts about building a deck
- `beside`: cards set aside
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny import text
from sandtable.games.destiny.deck_texts import Cards
from sandtable.games.destiny.decklist import DeckList, Member, format_of
from sandtable.games.destiny.facts import CardFacts, all_cards
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import beside, lists, sides, team, texts, two_sided
from sandtable.games.destiny.legality import deck as deck_chapter
from sandtable.games.destiny.legality.checking import DECK_TYPES, Checked, deck_types
from sandtable.games.destiny.legality.costs import points, points_of_member, prices
from sandtable.games.destiny.legality.two_sided import needed_sides, other_side

__all__ = [
    "DECK_TYPES",
    "deck_types",
    "Called",
    "as_brought",
    "called_for",
    "is_usable",
    "most_battlefields",
    "other_side",
    "points",
    "points_of_member",
    "prices",
    "problems",
    "problems_of_rule",
    "rule_ids",
    "size_needed",
    "unencoded",
]

_RULES: Final = Chapter(team.rule, deck_chapter.rule, two_sided.rule, sides.rule, lists.rule, texts.rule, beside.rule)
PLENTY: Final = 6
"""The copies that are brought for a text which can be used again and again; few games have more rounds."""
_ABOUT_USE: Final = (
    "DST-CUS-03",
    "DST-CUS-10",
    "DST-CUS-12",
    "DST-CUS-14",
    "DST-DBL-02",
    "DST-DBL-03",
    "DST-DKB-02",
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

    The battlefields of a list with several are among them whether they have sentences or not: a table has no place for
    them, so they would do nothing. The sides that a game may turn up belong to the cards, and so do the cards that the
    list brings set aside without naming them.
    """
    without_place = set(deck.battlefields) if len(deck.battlefields) > 1 else set()
    played = as_brought(deck).codes() | needed_sides(deck)
    return sorted(code for code in played if code in without_place or not text.is_encoded(code))


def size_needed(deck: DeckList, format: Format) -> int:
    """The number of cards the deck has to have: that of the format, and what card texts add."""
    return format.size + Checked(deck, format).widened.size


def most_battlefields(deck: DeckList, format: Format) -> int:
    """The number of battlefields the list has to name: one, and what card texts add."""
    return 1 + Checked(deck, format).widened.battlefields


@dataclass(frozen=True)
class Called:
    """Cards that a deck may bring set aside for one of its cards."""

    owner: CardFacts
    says: str
    most: int | None
    """The most copies of all of them together; None: any number."""
    is_needed: bool
    """True where its card may be included only if one of them is set aside."""
    is_named: bool
    """True where the text names one card, so that nothing is to be chosen."""
    cards: list[CardFacts]
    """In their first print, in order of code; only cards that the format allows."""


def called_for(deck: DeckList, format: Format) -> list[Called]:
    """The cards that the texts of a list call for, one entry for each text; empty for most decks."""
    checked = Checked(deck, format)
    return [
        Called(
            call.owner,
            call.text.what.says,
            call.most,
            call.text.is_needed,
            call.text.what.is_one_card,
            _takes(call, checked),
        )
        for call in beside.calls(checked)
        if call.most != 0
    ]


def as_brought(deck: DeckList) -> DeckList:
    """The deck with the set-aside cards that its texts name, where the list itself names none (D-330)."""
    if deck.set_aside:
        return deck
    found: dict[str, int] = {}
    for called in called_for(deck, format_of(deck)):
        if called.is_named and called.cards:
            code = called.cards[0].code
            found[code] = found.get(code, 0) + (PLENTY if called.most is None else called.most)
    return replace(deck, set_aside=tuple(found.items())) if found else deck


def _takes(call: beside.Call, checked: Checked) -> list[CardFacts]:
    return [
        facts
        for facts in _first_prints(call.text.what)
        if call.takes(facts, checked) and lists.is_allowed(facts, checked.format)
    ]


@lru_cache(maxsize=1024)
def _first_prints(what: Cards) -> tuple[CardFacts, ...]:
    """All cards of a description, each in its first print; three thousand are asked, so once."""
    return tuple(facts for facts in all_cards().values() if facts.reprint_of is None and facts in what)


def is_usable(facts: CardFacts, deck: DeckList, format: Format) -> bool:
    """True when adding this card breaks no rule on which cards may be used; counts, sizes and points don't matter."""
    checked = Checked(_with(facts, deck), format)
    return not any(facts.code in each.cards for each in _RULES.problems(checked, only=_ABOUT_USE))


def _with(facts: CardFacts, deck: DeckList) -> DeckList:
    """A deck of the team and this one card."""
    team = deck.characters
    plots: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    cards: tuple[tuple[str, int], ...] = ()
    if facts.type == "character":
        team = (*(each for each in deck.characters if each.code != facts.code), Member(facts.code, 1))
    elif facts.type == "battlefield":
        fields = (facts.code,)
    elif facts.type == "plot":
        plots = (facts.code,)
    else:
        cards = ((facts.code, 1),)
    return DeckList(deck.name, deck.format, team, fields, plots, cards)
