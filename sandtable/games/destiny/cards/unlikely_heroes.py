# interpreted: a table of sentences, read once at import
"""The effects of the Unlikely Heroes cards. Facts (cost, sides) are in data/sets/UH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Uncompromising
    "18029": [
        gains_while(this_is_on(CHARACTER.called("leader")), REDEPLOY),
        after(resolving_this(), LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(cheapest_from_it(CARD))))),
    ],
    # Republic Senator
    "18062": [power_action(Play(a(CARD.yours.in_hand.kind(EVENT_CARD))).to(DiscardRandom(1)))],
    # Hold The Line
    "18064": [play_only_if(THEY_HAVE_MORE_DICE), play(Remove(a(DIE.opposing)))],
    # Dc-15a Blaster Carbine
    "18069": [action(Return(THIS_UPGRADE).to(UseBattlefield()))],
    # Medpack
    "18070": [after(ATTACHED_IS_ACTIVATED, Heal(instead(1, 2, target_has(damage_at_least(11))), a(CHARACTER)))],
    # Ataru Mastery
    "18093": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, Give(2, a(CHARACTER))),
        special(Give(2, a(CHARACTER)), Deal(SHIELDS_ON_THAT, a(CHARACTER))),
    ],
    # Ataru Training
    "18094": [
        only(CHARACTER.blue),
        special(
            Give(1, a(CHARACTER)),
            Deal(HALF_THE_SHIELDS_ON_THAT, a(CHARACTER)),
            may(
                DiscardFromIt(THIS_UPGRADE).to(
                    PlayOn(one_or_none(CARD.yours.in_hand_or_discard.titled("Ataru Mastery")), WAS_ATTACHED, FOR_FREE)
                )
            ),
        ),
    ],
    # Utility Belt
    "18101": [attached_has_more(WHILE_UPGRADE_LIMIT, 1)],
    # Greed
    "18107": [
        play(
            Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.yours))).then(Gain(1)),
            Spot(CHARACTER.yours.red).to(ExtraAction()),
        )
    ],
    # Undercity, Coruscant
    "18109": [power_action(Draw(1).then(PutUnderDeck(a(CARD.yours.in_hand)))), claim(Draw(1))],
}
