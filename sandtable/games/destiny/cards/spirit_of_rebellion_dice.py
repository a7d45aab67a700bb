# interpreted: a table of sentences, read once at import
"""The effects of the Spirit of Rebellion cards with a die. Facts (cost, sides) are in data/sets/SoR.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Overkill
    "02033": [],
    # Supply Line
    "02051": [special(Reroll(any_number(DIE.yours)))],
}
