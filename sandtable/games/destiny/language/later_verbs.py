# interpreted: a list of names
"""Words of the latest sets that act."""

from sandtable.games.destiny.words.dice_at_opponents import OF_REMOVED_SYMBOL, REMOVE_THIS_AT_THEM, ROLL_TO_THEM
from sandtable.games.destiny.words.dice_by_value import ByValue, value_as_focus
from sandtable.games.destiny.words.entering_and_hands import THEIR_HAND_IS_HIT_BY_ANY
from sandtable.games.destiny.words.forced_players import force_one_of
from sandtable.games.destiny.words.larger_hands import MORE_CARDS_IN_HAND, DiscardByNumber
from sandtable.games.destiny.words.locked_dice import RESOLVED_WHILE_EXHAUSTED, before_an_action
from sandtable.games.destiny.words.removals import OPPONENT_REMOVED_THIS
from sandtable.games.destiny.words.uncounted import uncounted_while_on
from sandtable.games.destiny.words.verbs.attaching_to_characters import ATTACH_TO_CHARACTER
from sandtable.games.destiny.words.verbs.growing import GainOwnDie
from sandtable.games.destiny.words.verbs.making_elite import MakeTitledElite
from sandtable.games.destiny.words.verbs.own_sides import RESOLVE_EACH_OTHER_SIDE, RETURN_SHOWING_BLANK
from sandtable.games.destiny.words.verbs.resolving_another_side import RESOLVE_IT_TOO, ResolveAnotherSideOfIt
from sandtable.games.destiny.words.verbs.resolving_several import ResolveAllUnlike
