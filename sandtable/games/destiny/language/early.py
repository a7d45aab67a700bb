# interpreted: a list of names
"""Words of single cards of the first sets: conditions, amounts, prices and occasions."""

from sandtable.games.destiny.words.about_attached import DIE_OF_ATTACHED_SUPPORT
from sandtable.games.destiny.words.ambush_here import ambush_here
from sandtable.games.destiny.words.amounts import that_value
from sandtable.games.destiny.words.choices import either_price_of, if_or_if
from sandtable.games.destiny.words.dice_in_play import someone_has_exactly
from sandtable.games.destiny.words.dice_of_all_opponents import AS_IN_YOUR_POOL, RESOLVE_ONE_OF_EACH
from sandtable.games.destiny.words.downgrades import such_on_it
from sandtable.games.destiny.words.events_of_play import THIS_TAKES_BLOCKABLE
from sandtable.games.destiny.words.healing_barred import OPPONENTS_CANNOT_HEAL
from sandtable.games.destiny.words.mods_on_vehicles import MODS_ON_YOUR_VEHICLES
from sandtable.games.destiny.words.ongoing import each_of_your_characters_has
from sandtable.games.destiny.words.own_state import some_attached_here
from sandtable.games.destiny.words.people import ATTACHED_LOSES_SHIELDS, each_here_has, each_upgrade_has
from sandtable.games.destiny.words.piles_as_conditions import hold_cards
from sandtable.games.destiny.words.renewing import THIS_PLAYED_FROM_HAND
from sandtable.games.destiny.words.resolving_pairs import resolve_with_another
from sandtable.games.destiny.words.several_seats import (
    DISCARD_RANDOM_OF_EACH,
    DRAW_WITH_ANOTHER,
    HOLDER_CHOOSES,
    any_player_may,
)
from sandtable.games.destiny.words.spared_by_payment import choose_to_discard
from sandtable.games.destiny.words.targets.counted import as_many_as
from sandtable.games.destiny.words.targets.pointed import HER
from sandtable.games.destiny.words.things_on import UPGRADES_ON_IT
from sandtable.games.destiny.words.triggered_again import TRIGGER_ACTIVATED
from sandtable.games.destiny.words.verbs.lasting_effects import MUST_PASS
from sandtable.games.destiny.words.verbs.moving_between import (
    ALL_DAMAGE_HERE,
    THIS_BATTLEFIELD,
    MoveAnyNumber,
    MoveFromOneOf,
)
from sandtable.games.destiny.words.verbs.playing_for_less_if import PlayOnForLessIf
from sandtable.games.destiny.words.verbs.removing_for_each import RemoveForEach
from sandtable.games.destiny.words.verbs.resolving_at_all import ResolveAtEach, resolve_all_alike
from sandtable.games.destiny.words.verbs.sides import ONE_HIGHER
from sandtable.games.destiny.words.verbs.until_the_phase_ends import RETURN_TO_PLAY, TakeForThisPhase
from sandtable.games.destiny.words.while_controlling import has_keyword_while, has_while_another
