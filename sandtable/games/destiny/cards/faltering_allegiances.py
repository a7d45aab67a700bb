# interpreted: a table of sentences, read once at import
"""The effects of the Faltering Allegiances cards. Facts (cost, sides) are in data/sets/FA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Faltering Allegiances
    "14079": [play(Deal(1, a(CHARACTER.blue)), Deal(1, a(CHARACTER.red)), Deal(1, a(CHARACTER.yellow)))],
}
