# interpreted: a table of sentences, read once at import
"""The effects of the Spark of Hope cards. Facts (cost, sides) are in data/sets/SoH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Yoda's Protection
    "11067": [play(Give(1, each(CHARACTER.yours.blue)))],
    # Hoth Trooper
    "11078": [after(ACTIVATED, may(Deal(1, a(CHARACTER.ready))))],
    # Ewok Warrior
    "11095": [
        deck_rule("Include only if you have a unique Ewok on your team."),
        after(ACTIVATED, may(DealIndirect(1, AN_OPPONENT))),
    ],
}
