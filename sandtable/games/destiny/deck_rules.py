"""Facts of cards about building a deck: the cards they admit, their discounts, the team they require.

A card text beats a rule (DST-GEN-01) and is applied literally, only to the things it names (D-27). Cards that bring
others set aside are in `set_aside`.
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.destiny.deck_texts import (
    AFFILIATION,
    COLOR,
    Admit,
    Bring,
    DeckRule,
    Discount,
    Forbid,
    InLimit,
    Join,
    OwnLimit,
    Require,
    Widen,
    all_neutral,
    cards,
    each_is,
    from_three_sets,
    is_on_the_team,
    one_color,
    one_is,
    only,
    share_a_color,
    single_copies,
    two_are_red,
)
from sandtable.games.destiny.facts import prints_of, sides_of
from sandtable.games.destiny.formats import is_infinite
from sandtable.games.destiny.set_aside import BROUGHT_BY

_AFFILIATION_ONLY: Final = frozenset({AFFILIATION})
_COLOR_ONLY: Final = frozenset({COLOR})
_DEATH_STAR: Final = cards("Death Star plots", names=["Construct the Death Star", "Destroy the Death Star"])
_KYLO_AND_REY: Final = cards("Kylo Ren and Rey", names=["Kylo Ren", "Rey"])
_SON_AND_DAUGHTER: Final = cards("The Son and The Daughter", names=["The Son", "The Daughter"])
_SPECTRES: Final = cards("Spectres", subtypes=["spectre"])

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
    # Anakin Skywalker
    "06001": (
        Require(
            "Darth Vader isn't on the team", lambda brought: all(each.name != "Darth Vader" for each in brought.team)
        ),
    ),
    # Bo-Katan Kryze
    "07089": (Admit(cards("Yellow villain upgrades", color="yellow", affiliations=["villain"], types=["upgrade"])),),
    # Home Turf Advantage
    "07127": (Widen(battlefields=1),),
    # TIE Fighter
    "08031": (OwnLimit(4),),
    # Retribution
    "08054": (
        Require(
            "a character of 20 or more points is on the team", lambda brought: max(brought.values, default=0) >= 20
        ),
    ),
    # Clone Commander Cody
    "08073": (Discount(cards("Clone Troopers", codes=["05038"])),),
    # X-Wing
    "08086": (OwnLimit(4),),
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
    "08155": (Require("no hero or villain characters are on the team", all_neutral),),
    # Solidarity
    "08156": (
        Require("all characters have the same color", one_color),
        Require("the deck has no second copy of any card", single_copies),
    ),
    # General Grievous
    "09021": (Discount(cards("droids", subtypes=["droid"])),),
    # Enfys Nest
    "09141": (
        Admit(cards("villain cards", affiliations=["villain"]), _AFFILIATION_ONLY, most_copies=2),
        Admit(cards("hero cards", affiliations=["hero"]), _AFFILIATION_ONLY, most_copies=2),
    ),
    # Enfys Nest's Marauder
    "09142": (
        Admit(cards("villain cards", affiliations=["villain"]), _AFFILIATION_ONLY, most_copies=1),
        Admit(cards("hero cards", affiliations=["hero"]), _AFFILIATION_ONLY, most_copies=1),
    ),
    # Allies of Necessity
    "10016": (Require("2 or more characters share a color", share_a_color),),
    # Youngling
    "11059": (one_is("a Jedi is on the team", "jedi"),),
    # Ewok Warrior
    "11095": (one_is("a unique Ewok is on the team", "ewok", unique=True),),
    # Temporary Truce
    "11119": (only(_KYLO_AND_REY), Join(_KYLO_AND_REY), Forbid(cards("gray cards", color="gray"))),
    # Pong Krell
    "12003": (Admit(cards("Blue hero cards", color="blue", affiliations=["hero"]), most_titles=4),),
    # Director Krennic
    "12021": (Discount(_DEATH_STAR),),
    # Kanan Jarrus
    "12055": (Discount(_SPECTRES, only_with_another=True),),
    # Luke Skywalker
    "12056": (Discount(_DEATH_STAR),),
    # Spectre Cell
    "12104": (each_is("each character is a Spectre", "spectre"),),
    # Luke Skywalker
    "13002A": (Discount(cards("Obi-Wan Kenobi and Yoda", names=["Obi-Wan Kenobi", "Yoda"])),),
    # Closing In
    "13006A": (Discount(cards("unique bounty hunters", subtypes=["bounty-hunter"], unique=True)),),
    # Rescue Han Solo
    "13007A": (
        Discount(cards("his friends", names=["Chewbacca", "Lando Calrissian", "Leia Organa", "Luke Skywalker"])),
    ),
    # Choose Your Destiny
    "13008A": (
        Require("the format is Infinite", lambda brought: is_infinite(brought.format)),
        Require("all other cards are from three sets", from_three_sets),
    ),
    # United
    "13009A": (Require("all characters have the same color", one_color),),
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
    # Savage Opress
    "15004A": (Discount(cards("Maul", names=["Maul"])),),
    # Relentless Advance
    "15021": (
        Discount(cards("troopers", subtypes=["trooper"]), or_these=cards("General Veers", names=["General Veers"])),
    ),
    # Jaro Tapal
    "15037": (Discount(cards("Cal Kestis", names=["Cal Kestis"])),),
    # Jedi Apprentice
    "15038": (one_is("a Jedi is on the team", "jedi"),),
    # The Jedi Code
    "15046": (each_is("each character is a Jedi or an apprentice", "jedi", "apprentice"),),
    # Sound the Horn
    "15071": (one_is("an Ewok is on the team", "ewok"),),
    # The Ultimate Heist
    "15092A": (Discount(cards("pirates", subtypes=["pirate"])),),
    # Perimeter Outpost
    "15100": (Require("2 or more characters are Red", two_are_red),),
    # Death of CT-4040
    "15101": (
        Require("the format has 40 points and 40 cards", lambda brought: (brought.points, brought.size) == (40, 40)),
        InLimit(40),
        Widen(plots=1),
    ),
    # Grand Inquisitor
    "16003": (Discount(cards("Inquisitors", subtypes=["inquisitor"]), except_itself=True),),
    # Outland TIE Fighter
    "16022": (OwnLimit(4),),
    # IG-11
    "16027": (
        Join(
            cards("IG-11", names=["IG-11"]),
            beside=cards("a hero engineer", affiliations=["hero"], subtypes=["engineer"]),
        ),
    ),
    # Protect The Child
    "16045": (is_on_the_team(cards("Grogu", names=["Grogu"])),),
    # Iden Versio
    "18018": (
        Join(
            cards("Iden Versio", names=["Iden Versio"]),
            beside=cards("a Red hero leader", color="red", affiliations=["hero"], subtypes=["leader"]),
        ),
    ),
    # Crucial Intel
    "18025": (Discount(cards("leaders", subtypes=["leader"])),),
    # Hunt And Eliminate
    "18039": (only(cards("unique bounty hunters", subtypes=["bounty-hunter"], unique=True)),),
    # Unlikely Heroes
    "18085": (only(cards("non-unique characters", unique=False)),),
    # Ace Pilots
    "18097": (Discount(cards("unique pilots", subtypes=["pilot"], unique=True)),),
    # The Mission That Never Ends
    "18098": (Discount(cards("troopers", subtypes=["trooper"])),),
    # Cultist Of The Sith Eternal
    "21001": (one_is("a Sith is on the team", "sith"),),
    # Insurgent Group
    "21082": (
        each_is("each character is a partisan", "partisan"),
        Admit(cards("cards of any affiliation or color"), most_copies=4),
    ),
    # Strategic Discipline
    "21091": (Widen(size=4),),
    # Boba Fett
    "21095": (
        Admit(cards("Yellow villain cards", color="yellow", affiliations=["villain"]), most_copies=4),
        Admit(cards("Yellow hero cards", color="yellow", affiliations=["hero"]), most_copies=4),
    ),
    # General Kalani
    "22016": (Discount(cards("droids", subtypes=["droid"]), except_itself=True),),
    # The Path
    "22082": (one_is("a Jedi is on the team", "jedi"),),
    # The Father
    "22087": (only(_SON_AND_DAUGHTER), Join(_SON_AND_DAUGHTER)),
    # Allya
    "23001": (Discount(cards("witches", subtypes=["witch"]), except_itself=True),),
    # Barriss Offee
    "23002": (Admit(cards("hero events", affiliations=["hero"], types=["event"]), _AFFILIATION_ONLY, most_titles=4),),
    # Mon Mothma
    "23060": (Admit(cards("Yellow supports", color="yellow", types=["support"]), _COLOR_ONLY, most_copies=4),),
    # Bix Caleen
    "23070": (Admit(cards("Red mods", color="red", subtypes=["mod"]), _COLOR_ONLY),),
    # Aldhani Heist
    "23078": (one_is("a partisan is on the team", "partisan"),),
    # Asajj Ventress
    "23087": (Admit(cards("downgrades of any affiliation or color", types=["downgrade"]), most_copies=4),),
    # Count Dooku
    "23088": (Admit(cards("Blue upgrades of any affiliation", color="blue", types=["upgrade"]), most_copies=4),),
    # Morgan Elsbeth
    "24018": (Admit(cards("Blue villain cards", color="blue", affiliations=["villain"])),),
    # Cal Kestis
    "24047": (Admit(cards("Yellow upgrades", color="yellow", types=["upgrade"]), _COLOR_ONLY),),
    # Sabine Wren
    "24072": (Discount(cards("Ahsoka Tano", names=["Ahsoka Tano"])),),
    # Krykna
    "25014": (OwnLimit(3),),
    # Ezra Bridger
    "25015": (Discount(_SPECTRES, only_with_another=True),),
    # Sith Cultist
    "701003": (
        Require(
            "a unique Blue character is on the team",
            lambda brought: any(each.is_unique and each.color == "blue" for each in brought.team),
        ),
    ),
    # Rescuing a Princess
    "701044B": (Discount(cards("her friends", names=["Chewbacca", "Han Solo", "Luke Skywalker", "Obi-Wan Kenobi"])),),
    # Maul
    "702001": (Admit(cards("Yellow villain cards", color="yellow", affiliations=["villain"])),),
    # The Last Command
    "702015": (Admit(cards("Red cards", color="red"), _COLOR_ONLY),),
    # Rex
    "702017": (Discount(cards("Ahsoka Tano and 332nd Clone Troopers", names=["Ahsoka Tano", "332nd Clone Trooper"])),),
    # Spice Runners
    "702031": (each_is("each character is a pilot or a scoundrel", "pilot", "scoundrel"),),
    # Keeradak
    "702032": (OwnLimit(4),),
}


@cache
def granted(code: str) -> tuple[DeckRule, ...]:
    """The deck-building texts of a card, in any print, and what its other sides bring; empty for most cards."""
    return (*_texts_of(code), *brought_by(code))


@cache
def brought_by(code: str) -> tuple[Bring, ...]:
    """The cards that a card may bring set aside, by the texts of all its sides, because a game may turn it over."""
    return tuple(bring for side in sides_of(code) for each in prints_of(side) for bring in BROUGHT_BY.get(each, ()))


def _texts_of(code: str) -> tuple[DeckRule, ...]:
    return next((DECK_RULES[each] for each in prints_of(code) if each in DECK_RULES), ())
