# interpreted: a table of sentences, read once at import
"""The effects of the Redemption cards. Facts (cost, sides) are in data/sets/RM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Everybody Profits
    "15030": [play(GiveResources(1).to(DealIndirect(3, THEM)))],
    # Veteran of War
    "15062": [
        only(CHARACTER.unique.red),
        after(PLAYED, may(Spend(1).to(Heal(2, ATTACHED)))),
        special(Resolve(a(DIE.yours.red), increased(1)), Remove(a(DIE.opposing))),
    ],
    # DC-17 Hand Blaster
    "15085": [],
}
