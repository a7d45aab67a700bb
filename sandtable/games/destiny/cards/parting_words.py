# interpreted: a table of sentences, read once at import
"""The effects of the Parting Words cards. Facts (cost, sides) are in data/sets/PW.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Only The Strongest
    "702009": [
        play(Spot(ANY_CARD.yours.called("leader")).to(Remove(a(DIE.of_character.called("sith", "jedi", "leader")))))
    ],
    # Just a Scratch
    "702021": [
        play(
            Spot(ANY_CARD.yours.called("engineer"))
            .and_(Place(1, DAMAGE, a(ANY_CARD.yours.called("vehicle", "droid"))))
            .to(Remove(a(DIE)))
        )
    ],
    # Duel of the Blades
    "702023": [
        play(
            Resolve(a(DIE.yours.called("weapon").showing(MELEE)), increased(1)).to(
                Remove(a(DIE.opposing.showing(MELEE)))
            )
        )
    ],
    # Making Plans
    "702025": [play(Exhaust(a(CHARACTER.yours)).to(Gain(1).and_(Turn(a(DIE.yours.of_character), side_of_most(2)))))],
    # Illegal Spice Cargo
    "702030": [
        modify("vehicle"),
        after(
            YOU_ACTIVATE_ATTACHED_SUPPORT,
            may_or_else(Reveal(a(CARD.yours.in_hand.colored(YELLOW))), DiscardThis(THIS_UPGRADE)),
        ),
    ],
}
