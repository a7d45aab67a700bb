# interpreted: a table of sentences, read once at import
"""The effects of the Awaiting Fate cards. Facts (cost, sides) are in data/sets/AF.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Medic
    "24067": [after(HEALED, may(Exhaust(THIS_UPGRADE).to(Heal(1, a(CHARACTER))))), special(Heal(1, a(CHARACTER)))],
    # Tides Of Battle
    "24094": [AMBUSH, play(IfElse(YOU_CONTROL_THE_BATTLEFIELD, Deal(1, a(CHARACTER)), Give(1, a(CHARACTER))))],
}
