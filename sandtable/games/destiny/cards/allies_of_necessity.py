# interpreted: a table of sentences, read once at import
"""The effects of the Allies of Necessity cards. Facts (cost, sides) are in data/sets/AoN.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Hired Muscle
    "10012": [],
    # Electro Sword
    "10018": [REDEPLOY, UNBLOCKABLE_DIE],
}
