# interpreted: a table of sentences, read once at import
"""The effects of the Uncharted Alliances cards. Facts (cost, sides) are in data/sets/UA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Nature
    "25034": [play(Spot(ANY_CARD.yours.called("creature")).to(Remove(a(DIE))))],
}
