# interpreted: a list of names
"""Words that name things: nouns, their filters, targets, symbols and colors."""

from sandtable.games.destiny.terms import (
    BLANK,
    BLUE,
    CHARACTER_CARD,
    DISCARD,
    DISRUPT,
    DOWNGRADE_CARD,
    EVENT_CARD,
    FOCUS,
    GRAY,
    HERO,
    INDIRECT,
    MELEE,
    NEUTRAL,
    RANGED,
    RED,
    REROLL_SYMBOL,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SUPPORT_CARD,
    UPGRADE_CARD,
    VILLAIN,
    WHILE_HEALTH,
    WHILE_SHIELD_LIMIT,
    WHILE_UPGRADE_LIMIT,
    YELLOW,
)
from sandtable.games.destiny.tokens import CHARMS, DAMAGE, RESOURCES, SHIELDS
from sandtable.games.destiny.words.about_attached import DICE_OF_ATTACHED_VEHICLE
from sandtable.games.destiny.words.bounties_and_traps import AT_ATTACHED, DICE_OF_THAT_SUPPORT, IT_FROM_DISCARD
from sandtable.games.destiny.words.cards_of_others import A_CHARACTER_OR_SUPPORT
from sandtable.games.destiny.words.counted_costs import bearing
from sandtable.games.destiny.words.downgrades import A_DOWNGRADE_ON_IT, HAS_DOWNGRADE
from sandtable.games.destiny.words.handled_dice import HANDLED_CHARACTERS
from sandtable.games.destiny.words.kept_choices import OF_CHOSEN_COLOR
from sandtable.games.destiny.words.modifying import ATTACHED_SUPPORT, ATTACHED_VEHICLE
from sandtable.games.destiny.words.mods_of_this import DICE_ON_ATTACHED_MODS
from sandtable.games.destiny.words.nouns.all_opponents import THEIR_CHARACTERS, those_of_opponents
from sandtable.games.destiny.words.nouns.any_card import ANY_CARD
from sandtable.games.destiny.words.nouns.attachments import (
    ABILITIES_ON_ATTACHED,
    UPGRADE_HERE,
    UPGRADE_ON_THIS,
    their_upgrade,
    upgrade_on,
)
from sandtable.games.destiny.words.nouns.beside_dice import BESIDE_ITS_CHARACTER
from sandtable.games.destiny.words.nouns.cards import CARD, DOWNGRADE, SUPPORT, UPGRADE
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.costs import DICELESS, cost_at_least
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.dice_qualities import DIE_IN_POOL, OF_ELITE_CHARACTER
from sandtable.games.destiny.words.nouns.die_traits import (
    COST,
    COST_OR_MODIFIER,
    EQUAL_OR_LESSER,
    EQUAL_VALUE,
    INDIRECT_COST,
    LIKE_ANOTHER,
    MODIFIER,
    NO_COST,
    ODD_VALUE,
    RANGED_OR_MELEE,
    RESOURCE_COST,
    VALUE_OF_THAT_COST,
    exactly_value,
    same_value_as,
    up_to_value,
    value_of,
)
from sandtable.games.destiny.words.nouns.more_qualities import BEARS_DAMAGE, NON_EVENT, ODD_COST, points_at_most
from sandtable.games.destiny.words.nouns.named_dice import (
    DIE_OF_A_UNIQUE,
    character_die_of,
    dice_titled,
    lying_on,
    lying_on_others,
    said_as,
)
from sandtable.games.destiny.words.nouns.narrowed import costing_at_most, without
from sandtable.games.destiny.words.nouns.non_characters import NON_CHARACTER
from sandtable.games.destiny.words.nouns.on_the_table import CARD_ON_THE_TABLE
from sandtable.games.destiny.words.nouns.own_copies import ALL_COPIES_OF_THIS, ANOTHER_COPY_OF_THIS, COPIES_OF_THIS
from sandtable.games.destiny.words.nouns.piles import A_DECK, ANY_DECK, DECK, HAND
from sandtable.games.destiny.words.nouns.plots import NON_PLOT, PLOT
from sandtable.games.destiny.words.nouns.qualities import (
    DAMAGED,
    ELITE,
    EVEN_COST,
    EXHAUSTED,
    HAS_GUARDIAN,
    IS_HERO,
    IS_NEUTRAL,
    IS_VILLAIN,
    NO_CHARACTER,
    NON_UNIQUE,
    NOT_HERO,
    NOT_VILLAIN,
    UNIQUE,
    WITH_A_DIE,
    all_at_once,
    being,
    cost_at_most,
    cost_exactly,
    damage_at_least,
    health_at_least,
    not_being,
    not_colored,
    points_at_least,
    remaining_at_most,
    shields_at_least,
    title_has,
    upgrades_at_least,
    worded,
)
from sandtable.games.destiny.words.nouns.seen import THOSE_CARDS, cheapest_from_it, from_it, one_from_it, those
from sandtable.games.destiny.words.nouns.seen_costs import of_cost_from_it
from sandtable.games.destiny.words.nouns.sharing import sharing_subtype
from sandtable.games.destiny.words.nouns.traits import THAT_SYMBOL, at_least, at_most
from sandtable.games.destiny.words.nouns.worded import (
    any_quality,
    character_in_words,
    in_play,
    in_these_words,
    of_kind,
    of_print,
    set_aside_card,
    titled_print,
    titled_so,
)
from sandtable.games.destiny.words.on_vehicles import CHARACTER_OR_VEHICLE, DOWNGRADES_HERE
from sandtable.games.destiny.words.piloting import PILOTED, PILOTED_VEHICLE, PILOTS_OF_THIS
from sandtable.games.destiny.words.pilots_here import DICE_OF_ITS_VEHICLE, THE_NEW_PILOT
from sandtable.games.destiny.words.round_ends_and_teams import CHARACTER_OF_THIS_PLAYER
from sandtable.games.destiny.words.seen_hands import (
    A_REVEALED_EVENT,
    ONE_OF_TWO_ALIKE,
    THEIR_CARD,
    THEIR_EVENT,
    YOUR_EVENT,
)
from sandtable.games.destiny.words.shields_of_yours import NO_SHIELDS
from sandtable.games.destiny.words.targets.alike import two_alike
from sandtable.games.destiny.words.targets.counted import as_many_as_its_cost
from sandtable.games.destiny.words.targets.exact_total import up_to_exactly
from sandtable.games.destiny.words.targets.one_pile import of_one_pile
from sandtable.games.destiny.words.targets.picked import (
    a,
    any_number,
    any_of,
    any_one,
    distributed,
    down_to,
    each,
    every,
    exactly,
    one_or_none,
    up_to,
    up_to_combined,
    up_to_different,
    up_to_titles,
    up_to_total,
)
from sandtable.games.destiny.words.targets.pointed import (
    ATTACHED,
    ATTACHED_HIM,
    ATTACHED_IT,
    CARD_OF_IT,
    HIM,
    IT,
    IT_AGAIN,
    IT_IN_DISCARD,
    ITS_CHARACTER,
    ITS_DIE,
    MATCHING_CHARACTER,
    RESOLVING_DIE,
    THAT_CHARACTER,
    THAT_DIE,
    THAT_UPGRADE,
    THE_CHARACTER,
    THE_CHARACTER_THEM,
    THIS_CARD,
    THIS_CHARACTER,
    THIS_CHARACTER_IT,
    THIS_DIE,
    THIS_DIE_OF_ANYBODY,
    THIS_DOWNGRADE,
    THIS_IT,
    THIS_PLOT,
    THIS_SUPPORT,
    THIS_UPGRADE,
    WAS_ATTACHED,
    both,
    this_die,
    with_resolving_die,
)
from sandtable.games.destiny.words.targets.to_play import one_to_play
from sandtable.games.destiny.words.tokens_here import ON_IT, ON_THIS_CARD
from sandtable.games.destiny.words.tops_of_decks import A_DIE_OF_THAT_PLAYER
from sandtable.games.destiny.words.vehicle_dice import DICE_OF_THAT_VEHICLE, THAT_DIES_VALUE
from sandtable.games.destiny.words.vehicles_at_work import (
    IT_IN_PLAY,
    ITS_SUPPORT_DIE_WITH_DAMAGE,
    THAT_PILOTED_VEHICLE,
    THE_ATTACHED_VEHICLE,
    UNDAMAGED,
)
from sandtable.games.destiny.words.verbs.more_hands_and_decks import (
    OF_CHOSEN_COST,
    ONE_OF_THEM,
    SAME_COST_IN_THEIR_HAND,
    up_to_its_cost,
)
from sandtable.games.destiny.words.verbs.rolling_aside import ALL_THOSE_DICE, THOSE_DICE, the_dice
