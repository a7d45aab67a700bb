# interpreted: a table of sentences, read once at import
"""The effects of Covert Missions cards without a die. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Joint Maneuver
    "12122": [play(Resolve(a(DIE.yours.called("vehicle").showing_damage), increased(PILOTS_OF_ITS_VEHICLE)))],
    # Licensed to Fly
    "12128": [attached_pilots("pilot")],
    # Dangerous Escape
    "12131": [
        play(
            DiscardDowngradesOn(a(CHARACTER)).then(
                Deal(amount_that("the number of downgrades discarded this way"), THAT_CHARACTER)
            )
        )
    ],
}
