# interpreted: a table of sentences, read once at import
"""The effects of the Spirit of Rebellion cards without a die. Facts (cost, sides) are in data/sets/SoR.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Evade
    "02136": [play(Remove(a(DIE.showing(RANGED))))],
    # Parry
    "02138": [play(Remove(a(DIE.showing(MELEE))))],
}
