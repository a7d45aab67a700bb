# interpreted: a table of sentences, read once at import
"""The effects of the Galactic Struggle cards. Facts (cost, sides) are in data/sets/GS.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Palpatine, Ruling The Galaxy
    "19001": [special(Deal(number_of(DIE.yours.of_support), a(CHARACTER)).or_(Play(a(SUPPORT.yours.in_hand), less=2)))],
    # Y-Wing
    "19023": [special(Deal(1, each(CHARACTER.opposing)))],
    # Lando Calrissian's Blaster
    "19024": [AMBUSH, special(Deal(2, a(CHARACTER), UNBLOCKABLE).or_(Gain(1)))],
    # Lavish Cape
    "19027": [after(PLAYED, Give(1, ATTACHED).and_(may(Draw(1))))],
}
