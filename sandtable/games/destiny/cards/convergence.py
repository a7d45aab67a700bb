# interpreted: a table of sentences, read once at import
"""The effects of the Convergence cards. Facts (cost, sides) are in data/sets/CONV.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Stap Droid
    "09032": [AMBUSH],
    # Satine Kryze, Hope of Mandalore
    "09091": [after(ACTIVATED, may(Reroll(a(DIE.yours))))],
    # Fresh Supplies
    "09126": [CONTROL_THE_BATTLEFIELD, play(Gain(1))],
    # A-300 Blaster
    "09138": [REDEPLOY],
}
