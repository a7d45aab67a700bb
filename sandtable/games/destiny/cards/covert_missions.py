# interpreted: a table of sentences, read once at import
"""The effects of the Covert Missions cards. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Snoke's Praetorian Guard
    "12004": [
        after(
            ACTIVATED,
            may(Remove(a(DIE.its.of_character.showing_damage)).to(Remove(a(DIE.showing_damage.having(at_most(2)))))),
        )
    ],
    # Treason
    "12011": [
        play(
            Spot(CHARACTER.yours.blue)
            .to(Remove(a(DIE.opposing.of_character.showing_damage)))
            .then(that_opponent(Deal(VALUE_ON_IT, a(CHARACTER.yours))))
        )
    ],
    # Bloodletting
    "12013": [action(Exhaust(THIS_SUPPORT).and_(Deal(1, a(CHARACTER.yours))).to(Turn(a(DIE.of_it))))],
    # Fresh Start
    "12058": [play(Remove(a(DIE.of_character)).then(DiscardTop(VALUE_ON_IT, a(A_DECK))))],
    # Stand Firm
    "12062": [play(Remove(any_number(DIE.yours.showing(SHIELD))).to(Remove(exactly(THAT_MANY, DIE))))],
    # Reciprocate
    "12097": [play(Ready(a(CHARACTER.opposing)).then(Gain(1)))],
    # Side By Side
    "12112": [play(Reroll(a(DIE)).then(may(Remove(a(DIE.another.having(same_value_as("the die just rerolled")))))))],
    # Under Fire
    "12124": [play(Deal(1, a(CHARACTER.yours.red)).then(Remove(a(DIE))))],
    # Reap
    "12134": [AMBUSH, play(Turn(a(DIE.yours), RESOURCE))],
    # Abandoned Refinery, Savereen
    "12157": [
        power_action(
            Discard(a(CARD.yours.kind(SUPPORT_CARD, UPGRADE_CARD)))
            .to(Play(a(CARD.yours.in_hand.kind(SUPPORT_CARD, UPGRADE_CARD)), less=1))
            .then(Draw(1))
        )
    ],
}
