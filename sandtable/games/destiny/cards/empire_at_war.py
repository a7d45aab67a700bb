# interpreted: a table of sentences, read once at import
"""The effects of the Empire at War cards. Facts (cost, sides) are in data/sets/EaW.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Entrenched
    "03090": [play(Give(5, distributed(CHARACTER.yours)))],
    # Truce
    "03142": [AMBUSH, play(each_player(Gain(1)))],
}
