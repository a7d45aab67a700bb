# interpreted: a table of sentences, read once at import
"""The effects of the Faltering Allegiances cards. Facts (cost, sides) are in data/sets/FA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Siphoning Anger
    "14006": [play(Turn(a(DIE.yours), BLANK).then(If(has_dice(2, DIE.opposing.showing(BLANK)), Gain(1))))],
    # Apt Lesson
    "14033": [
        play(
            Turn(a(DIE.yours.blue.of_character)).then(
                may(Play(a(CARD.yours.in_discard_or_hand.kind(EVENT_CARD).called("move"))))
            )
        )
    ],
    # Faltering Allegiances
    "14079": [play(Deal(1, a(CHARACTER.blue)), Deal(1, a(CHARACTER.red)), Deal(1, a(CHARACTER.yellow)))],
}
