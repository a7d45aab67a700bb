# interpreted: a list of names
"""Words for numbers that are counted on the table, and conditions about them."""

from sandtable.games.destiny.words.alike_dice import YOUR_DAMAGE_SYMBOLS
from sandtable.games.destiny.words.bargains import DIFFERENCE_OF_RESOURCES
from sandtable.games.destiny.words.cards_of_dice import (
    THAT_SUPPORT_IS_DAMAGED,
    by_this_die,
    reading,
    resolving_this_of,
    some_of_those,
)
from sandtable.games.destiny.words.counted_downgrades import DEAL_BY_DOWNGRADES, number_on_aimed
from sandtable.games.destiny.words.downgrades import YOU_RESOLVE_ODD
from sandtable.games.destiny.words.hurt_cards import MOST_DAMAGE_ON_BLUE, spotting_another
from sandtable.games.destiny.words.nouns.die_traits import below_value
from sandtable.games.destiny.words.prices import THE_DISCARDED_COST
