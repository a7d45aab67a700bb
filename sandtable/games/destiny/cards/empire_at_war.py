# interpreted: a table of sentences, read once at import
"""The effects of the Empire at War cards. Facts (cost, sides) are in data/sets/EaW.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # LL-30 Blaster Pistol
    "03022": [AMBUSH, REDEPLOY, special(Turn(a(DIE.yours.not_this), RANGED))],
    # Rookie Pilot
    "03027": [after(ACTIVATED, may(Reroll(a(DIE.yours.called("vehicle")))))],
    # Ghost
    "03028": [special(ResolveAnotherSide())],
    # Scatterblaster
    "03060": [
        special(Deal(1, up_to_different(4, CHARACTER))),
        action(Remove(a(DIE.of_attached.of_character)).to(Turn(THIS_DIE))),
    ],
    # Anarchy
    "03078": [play(Remove(a(DIE.yours.yellow)).then(Deal(VALUE_ON_IT, each(CHARACTER.opposing))))],
    # Entrenched
    "03090": [play(Give(5, distributed(CHARACTER.yours)))],
    # Trust The Force
    "03103": [play(Reroll(any_number(DIE.blue)))],
    # Bad Feeling
    "03109": [play(Remove(a(DIE.yours)).to(Reroll(any_number(DIE))))],
    # Double-Cross
    "03110": [play(Remove(a(DIE.yours.yellow.of_character)).to(Resolve(a(DIE.opposing), AS_YOURS)))],
    # Lightsaber Training
    "03131": [play(Turn(up_to(2, DIE.yours.blue.called("weapon")), OF_YOUR_CHOICE))],
    # Voices Cry Out
    "03134": [play(Reroll(every(DIE.having(at_least(2)))))],
    # Keen Instincts
    "03135": [only(CHARACTER.blue), action(Remove(a(DIE.of_attached.of_character)).to(Give(1, ATTACHED_IT)))],
    # Truce
    "03142": [AMBUSH, play(each_player(Gain(1)))],
}
