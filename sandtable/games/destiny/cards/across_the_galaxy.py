# interpreted: a table of sentences, read once at import
"""The effects of the Across the Galaxy cards. Facts (cost, sides) are in data/sets/AtG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Lightsaber Training Staff
    "08069": [],
    # Dogfight
    "08078": [play(Exhaust(a(ANY_CARD.opposing.called("vehicle"))).then(may(Ready(a(ANY_CARD.called("vehicle"))))))],
    # At Odds
    "08108": [play(Remove(a(DIE.having(ODD_VALUE))), may(PutThisUnder()))],
    # Common Cause
    "08109": [play(SpotUpTo(ANY_NUMBER, CHARACTER.yours.blue).to(Draw(THAT_MANY)))],
    # Snuff Out
    "08127": [CONTROL_THE_BATTLEFIELD, play(Remove(every(DIE.showing_damage)))],
    # Fight Fire With Fire
    "08139": [play(Remove(a(DIE.yours.showing(INDIRECT))).to(Remove(a(DIE))))],
    # Indifferent
    "08140": [play(Spot(CHARACTER.yours.having(IS_NEUTRAL)).to(Remove(a(DIE))))],
}
