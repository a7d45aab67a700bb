"""The kinds of card texts about building a deck: what they admit, take off, ask for, keep out or allow on top.

The cards that have such texts are in `deck_rules` and `set_aside`; `legality` reads them.
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.games.destiny.facts import CardFacts, prints_of

AFFILIATION: Final = "affiliation"
COLOR: Final = "color"
BOTH: Final = frozenset({AFFILIATION, COLOR})


@dataclass(frozen=True)
class Cards:
    """A description of cards; fields that are left out match any card."""

    says: str
    color: str = ""
    affiliations: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    """A card with any of these subtypes matches."""
    names: frozenset[str] = frozenset()
    """Titles in small letters; every card with one of them matches (DST-NAM-03)."""
    codes: frozenset[str] = frozenset()
    """Every print of one of these cards matches, and no other card of its title (DST-NAM-03)."""
    unique: bool | None = None
    title_has: str = ""
    """A word of the title, in small letters."""

    @property
    def is_one_card(self) -> bool:
        """True where a single card is named, by its code or its title."""
        return len(self.codes) + len(self.names) == 1

    def __contains__(self, card: CardFacts) -> bool:
        return (
            self.color in ("", card.color)
            and (not self.affiliations or card.affiliation in self.affiliations)
            and (not self.types or card.type in self.types)
            and (not self.subtypes or bool(self.subtypes.intersection(card.subtypes)))
            and (not self.names or card.name.casefold() in self.names)
            and (not self.codes or bool(self.codes.intersection(prints_of(card.code))))
            and self.unique in (None, card.is_unique)
            and self.title_has in card.name.casefold()
        )


def cards(
    says: str,
    *,
    color: str = "",
    affiliations: Sequence[str] = (),
    types: Sequence[str] = (),
    subtypes: Sequence[str] = (),
    names: Sequence[str] = (),
    codes: Sequence[str] = (),
    unique: bool | None = None,
    title_has: str = "",
) -> Cards:
    """A description of cards, with plain lists."""
    return Cards(
        says,
        color,
        frozenset(affiliations),
        frozenset(types),
        frozenset(subtypes),
        frozenset(name.casefold() for name in names),
        frozenset(codes),
        unique,
        title_has,
    )


@dataclass(frozen=True)
class Admit:
    """Cards that may be in the deck against the rules of affiliation and color."""

    what: Cards
    ignoring: frozenset[str] = BOTH
    most_copies: int | None = None
    """The most copies that this text admits in all; None: any number."""
    most_titles: int | None = None
    """The most different cards that this text admits; None: any number."""


@dataclass(frozen=True)
class Discount:
    """Characters or plots whose point value is lower while this card is on the team (DST-TMU-01, DST-TMU-04)."""

    what: Cards
    points: int = 1
    only_with_another: bool = False
    """True where the discount is for the card itself, and only while the team has another matching card."""
    except_itself: bool = False
    """True where the text says "each other", which leaves out the card itself (DST-TMU-02)."""
    or_these: Cards | None = None
    """Further cards of the same text; a card that it lists twice is lowered once (D-248)."""

    def lists(self, facts: CardFacts) -> bool:
        return facts in self.what or (self.or_these is not None and facts in self.or_these)


@dataclass(frozen=True)
class Brought:
    """The team and deck of a player, as card texts check them."""

    team: Sequence[CardFacts]
    values: Sequence[int]
    """The points of each character with its dice, before discounts (D-249)."""
    cards: Sequence[tuple[CardFacts, int]]
    """The deck, with copies."""
    others: Sequence[CardFacts]
    """Every card of team and deck except the card with the text."""
    format: str
    """Code of the format."""
    points: int
    size: int
    """The number of points and of cards that the format allows."""


@dataclass(frozen=True)
class Require:
    """A condition for including this card."""

    says: str
    holds: Callable[[Brought], bool]


@dataclass(frozen=True)
class Forbid:
    """Cards that may not be in the deck beside this one."""

    what: Cards


@dataclass(frozen=True)
class Join:
    """Characters that may join a team of the other side, on a condition about the team."""

    what: Cards
    beside: Cards | None = None
    """Another matching character must be on the team."""


@dataclass(frozen=True)
class Widen:
    """An allowance beyond the format: more cards in the deck, plots, battlefields, or copies of some titles."""

    size: int = 0
    plots: int = 0
    titles: int = 0
    """The number of titles that may have one more copy."""
    battlefields: int = 0


@dataclass(frozen=True)
class OwnLimit:
    """The most copies of this card that a deck may have, instead of the general limit (DST-DKB-05)."""

    copies: int


@dataclass(frozen=True)
class InLimit:
    """In a format of this many points, the limit holds the points of this card; they are not counted again (D-283)."""

    limit: int


@dataclass(frozen=True)
class Bring:
    """Cards that may be brought set aside, because the card calls for them (DST-ASD-03)."""

    what: Cards
    most: int | None = None
    """The most copies for each card with this text; None: any number, because the text can be used again and again."""
    most_elite: int | None = None
    """The most copies where the card with the text is elite, if that is another number."""
    different: bool = False
    """True where they have to be different cards."""
    on_our_side: bool = False
    """True where their affiliation has to be one of the team's."""
    is_needed: bool = False
    """True where the card with the text may be included only if one of them is set aside."""


DeckRule = Admit | Discount | Require | Forbid | Join | Widen | OwnLimit | InLimit | Bring


def each_is(says: str, *subtypes: str) -> Require:
    """Every character has one of the subtypes."""
    return Require(says, lambda brought: all(set(subtypes) & set(member.subtypes) for member in brought.team))


def one_is(says: str, *subtypes: str, unique: bool = False) -> Require:
    """Some character has one of the subtypes."""
    return Require(
        says,
        lambda brought: any(
            set(subtypes) & set(member.subtypes) and (member.is_unique or not unique) for member in brought.team
        ),
    )


def only(what: Cards) -> Require:
    """Every character matches."""
    return Require(f"only {what.says} are on the team", lambda brought: all(each in what for each in brought.team))


def is_on_the_team(what: Cards) -> Require:
    """Some character matches."""
    return Require(f"{what.says} is on the team", lambda brought: any(each in what for each in brought.team))


def share_a_color(brought: Brought) -> bool:
    return max(Counter(member.color for member in brought.team).values(), default=0) >= 2


def all_neutral(brought: Brought) -> bool:
    return all(member.affiliation == "neutral" for member in brought.team)


def one_color(brought: Brought) -> bool:
    return len({member.color for member in brought.team}) <= 1


def two_are_red(brought: Brought) -> bool:
    return sum(member.color == "red" for member in brought.team) >= 2


def single_copies(brought: Brought) -> bool:
    """True where no title has two copies (D-26)."""
    titles: Counter[str] = Counter()
    for facts, copies in brought.cards:
        titles[facts.name.casefold()] += copies
    return max(titles.values(), default=0) <= 1


def from_three_sets(brought: Brought) -> bool:
    """True where all other cards are of three sets, by the prints that are listed (DST-FMT-07)."""
    return len({facts.set_code for facts in brought.others}) <= 3
