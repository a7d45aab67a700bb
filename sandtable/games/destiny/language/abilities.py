# interpreted: a list of names
"""Words that begin a paragraph: abilities, occasions, gifts and restrictions."""

from sandtable.games.destiny.words.abilities import (
    AMBUSH,
    GUARDIAN,
    REDEPLOY,
    action,
    adds_to_roll_off,
    after,
    all_start_with,
    before,
    claim,
    deck_rule,
    if_,
    include_only_if,
    instead_of_defeat,
    leaves_aside,
    play,
    power_action,
    special,
    starts_with,
    team_up,
    when_played,
)
from sandtable.games.destiny.words.about_attached import OPPONENT_ACTIVATES_ATTACHED, cheaper_before
from sandtable.games.destiny.words.activated_cards import activating_a_card, opponent_activates_such
from sandtable.games.destiny.words.as_if_a_character import (
    as_if_a_character,
    it_is_on_a,
    rides_supports,
    this_is_on_a,
)
from sandtable.games.destiny.words.assignments import ASSIGNED_LAST, TAKES_INDIRECT, BlockOfThat, bears_indirect
from sandtable.games.destiny.words.battlefields import (
    ANYONE_BEGINS_PILOTING,
    OPPONENT_PLAYS_CHOSEN_COST,
    REROLL_TAKEN,
)
from sandtable.games.destiny.words.bounties_and_traps import (
    ATTACHED_SUPPORT_IS_ACTIVATED,
    BOUNTY_DISCARDED,
)
from sandtable.games.destiny.words.cards_of_dice import resolving_die_of_attached
from sandtable.games.destiny.words.cards_of_others import CLAIMED_BY_ANYBODY, DETECTED_IS_DISCARDED, YOU_PLAY_THEIRS
from sandtable.games.destiny.words.changed_dice import (
    as_modifier,
    blanks_as,
    can_be_dealt,
    cheaper_dice,
    damage_as_indirect,
    damage_sides_as,
    damage_sides_if,
    dice_as,
    dice_value_while,
    modifies_any,
    resolved_against_this,
    sides_as,
    this_die_cheaper_while,
    unmodified_if,
    value_while,
)
from sandtable.games.destiny.words.costs import cannot_play_on_this, cheaper_on
from sandtable.games.destiny.words.counted_costs import ENTERS_EXHAUSTED, STAYS_EXHAUSTED, cost_per_copy, you_deal_to
from sandtable.games.destiny.words.counted_discounts import CHEAPER_FOR_POOR_OPPONENTS, CHEAPER_FOR_SHARED_COLORS
from sandtable.games.destiny.words.counted_downgrades import defeated_bearing
from sandtable.games.destiny.words.damage_increased import attached_is_hurt_more, hurt_more_while
from sandtable.games.destiny.words.damage_of_this_die import THIS_DIE_DEALT, THIS_DIE_HURT_THEIRS
from sandtable.games.destiny.words.dealt_damage import (
    HALF_OF_DEALT,
    THIS_WAS_DEALT,
    YOU_HURT_ATTACHED,
    YOU_HURT_YOURS,
    you_hurt_yours,
)
from sandtable.games.destiny.words.denied_defeats import denied_by_discarding, unless_still_doomed
from sandtable.games.destiny.words.detecting import (
    DETECT,
    DETECTED_ARE_BARRED,
    DETECTED_LEAVES,
    OPPONENT_PLAYED_DETECTED,
    ActivateWithoutDetect,
    detects,
)
from sandtable.games.destiny.words.dice_beside_others import after_you_resolve_or_remove
from sandtable.games.destiny.words.dice_lost import (
    CHARACTER_DICE_REMOVED,
    OPPONENT_REMOVED_CHARACTER_DIE,
    OPPONENT_REMOVED_YOURS,
    opponent_removed_such,
)
from sandtable.games.destiny.words.dice_removed import (
    THEY_REMOVED_THIS_OR_ATTACHED,
    THIS_IS_REMOVED,
    YOU_REMOVED_YOURS,
    after_resolved_or_removed,
)
from sandtable.games.destiny.words.discarded import FROM_THEIR_HAND, FROM_YOUR_DECK
from sandtable.games.destiny.words.downgrades import FOCUSES_ON_THEIRS, THEY_RESOLVE_ODD, THIS_DOWNGRADE_PLAYED
from sandtable.games.destiny.words.either_occasion import (
    YOU_TAKE_THE_BATTLEFIELD,
    YOU_TAKE_THIS,
    after_activated_or_defeated,
    after_and_vice_versa,
    after_claimed_or_taken,
)
from sandtable.games.destiny.words.entering_and_hands import (
    ANY_HAND_IS_HIT,
    CHOSEN_COLOR_LEAVES_HAND,
    DECK_CARD_DISCARDED,
    ENTERS_PLAY,
    HAND_CARD_DISCARDED,
    OPPONENT_DREW,
    OPPONENT_DREW_ONE,
    THEIR_HAND_IS_HIT,
)
from sandtable.games.destiny.words.events_of_play import (
    ACTIVATED_SUPPORT,
    ATTACHED_ACTIVATES,
    ATTACHED_IS_ACTIVATED,
    ATTACHED_TAKES,
    HEALED,
    OPPONENT_CLAIMED,
    PLAYED_SUPPORT,
    RESOLVING_THIS,
    YOU_ACTIVATE_ATTACHED,
    YOU_ACTIVATE_ATTACHED_SUPPORT,
    YOU_CLAIMED,
    YOURS_DEFEATED,
    activating,
    after_played_or_moved,
    is_activated,
    played_a,
    played_on,
    played_on_attached,
    played_on_this,
    resolving_attached,
    resolving_this,
)
from sandtable.games.destiny.words.fighting_on import health_while_fighting_on
from sandtable.games.destiny.words.firm_dice import (
    RESILIENCE,
    UNREMOVABLE_BY_THE_EXHAUSTED,
    attached_has_resilience,
    cannot_be_rerolled,
    guardian,
    resilient_on,
    strike_by_guardian,
)
from sandtable.games.destiny.words.first_of_kind import first_of_round_cheaper
from sandtable.games.destiny.words.first_times import (
    after_first,
    after_first_of_either,
    after_first_of_phase,
    after_first_this_round,
    after_first_time,
)
from sandtable.games.destiny.words.flips import (
    OPPONENT_REROLLED,
    PLAYED_NON_EVENT,
    THIS_FLIPPED,
    THIS_TAKES,
    UPKEEP_BEGINS,
    UPKEEP_STARTS,
    defeated_of_yours,
    defeated_other_of_yours,
)
from sandtable.games.destiny.words.gifts import (
    attached_gains,
    attached_has_both,
    attached_has_more,
    attached_has_more_and_gains,
    copies_non_unique_on,
    each_has_more,
    each_may_have_more_shields,
    each_of_yours_has_more,
    each_other_has_more,
    gains_if,
    gains_while,
    gains_while_you_have,
    this_has_more,
)
from sandtable.games.destiny.words.handled_dice import (
    YOU_HANDLED_THEIRS,
    YOU_USED_A_POWER_ACTION,
    YOU_USED_POWER_OF_ATTACHED,
)
from sandtable.games.destiny.words.hands_in_games import DEFEATED_BY_OPPONENT
from sandtable.games.destiny.words.in_discard import after_in_discard
from sandtable.games.destiny.words.kept_choices import chosen_keeps
from sandtable.games.destiny.words.like_resolved import OPPONENT_RESOLVED
from sandtable.games.destiny.words.modifying import modify, modify_either, modify_opponents
from sandtable.games.destiny.words.mods_of_this import ACTIVATED_BY_PILOTING
from sandtable.games.destiny.words.named_titles import NAMED_CANNOT_BE_PLAYED
from sandtable.games.destiny.words.narrowed_focus import focus_for_more
from sandtable.games.destiny.words.occasions import (
    ACTIVATED,
    ACTIVATING,
    ATTACHED_DEFEATED,
    DEALT_DAMAGE,
    GAINING_SHIELDS,
    HAND_EMPTIED,
    OPPONENT_ACTIVATED,
    OPPOSING_DEFEATED,
    PLAYED,
    PLAYED_AMBUSH,
    RESOLVED_DISRUPT,
    RESOLVED_REROLL,
    SET_UP,
    TAKES_MELEE,
    UPGRADED,
    opponent_activates,
    playing,
)
from sandtable.games.destiny.words.on_vehicles import ATTACHED_DIE_IS_RESOLVED
from sandtable.games.destiny.words.ongoing import (
    LARGER_HAND,
    OPPONENTS_GAIN_LESS,
    SMALLER_HANDS,
    attached_has,
    cheaper,
    each_of_yours_has,
    first_cheaper,
    have,
)
from sandtable.games.destiny.words.own_discard import (
    DISCARDED_IT,
    HELD_IT,
    before_seen,
    discarded_by_opponent,
    discarded_from_deck,
)
from sandtable.games.destiny.words.people import ATTACHED_GAINS_SHIELDS, THIS_DEFEATED, upgrades_gain
from sandtable.games.destiny.words.piloted_dice import (
    DEALT_INDIRECT,
    attached_co_pilots,
    attached_pilots,
    raises_piloted,
)
from sandtable.games.destiny.words.piloting import (
    BEGINS_PILOTING,
    PILOTING,
    RESOLVED_PILOTED,
    lets_pilot_titled,
    piloted_by,
)
from sandtable.games.destiny.words.played_in_vain import before_resolved
from sandtable.games.destiny.words.prices import cheaper_if
from sandtable.games.destiny.words.removals import (
    GUARDIAN_REMOVED,
    OPPONENT_REMOVED_THESE,
    REMOVED_THIS_DIE,
    YOUR_GUARDIAN_REMOVED,
)
from sandtable.games.destiny.words.renewing import PLAYED_FROM_DISCARD, SETS_ITSELF_ASIDE, SETS_THIS_EVENT_ASIDE, renew
from sandtable.games.destiny.words.resolved_against_this import after_resolved_against_this
from sandtable.games.destiny.words.resolved_in_one_action import after_resolving_in_one_action
from sandtable.games.destiny.words.restrictions import (
    CONTROL_THE_BATTLEFIELD,
    FIXED_COST,
    MORE_READY_CHARACTERS,
    against_that_opponent,
    attaches_any,
    attaches_color,
    limit_one,
    only,
    play_only_if,
    play_only_on,
    to_play_spot,
)
from sandtable.games.destiny.words.revealed_tops import A_CARD_IS_REVEALED
from sandtable.games.destiny.words.roll_off_lost import STARTING_ROLL
from sandtable.games.destiny.words.rolled_dice import (
    ATTACHED_IS_DEALT,
    REROLLED_IN_ANY_WAY,
    REROLLED_THIS,
    ROLLED_THIS,
    ROLLED_THIS_DIE,
    THIS_IS_EXHAUSTED,
    THIS_ROLLED_IN_PHASE,
    THIS_TOOK,
    THIS_TURNED_IN_PHASE,
    YOU_EXHAUST_THIS,
    YOU_EXHAUST_THIS_SUPPORT,
    YOU_RESOLVED_A_COST,
    attached_takes_damage,
    rerolled,
    resolving_one_of,
    rolled_into_pool,
    rolls,
    rolls_damage,
    this_rolls,
)
from sandtable.games.destiny.words.round_ends_and_teams import ACTION_PHASE_ENDED, at_end_or_control, unless_team_is
from sandtable.games.destiny.words.rounds_and_control import FIRST_ROUND_STARTS, after_start_or_control
from sandtable.games.destiny.words.same_symbol import after_resolving_to_remove_like
from sandtable.games.destiny.words.seen_hands import YOU_REVEALED_THEIRS
from sandtable.games.destiny.words.shields_for_others import attached_shields_block_for_any, shields_block_for
from sandtable.games.destiny.words.starting_hands import STARTING_HAND, YOU_DRAW_STARTING_HAND
from sandtable.games.destiny.words.staying import (
    CANNOT_BE_DISCARDED,
    DISCARDED_FOR_A_DIE,
    OPPONENT_DEFEATS_ATTACHED,
    STAYS_BUT_FOR_UNIQUENESS,
    instead_of_discard,
    so_instead,
    stays_below,
    they_may_move_this,
)
from sandtable.games.destiny.words.taking import open_action, opponents_action
from sandtable.games.destiny.words.together import discard_beside
from sandtable.games.destiny.words.tokens_here import (
    CAN_BE_ACTIVATED,
    CHARM,
    OPPONENT_GAINED,
    OPPONENT_LOST,
    PHASE_BEGINS,
    RESOLVING_A_DIE,
    YOU_REMOVED_RESOURCES,
    discarded_at,
    enters_with,
    resolving_a,
)
from sandtable.games.destiny.words.uncounted import (
    copies_free_and_uncounted_on,
    uncounted_here,
    uncounted_on_attached,
)
from sandtable.games.destiny.words.unhurt import unhurt_by
from sandtable.games.destiny.words.vehicles_at_work import (
    ATTACHED_SUPPORT_IS_EXHAUSTED,
    GOES_FOR_ATTACHED_VEHICLE,
    THIS_BECOMES_PILOTED,
    THIS_DIE_IS_RESOLVED,
    YOU_ACTIVATE_ATTACHED_VEHICLE,
)
from sandtable.games.destiny.words.verbs.losing import LOSES_ROLL_OFF
from sandtable.games.destiny.words.verbs.resolving_at_yourself import MODIFIES_NOTHING
from sandtable.games.destiny.words.while_controlling import SpotAnother, SpotOthers, has_while
