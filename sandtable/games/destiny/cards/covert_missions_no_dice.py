# interpreted: a table of sentences, read once at import
"""The effects of further Covert Missions cards without a die. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Quad Slam
    "12009": [play(RemoveOneOfEach(4))],
    # Call to Action
    "12026": [play(SpotIt(CHARACTER.yours.having(points_at_most(15))).to(Roll(every(lying(DIE.of_it.of_character)))))],
    # Valiant Deed
    "12064": [
        play(
            Remove(a(DIE.of(UPGRADE_CARD))).then(
                may(
                    Spot(PLOT.yours.called("mission")).to(
                        Roll(
                            a(
                                lying_on(
                                    DIE.called("apprentice").of(CHARACTER_CARD, UPGRADE_CARD).yours,
                                    "an apprentice die on one of your characters",
                                )
                            )
                        )
                    )
                )
            )
        )
    ],
    # Acute Awareness
    "12106": [play(If(A_DIE_WAS_TURNED, Turn(a(THAT_TURNED_DIE))))],
}
