# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence cards. Facts (cost, sides) are in data/sets/RES.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # The Long Game
    "23096": [
        play(Turn(exactly(2, DIE.yours.called("trooper", "vehicle")), BLANK).then(Play(a(CARD.yours.in_hand), less=1)))
    ],
}
