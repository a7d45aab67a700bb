# interpreted: a list of names
"""Words for numbers that are counted on the table, and conditions about them."""

from sandtable.games.destiny.words.alike_dice import YOUR_DAMAGE_SYMBOLS
from sandtable.games.destiny.words.bargains import DIFFERENCE_OF_RESOURCES
from sandtable.games.destiny.words.cards_of_dice import THAT_SUPPORT_IS_DAMAGED, by_this_die, some_of_those
from sandtable.games.destiny.words.counted_downgrades import DEAL_BY_DOWNGRADES, number_on_aimed
from sandtable.games.destiny.words.prices import THE_DISCARDED_COST
