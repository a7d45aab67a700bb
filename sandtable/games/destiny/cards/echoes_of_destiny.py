# interpreted: a table of sentences, read once at import
"""The effects of the Echoes of Destiny cards. Facts (cost, sides) are in data/sets/EoD.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Armor Plating
    "20103": [before(ATTACHED_TAKES, may(DiscardThis(THIS_UPGRADE).to(BlockDamage(2))))],
}
