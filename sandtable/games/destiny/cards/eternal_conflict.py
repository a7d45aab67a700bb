# interpreted: a table of sentences, read once at import
"""The effects of the Eternal Conflict cards. Facts (cost, sides) are in data/sets/EC.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Resistance Base, Ajan Kloss
    "701088": [claim(Reroll(a(DIE)).or_(Remove(a(DIE.of_side(VILLAIN)))))],
}
