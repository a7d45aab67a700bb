# interpreted: a table of sentences, read once at import
"""The effects of the Galactic Struggle cards. Facts (cost, sides) are in data/sets/GS.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Command
    "19011": [play(SpotUpTo(2, CHARACTER.yours.having(being("leader"))).to(Remove(exactly(THAT_MANY, DIE))))],
    # Emperor's Tower, Death Star II
    "19018": [power_action(Turn(a(DIE.yours), BLANK).to(Turn(a(DIE.opposing), BLANK)))],
    # T-65 X-Wing
    "19022": [action(ReturnThis(THIS_CARD).to(Gain(1)))],
    # Lando Calrissian's Blaster
    "19024": [AMBUSH, special(Deal(2, a(CHARACTER), UNBLOCKABLE).or_(Gain(1)))],
    # Lavish Cape
    "19027": [after(PLAYED, Give(1, ATTACHED).and_(may(Draw(1))))],
}
