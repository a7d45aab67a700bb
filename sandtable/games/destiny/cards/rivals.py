# interpreted: a table of sentences, read once at import
"""The effects of the Rivals cards. Facts (cost, sides) are in data/sets/RIV.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Fang Fighter
    "06008": [AMBUSH],
    # Tinker
    "06009": [play(Turn(a(DIE.yours), side_of_value(1)))],
    # Verpine Sniper Rifle
    "06010": [special(Deal(2, a(CHARACTER), UNBLOCKABLE))],
    # Fight Back
    "06012": [play(Remove(a(DIE.yours)).to(Remove(a(DIE.showing_damage))))],
    # Surprise Attack
    "06014": [play(Resolve(a(DIE.yours.showing_damage), increased(1)))],
    # Supply Pack
    "06015": [action(Exhaust(THIS_UPGRADE).to(Reroll(any_number(DIE.of_attached))))],
    # Sith Temple, Malachor
    "06020": [claim(Remove(a(DIE.yours)).to(Deal(1, a(CHARACTER), UNBLOCKABLE)))],
}
