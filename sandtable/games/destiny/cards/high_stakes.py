# interpreted: a table of sentences, read once at import
"""The effects of the High Stakes cards. Facts (cost, sides) are in data/sets/HS.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Dark Trooper
    "16021": [],
    # Cruel Tactician
    "16024": [
        only(CHARACTER.unique.red),
        after(PLAYED, may(Deal(1, a(CHARACTER.yours)).to(Resolve(a(DIE.of_it), increased(1))))),
    ],
    # Ki-Adi-Mundi's Lightsaber
    "16050": [after(PLAYED, may(DiscardCard(a(CARD.yours.in_hand.colored(BLUE))).to(Give(2, ATTACHED))))],
    # Amban Blaster
    "16104": [after(PLAYED, may(Remove(a(DIE.of_character)))), special(Deal(2, a(CHARACTER), UNBLOCKABLE))],
    # Krayt Dragon Lair, Tatooine
    "16107": [claim(unless_they_spend(1, DealIndirect(2, AN_OPPONENT)))],
}
