# interpreted: a table of sentences, read once at import
"""The effects of the Spark of Hope cards. Facts (cost, sides) are in data/sets/SoH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Yoda's Protection
    "11067": [play(Give(1, each(CHARACTER.yours.blue)))],
    # Alter Fate
    "11112": [play(Remove(every(DIE.opposing.showing_damage)))],
    # Dark Reflections
    "11114": [play(Turn(a(DIE), side_of_least(1)).then(Turn(up_to(2, DIE.another), LIKE_THAT_DIE)))],
}
