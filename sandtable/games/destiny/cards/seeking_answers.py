# interpreted: a table of sentences, read once at import
"""The effects of the Seeking Answers cards. Facts (cost, sides) are in data/sets/SA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Presence
    "21089": [play(Spot(ANY_CARD.yours.called("capital-ship")).to(Remove(a(DIE))))],
    # IB-94 Blaster Pistol
    "21112": [AMBUSH, action(Exhaust(THIS_UPGRADE).to(Give(1, ATTACHED)))],
}
