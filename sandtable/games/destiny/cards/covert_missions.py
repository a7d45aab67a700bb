# interpreted: a table of sentences, read once at import
"""The effects of the Covert Missions cards. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Reciprocate
    "12097": [play(Ready(a(CHARACTER.opposing)).then(Gain(1)))],
    # Abandoned Refinery, Savereen
    "12157": [
        power_action(
            Discard(a(CARD.yours.kind(SUPPORT_CARD, UPGRADE_CARD)))
            .to(Play(a(CARD.yours.in_hand.kind(SUPPORT_CARD, UPGRADE_CARD)), less=1))
            .then(Draw(1))
        )
    ],
}
