# interpreted: a table of sentences, read once at import
"""The effects of the Way of the Force cards. Facts (cost, sides) are in data/sets/WotF.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Pacify
    "07061": [play(Remove(a(DIE.of_character)).then(Give(2, ITS_CHARACTER)))],
    # Anakin Skywalker, Podracing Prodigy
    "07088": [after(ACTIVATED, may(Turn(a(DIE.yours.called("droid", "podracer")))))],
    # Way of the Light
    "07106": [play(Remove(a(DIE.not_of_side(HERO))))],
    # Beguile
    "07109": [play(Reroll(a(DIE.opposing)).then(Turn(a(DIE.theirs))).then(Remove(a(DIE.theirs))))],
    # Reconstruct
    "07125": [play(AddToHand(a(SUPPORT.yours.in_discard)))],
}
