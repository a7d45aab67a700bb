# interpreted: a table of sentences, read once at import
"""The effects of the Display of Power cards. Facts (cost, sides) are in data/sets/DoP.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Jedi Temple, Lothal
    "22091": [power_action(Play(a(CARD.yours.in_hand)).to(Reroll(as_many_as_its_cost(DIE))), Give(1, a(CHARACTER)))],
}
