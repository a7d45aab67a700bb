# interpreted: a table of sentences, read once at import
"""The effects of the Faltering Allegiances cards. Facts (cost, sides) are in data/sets/FA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Explosive Cocktail
    "14054": [play(Resolve(a(DIE.yours.showing(INDIRECT))).to(Remove(a(DIE))))],
    # Faltering Allegiances
    "14079": [play(Deal(1, a(CHARACTER.blue)), Deal(1, a(CHARACTER.red)), Deal(1, a(CHARACTER.yellow)))],
}
