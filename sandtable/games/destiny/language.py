# interpreted: a list of names
"""The card language: all words that a card file may use (`from sandtable.games.destiny.language import *`).

A word is added by importing it here: what this module imports, card files have.

Capitalized words are verbs (and `If`); lower-case words make targets, amounts, occasions and joints; words in capitals
stand alone: CHARACTER, AMBUSH, THAT_MANY.
"""

from sandtable.games.destiny.terms import (
    BLANK,
    BLUE,
    CHARACTER_CARD,
    DISCARD,
    DISRUPT,
    EVENT_CARD,
    FOCUS,
    GRAY,
    HERO,
    INDIRECT,
    MELEE,
    NEUTRAL,
    RANGED,
    RED,
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
    play,
    power_action,
    special,
    starts_with,
    when_played,
)
from sandtable.games.destiny.words.alternatives import force_them, if_able, provided
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
    THE_COST_LOOKED_AT,
    THE_COST_SHOWN,
    THE_OTHER,
    THE_VALUE,
    UP_TO_HAND_SIZE,
    if_resolving,
    in_first_round,
    number_just,
    number_of,
)
from sandtable.games.destiny.words.assignments import ASSIGNED_LAST, TAKES_INDIRECT, BlockOfThat, bears_indirect
from sandtable.games.destiny.words.bargains import YOUR_RESOURCES, GiveResources, to_a_maximum, unless_they_spend
from sandtable.games.destiny.words.beside_this_die import LIKE_ANOTHER_OF_YOURS, UP_TO_THIS_DIE, VALUE_JUST_REROLLED
from sandtable.games.destiny.words.branches import IfElse, OnlyIf
from sandtable.games.destiny.words.conditions import ATTACHED_HAS_NO_SHIELDS, BLOCKED, it_is, it_shows, it_was
from sandtable.games.destiny.words.costs import cannot_play_on_this, cheaper_on
from sandtable.games.destiny.words.dice_in_play import none_in_play
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
    it_now_shows,
    it_was_die,
    outnumbered,
    play_with_a_die,
    play_with_dice,
)
from sandtable.games.destiny.words.events_of_play import (
    ACTIVATED_SUPPORT,
    ATTACHED_IS_ACTIVATED,
    ATTACHED_TAKES,
    HEALED,
    OPPONENT_CLAIMED,
    PLAYED_SUPPORT,
    YOU_ACTIVATE_ATTACHED,
    YOU_CLAIMED,
    YOURS_DEFEATED,
    activating,
    after_played_or_moved,
    is_activated,
    played_a,
    played_on,
    played_on_attached,
    resolving_attached,
    resolving_this,
)
from sandtable.games.destiny.words.gifts import (
    attached_gains,
    attached_has_both,
    attached_has_more,
    attached_has_more_and_gains,
    each_has_more,
    gains_while,
    gains_while_you_have,
    this_has_more,
)
from sandtable.games.destiny.words.instead import instead
from sandtable.games.destiny.words.joints import If, may
from sandtable.games.destiny.words.measured import deal_value_of
from sandtable.games.destiny.words.more_instead import DealUnblockableIf, opponent_shows, target_is
from sandtable.games.destiny.words.nouns.any_card import ANY_CARD
from sandtable.games.destiny.words.nouns.attachments import their_upgrade, upgrade_on
from sandtable.games.destiny.words.nouns.cards import CARD, SUPPORT, UPGRADE
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.die_traits import (
    COST,
    EQUAL_OR_LESSER,
    EQUAL_VALUE,
    LIKE_ANOTHER,
    MODIFIER,
    ODD_VALUE,
    same_value_as,
    up_to_value,
    value_of,
)
from sandtable.games.destiny.words.nouns.named_dice import character_die_of, lying_on
from sandtable.games.destiny.words.nouns.narrowed import costing_at_most, without
from sandtable.games.destiny.words.nouns.piles import A_DECK, ANY_DECK, DECK, HAND
from sandtable.games.destiny.words.nouns.qualities import (
    DAMAGED,
    ELITE,
    HAS_GUARDIAN,
    IS_HERO,
    IS_NEUTRAL,
    IS_VILLAIN,
    NOT_HERO,
    NOT_VILLAIN,
    being,
    cost_at_most,
    cost_exactly,
    damage_at_least,
    health_at_least,
    not_colored,
    points_at_least,
    shields_at_least,
)
from sandtable.games.destiny.words.nouns.seen import THOSE_CARDS, cheapest_from_it, from_it, one_from_it, those
from sandtable.games.destiny.words.nouns.seen_costs import of_cost_from_it
from sandtable.games.destiny.words.nouns.sharing import sharing_subtype
from sandtable.games.destiny.words.nouns.traits import THAT_SYMBOL, at_least, at_most
from sandtable.games.destiny.words.occasions import (
    ACTIVATED,
    ATTACHED_DEFEATED,
    DEALT_DAMAGE,
    GAINING_SHIELDS,
    HAND_EMPTIED,
    OPPONENT_ACTIVATED,
    OPPOSING_DEFEATED,
    PLAYED,
    PLAYED_AMBUSH,
    RESOLVED_DISRUPT,
    SET_UP,
    TAKES_MELEE,
    UPGRADED,
    playing,
)
from sandtable.games.destiny.words.ongoing import LARGER_HAND, OPPONENTS_GAIN_LESS, attached_has, cheaper, have
from sandtable.games.destiny.words.own_dice import UNBLOCKABLE_DIE, spread_shields, x_is
from sandtable.games.destiny.words.own_showing import ITS_DICE_SHOW_DAMAGE
from sandtable.games.destiny.words.players import (
    all_players,
    each_opponent,
    each_player,
    opponent,
    that_opponent,
    that_opponent_either,
    that_player,
    they,
    unless_paid,
)
from sandtable.games.destiny.words.remembered import IT_SHOWED_DAMAGE, SAME_SYMBOL_AND_VALUE, RemoveNoted
from sandtable.games.destiny.words.resolving_both import ResolveBothUnblockable
from sandtable.games.destiny.words.restrictions import (
    CONTROL_THE_BATTLEFIELD,
    MORE_READY_CHARACTERS,
    against_that_opponent,
    attaches_any,
    limit_one,
    only,
    play_only_if,
    to_play_spot,
)
from sandtable.games.destiny.words.several import choose_one, one_of_these, two_of, two_of_these
from sandtable.games.destiny.words.shields_of_yours import RemoveShieldFrom, this_has_both, with_shields
from sandtable.games.destiny.words.situations import (
    A_COPY_DISCARDED,
    ATTACHED_IS_ALONE,
    FIRST_ROUND,
    ONE_CHARACTER,
    THEY_HAVE_MORE_DICE,
    YOU_CONTROL_THE_BATTLEFIELD,
    YOU_HAVE_MORE_CARDS,
    YOU_HAVE_MOST_HEALTH,
    all_yours_are,
    attached_is,
    attached_is_so,
    is_it,
    it_is_attached,
    it_is_on,
    spotting,
    target_has,
    that_character_is,
    this_has,
    this_is_on,
    you_have,
)
from sandtable.games.destiny.words.targets.counted import as_many_as_its_cost
from sandtable.games.destiny.words.targets.picked import (
    a,
    any_number,
    any_of,
    distributed,
    down_to,
    each,
    every,
    exactly,
    one_or_none,
    up_to,
    up_to_different,
    up_to_total,
)
from sandtable.games.destiny.words.targets.pointed import (
    ATTACHED,
    ATTACHED_HIM,
    ATTACHED_IT,
    HIM,
    IT,
    IT_IN_DISCARD,
    ITS_CHARACTER,
    RESOLVING_DIE,
    THAT_CHARACTER,
    THAT_DIE,
    THAT_UPGRADE,
    THE_CHARACTER,
    THIS_CARD,
    THIS_CHARACTER,
    THIS_DIE,
    THIS_IT,
    THIS_PLOT,
    THIS_SUPPORT,
    THIS_UPGRADE,
    WAS_ATTACHED,
    both,
    this_die,
    with_resolving_die,
)
from sandtable.games.destiny.words.verbs.activate import Activate, ActivateAtOnce
from sandtable.games.destiny.words.verbs.aside import SetAside, SetPlotAside, SetThisAside
from sandtable.games.destiny.words.verbs.blocking import BlockDamage, BlockUpTo
from sandtable.games.destiny.words.verbs.cards import (
    ANY_NUMBER,
    Count,
    Discard,
    DiscardFromIt,
    DiscardRandom,
    DiscardThis,
    Draw,
    PutOnDeck,
    Spot,
    SpotUpTo,
)
from sandtable.games.destiny.words.verbs.control import GiveControl, TakeControl
from sandtable.games.destiny.words.verbs.decks import DiscardTop, LookAtTop, PutBack, PutSeenUnder, PutThisUnder
from sandtable.games.destiny.words.verbs.delayed import AfterRound
from sandtable.games.destiny.words.verbs.dice import Choose, ChooseSymbol, Remove, Reroll
from sandtable.games.destiny.words.verbs.exhausting_to_roll import ExhaustToRoll
from sandtable.games.destiny.words.verbs.hands import (
    AddToHand,
    DiscardCard,
    LookAtHand,
    LookAtRandom,
    PutOnTop,
)
from sandtable.games.destiny.words.verbs.indirect import (
    AN_OPPONENT,
    DICE_IN_THEIR_POOL,
    EACH_OPPONENT,
    EACH_PLAYER,
    THAT_OPPONENT,
    THEM,
    YOURSELF,
    DealIndirect,
)
from sandtable.games.destiny.words.verbs.moving import MoveDamage, MoveUpgrade, MoveUpTo, PlaceDamage
from sandtable.games.destiny.words.verbs.moving_this import SpotToMoveThis
from sandtable.games.destiny.words.verbs.odd.descending import DealEach
from sandtable.games.destiny.words.verbs.odd.keeping import PlaceHere
from sandtable.games.destiny.words.verbs.odd.splitting import SplitPool
from sandtable.games.destiny.words.verbs.phases import EndActionPhase, ExtraAction, OpponentMayAct, SwitchBattlefield
from sandtable.games.destiny.words.verbs.placing import PutUnderDeck
from sandtable.games.destiny.words.verbs.playing import FOR_FREE, DecreaseCost, GiveKeyword, PayToPlay, Play, PlayOn
from sandtable.games.destiny.words.verbs.playing_here import PlayHere
from sandtable.games.destiny.words.verbs.power import UseBattlefield
from sandtable.games.destiny.words.verbs.raising import RaiseValue
from sandtable.games.destiny.words.verbs.readiness import Exhaust, Ready
from sandtable.games.destiny.words.verbs.resolve import (
    Resolve,
    ResolveAnotherSide,
    ResolveAny,
    ResolveSide,
    ResolveUpTo,
)
from sandtable.games.destiny.words.verbs.returning import ReturnToGame
from sandtable.games.destiny.words.verbs.revealing import SIDE_OF_ITS_COST, Reveal
from sandtable.games.destiny.words.verbs.rolling import THIS_LYING_DIE, Roll, lying
from sandtable.games.destiny.words.verbs.rolling_again import RollAgain, RollAnew
from sandtable.games.destiny.words.verbs.searching import RevealTop, SearchDeck, ShuffleDeck
from sandtable.games.destiny.words.verbs.shields import MoveShield, RemoveAnyShields, RemoveShield, RemoveShields
from sandtable.games.destiny.words.verbs.sides import (
    COST_SIDE,
    DAMAGE_SIDE,
    LIKE_THAT_DIE,
    NO_DAMAGE,
    OF_YOUR_CHOICE,
    SAME_SYMBOL,
    SIDES_OF_THAT_SYMBOL,
    TO_A_BLANK,
    side_not_showing,
    side_of_least,
    side_of_most,
    side_of_value,
)
from sandtable.games.destiny.words.verbs.specials import (
    ANOTHER_SPECIAL,
    RerollInstead,
    RollItsDie,
    RollLooseDie,
    Stay,
    UseClaim,
    UseSpecial,
)
from sandtable.games.destiny.words.verbs.tokens import (
    UNBLOCKABLE,
    Deal,
    DealTo,
    Defeat,
    Gain,
    Give,
    Heal,
    Lose,
    RemoveDamage,
    Spend,
)
from sandtable.games.destiny.words.verbs.turn import Turn
from sandtable.games.destiny.words.verbs.upgrades import BecomeSupport, Return, ReturnThis, SpendCostOf, SwitchThis
from sandtable.games.destiny.words.verbs.using_actions import UseAction
from sandtable.games.destiny.words.verbs.ways import (
    AS_ANOTHER_SYMBOL,
    AS_UNBLOCKABLE,
    AS_UNMODIFIED,
    AS_YOURS,
    REROLLING,
    STAYS,
    UNPAID,
    WITHOUT_MODIFIER,
    YOURS_OR_THEIRS,
    as_showing,
    increased,
    valued,
)
from sandtable.games.destiny.words.while_controlling import SpotAnother, SpotOthers, has_while
