# interpreted: a table of sentences, read once at import
"""The effects of the Covert Missions cards. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Pyke Sentinel
    "12040": [GUARDIAN],
    # Reciprocate
    "12097": [play(Ready(a(CHARACTER.opposing)).then(Gain(1)))],
}
