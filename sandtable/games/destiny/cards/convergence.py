# interpreted: a table of sentences, read once at import
"""The effects of the Convergence cards. Facts (cost, sides) are in data/sets/CONV.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Imperialis
    "09013": [
        after(activating(CHARACTER.titled("Palpatine")), may(Activate(THIS_SUPPORT))),
        special(Discard(THIS_SUPPORT).to(DealIndirect(4, AN_OPPONENT))),
    ],
    # Stap Droid
    "09032": [AMBUSH],
    # Skilled Tracker
    "09051": [only(CHARACTER.yellow), special(Remove(a(DIE.of_character)))],
    # Channel the Force
    "09060": [
        play(
            Reroll(a(DIE)),
            may(Spot(ANY_CARD.yours.called("leader")).to(Turn(a(DIE)))),
            may(Spot(ANY_CARD.yours.called("jedi")).to(Remove(a(DIE)))),
        )
    ],
    # Republic Jedi Armor
    "09071": [after(played_on(CHARACTER.called("jedi")), Give(1, ATTACHED_IT)), attached_has_more(WHILE_HEALTH, 1)],
    # Satine Kryze, Hope of Mandalore
    "09091": [after(ACTIVATED, may(Reroll(a(DIE.yours))))],
    # Automated Defense
    "09122": [play(Spot(ANY_CARD.yours.called("droid")).to(Remove(a(DIE))))],
    # Fresh Supplies
    "09126": [CONTROL_THE_BATTLEFIELD, play(Gain(1))],
    # A-300 Blaster
    "09138": [REDEPLOY],
    # Riot Shield
    "09140": [
        before(
            ATTACHED_TAKES,
            may(DiscardThis(THIS_UPGRADE).to(BlockDamage(instead(2, 3, it_is_attached(CHARACTER.called("trooper")))))),
        )
    ],
    # Punch Dagger
    "09171": [],
}
