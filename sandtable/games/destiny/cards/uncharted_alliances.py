# interpreted: a table of sentences, read once at import
"""The effects of the Uncharted Alliances cards. Facts (cost, sides) are in data/sets/UA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # There Will Be No Bargain
    "25010": [
        play(
            Choose(a(DIE.opposing)).about_it(
                they_may_remove(
                    DealIndirect(die_value("the value on the chosen die"), THAT_OPPONENT).and_(Remove(a(DIE.another)))
                )
            )
        )
    ],
    # One for One
    "25020": [play_with_a_die(DIE.yours.red.having(value_of(1))), play(Remove(a(DIE.having(value_of(1)))))],
    # Nature
    "25034": [play(Spot(ANY_CARD.yours.called("creature")).to(Remove(a(DIE))))],
}
