# interpreted: a list of names
"""Words of single cards of the first sets: conditions, amounts, prices and occasions."""

from sandtable.games.destiny.words.about_attached import DIE_OF_ATTACHED_SUPPORT
from sandtable.games.destiny.words.amounts import that_value
from sandtable.games.destiny.words.choices import either_price_of, if_or_if
from sandtable.games.destiny.words.dice_in_play import someone_has_exactly
from sandtable.games.destiny.words.downgrades import such_on_it
from sandtable.games.destiny.words.events_of_play import THIS_TAKES_BLOCKABLE
from sandtable.games.destiny.words.people import ATTACHED_LOSES_SHIELDS, each_here_has, each_upgrade_has
from sandtable.games.destiny.words.piles_as_conditions import hold_cards
from sandtable.games.destiny.words.renewing import THIS_PLAYED_FROM_HAND
from sandtable.games.destiny.words.targets.counted import as_many_as
from sandtable.games.destiny.words.things_on import UPGRADES_ON_IT
from sandtable.games.destiny.words.triggered_again import TRIGGER_ACTIVATED
