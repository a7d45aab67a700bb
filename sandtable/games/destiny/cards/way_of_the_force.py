# interpreted: a table of sentences, read once at import
"""The effects of the Way of the Force cards. Facts (cost, sides) are in data/sets/WotF.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Climate Disruption Array
    "07030": [action(Exhaust(THIS_SUPPORT).to(DealIndirect(2, EACH_PLAYER)))],
    # A99 Aquata Breather
    "07066": [before(TAKES_INDIRECT, may(Exhaust(THIS_UPGRADE).to(Block(1))))],
    # Gungan Warrior
    "07072": [],
    # Reconstruct
    "07125": [play(AddToHand(a(SUPPORT.yours.in_discard)))],
    # Arena of Death, Nar Shaddaa
    "07156": [claim(DealIndirect(to_a_maximum(3, number_of(CHARACTER.yours.defeated)), AN_OPPONENT))],
}
