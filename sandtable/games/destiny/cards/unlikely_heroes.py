# interpreted: a table of sentences, read once at import
"""The effects of the Unlikely Heroes cards. Facts (cost, sides) are in data/sets/UH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Elite Mercenary
    "18045": [x_is(to_a_maximum(3, YOUR_RESOURCES))],
    # Greed
    "18107": [
        play(
            Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.yours))).then(Gain(1)),
            Spot(CHARACTER.yours.red).to(ExtraAction()),
        )
    ],
}
