# interpreted: a table of sentences, read once at import
"""The effects of more Redemption cards without a die. Facts (cost) are in data/sets/RM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Interrogation Chair
    "15011": [
        action(
            Spot(ANY_CARD.yours.called("inquisitor"))
            .and_(Exhaust(THIS_SUPPORT))
            .to(Choose(a(DIE.opposing.of_character)))
            .then(unless_they_resolve(DealIndirect(2, THAT_OPPONENT)))
        )
    ],
}
