"""Card texts about building a deck: the cards they admit, their discounts, the team they require.

A card text beats a rule (DST-GEN-01) and is applied literally, only to the things it names (D-27). This is the only
module with such texts; `legality` reads them for the characters and plots of a deck.
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sandtable.games.destiny.facts import CardFacts, card, prints_of
from sandtable.games.destiny.formats import is_infinite

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

    def __contains__(self, card: CardFacts) -> bool:
        return (
            self.color in ("", card.color)
            and (not self.affiliations or card.affiliation in self.affiliations)
            and (not self.types or card.type in self.types)
            and (not self.subtypes or bool(self.subtypes.intersection(card.subtypes)))
            and (not self.names or card.name in self.names)
        )


def cards(
    says: str,
    *,
    color: str = "",
    affiliations: Sequence[str] = (),
    types: Sequence[str] = (),
    subtypes: Sequence[str] = (),
    names: Sequence[str] = (),
) -> Cards:
    """A description of cards, with plain lists."""
    return Cards(says, color, frozenset(affiliations), frozenset(types), frozenset(subtypes), frozenset(names))


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
    """Characters or plots whose point value is lower while this card is on the team."""

    what: Cards
    points: int = 1
    only_with_another: bool = False
    """True where the discount is for the card itself, and only while the team has another matching card."""


@dataclass(frozen=True)
class Brought:
    """The team and deck of a player, as card texts check them."""

    team: Sequence[CardFacts]
    values: Sequence[int]
    """The points of each character with its dice, before discounts."""
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
    """An allowance beyond the format: more cards in the deck, plots, or copies of some titles."""

    size: int = 0
    plots: int = 0
    titles: int = 0
    """The number of titles that may have one more copy."""


@dataclass(frozen=True)
class NotListed:
    """A text that needs a card without a place in deck lists; the deck is refused with this sentence."""

    says: str


DeckRule = Admit | Discount | Require | Forbid | Join | Widen | NotListed


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


def _share_a_color(brought: Brought) -> bool:
    return max(Counter(member.color for member in brought.team).values(), default=0) >= 2


def _all_neutral(brought: Brought) -> bool:
    return all(member.affiliation == "neutral" for member in brought.team)


def _one_color(brought: Brought) -> bool:
    return len({member.color for member in brought.team}) <= 1


def _single_copies(brought: Brought) -> bool:
    """True where no title has two copies (D-26)."""
    titles: Counter[str] = Counter()
    for facts, copies in brought.cards:
        titles[facts.name] += copies
    return max(titles.values(), default=0) <= 1


def _from_three_sets(brought: Brought) -> bool:
    """True where three sets hold all other cards, counting every print."""
    printings = {frozenset(card(each).set_code for each in prints_of(facts.code)) for facts in brought.others}
    known = sorted(frozenset().union(*printings))
    return any(all(sets & set(three) for sets in printings) for three in combinations(known, min(3, len(known))))


_CLONE_TROOPERS: Final = cards("Clone Troopers", names=["Clone Trooper"])
_DEATH_STAR: Final = cards("Death Star plots", names=["Construct the Death Star", "Destroy the Death Star"])
_KYLO_AND_REY: Final = cards("Kylo Ren and Rey", names=["Kylo Ren", "Rey"])

DECK_RULES: Final[dict[str, tuple[DeckRule, ...]]] = {
    # Finn
    "01045": (
        Admit(
            cards(
                "Red villain weapons and vehicles",
                color="red",
                affiliations=["villain"],
                subtypes=["weapon", "vehicle"],
            )
        ),
    ),
    # Bo-Katan Kryze
    "07089": (Admit(cards("Yellow villain upgrades", color="yellow", affiliations=["villain"], types=["upgrade"])),),
    # Anakin Skywalker
    "06001": (
        Require(
            "Darth Vader isn't on the team", lambda brought: all(each.name != "Darth Vader" for each in brought.team)
        ),
    ),
    # Retribution
    "08054": (
        Require(
            "a character of 20 or more points is on the team", lambda brought: max(brought.values, default=0) >= 20
        ),
    ),
    # Clone Commander Cody
    "08073": (Discount(_CLONE_TROOPERS),),
    # Leia Organa
    "08090": (Admit(cards("Yellow villain cards", color="yellow", affiliations=["villain"]), most_copies=5),),
    # Qi'Ra
    "08135": (
        Admit(
            cards("Yellow hero and villain events", color="yellow", affiliations=["hero", "villain"], types=["event"])
        ),
    ),
    # Double Down
    "08143": (Widen(titles=2),),
    # No Allegiance
    "08155": (Require("no hero or villain characters are on the team", _all_neutral),),
    # Solidarity
    "08156": (
        Require("all characters have the same color", _one_color),
        Require("the deck has no second copy of any card", _single_copies),
    ),
    # General Grievous
    "09021": (Discount(cards("droids", subtypes=["droid"])),),
    # Enfys Nest
    "09141": (
        Admit(cards("villain cards", affiliations=["villain"]), frozenset({AFFILIATION}), most_copies=2),
        Admit(cards("hero cards", affiliations=["hero"]), frozenset({AFFILIATION}), most_copies=2),
    ),
    # Enfys Nest's Marauder
    "09142": (
        Admit(cards("villain cards", affiliations=["villain"]), frozenset({AFFILIATION}), most_copies=1),
        Admit(cards("hero cards", affiliations=["hero"]), frozenset({AFFILIATION}), most_copies=1),
    ),
    # Allies of Necessity
    "10016": (Require("2 or more characters share a color", _share_a_color),),
    # Youngling
    "11059": (one_is("a Jedi is on the team", "jedi"),),
    # Ewok Warrior
    "11095": (one_is("a unique Ewok is on the team", "ewok", unique=True),),
    # Temporary Truce
    "11119": (
        Require(
            "only Kylo Ren and Rey are on the team", lambda brought: all(each in _KYLO_AND_REY for each in brought.team)
        ),
        Join(_KYLO_AND_REY),
        Forbid(cards("gray cards", color="gray")),
    ),
    # Pong Krell
    "12003": (Admit(cards("Blue hero cards", color="blue", affiliations=["hero"]), most_titles=4),),
    # Director Krennic
    "12021": (Discount(_DEATH_STAR),),
    # Kanan Jarrus
    "12055": (Discount(cards("Spectres", subtypes=["spectre"]), only_with_another=True),),
    # Luke Skywalker
    "12056": (Discount(_DEATH_STAR),),
    # Spectre Cell
    "12104": (each_is("each character is a Spectre", "spectre"),),
    # Coaxium Heist
    "12139": (NotListed("asks for a Pyke Sentinel that is set aside, and a deck list has no place for it"),),
    # Choose Your Destiny
    "13008A": (
        Require("the format is Infinite", lambda brought: is_infinite(brought.format)),
        Require("all other cards are from three sets", _from_three_sets),
    ),
    # United
    "13009A": (Require("all characters have the same color", _one_color),),
    # The Inquisitorius
    "14009": (each_is("each character is an Inquisitor", "inquisitor"),),
    # Cassian Andor
    "14040": (Admit(cards("intel cards", subtypes=["intel"]), most_titles=4),),
    # Intelligence Operation
    "14062": (each_is("each character is a spy", "spy"),),
    # Merrin
    "14063": (Admit(cards("Blue villain curses", color="blue", affiliations=["villain"], subtypes=["curse"])),),
    # Extremist Campaign
    "14083": (
        Require("all characters are Yellow", lambda brought: all(each.color == "yellow" for each in brought.team)),
    ),
    # Jedi Apprentice
    "15038": (one_is("a Jedi is on the team", "jedi"),),
    # The Jedi Code
    "15046": (each_is("each character is a Jedi or an apprentice", "jedi", "apprentice"),),
    # Sound the Horn
    "15071": (one_is("an Ewok is on the team", "ewok"),),
    # Death of CT-4040
    "15101": (
        Require("the format has 40 points and 40 cards", lambda brought: (brought.points, brought.size) == (40, 40)),
        Widen(size=10, plots=1),
    ),
    # IG-11
    "16027": (
        Join(
            cards("IG-11", names=["IG-11"]),
            beside=cards("a hero engineer", affiliations=["hero"], subtypes=["engineer"]),
        ),
    ),
    # Protect The Child
    "16045": (Require("Grogu is on the team", lambda brought: any(each.name == "Grogu" for each in brought.team)),),
    # Sith Cultist
    "701003": (
        Require(
            "a unique Blue character is on the team",
            lambda brought: any(each.is_unique and each.color == "blue" for each in brought.team),
        ),
    ),
    # Maul
    "702001": (Admit(cards("Yellow villain cards", color="yellow", affiliations=["villain"])),),
    # The Last Command
    "702015": (Admit(cards("Red cards", color="red"), frozenset({COLOR})),),
    # Spice Runners
    "702031": (each_is("each character is a pilot or a scoundrel", "pilot", "scoundrel"),),
}


def granted(code: str) -> tuple[DeckRule, ...]:
    """The deck-building texts of a card; empty for most cards."""
    return DECK_RULES.get(code, ())
