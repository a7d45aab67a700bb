# interpreted: a table of sentences, read once at import
"""The effects of the Redemption cards. Facts (cost, sides) are in data/sets/RM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Veteran of War
    "15062": [
        only(CHARACTER.unique.red),
        after(PLAYED, may(Spend(1).to(Heal(2, ATTACHED)))),
        special(Resolve(a(DIE.yours.red), increased(1)), Remove(a(DIE.opposing))),
    ],
    # Defensive Perimeter, Hoth
    "15073": [power_action(Remove(a(DIE.yours)).to(Give(2, a(CHARACTER))))],
    # Harness the Force
    "15074": [play(Spot(CHARACTER.yours.blue).to(Turn(a(DIE.yours), SPECIAL)).then(may(Resolve(THAT_DIE))))],
    # Small Battles Won
    "15081": [play(Resolve(a(DIE.yours.red.having(value_of(1))), STAYS))],
}
