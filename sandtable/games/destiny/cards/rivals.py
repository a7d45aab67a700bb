# interpreted: a table of sentences, read once at import
"""The effects of the Rivals cards. Facts (cost, sides) are in data/sets/RIV.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Fang Fighter
    "06008": [AMBUSH],
    # Verpine Sniper Rifle
    "06010": [special(Deal(2, a(CHARACTER), UNBLOCKABLE))],
    # Sith Temple, Malachor
    "06020": [claim(Remove(a(DIE.yours)).to(Deal(1, a(CHARACTER), UNBLOCKABLE)))],
}
