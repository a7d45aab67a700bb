# interpreted: a list of names
"""Words that act: verbs, and the ways they are done."""

from sandtable.games.destiny.words.as_if_a_character import MoveToThisSupport
from sandtable.games.destiny.words.battlefields import SIDE_OF_CHOSEN_NUMBER, ChooseNumber
from sandtable.games.destiny.words.bounties_and_traps import MOVE_DAMAGE_HERE, USE_DIE_OF_DEFEATED
from sandtable.games.destiny.words.cards_of_others import ITS_CONTROLLER, DiscardOfController
from sandtable.games.destiny.words.chosen_characters import (
    CHOSEN_ACTIVATED,
    MUST_ACTIVATE_THIS,
    THE_CHOSEN,
    choose_to_keep,
)
from sandtable.games.destiny.words.damage_to_it import MOVE_ONE_TO_IT
from sandtable.games.destiny.words.detected_cards import DEAL_ITS_COST, Undetect
from sandtable.games.destiny.words.dice_beside_others import (
    EXCHANGE_VALUES,
    REMOVE_WHERE_YOU_HAVE_MORE,
    THEY_CHOOSE_A_DIE,
)
from sandtable.games.destiny.words.discarded import DISCARD_RANDOM_OF_PLAYER, DiscardRandomOfThem
from sandtable.games.destiny.words.downgrades import DiscardDowngradesOn
from sandtable.games.destiny.words.entering_and_hands import DiscardAnother, DrawFull, ShuffleHandIn
from sandtable.games.destiny.words.fewer_in_play import LoseMoreIf
from sandtable.games.destiny.words.firm_dice import BAR_REROLL
from sandtable.games.destiny.words.hand_actions import THIS_VEHICLE_IN_HAND, PlayFromHand, action_in_hand
from sandtable.games.destiny.words.hands_in_games import DiscardHand, PlaySabacc, SpendBeside, TakePrisoners
from sandtable.games.destiny.words.kept_choices import ChooseColor
from sandtable.games.destiny.words.later_defeats import defeated_after_round
from sandtable.games.destiny.words.mods_of_this import SearchToPlayHere
from sandtable.games.destiny.words.named_titles import NameForThis
from sandtable.games.destiny.words.on_vehicles import DiscardUnlessAttached
from sandtable.games.destiny.words.opposing_teams import as_soon_as, opponents_gain, you_control
from sandtable.games.destiny.words.played_in_vain import DiscardAnotherToPlayThis, DiscardPlayed, DiscardWholeTop
from sandtable.games.destiny.words.prices import DiscardCosting
from sandtable.games.destiny.words.removed_last_turn import roll_removed
from sandtable.games.destiny.words.revealed_tops import IT_IS_HERO_OR_VILLAIN, REVEAL_TOP_OF_THEIRS
from sandtable.games.destiny.words.roll_off_lost import LOSE_THE_ROLL_OFF
from sandtable.games.destiny.words.seen_hands import DiscardOneOfTwo, DiscardRandomOne, LookAtThatHand, PutOnTopInOrder
from sandtable.games.destiny.words.shared_subtypes import SpotSharing, spotting_sharing
from sandtable.games.destiny.words.staying import MoveThisTo
from sandtable.games.destiny.words.symbols_shared import LIKE_ITS_OWN_DICE
from sandtable.games.destiny.words.taking import GiveThis, OwnerGains, TakeCard
from sandtable.games.destiny.words.those_characters import (
    ALL_OF_THOSE,
    THOSE_CHARACTERS,
    ActivateInTurn,
    ActivateSeveral,
    ActivateThose,
    GiveThose,
    two_unlike,
)
from sandtable.games.destiny.words.tops_of_decks import DiscardTopOfChosen, RearrangeOnTop, RevealTopOf, TakeAndPutUnder
from sandtable.games.destiny.words.unless_opponents import DealUnlessTheyDiscard, SmallerHandsUnless
from sandtable.games.destiny.words.vehicle_dice import RemoveShieldsBy, chosen_and
from sandtable.games.destiny.words.verbs.activate import (
    YOUR_CHARACTER_OR_SUPPORT,
    Activate,
    ActivateAtOnce,
    AlsoActivate,
    SpotToActivate,
)
from sandtable.games.destiny.words.verbs.adding_from_aside import add_to_play_area, add_to_team
from sandtable.games.destiny.words.verbs.adding_or_removing import AddOrRemoveOne, PlaceOrRemove
from sandtable.games.destiny.words.verbs.after_phase import after_phase, after_upkeep_begins, return_if_in_play
from sandtable.games.destiny.words.verbs.any_token import AddOrRemoveToken
from sandtable.games.destiny.words.verbs.aside import PutAside, SetAside, SetPlotAside, SetThisAside
from sandtable.games.destiny.words.verbs.aside_moves import (
    ChooseAndSetAside,
    SetRandomAside,
    ShuffleCopiesIn,
    ShuffleIn,
)
from sandtable.games.destiny.words.verbs.attaching_this import (
    THAT_VEHICLE,
    SpotToAttachThis,
    once_a_game,
    that_vehicle_is,
)
from sandtable.games.destiny.words.verbs.attaching_vehicles import (
    ATTACH_HERE,
    DETACH,
    RETURN_AS_SUPPORT,
    SpotTitleToAttachThis,
)
from sandtable.games.destiny.words.verbs.barring_rolls import BAR_ROLLING
from sandtable.games.destiny.words.verbs.blocking import BlockDamage, BlockUpTo
from sandtable.games.destiny.words.verbs.burying import RevealTakeAndBury
from sandtable.games.destiny.words.verbs.cards import (
    ANY_NUMBER,
    Count,
    Discard,
    DiscardCopied,
    DiscardFromIt,
    DiscardOwnRandom,
    DiscardRandom,
    DiscardThis,
    Draw,
    PutOnDeck,
    Spot,
    SpotUpTo,
)
from sandtable.games.destiny.words.verbs.claiming import ClaimAnyway
from sandtable.games.destiny.words.verbs.control import GiveControl, TakeControl
from sandtable.games.destiny.words.verbs.decks import (
    DiscardTop,
    LookAtTop,
    PutBack,
    PutSeenUnder,
    PutThisUnder,
    ReturnThisEvent,
)
from sandtable.games.destiny.words.verbs.delayed import AfterRound
from sandtable.games.destiny.words.verbs.detecting_by_choice import HAS_DETECT, REVEAL_TO_DETECT
from sandtable.games.destiny.words.verbs.detecting_chosen import DetectChosen, SwitchWithTop
from sandtable.games.destiny.words.verbs.dice import Choose, ChooseSymbol, Remove, Reroll, RerollThemAgain
from sandtable.games.destiny.words.verbs.exhausting_to_roll import ExhaustToRoll
from sandtable.games.destiny.words.verbs.flipping import BecomeElite, Flip, ReturnFlipped, ReturnFlippedElite
from sandtable.games.destiny.words.verbs.flipping_to_others import (
    FLIP_AND_GIVE,
    RETURN_FLIPPED_TO_OPPONENT,
    SearchToDiscard,
)
from sandtable.games.destiny.words.verbs.gaining_dice import (
    SpotToGiveDice,
    ThisGainsDice,
    ThisGainsDiceAndSubtype,
    after_you_defeat,
    defeated_you_control,
)
from sandtable.games.destiny.words.verbs.gaining_subtypes import GainChosenSubtype
from sandtable.games.destiny.words.verbs.growing import GainCharacterDie, GainColor, GainDie, MakeElite, dice_at_most
from sandtable.games.destiny.words.verbs.hands import (
    LOOK_AT_HANDS,
    AddToHand,
    DiscardCard,
    DiscardRandomFrom,
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
    THAT_PLAYER,
    THEM,
    YOURSELF,
    DealIndirect,
)
from sandtable.games.destiny.words.verbs.into_the_deck import place_on_deck, place_under_deck
from sandtable.games.destiny.words.verbs.lasting_effects import (
    CANNOT_RESOLVE_THIS_TURN,
    MORE_ACTIONS_NEXT_TURN,
    OPPONENT_CANNOT_RESOLVE,
    THAT_OPPONENT_CANNOT_RESOLVE,
    LargerHandThisRound,
)
from sandtable.games.destiny.words.verbs.losing import aside_before_set_up, lose_unless
from sandtable.games.destiny.words.verbs.making_elite import AsideToMakeElite
from sandtable.games.destiny.words.verbs.more_hands_and_decks import (
    DiscardTopCard,
    LookAtRandomIn,
    PutBackOnYours,
    RevealTopCard,
)
from sandtable.games.destiny.words.verbs.moving import MoveDamage, MoveUpgrade, MoveUpTo, PlaceDamage
from sandtable.games.destiny.words.verbs.moving_across import MoveAcross
from sandtable.games.destiny.words.verbs.moving_among import MoveAmong
from sandtable.games.destiny.words.verbs.moving_from_here import MoveFromHere, MoveFromIt
from sandtable.games.destiny.words.verbs.moving_this import MoveItTo, SpotToMoveThis
from sandtable.games.destiny.words.verbs.moving_tokens import MoveShield, MoveTokens, MoveTokensOnto, MoveTokensUpTo
from sandtable.games.destiny.words.verbs.odd.dealing_by_hand import DealByHand
from sandtable.games.destiny.words.verbs.odd.descending import DealEach
from sandtable.games.destiny.words.verbs.odd.ejecting import ITS_PILOT, DiscardOfPilot
from sandtable.games.destiny.words.verbs.odd.enduring import ForceToResolve
from sandtable.games.destiny.words.verbs.odd.healing_by_costs import HEAL_BY_COSTS
from sandtable.games.destiny.words.verbs.odd.keeping import PlaceHere, PlaceHereForNow
from sandtable.games.destiny.words.verbs.odd.last_dice import RollItsDice
from sandtable.games.destiny.words.verbs.odd.naming_cards import name_to_search, name_to_strip
from sandtable.games.destiny.words.verbs.odd.paying_for_others import ForceToPayFor
from sandtable.games.destiny.words.verbs.odd.paying_from_plots import GAIN_FROM_PLOT
from sandtable.games.destiny.words.verbs.odd.paying_with_hands import DiscardHandFor
from sandtable.games.destiny.words.verbs.odd.rallying import ResolveOrRemove
from sandtable.games.destiny.words.verbs.odd.repulsing import TurnToBlanksAndHurt
from sandtable.games.destiny.words.verbs.odd.rotten_deals import RottenDeal
from sandtable.games.destiny.words.verbs.odd.scouting import DiscardOneAddOther, in_sentences
from sandtable.games.destiny.words.verbs.odd.slamming import RemoveOneOfEach
from sandtable.games.destiny.words.verbs.odd.splitting import SplitAnyPool, SplitPool
from sandtable.games.destiny.words.verbs.odd.trials import SpotIt, gain_subtype_and_die, has_passed, spot_passed
from sandtable.games.destiny.words.verbs.others_decks import CONTROLLERS_DECK, THAT_PLAYERS_DECK, play_or_else
from sandtable.games.destiny.words.verbs.pairs import RollBoth, TurnBoth
from sandtable.games.destiny.words.verbs.phases import (
    EndActionPhase,
    ExtraAction,
    GainActions,
    OpponentMayAct,
    SwitchBattlefield,
)
from sandtable.games.destiny.words.verbs.piles import (
    DiscardAnyFromTop,
    DiscardRandomCard,
    PlaceOnOwnersDeck,
    PlaceUnderDeck,
    PlaceUnderOwnersDeck,
)
from sandtable.games.destiny.words.verbs.placing import PutUnderDeck
from sandtable.games.destiny.words.verbs.placing_tokens import (
    Place,
    RemoveAllTokens,
    RemoveAnyTokens,
    RemoveTokens,
    TakeAllFrom,
    TakeFrom,
    remove_up_to,
)
from sandtable.games.destiny.words.verbs.playing import FOR_FREE, DecreaseCost, GiveKeyword, PayToPlay, Play, PlayOn
from sandtable.games.destiny.words.verbs.playing_for_full_cost import PlayACard, PlayForFullCost, costing_as_much_as
from sandtable.games.destiny.words.verbs.playing_for_less import PlayForLess
from sandtable.games.destiny.words.verbs.playing_freely import PlayIgnoring
from sandtable.games.destiny.words.verbs.playing_from_piles import PlayAndSetAside, PlayThisFromDiscard
from sandtable.games.destiny.words.verbs.playing_from_top import PlayFromTop
from sandtable.games.destiny.words.verbs.playing_here import PlayHere
from sandtable.games.destiny.words.verbs.playing_on_another import PlayOnAnother, SpotBeside, SpotFirst
from sandtable.games.destiny.words.verbs.playing_on_theirs import PlayOnTheirs
from sandtable.games.destiny.words.verbs.playing_seen import A_REVEALED_CARD, THAT_SEEN_CARD, THE_SEEN_CARD, PlaySeen
from sandtable.games.destiny.words.verbs.playing_spotting import PlayRevealedOfThem, PlaySpottingTheirs
from sandtable.games.destiny.words.verbs.playing_with_keyword import PlayGiving
from sandtable.games.destiny.words.verbs.power import UseBattlefield, UseItsAbility
from sandtable.games.destiny.words.verbs.raised_for_a_price import HurtToRaise, ResolveRaised
from sandtable.games.destiny.words.verbs.raising import RaiseValue, ReduceValue
from sandtable.games.destiny.words.verbs.readiness import Exhaust, Ready
from sandtable.games.destiny.words.verbs.removing_down import RemoveDownTo
from sandtable.games.destiny.words.verbs.removing_with_damage import RemoveWithDamage
from sandtable.games.destiny.words.verbs.rerolled_symbol import RerollNoting
from sandtable.games.destiny.words.verbs.resolve import (
    Resolve,
    ResolveAgain,
    ResolveAnotherSide,
    ResolveAny,
    ResolveHeeding,
    ResolveSide,
)
from sandtable.games.destiny.words.verbs.resolving_all_own import ResolveAllOwn
from sandtable.games.destiny.words.verbs.resolving_at_yourself import ResolveAtYourself
from sandtable.games.destiny.words.verbs.resolving_several import ResolvePaidAtEach, ResolveUnlike
from sandtable.games.destiny.words.verbs.resolving_twice import NOTING_ITS_SIDE, ReturnAndResolve
from sandtable.games.destiny.words.verbs.resolving_up_to import ResolveUpTo
from sandtable.games.destiny.words.verbs.returning import ReturnReady, ReturnToGame
from sandtable.games.destiny.words.verbs.revealed_cards import (
    ODD_COSTS,
    REVEALED,
    ChooseAndDiscard,
    RevealTopCards,
    ShuffleThatDeck,
)
from sandtable.games.destiny.words.verbs.revealing import (
    SIDE_EQUAL_TO_ITS_COST,
    SIDE_OF_ITS_COST,
    SIDE_OF_THAT_CARDS_COST,
    Reveal,
    RevealHand,
)
from sandtable.games.destiny.words.verbs.revealing_to_do import ByCost, RevealRandom
from sandtable.games.destiny.words.verbs.rolling import (
    ROLL_THIS_IF_ABLE,
    THIS_LYING_DIE,
    Roll,
    RollDieOnIt,
    RollIntoYours,
    RollOfChosen,
    RollOfChosenIfAble,
    lying,
)
from sandtable.games.destiny.words.verbs.rolling_again import RollAgain, RollAnew, RollBack
from sandtable.games.destiny.words.verbs.rolling_aside import RollAside, RollAsideFor, set_aside_again
from sandtable.games.destiny.words.verbs.rolling_for_others import choose_opponent, roll_into_own_pool
from sandtable.games.destiny.words.verbs.rolling_once_more import ROLL_AND_RESOLVE_IT
from sandtable.games.destiny.words.verbs.rolling_to_resolve import roll_to_resolve
from sandtable.games.destiny.words.verbs.searching import COST_SHOWN_IS_ODD, RevealTop, SearchDeck, ShuffleDeck
from sandtable.games.destiny.words.verbs.searching_either_place import (
    SearchEither,
    SearchEitherForCopy,
    SearchEitherToPlay,
)
from sandtable.games.destiny.words.verbs.searching_to_play import SearchToPlay, SearchToPlayIf
from sandtable.games.destiny.words.verbs.searching_to_play_several import SearchToPlayFree
from sandtable.games.destiny.words.verbs.several_shields import RemoveSeveralShields
from sandtable.games.destiny.words.verbs.several_supports import ActivateAnySupports
from sandtable.games.destiny.words.verbs.shields import (
    RemoveAnyShields,
    RemoveShield,
    RemoveShields,
    RemoveShieldsFrom,
)
from sandtable.games.destiny.words.verbs.shuffling_in import ShieldsToDamage, ShuffleOneBack, ShuffleThisIn
from sandtable.games.destiny.words.verbs.shuffling_up_to import ShuffleUpToCopies
from sandtable.games.destiny.words.verbs.sides import (
    COST_SIDE,
    DAMAGE_SIDE,
    FIRST_SIDE,
    LIKE_A_MODIFIER,
    LIKE_THAT_DIE,
    LIKE_THIS_DIE,
    NO_DAMAGE,
    OF_THEIR_CHOICE,
    OF_YOUR_CHOICE,
    SAME_SYMBOL,
    SIDES_OF_THAT_SYMBOL,
    TO_A_BLANK,
    side_not_showing,
    side_of_least,
    side_of_most,
    side_of_value,
)
from sandtable.games.destiny.words.verbs.sides_like_others import symbol_of_another
from sandtable.games.destiny.words.verbs.specials import (
    ANOTHER_SPECIAL,
    SPECIAL_ON_ATTACHED,
    RerollInstead,
    RollItsDie,
    RollLooseDie,
    Stay,
    UseClaim,
    UseSpecial,
    UseSpecialHere,
    special_on_this,
)
from sandtable.games.destiny.words.verbs.taking import TakeAsMany
from sandtable.games.destiny.words.verbs.taking_seen import TakeFromTop
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
from sandtable.games.destiny.words.verbs.top_and_bottom import OneUnderOtherToHand, PlayBottom
from sandtable.games.destiny.words.verbs.turn import Turn
from sandtable.games.destiny.words.verbs.turning_or_else import ForceToTurn
from sandtable.games.destiny.words.verbs.upgrades import (
    BecomeSupport,
    Return,
    ReturnThis,
    ReturnToOwner,
    SpendCostOf,
    SwitchThis,
)
from sandtable.games.destiny.words.verbs.using_actions import UseAction
from sandtable.games.destiny.words.verbs.ways import (
    ANYBODYS,
    AS_ANOTHER_SYMBOL,
    AS_UNBLOCKABLE,
    AS_UNMODIFIED,
    AS_YOURS,
    CHEAPER_BY_ONE,
    FOR_ONE_LESS,
    FREE_OF_COST,
    REROLLING,
    SO_UNBLOCKABLE,
    STAYS,
    STAYS_THERE,
    UNPAID,
    WITHOUT_MODIFIER,
    WITHOUT_PAYING,
    YOURS_OR_THEIRS,
    as_showing,
    decreased,
    each_increased,
    increased,
    increased_instead,
    unblockable_if,
    valued,
)
from sandtable.games.destiny.words.verbs.winning import WIN_THE_GAME, they_are_worn_down
