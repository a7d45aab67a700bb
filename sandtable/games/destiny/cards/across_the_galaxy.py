# interpreted: a table of sentences, read once at import
"""The effects of the Across the Galaxy cards. Facts (cost, sides) are in data/sets/AtG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # At Odds
    "08108": [play(Remove(a(DIE.having(ODD_VALUE))), may(PutThisUnder()))],
}
