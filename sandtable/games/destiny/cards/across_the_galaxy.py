# interpreted: a table of sentences, read once at import
"""The effects of the Across the Galaxy cards. Facts (cost, sides) are in data/sets/AtG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Fight Fire With Fire
    "08139": [play(Remove(a(DIE.yours.showing(INDIRECT))).to(Remove(a(DIE))))],
}
