# interpreted: a table of sentences, read once at import
"""The effects of the Eternal Conflict cards. Facts (cost, sides) are in data/sets/EC.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Inner Force
    "701037": [play(RemoveAnyShields(a(CHARACTER.yours.blue)).then(Remove(exactly(THAT_MANY, DIE))))],
    # Double Dare
    "701055": [play(Spot(ANY_CARD.yours.called("scoundrel")).to(Remove(a(DIE.yours))).then(Gain(2)))],
    # Sith Crypts, Exegol
    "701087": [claim(Deal(1, a(CHARACTER)).or_(Heal(1, a(CHARACTER.having(IS_VILLAIN)))))],
    # Resistance Base, Ajan Kloss
    "701088": [claim(Reroll(a(DIE)).or_(Remove(a(DIE.of_side(VILLAIN)))))],
}
