# interpreted: a table of sentences, read once at import
"""The effects of the Galactic Struggle cards. Facts (cost, sides) are in data/sets/GS.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Y-Wing
    "19023": [special(Deal(1, each(CHARACTER.opposing)))],
    # Lando Calrissian's Blaster
    "19024": [AMBUSH, special(Deal(2, a(CHARACTER), UNBLOCKABLE).or_(Gain(1)))],
    # Lavish Cape
    "19027": [after(PLAYED, Give(1, ATTACHED).and_(may(Draw(1))))],
}
