# interpreted: a table of sentences, read once at import
"""The effects of the Redemption cards. Facts (cost, sides) are in data/sets/RM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Salvage the Assault
    "15020": [play(Exhaust(exactly(2, CHARACTER.yours.non_unique.red)).then(Gain(2)))],
    # Pirate Loyalist
    "15027": [],
    # Rogue Two
    "15059": [after(ACTIVATED_SUPPORT, Spot(CHARACTER.yours.unique.red).to(Reroll(a(DIE))))],
    # Veteran of War
    "15062": [
        only(CHARACTER.unique.red),
        after(PLAYED, may(Spend(1).to(Heal(2, ATTACHED)))),
        special(Resolve(a(DIE.yours.red), increased(1)), Remove(a(DIE.opposing))),
    ],
    # Black Market Arm
    "15093": [attached_has_more(WHILE_HEALTH, instead(1, 2, attached_is(CHARACTER.called("pirate", "bounty-hunter"))))],
    # Mandalorian Executioner Vibro-Ax
    "15097": [
        only(CHARACTER.having(health_at_least(13, "with"))),
        REDEPLOY,
        special(Deal(2, a(CHARACTER), UNBLOCKABLE)),
    ],
}
