# interpreted: a list of names
"""Words between the others: amounts, conditions, joints, players."""

from sandtable.games.destiny.words.about_attached import THAT_IS_DEFEATED, THEY_HAVE_DOWNGRADES, force_rival
from sandtable.games.destiny.words.again import one_and_again_if
from sandtable.games.destiny.words.against_sides import resolve_by_side
from sandtable.games.destiny.words.aiming import (
    SAME_CHARACTER,
    AgainstAnyNumber,
    RemoveAllOfIt,
    ResolveAtOne,
    against_one,
    each_increased,
    resolve_against,
    resolve_against_any,
)
from sandtable.games.destiny.words.alike_dice import (
    CHEAPER_FOR_DAMAGE_SYMBOLS,
    DIFFERENT_SYMBOLS,
    SAME_SYMBOLS,
    SAME_VALUES,
    if_alone,
)
from sandtable.games.destiny.words.alternatives import (
    force_that_opponent,
    force_them,
    force_to,
    force_your_opponent,
    if_able,
    provided,
    to_if_able,
)
from sandtable.games.destiny.words.amounts import (
    ALL_RESOURCES,
    CARDS_IN_THEIR_HAND,
    CARDS_IN_YOUR_HAND,
    COMBINED_VALUE,
    FOR_EACH_DISCARDED,
    HALF_THAT_DAMAGE,
    HALF_THE_SHIELDS_ON_THAT,
    ITS_VALUE,
    SHIELDS_ON_ATTACHED,
    SHIELDS_ON_THAT,
    THAT_DAMAGE,
    THAT_MANY,
    THAT_MUCH,
    THAT_NUMBER,
    THE_COST_LOOKED_AT,
    THE_COST_OF_THAT_CARD,
    THE_COST_SHOWN,
    THE_OTHER,
    THE_VALUE,
    UP_TO_HAND_SIZE,
    if_resolving,
    in_first_round,
    number_just,
    number_of,
)
from sandtable.games.destiny.words.bargains import (
    DIFFERENCE_OF_HANDS,
    FOR_EACH_COLOR_OF_THEIRS,
    THAT_OPPONENT_IS_POOR,
    YOUR_RESOURCES,
    GiveResources,
    TakeFromAn,
    TakeResources,
    any_opponent_may_give,
    resources_at_least,
    to_a_maximum,
    unless_opponent_gives,
    unless_they_spend,
)
from sandtable.games.destiny.words.battlefields import force_who_did, its_player
from sandtable.games.destiny.words.beside_this_die import LIKE_ANOTHER_OF_YOURS, UP_TO_THIS_DIE, VALUE_JUST_REROLLED
from sandtable.games.destiny.words.blocking_with_cards import DiscardToBlock
from sandtable.games.destiny.words.bounties_and_traps import against_attached
from sandtable.games.destiny.words.branches import IfElse, OnlyIf, UsedOnlyIf
from sandtable.games.destiny.words.cards_of_others import HALF_THAT_COST
from sandtable.games.destiny.words.choices import (
    either,
    either_price,
    keeping,
    may_or_else,
    or_if,
    or_instead,
    unless_they_give,
    unless_you,
    wider_if,
)
from sandtable.games.destiny.words.chosen_by_both import THE_CHOSEN_CHARACTERS, both_choose
from sandtable.games.destiny.words.chosen_types import CARDS_OF_CHOSEN_TYPE, choose_type
from sandtable.games.destiny.words.conditions import (
    ATTACHED_HAS_NO_SHIELDS,
    BLOCKED,
    BLOCKED_IN_ANY_WAY,
    it_is,
    it_shows,
    it_was,
    that_card_is,
    that_card_was_a,
)
from sandtable.games.destiny.words.costs_seen import (
    BELOW_A_DETECTED_COST,
    COST_IN_THEIR_HAND,
    HALF_ITS_COST,
    SIDE_OF_COST_IN_HAND,
    THAT_CARDS_COST,
    value_is,
)
from sandtable.games.destiny.words.counted_shields import (
    SHIELDS_ON_YOURS,
    WITHOUT_SHIELDS,
    another_of_less_health,
)
from sandtable.games.destiny.words.damage_increased import owner_of_attached
from sandtable.games.destiny.words.dealt_together import deal_both
from sandtable.games.destiny.words.defeats_by_dice import SOME_JUST_DEFEATED
from sandtable.games.destiny.words.detected_cards import A_DETECTED_CARD, ANY_DETECTED_CARD, chosen_costs, that_card_was
from sandtable.games.destiny.words.detecting import DETECTED_CARDS, NUMBER_OF_DETECTED, opponent_has_detected
from sandtable.games.destiny.words.dice_in_play import none_in_play
from sandtable.games.destiny.words.dice_lost import REMOVED_IT, THAT_REMOVED_DIE, or_if_so
from sandtable.games.destiny.words.dice_removed import DICE_JUST_REMOVED
from sandtable.games.destiny.words.die_amounts import (
    COST_ON_IT,
    ITS_OWN_VALUE,
    VALUE_ON_IT,
    die_value,
    half_die_value,
    half_resolved_value,
)
from sandtable.games.destiny.words.die_conditions import (
    has_dice,
    has_exactly,
    it_now_shows,
    it_was_die,
    outnumbered,
    play_with_a_die,
    play_with_dice,
    play_with_several,
)
from sandtable.games.destiny.words.discarded import (
    NON_EVENT_IS_DISCARDED,
    NON_EVENT_WAS_DISCARDED,
    THAT_HAND_IS_EMPTY,
    DiscardOneOfTheirs,
)
from sandtable.games.destiny.words.each_of_several import RollOneOfEach
from sandtable.games.destiny.words.entering_and_hands import force_each_player
from sandtable.games.destiny.words.fewer_in_play import FEWER_THAN_THAT_OPPONENT
from sandtable.games.destiny.words.firm_dice import VALUE_OF_THE_REMOVED
from sandtable.games.destiny.words.flips import (
    JUST_DEFEATED,
    OPPONENT_HAS_DEFEATED,
    either_or_both,
    is_elite_as_said,
    number_if,
    one_or_both,
)
from sandtable.games.destiny.words.hands_in_games import COSTS_AS_NAMED, an_opponent_is_unready
from sandtable.games.destiny.words.hurt_last_turn import that_hurt
from sandtable.games.destiny.words.instead import instead
from sandtable.games.destiny.words.joints import If, may
from sandtable.games.destiny.words.like_resolved import (
    SHOWING_THE_SAME_SYMBOL,
    ResolveSeveral,
    of_that_symbol,
    resolve_alike,
)
from sandtable.games.destiny.words.measured import DEAL_HALF_OF_ITS_DIE, TurnAllOfOne, deal_value_of, give_value_of
from sandtable.games.destiny.words.memories import (
    HAD_A_DIE_REMOVED,
    MADE_THEM_LOSE,
    REMOVED_YOUR_DICE,
    REROLLED_DICE,
    ROLLED_IN_LAST_TURN,
    TAKEN_FROM_YOU,
    YOU_PLAYED_FROM_DISCARD,
    dealt_damage_to,
    opponent_did,
    rerolled_this_turn,
)
from sandtable.games.destiny.words.more_instead import TARGET_HAS_NO_DICE, DealUnblockableIf, opponent_shows, target_is
from sandtable.games.destiny.words.more_tokens import (
    A_PLAYER,
    THAT_SUPPORT_IF_DAMAGED,
    PlaceInstead,
    PlayFor,
    activating_any,
    after_either,
    amount_that,
    costing_up_to_tokens,
    damaged_as_it_costs,
    dealt_damage,
    done_at_least,
    of_controller,
    removed,
    turned,
    value_more,
    value_more_while,
)
from sandtable.games.destiny.words.named_color import MATCHES_CHOSEN_COLOR, name_color
from sandtable.games.destiny.words.named_subtype import (
    HAVING_THAT_SUBTYPE,
    OF_CHOSEN_SUBTYPE,
    OF_THAT_SUBTYPE,
    name_character_subtype,
    name_subtype,
    name_subtype_in_play,
)
from sandtable.games.destiny.words.named_symbol import (
    ANOTHER_SYMBOL,
    CHOSEN_NUMBER,
    CHOSEN_SYMBOL,
    ROLLED_CHOSEN_SYMBOL,
    name_number,
    name_symbol,
    name_symbol_then,
    name_symbol_to,
    sides_of_chosen_symbol,
)
from sandtable.games.destiny.words.opponents_like_that import EACH_IS_HARMLESS, TakeFromRich, if_one_is_harmless
from sandtable.games.destiny.words.own_dice import PIERCING_DIE, UNBLOCKABLE_DIE, spread_shields, x_is
from sandtable.games.destiny.words.own_showing import ITS_DICE_SHOW_DAMAGE, THIS_SHOWS_DAMAGE
from sandtable.games.destiny.words.own_state import (
    THIS_IS_ELITE,
    THIS_SUPPORT_HAS_UPGRADES,
    attached_here,
    each_attached,
    this_die_is,
)
from sandtable.games.destiny.words.people import (
    each_opponent_chooses,
    each_opponent_may,
    it_has_another,
    of_colors,
    take_from_richer,
    there_is,
    was_played_on,
)
from sandtable.games.destiny.words.piles_as_conditions import EMPTY_DISCARD, in_your_discard
from sandtable.games.destiny.words.piloted_by import WITHOUT_BATTLEFIELD, or_choose_if, piloted_by_one_of
from sandtable.games.destiny.words.piloted_dice import BLANKS_JUST_ROLLED, ROLLED_A_BLANK, this_just_rolled
from sandtable.games.destiny.words.pilots_here import THIS_IS_PILOTED, pilots_vehicle_of
from sandtable.games.destiny.words.played_in_vain import activated_a
from sandtable.games.destiny.words.players import (
    all_players,
    each_opponent,
    each_player,
    make_opponent,
    opponent,
    that_opponent,
    that_opponent_either,
    that_player,
    they,
    unless_paid,
)
from sandtable.games.destiny.words.prices import THE_COST_OF_THAT_SUPPORT, cost_of_that, or_instead_for
from sandtable.games.destiny.words.remembered import IT_SHOWED_DAMAGE, SAME_SYMBOL_AND_VALUE, RemoveNoted
from sandtable.games.destiny.words.remembered_dice import that_removed_die
from sandtable.games.destiny.words.removed_dice import (
    COPY_OF_IT,
    DIFFERENT_SYMBOL_AND_VALUE,
    THE_REMOVED_SHOWED_DAMAGE,
    THE_TURNED_WAS_YOURS,
    YOU_JUST_TURNED_YOURS,
    RemoveBeside,
)
from sandtable.games.destiny.words.removed_last_turn import OneOfThoseRemoved, were_removed
from sandtable.games.destiny.words.renewing import FROM_DISCARD
from sandtable.games.destiny.words.repeating import REPEAT, REPEAT_ONCE, repeatable
from sandtable.games.destiny.words.replaced import OrIfInstead, otherwise, that_one
from sandtable.games.destiny.words.requirements import together
from sandtable.games.destiny.words.rerolled_together import THIS_REROLLED_DIE, THIS_WAS_HURT, ThisDieAnd
from sandtable.games.destiny.words.resolving_both import ResolveBothUnblockable
from sandtable.games.destiny.words.round_ends_and_teams import IT_WAS_ELITE, controls_several, controls_two
from sandtable.games.destiny.words.rounds_and_control import both_hold, that_is
from sandtable.games.destiny.words.said_of_it import said_of_it
from sandtable.games.destiny.words.several import (
    choose_one,
    do_one_of,
    each_choose_one,
    one_of_these,
    one_or_two_of,
    two_of,
    two_of_these,
)
from sandtable.games.destiny.words.shields_of_yours import RemoveShieldFrom, this_has_both, with_shields
from sandtable.games.destiny.words.situations import (
    A_COPY_DISCARDED,
    A_COPY_OF_THIS_CARD_DISCARDED,
    FIRST_ROUND,
    ONE_CHARACTER,
    THEY_HAVE_MORE_DICE,
    THEY_HAVE_MORE_IN_PLAY,
    YOU_CONTROL_THE_BATTLEFIELD,
    YOU_DO_NOT_CONTROL_IT,
    YOU_HAVE_LEAST_HEALTH,
    YOU_HAVE_MORE_CARDS,
    YOU_HAVE_MOST_HEALTH,
    spotting,
    target_has,
    that_character_is,
    this_has,
    you_have,
)
from sandtable.games.destiny.words.spending_first import JUST_SPENT, spend_then
from sandtable.games.destiny.words.spotted_either import SpotEither, SpotSecond
from sandtable.games.destiny.words.spotted_pairs import (
    NO_COMMON_SUBTYPE,
    SPOT_ALIKE_DICE,
    SPOT_SAME_COLOR,
    SPOT_SAME_TITLE,
    SpotBoth,
    spot_pair,
)
from sandtable.games.destiny.words.spotting import SpotOne, beside_spotted, spot_and_spend, spotted, spotted_has
from sandtable.games.destiny.words.switching import SwitchResources
from sandtable.games.destiny.words.symbols_of_others import character_dice_of, symbol_of_anothers
from sandtable.games.destiny.words.symbols_shared import IT_SHOWS_LIKE_THEIRS
from sandtable.games.destiny.words.taken_damage import BY_DAMAGE_TAKEN, RESOLVED_VALUE, DealUpTo, taken_then
from sandtable.games.destiny.words.team import TEAM_SHARES_COLOR, TEAM_SHARES_EITHER, TEAM_SHARES_SUBTYPE
from sandtable.games.destiny.words.teams_and_pools import (
    YOU_HAVE_FEWER_DICE,
    YOU_HAVE_MORE_DICE,
    all_your_characters_are,
    all_yours_are,
    attached_carries,
    attached_carries_exactly,
    can_spot,
    die_in_your_pool,
    either_of,
    it_modifies,
    they_have_a_die,
    they_have_dice,
)
from sandtable.games.destiny.words.they_may_remove import they_choose_one, they_may_remove
from sandtable.games.destiny.words.things_on import (
    bearing_several,
    having_one,
    having_several,
    having_titled,
    if_its_character_has,
    its_character_has,
    shields_if_it_has,
    that_character_has,
)
from sandtable.games.destiny.words.this_is_on import (
    ATTACHED_IS_ALONE,
    attached_is,
    attached_is_so,
    attached_to,
    is_it,
    it_is_attached,
    it_is_on,
    on_a_hero,
    on_a_villain,
    this_is_on,
    this_is_on_one,
)
from sandtable.games.destiny.words.those_dice import (
    LOWEST_ROLLER,
    LOWEST_VALUE,
    THE_REROLLED,
    THE_ROLLED_IN,
    THEY_DID_NOT_RESOLVE,
    ChooseAndRemove,
    RerollOnceMore,
    gathered,
    reroll_then,
    reroll_those,
    rolled_in,
    then_if_all,
    then_of_rerolled,
)
from sandtable.games.destiny.words.tokens_here import (
    attached_has_damage,
    none_here,
    noting,
    some_here,
    tokens_here,
    tokens_in_words,
)
from sandtable.games.destiny.words.tops_of_decks import ITS_COST_IS_ODD, YOU_CHOSE_YOUR_DECK
from sandtable.games.destiny.words.turned_dice import A_DIE_WAS_TURNED, THAT_TURNED_DIE, UNLIKE_THAT_DIE
from sandtable.games.destiny.words.vehicles_at_work import PILOTS_OF_ITS_VEHICLE, SHIELDS_REMOVED, THIS_PILOTS_IT
from sandtable.games.destiny.words.verbs.more_hands_and_decks import (
    SHARE_NO_COLOR,
    card_it_is,
    name_cost,
    name_cost_then,
)
from sandtable.games.destiny.words.verbs.rerolled_symbol import SAME_SYMBOL_AGAIN
from sandtable.games.destiny.words.verbs.resolving_twice import A_CHARACTER_WAS_DEFEATED, watching
from sandtable.games.destiny.words.verbs.searching_to_play import YOU_SEARCHED
from sandtable.games.destiny.words.verbs.several_supports import ITS_DIE_SHOWS_NO_DAMAGE, unless_they_resolve
from sandtable.games.destiny.words.verbs.waiting_for_turns import THAT_DIE_IN_POOL, at_end_of_their_turn
from sandtable.games.destiny.words.worded_numbers import counting, counting_spotted, for_each, spotted_plus, value_plus
from sandtable.games.destiny.words.your_removals import ONE_YOU_REMOVED, REMOVED_BY_YOU, OwnerMayRollBack
