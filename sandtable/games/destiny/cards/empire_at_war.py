# interpreted: a table of sentences, read once at import
"""The effects of the Empire at War cards. Facts (cost, sides) are in data/sets/EaW.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Ghost
    "03028": [special(ResolveAnotherSide())],
    # Entrenched
    "03090": [play(Give(5, distributed(CHARACTER.yours)))],
    # Double-Cross
    "03110": [play(Remove(a(DIE.yours.yellow.of_character)).to(Resolve(a(DIE.opposing), AS_YOURS)))],
    # Truce
    "03142": [AMBUSH, play(each_player(Gain(1)))],
}
