"""Facts of cards that call for set-aside cards: which, and how many copies may be brought for them (DST-ASD-03).

Dice are not listed: the zone holds as many as effects ask for (D-236). A battlefield that was not chosen is set aside
by itself (DST-ASD-05), so texts that name "a set-aside battlefield" bring none.
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.deck_texts import Bring, cards

_MOVES: Final = cards("move events", types=["event"], subtypes=["move"])
_WARRIORS: Final = cards("Ewok Warriors", codes=["11095"])
_ZOMBIES: Final = cards("Nightsister Zombies", codes=["11004"])


def _each(*named: tuple[str, str], most: int) -> tuple[Bring, ...]:
    """The same number of copies of each of these cards, which are given by name and code."""
    return tuple(Bring(cards(name, codes=[code]), most) for name, code in named)


BROUGHT_BY: Final[dict[str, tuple[Bring, ...]]] = {
    # Separatist Landing Craft
    "05014": _each(("Battle Droids", "05009"), most=1),
    # Lightsaber Mastery
    "09114": (Bring(_MOVES, 2, different=True),),
    # Old Daka
    "11005": (Bring(_ZOMBIES),),
    # Order 66
    "11015": _each(("Execute Order 66", "11027"), most=4),
    # Chief Chirpa
    "11093": (Bring(_WARRIORS, 1),),
    # Chief Chirpa's Hut
    "11105": (Bring(_WARRIORS),),
    # Vibro-Arbir Blades
    "12019": _each(("Vibro-Arbir Blades", "12019"), most=1),
    # Coaxium Heist
    "12139": (Bring(cards("Pyke Sentinels", codes=["12040"]), 1, is_needed=True),),
    # Sandcrawler
    "12155": (Bring(cards("Jawa Junk Dealers", names=["Jawa Junk Dealer"])),),
    # Sweeper Droid Infiltration
    "13004A": (Bring(cards("Sweeper Droid Infiltration", codes=["13004A"]), most=0, most_elite=1),),
    # Merrin
    "14063": (Bring(_ZOMBIES, 1),),
    # Form Drills
    "14065": (Bring(_MOVES, 2, different=True),),
    # Kamino Cloning Facility
    "14072": (
        Bring(
            cards(
                "non-unique troopers of the team's affiliation", types=["character"], subtypes=["trooper"], unique=False
            ),
            1,
            on_our_side=True,
        ),
    ),
    # Extremist Campaign
    "14083": _each(("Disable", "03137"), ("Rebel", "02112"), ("Act of Cruelty", "08038"), most=2),
    # Kylo Ren
    "15002": _each(("Feel Your Anger", "01082"), ("Anger", "02071"), most=2),
    # The Haunted
    "15006": (Bring(_ZOMBIES, 1),),
    # Chant of Resurrection
    "15007": (Bring(_ZOMBIES, 3),),
    # General Veers
    "15013": _each(("Snowtroopers", "15015"), most=1),
    # 501st Assault Team
    "15022": (Bring(cards("E-Web Emplacements", codes=["02005"])),),
    # You Will Go to the Dagobah System
    "15045": _each(("Jedi Trials", "12065"), most=1),
    # Admiral Ackbar
    "15049": (Bring(cards("X-Wings", codes=["08086"])),),
    # Bothan Spy
    "15050": (Bring(cards("Death Star Plans", codes=["12126"])),),
    # Wullffwarro
    "15067": (Bring(cards("Wookiees", types=["character"], subtypes=["wookiee"]), 1),),
    # Sound the Horn
    "15071": (Bring(_WARRIORS, 4),),
    # Doctor Aphra
    "15087": (
        Bring(
            cards(
                "droids that are no characters",
                types=["upgrade", "downgrade", "support", "event"],
                subtypes=["droid"],
            ),
            6,
        ),
    ),
    # Gas Bomb
    "16036": (Bring(cards("Chemical Strike", names=["Chemical Strike"]), 1),),
    # Greef Karga
    "16096": (
        Bring(cards("bounties", types=["downgrade"], subtypes=["bounty"]), 2, different=True),
        Bring(cards("Bounty Boards", names=["Bounty Board"]), 1),
    ),
    # Ugly
    "16102": (Bring(cards("Outdated Tech", names=["Outdated Tech"]), 1),),
    # Pre Vizsla
    "18033": _each(("Darksaber", "16103"), most=1),
    # Padmé Amidala
    "18073": (Bring(cards("Diplomatic Immunity", codes=["01050"])),),
    # Path To Mastery
    "18092": (Bring(cards("upgrades with Training in their title", types=["upgrade"], title_has="training"), 1),),
    # Jannah
    "21058": (
        Bring(
            cards("Red villain weapons", color="red", affiliations=["villain"], types=["upgrade"], subtypes=["weapon"]),
            1,
        ),
    ),
    # Nightsister Fortress
    "23010": (Bring(_ZOMBIES, 1),),
    # Linus Mosk
    "23016": _each(
        ("Measure for Measure", "09127"), ("Fresh Supplies", "09126"), ("Seizing Territory", "11129"), most=2
    ),
    # Aldhani Heist
    "23078": _each(("Aldhani Outposts", "23023"), most=1),
    # Cere Junda
    "24048": _each(("Jedi Archives", "23053"), most=1),
    # Jan Dodonna
    "24058": (Bring(cards("Rebel Troopers", codes=["01030"]), most=1, most_elite=2),),
    # Far, Far Away
    "24081": _each(("Ezra Bridger", "22070"), most=1),
    # Sith Cultist
    "701003": _each(("Sith Cultists", "701003"), most=1),
    # Leia Organa
    "701044A": _each(("Motivate", "07079"), ("Help me Obi-Wan Kenobi", "701045"), most=2),
    # The Last Command
    "702015": _each(("332nd Clone Troopers", "702016A"), most=3),
}
