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
    # Luke's Offer
    "21048": [
        play(
            one_of_these(
                Play(one_or_none(CARD.yours.in_hand_or_discard.called("weapon")), less=1),
                Give(instead(1, 2, spotting(CHARACTER.yours.yellow)), a(CHARACTER)),
            )
        )
    ],
    # Tantive IV
    "21069": [after(ACTIVATED_SUPPORT, may(Activate(a(ANY_CARD.you_control.colored(RED).called("vehicle")))))],
    # Blue Milk
    "21083": [
        play(
            all_players(Gain(1)),
            one_of_these(PutThisUnder("place this card on the bottom of your deck"), Heal(1, a(CHARACTER))),
        )
    ],
    # Presence
    "21089": [play(Spot(ANY_CARD.yours.called("capital-ship")).to(Remove(a(DIE))))],
    # IB-94 Blaster Pistol
    "21112": [AMBUSH, action(Exhaust(THIS_UPGRADE).to(Give(1, ATTACHED)))],
}
