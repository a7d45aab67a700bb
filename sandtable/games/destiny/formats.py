"""Formats: allowed sets, points, deck size, and lists of banned and restricted cards.

The published formats are facts (`data/formats.json`); the two formats of this project are written here. Formats that
players make are documents (`own_formats.py`). A card of a list stands for every print of it.
"""

# interpreted: reads data files, once a process

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from sandtable.games.destiny import facts
from sandtable.games.destiny.rulesets import Ruleset, ruleset_of
from sandtable.games.destiny.text_sets import TextSet

Points = tuple[int, ...]
"""Point values by number of dice: `(10, 13)` is 10 with one die, 13 with two."""


class UnknownFormat(KeyError):
    """No format has this code."""

    def __str__(self) -> str:
        return f"no format has the code {self.args[0]!r}; known are {', '.join(all_formats())}"


@dataclass(frozen=True)
class Format:
    """The limits a deck is checked against (DST-CUS-02, DST-CUS-08, DST-CUS-09, and the lists of later formats)."""

    code: str
    name: str
    sets: frozenset[str] | None = None
    """Codes of the sets cards may come from; None: every set."""
    points: int = 30
    """The most points of the team together with plots, where these are allowed."""
    size: int = 30
    """Exactly this many cards in the deck."""
    copies: int = 2
    """Most copies of one title, unless the card says otherwise."""
    balance: Mapping[str, Points] = field(default_factory=dict, hash=False)
    """Point values that replace the printed ones, by card code."""
    restricted: frozenset[str] = frozenset()
    """At most one title of this list may be used in one deck."""
    restricted_pairs: Mapping[str, frozenset[str]] = field(default_factory=dict, hash=False)
    """Cards that may not be used together, by card code."""
    banned: frozenset[str] = frozenset()
    allows_plots: bool = True
    allows_downgrades: bool = True
    texts: TextSet = TextSet.RULES_1_1
    """The card texts used for its decks (D-114)."""
    title: str = field(default="", compare=False)
    """The name in lists of formats, where it is another one than in the definition: "Infinite (2021)"."""
    community: str = field(default="", compare=False)
    """The community's code of the format; empty for formats of this project and of players. Formats of different dates
    share it.
    """
    since: str = field(default="", compare=False)
    """The date of the release that brought this definition: "2021" or "2026-07"."""
    until: str = field(default="", compare=False)
    """The date of the release that doesn't have it any more; empty for a format that is published now."""
    errata: frozenset[str] = field(default=frozenset(), compare=False)
    """Cards that say something else in this format; the words are not published (D-288)."""
    source: str = field(default="", compare=False)
    """The origin of the list, in words; empty for the list of a release."""
    is_reconstructed: bool = field(default=False, compare=False)
    """The list of the time is not at hand as a file and was worked out; `source` says from what."""

    @property
    def label(self) -> str:
        """The name for lists of formats; no two published ones have the same."""
        return self.title or self.name

    @property
    def rules(self) -> Ruleset:
        """The rules that its decks play by (D-201)."""
        return ruleset_of(self.sets)

    def points_of(self, code: str) -> Points:
        """Point values of a card in this format, by number of dice; empty when it has none. Raises UnknownCard."""
        prints = (code, *facts.prints_of(code))
        changed = next((self.balance[each] for each in prints if each in self.balance), None)
        return facts.card(code).points if changed is None else changed

    def bans(self, code: str) -> bool:
        """True where the card is on the banned list, in any print."""
        return any(each in self.banned for each in facts.prints_of(code))

    def changes_words(self, code: str) -> bool:
        """True where the format names errata of the card, in any print."""
        return any(each in self.errata for each in facts.prints_of(code))

    def restricts(self, code: str) -> bool:
        """True where the card is on the restricted list, in any print."""
        return any(each in self.restricted for each in facts.prints_of(code))


AWAKENINGS: Final = Format(
    code="awakenings",
    name="Awakenings (rules v1.1)",
    sets=frozenset({"AW"}),
    allows_plots=False,
    allows_downgrades=False,
)
"""The rule book's own limits with the only set of its time: 30 points, 30 cards, 2 copies."""

STARTER: Final = Format(
    code="starter",
    name="Starter sets",
    sets=frozenset({"AW"}),
    points=25,
    size=20,
    allows_plots=False,
    allows_downgrades=False,
)
"""The contents of an Awakenings starter box as a format.

Both boxes hold 20 cards for the deck. The more expensive team is Rey with her two dice (12 points) and Finn with one
(13): 25. Kylo Ren with two dice (13) and a First Order Stormtrooper (7) need 20. A test derives both numbers from the
decks.
"""

DEFAULT: Final = AWAKENINGS.code
INFINITE: Final = ("INF", "FFGInf")
"""The community's codes of the formats with every set, by both publishers."""


def _points(text: str) -> Points:
    return tuple(int(value) for value in text.split("/"))


def _published(entry: dict[str, Any]) -> Format:
    return Format(
        code=entry["code"],
        name=entry["name"],
        sets=frozenset(entry["sets"]),
        balance={code: _points(text) for code, text in entry.get("balance", {}).items()},
        restricted=frozenset(entry.get("restricted", ())),
        restricted_pairs={code: frozenset(others) for code, others in entry.get("restrictedPairs", {}).items()},
        banned=frozenset(entry.get("banned", ())),
        texts=TextSet.ERRATA,  # these formats came after the errata
        title=entry.get("title", ""),
        community=entry["community"],
        since=entry["since"],
        until=entry.get("until", ""),
        errata=frozenset(entry.get("errata", ())),
        source=entry.get("source", ""),
        is_reconstructed=entry.get("is_reconstructed", False),
    )


@cache
def all_formats() -> dict[str, Format]:
    """Every format by code: this project's own, those that are published now, and the earlier ones.

    The definition behind a code never changes. Decks are stored with codes, and keep the rules they were made for.
    """
    published = [_published(entry) for entry in facts.read("formats.json")]
    return {each.code: each for each in (AWAKENINGS, STARTER, *published)}


def published_now(community: str) -> Format | None:
    """The present definition of a format by the community's code; None where the community has no such format now."""
    return next((each for each in all_formats().values() if each.community == community and not each.until), None)


def newer_list(format: Format) -> Format | None:
    """The list of today that has taken the place of an earlier one; None where that is published still, or has none.

    The community's code says which it is. A list under another code counts where it has the same name: ARH Standard
    has changed its code.
    """
    if not format.until:
        return None
    named = (each for each in all_formats().values() if each.name == format.name and each.community and not each.until)
    return published_now(format.community) or next(named, None)


def is_infinite(code: str) -> bool:
    """True for the formats that the game calls Infinite, of any date (DST-FMT-08)."""
    format = all_formats().get(code)
    return format is not None and format.community in INFINITE


def get_format(code: str) -> Format:
    """One format. Raises UnknownFormat."""
    try:
        return all_formats()[code]
    except KeyError:
        raise UnknownFormat(code) from None
