# interpreted: a table of sentences, read once at import
"""The effects of the Seeking Answers cards. Facts (cost, sides) are in data/sets/SA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Apology Accepted
    "21007": [
        play(
            Defeat(a(CHARACTER.yours.unique.red.having(being("leader")))).to(Ready(a(CHARACTER.having(being("sith")))))
        )
    ],
    # Shield Recharge
    "21021": [AMBUSH, play(Deal(1, a(CHARACTER.yours), UNBLOCKABLE).to(Give(2, THE_CHARACTER)))],
    # You're Far Too Trusting
    "21022": [play(Spot(ANY_CARD.colored(RED).called("leader").yours).to(Resolve(a(DIE.opposing.not_showing_damage))))],
    # 125-Z Treadspeeder Bike
    "21027": [
        after(ACTIVATED_SUPPORT, may(Activate(a(ANY_CARD.called("trooper"))))),
        value_while(die_in_your_pool(DIE.called("trooper").of_character), 1),
    ],
    # Prizefighter
    "21035": [
        AMBUSH,
        play(
            Remove(a(DIE.yours.yellow.of_character_or_upgrade.showing_damage)).to(
                Deal(ITS_OWN_VALUE, exactly(2, CHARACTER))
            )
        ),
    ],
    # Ben Solo, Free Of Torment
    "21043": [
        GUARDIAN,
        action(Defeat(THIS_CHARACTER).to(Heal(instead(3, 5, target_is("Rey")), a(CHARACTER.yours)))),
    ],
    # Luke's Offer
    "21048": [
        play(
            one_of_these(
                Play(one_or_none(CARD.yours.in_hand_or_discard.called("weapon")), less=1),
                Give(instead(1, 2, spotting(CHARACTER.yours.yellow)), a(CHARACTER)),
            )
        )
    ],
    # The Way Of The Jedi
    "21051": [
        play(
            Spot(CHARACTER.yours.blue).to(Remove(a(DIE.opposing.showing_damage))),
            may(Spot(ANY_CARD.called("jedi").yours).and_(Spend(1)).to(Remove(a(DIE.opposing.not_showing_damage)))),
        )
    ],
    # Tantive IV
    "21069": [after(ACTIVATED_SUPPORT, may(Activate(a(ANY_CARD.you_control.colored(RED).called("vehicle")))))],
    # Cobb Vanth, The Marshal
    "21071": [GUARDIAN, after(ACTIVATED, may(Resolve(a(DIE.its.showing(RANGED)))))],
    # The Armorer, Wise Leader
    "21074": [
        special(
            Give(1, THIS_CHARACTER)
            .and_(Turn(a(DIE.called("weapon"))))
            .then(If(it_was_die(DIE.yours.called("weapon")), may(Resolve(IT)))),
            If(it_was_die(DIE.opposing.called("weapon")), Deal(1, a(CHARACTER))),
        )
    ],
    # Partisan U-Wing
    "21080": [power_action(Roll(a(lying_on(DIE.called("partisan").yours, "a partisan die on a card you control"))))],
    # Blue Milk
    "21083": [
        play(
            all_players(Gain(1)),
            one_of_these(PutThisUnder("place this card on the bottom of your deck"), Heal(1, a(CHARACTER))),
        )
    ],
    # Lightsaber Feint
    "21084": [AMBUSH, play(Remove(a(DIE.yours.called("jedi", "sith"))).to(Activate(a(CHARACTER.yours.blue))))],
    # Methodical
    "21085": [play(Resolve(a(DIE.yours.blue.not_showing_damage)).to(Remove(a(DIE.opposing.showing_damage))))],
    # Force Assistance
    "21087": [
        only(CHARACTER.blue),
        after(ROLLED_THIS, may(Turn(a(DIE), LIKE_THIS_DIE))),
        action(Exhaust(THIS_UPGRADE).to(Roll(THIS_LYING_DIE))),
        special(Give(1, a(CHARACTER))),
    ],
    # Presence
    "21089": [play(Spot(ANY_CARD.yours.called("capital-ship")).to(Remove(a(DIE))))],
    # Special Operative
    "21092": [power_action(RemoveNoted(this_die()).to(Remove(a(DIE.opposing.having(SAME_SYMBOL_AND_VALUE)))))],
    # Standard Issue Blaster
    "21093": [REDEPLOY, after_played_or_moved(may(Roll(THIS_LYING_DIE)))],
    # Cheap Shot
    "21097": [AMBUSH, play(Resolve(a(DIE.yours.having(value_of(1))), as_showing(RANGED)))],
    # Gaderffii
    "21100": [gains_while(this_is_on(CHARACTER.yellow), REDEPLOY), special(Remove(a(DIE.opposing)))],
    # Moisture Farm
    "21110": [action(Exhaust(THIS_SUPPORT).and_(Resolve(a(DIE.yours.showing(RESOURCE)))).to(Draw(1)))],
    # IB-94 Blaster Pistol
    "21112": [AMBUSH, action(Exhaust(THIS_UPGRADE).to(Give(1, ATTACHED)))],
}
