# interpreted: a table of sentences, read once at import
"""The effects of the Two-Player Game cards. Facts (cost, sides) are in data/sets/TPG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Praetorian Guard
    "04005": [attached_has(GUARDIAN)],
    # Mobilize
    "04014": [play(Gain(4))],
    # Subjugate
    "04022": [play(Remove(a(DIE)))],
}
