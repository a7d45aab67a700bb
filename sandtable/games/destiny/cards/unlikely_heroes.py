# interpreted: a table of sentences, read once at import
"""The effects of the Unlikely Heroes cards. Facts (cost, sides) are in data/sets/UH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Republic Senator
    "18062": [power_action(Play(a(CARD.yours.in_hand.kind(EVENT_CARD))).to(DiscardRandom(1)))],
    # Dc-15a Blaster Carbine
    "18069": [action(Return(THIS_UPGRADE).to(UseBattlefield()))],
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
