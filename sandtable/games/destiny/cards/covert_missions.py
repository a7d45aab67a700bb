# interpreted: a table of sentences, read once at import
"""The effects of the Covert Missions cards. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Reciprocate
    "12097": [play(Ready(a(CHARACTER.opposing)).then(Gain(1)))],
    # Infuse the Force
    "12110": [
        play(
            Spot(ANY_CARD.yours.called("sith")).to(Deal(1, a(CHARACTER))),
            Spot(ANY_CARD.yours.called("jedi")).to(Give(1, a(CHARACTER))),
            Spot(ANY_CARD.yours.called("apprentice")).to(Draw(1)),
        )
    ],
    # On Guard
    "12111": [AMBUSH, play(Give(1, a(CHARACTER)).or_(Spend(1).to(Ready(a(UPGRADE)))))],
    # Harmless Trick
    "12150": [play(Spot(CHARACTER.yours.colored(GRAY)).to(Remove(a(DIE))))],
}
